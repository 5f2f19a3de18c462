import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findGame, readEncounterText } from '@fray/files'
import type { Game, Setup } from '@fray/kernel'
import { heardHidden, heardTwice } from '@fray/kit/contract/test/heard-twice'
import { connect, inProcess } from '@fray/live/client'
import { type Checkpoint, standing } from '@fray/live/host/test/standing'
import { describe, expect, test } from 'vitest'
import { effort } from '../../../scripts/tests/effort.ts'
import { TableSeat } from '../src/index.ts'
import { encounterText, modelAt } from './rooms.ts'

const root = join(import.meta.dirname, '../../..')
/** Encounters of each game that are tried, from a moment each; more by the environment. */
const MOMENTS = Number(process.env.FRAY_FIGHTS ?? 1)

/** All that the tools say to the seat `eyes` of a fight that stands there, whatever it asks and however it errs. */
async function conversation(game: Game, setup: Setup, step: Checkpoint, names: readonly string[]): Promise<string[]> {
  const connection = connect(inProcess(standing(game, setup, step, 'eyes')))
  await connection.ready
  const services = { draw: () => '', setUp: null }
  const model = await modelAt(new TableSeat(() => connection, 'player', services))
  const looked = await model.call('look')
  const { at } = looked
  const { mayAct } = looked.you as { mayAct: readonly string[] }
  const keys: string[] = []
  for (const who of mayAct.slice(0, 2)) {
    const listed = await model.call('legal', { who })
    const actions = (
      listed.actions as { actions?: { key: string; asks?: { param: string; choices?: unknown[] }[] }[] }[]
    ).flatMap((group) => group.actions ?? [])
    keys.push(...actions.slice(0, 2).map(({ key }) => key))
    const asking = actions.find(({ asks }) => (asks?.[0]?.choices?.length ?? 0) > 0)
    const [ask] = asking?.asks ?? []
    if (asking !== undefined && ask !== undefined)
      await model.call('legal', { key: asking.key, given: { [ask.param]: ask.choices?.[0] } })
    await model.call('why', { who })
  }
  for (const key of keys) await model.call('odds', { key })
  for (const who of names) {
    await model.call('look', { who })
    await model.call('legal', { who })
    await model.call('why', { who })
    for (const kind of ['item', 'spell', 'creature']) await model.call('rule', { kind, name: who, of: who })
    await model.call('act', { id: `k ${who}`, at, key: 'zz9', given: { target: who } })
    await model.call('act', { id: `o ${who}`, at, key: 'zz9', override: { path: `${who}.hp`, to: '1' } })
  }
  for (const question of ['q1', 'q2', 'dice']) {
    await model.call('odds', { question })
    await model.call('answer', { id: question, question, value: names[0] ?? 1 })
  }
  await model.call('act', { id: 'z', at, key: 'zz9' })
  await model.call('act', { id: 'y', at: 'other.1', key: keys[0] ?? 'a1' })
  await model.call('undo', { id: 'u', at: 'other.1' })
  for (const line of [1, 2, 99]) await model.call('why', { line })
  await model.call('wait', { since: 0, seconds: 0 })
  await model.call('digest')
  connection.close()
  return model.heard
}

describe.each(['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed'])('in %s', (id) => {
  test.each([
    ['what a seat may not know', heardTwice],
    ['those whom the referee hides', heardHidden],
  ])('two fights that differ only in %s are one to the tools, byte for byte', async (what, heardIn) => {
    const game = await findGame(id)
    if (typeof game === 'string') throw new Error(game)
    const files = readdirSync(join(root, 'encounters', id)).filter((name) => name.endsWith('.yaml'))
    let cells = 0
    let results = 0
    for (const file of files.slice(0, effort(2, 3))) {
      for (let n = 0; n < MOMENTS; n++) {
        const reading = await readEncounterText(encounterText(`${id}/${file}`), file)
        if ('problems' in reading) throw new Error(reading.problems[0]?.message)
        const at = { file, n, seed: `tools ${n}` }
        const heard = await heardIn(game, reading.setup, at, (fight, step, names) =>
          conversation(game, fight, step, names.slice(0, 5)),
        )
        cells += 'cells' in heard ? heard.cells : heard.hidden
        expect(heard.second, `${file}, moment ${n}`).toEqual(heard.first)
        results += heard.first.length
      }
    }
    process.stdout.write(`${id}: ${results} results equal where ${what} is otherwise, ${cells} times\n`)
    expect(cells).toBeGreaterThan(0)
    expect(results).toBeGreaterThan(60)
  })
})
