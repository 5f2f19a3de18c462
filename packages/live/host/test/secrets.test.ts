import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, randomFrom, type Setup } from '@fray/kernel'
import { heardHidden, heardTwice } from '@fray/kit/contract/test/heard-twice'
import { rulesets } from '@fray/rulesets'
import type { ListedActions, Play } from '@fray/seat'
import { describe, expect, test } from 'vitest'
import { someOf } from '../../../../scripts/tests/effort.ts'
import { encounterOf, fightServerWith, settle, sit } from './fight-servers.ts'
import { moveAtRandom } from './moving.ts'
import { type Checkpoint, standing } from './standing.ts'

const root = join(import.meta.dirname, '../../../..')
/** Steps of each encounter that are looked at; more by the environment. */
const MOMENTS = Number(process.env.FRAY_FIGHTS ?? 1)

/** A conversation of the seat `eyes` with a host whose fight stands there: everything that the host says. */
async function conversation(game: Game, setup: Setup, step: Checkpoint, names: readonly string[]): Promise<string[]> {
  const heard: string[] = []
  const transport = { send: (text: string) => heard.push(text), close: () => undefined, waiting: 0 }
  const connection = standing(game, setup, step, 'eyes').accept(transport)
  const say = async (message: unknown) => {
    connection.hear(typeof message === 'string' ? message : JSON.stringify(message))
    await settle()
  }
  await say({ do: 'hello', protocol: 1 })
  const { table } = JSON.parse(heard[1] ?? '{}') as { table: ReturnType<Play['table']> }
  let id = 0
  const ask = (message: object) => say({ ...message, id: ++id })
  for (const who of table.turn.who) {
    await ask({ do: 'actions', who })
    const { value } = JSON.parse(heard.at(-1) ?? '{}') as { value: ListedActions }
    const keys = value.groups
      .flatMap(({ actions }) => actions)
      .flatMap(({ key, asks }) => (asks.length === 0 ? key : []))
    for (const action of [...keys.slice(0, 2), ...keys.slice(-2)]) await ask({ do: 'chances', action, branches: 40 })
  }
  for (const who of names) {
    for (const word of ['actions', 'reach', 'threat']) await ask({ do: word, who })
    await ask({ do: 'between', who, other: table.cards[0]?.who ?? '' })
    for (const kind of ['item', 'spell', 'attack', 'creature']) await ask({ do: 'about', kind, name: who, of: who })
    await ask({ do: 'submit', action: { actor: who, action: 'move' } })
    await ask({ do: 'plan', who, commands: [] })
  }
  for (const message of [
    ...[
      { do: 'told' },
      { do: 'account' },
      { do: 'table' },
      { do: 'seats' },
      { do: 'steps' },
      { do: 'step', n: 0 },
      { do: 'step', n: 7 },
      { do: 'undo' },
      { do: 'redo' },
      { do: 'undo', sameDice: true },
    ],
    ...[
      { do: 'answer', question: 'q1', value: 1 },
      { do: 'option-chances', question: 'q1' },
      { do: 'roll', faces: [1] },
    ],
    ...[
      { do: 'submit', action: 'z99' },
      { do: 'submit', action: 'a1', at: 99 },
      { do: 'submit', action: { actor: 'referee', action: 'override', path: 'fight.round', to: 1 } },
    ],
    ...[{ do: 'chances', action: 'z99' }, { do: 'invite', to: 'anybody' }, { do: 'dance' }],
  ])
    await ask(message)
  for (const text of [
    '{',
    '[]',
    '{"do":"resume","epoch":"other","seq":0}',
    '{"do":"ping"}',
    '{"do":"table","__proto__":{}}',
  ])
    await say(text)
  return heard
}

describe.each(someOf(['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed'], 3, 2))('in %s', (id) => {
  const files = someOf(
    readdirSync(join(root, 'encounters', id)).filter((name) => name.endsWith('.yaml')),
    5,
  )

  test('two fights that differ only in what a seat may not know send it equal bytes, whatever it asks and however it errs', async () => {
    const game = (await rulesets[id]?.()) as Game
    let cells = 0
    let frames = 0
    for (const file of files) {
      for (let n = 0; n < MOMENTS; n++) {
        const { setup } = game.readEncounter(encounterOf(`encounters/${id}/${file}`))
        const at = { file, n, seed: `frames ${n}` }
        const heard = await heardTwice(game, setup as Setup, at, (fight, step, names) =>
          conversation(game, fight, step, names.slice(0, 6)),
        )
        cells += heard.cells
        expect(heard.second, `${file}, step ${n}`).toEqual(heard.first)
        frames += heard.first.length
      }
    }
    process.stdout.write(`${id}: ${frames} frames equal, ${cells} cells otherwise\n`)
    expect(cells).toBeGreaterThan(0)
    expect(frames).toBeGreaterThan(50)
  })

  test('two fights that differ only in whom the referee hides send a seat equal bytes, and never their names', async () => {
    const game = (await rulesets[id]?.()) as Game
    let hidden = 0
    for (const [n, file] of files.entries()) {
      const { setup } = game.readEncounter({ ...encounterOf(`encounters/${id}/${file}`), notes: [], about: '' })
      const step = { file, n, seed: `hidden ${n}` }
      const heard = await heardHidden(game, setup as Setup, step, (fight, at, names) =>
        conversation(game, fight, at, names.slice(0, 7)),
      )
      hidden += heard.hidden
      expect(heard.second, file).toEqual(heard.first)
    }
    expect(hidden).toBeGreaterThan(5)
  })

  test('no frame names anybody of whom the seat does not know', async () => {
    let frames = 0
    let unknown = 0
    for (const file of files.filter((name) => name !== 'mirror.yaml').slice(0, 4)) {
      const { fightServer, fight } = await fightServerWith({
        ...encounterOf(`encounters/${id}/${file}`),
        notes: [],
        about: '',
      })
      const referee = sit(fightServer, fight, 'referee')
      await referee.ready
      const transport = { send: (text: string) => seen.push(text), close: () => undefined, waiting: 0 }
      const seen: string[] = []
      fightServer.accept(transport, { fight, seat: 'players' }).hear('{"do":"hello","protocol":1}')
      const player = sit(fightServer, fight, 'players')
      await player.ready
      const random = randomFrom(file)
      for (let move = 0; move < 20; move++) {
        await settle()
        const names = referee.now.table?.cards.map(({ who }) => who) ?? []
        const known = player.now.table?.cards.map(({ who }) => who) ?? []
        const hidden = names.filter((name) => !known.includes(name) && !known.some((one) => one.includes(name)))
        for (const text of seen.splice(0)) {
          frames++
          for (const name of hidden) {
            unknown++
            expect(text.includes(JSON.stringify(name).slice(1, -1)), `${file}: ${name} in ${text.slice(0, 300)}`).toBe(
              false,
            )
          }
        }
        for (const seat of [player, referee]) await moveAtRandom(seat, random)
      }
      for (const seat of [player, referee]) seat.close()
    }
    process.stdout.write(`${id}: ${frames} frames, looked through ${unknown} times for a hidden name\n`)
    expect(frames).toBeGreaterThan(20)
  })
})
