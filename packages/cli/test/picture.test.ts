import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())

describe('fray picture', () => {
  it('draws an encounter as it begins to standard output, and a saved fight by its name, its file and after a command', async () => {
    const started = await place.fray(['picture', 'gatehouse'])
    expect(started).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^<svg .*Before the fight.*<\/svg>\n$/s),
    })
    await place.fray(['play', 'duel', '--seed', '7', '--jsonl'], ['{"do":"quit"}'])
    const [name = ''] = place.files().includes('data') ? readFolder('data/fights') : []
    expect(await place.fray(['picture', name.replace('.journal.jsonl', ''), '-o', 'now.svg'])).toMatchObject({
      code: 0,
      out: '',
      err: 'Drawn to now.svg.\n',
    })
    expect(place.read('now.svg')).toContain('A quarrel at the mill: Round 1')
    expect(await place.fray(['run', 'bridge', '--seed', '7', '--journal', 'whole.jsonl', '--quiet'])).toMatchObject({
      code: 0,
    })
    const twelve = await place.fray(['picture', 'whole.jsonl', '--at', '12', '--scheme', 'dark', '--board'])
    const whole = await place.fray(['picture', 'whole.jsonl', '--scheme', 'dark'])
    expect(twelve.out).not.toBe(whole.out)
    expect(whole.out).toMatch(/The fight is over: \w+ won/)
  })

  it('draws as PNG by the ending of the file', async () => {
    const drawn = await place.fray(['picture', 'witness', '-o', 'w.png', '--width', '640'])
    expect(drawn).toMatchObject({ code: 0, err: 'Drawn to w.png.\n' })
    const png = readFileSync(join(place.folder, 'w.png'))
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 640])
  })

  it("leaves out what the seat may not know, and shows the referee's seat all", async () => {
    const described = async (...more: string[]) =>
      /<desc[^>]*>([^<]*)/.exec((await place.fray(['picture', 'duel', ...more])).out)?.[1]
    const [all, seen] = [await described(), await described('--seat', 'players')]
    expect(all).toMatch(/Corwin, [^;]*of \d+ hit points/)
    expect(seen).toMatch(/Corwin, [^;]*unhurt/)
    expect(seen).not.toMatch(/Corwin, [^;]*of \d+ hit points/)
  })

  it.each([
    [
      ['picture', 'duel', '--seat', 'nobody'],
      '--seat nobody: there is no such seat. Available seats: referee, players.',
    ],
    [['picture', 'duel', '--at', '3'], '--at 3: duel is an encounter, which has no commands yet.'],
    [['picture', 'duel', '-o', 'x.gif'], '-o x.gif: name a picture FILE.svg or FILE.png'],
    [['picture', 'duel', '--width', '300'], '--width counts pixels, which only a PNG has'],
    [['picture', 'duel', '--width', '0', '-o', 'x.png'], '--width 0: give a whole number from 1 to 8,000.'],
    [['picture', 'duel', '--scheme', 'pink'], '--scheme pink: give light or dark.'],
    [['picture', 'no-such-fight'], 'There is no encounter'],
    [['picture', 'nothing.jsonl'], 'nothing.jsonl'],
    [['picture', 'duel', '-o', 'no/such/folder.svg'], 'there is no folder no/such'],
  ])('%j says what would be right, and writes nothing', async (args, message) => {
    const before = place.files()
    expect(await place.fray(args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) })
    expect(place.files()).toEqual(before)
  })
})

/** Names of the files of a folder in the place. */
function readFolder(folder: string): string[] {
  return readdirSync(join(place.folder, folder))
}
