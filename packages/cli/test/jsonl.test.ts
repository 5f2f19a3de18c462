import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { someOf } from '../../../scripts/tests/effort.ts'
import { Place } from './fray.ts'

const BOT = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url))

const place = new Place()
afterAll(() => place.remove())

describe('fray play --jsonl', () => {
  it('is played by the bot of the examples to the end, and the journal verifies', async () => {
    for (const fight of someOf(['zones/duel', 'free-hits/heel', 'weapon-speed/clock-yard'], 1)) {
      const journal = `${fight.replace('/', '-')}.jsonl`
      const bot = spawnSync(process.execPath, [BOT, fight, '--seed', '3', '--journal', journal], {
        cwd: place.folder,
        encoding: 'utf8',
      })
      expect(bot.stderr).toBe('')
      expect(bot.status).toBe(0)
      expect(bot.stdout.trimEnd().split('\n').at(-1)).toMatch(/is over/)
      expect(await place.fray(['verify', journal])).toMatchObject({ code: 0 })
    }
  })

  it('goes on with a journal, and refuses what is not understood without ending', async () => {
    const said = await place.fray(['play', 'duel', '--jsonl', '--seed', '7', '--journal', 'one.jsonl'], ['nonsense'])
    expect(said).toMatchObject({ code: 0, err: '' })
    const lines = said.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines[0]).toMatchObject({ type: 'hello', ruleset: 'zones' })
    expect(lines.at(-1)).toMatchObject({ type: 'refused', rule: 'not-understood' })
    const again = await place.fray(['play', '--jsonl', '--resume', 'one.jsonl'], ['{"do":"quit"}'])
    expect(again).toMatchObject({ code: 0, out: expect.stringMatching(/\{"type":"done","re":null\}\n$/) })
  })

  it('says so where no seat is left to a program', async () => {
    expect(await place.fray(['play', '--jsonl'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Say which encounter'),
    })
  })
})
