import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEncounterText, readPackFiles, shelfOf } from '@fray/files'
import {
  type AnyRuleset,
  type AnyScene,
  formatLine,
  Runner,
  randomFrom,
  Session,
  type Setup,
  viewerOf,
} from '@fray/kernel'
import { type AnySession, linesOf, Play } from '@fray/seat'
import { describe, expect, test } from 'vitest'
import { checkSecrets } from '../src/secrets/check.ts'
import { anySecrets, seatEverybody, withSecrets } from '../src/secrets/set-up.ts'

const root = join(import.meta.dirname, '../../../../examples/packs')

/** A fight of the examples with its pack. */
async function fightOf(pack: string, encounter: string) {
  const folder = join(root, pack)
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  const read = readPackFiles(names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })))
  if ('problems' in read) throw new Error(read.problems[0]?.message)
  const text = readFileSync(join(folder, 'encounters', encounter), 'utf8')
  const reading = await readEncounterText(text, encounter, shelfOf([read]))
  if ('problems' in reading) throw new Error(reading.problems[0]?.message)
  return reading
}

const EXAMPLES = [
  ['frost-and-iron', 'frozen-ford.yaml'],
  ['night-watch', 'after-dark.yaml'],
] as const

describe.each(EXAMPLES)('%s', (pack, encounter) => {
  test('is played to its end, kept, and played again from what was kept', async () => {
    const { game, setup } = await fightOf(pack, encounter)
    const lines: string[] = []
    const policies = setup.seats.map(() => game.rules.policies.get('aggressive') ?? null)
    const session = new Session(game.rules, setup, {
      seed: 'pack',
      policies,
      onLine: (line) => void lines.push(formatLine(line)),
    }) as AnySession
    const play = new Play(session, policies)
    expect(play.goOn()).toBe('over')
    const { encounter: kept } = JSON.parse(lines[0] ?? '')
    expect(kept.packs[0]).toMatchObject({ id: pack, digest: setup.packs?.[0]?.digest })
    const again = game.readEncounter(kept).setup
    expect(again?.packs).toEqual(setup.packs)
    expect(again?.encounter).toEqual(kept)
    for (const seat of setup.seats) expect(play.table(seat.id).fight.packs[0]?.changes.length).toBe(2)
  })

  test('gives no secrets away by saying what comes from a pack', async () => {
    const { game, setup } = await fightOf(pack, encounter)
    let commands = 0
    for (let n = 0; n < 4; n++) {
      const random = randomFrom(`${pack} ${n}`)
      const rules = game.rules as AnyRuleset
      const fight = withSecrets(setup as Setup, anySecrets(random))
      const scene = rules.open(fight) as AnyScene
      seatEverybody(rules, scene)
      const policies = fight.seats.map(() => rules.policies.get('random') as never)
      new Runner(rules, scene, { policies, limit: 3 + n * 7 }).run(`secrets ${n}`)
      commands += checkSecrets(rules, scene, `dice ${n}`, random).commands
    }
    expect(commands).toBeGreaterThan(0)
  })
})

test('a number of something changed says so, and numbers that a seat may not know are left out', async () => {
  const { game, setup } = await fightOf('frost-and-iron', 'frozen-ford.yaml')
  const rules = game.rules as AnyRuleset
  const scene = rules.open(setup) as AnyScene
  scene.record(true)
  const policies = setup.seats.map(() => rules.policies.get('aggressive') as never)
  new Runner(rules, scene, { policies }).run('3')
  const events = scene.recorder?.take() ?? []
  const told = (seat: number) => linesOf(rules, scene, events, viewerOf(scene, seat))
  const words = (seat: number) =>
    told(seat).flatMap(({ opens, notes }) => [
      ...notes,
      ...opens.flatMap(({ parts }) => parts.map((part) => part.words)),
    ])
  expect(words(0)).toContain('Longsword (changed by the pack Frost and Iron 1.2.0: damage 1d10, not 1d8)')
  expect(words(0)).toContain(
    'Corwin is made from Toll ruffian, changed by the pack Frost and Iron 1.2.0: skill 2, not 1; hp 10, not 8.',
  )
  const player = setup.seats.findIndex(({ id }) => id === 'players')
  expect(words(player)).toContain(
    'Corwin is made from Toll ruffian, changed by the pack Frost and Iron 1.2.0: skill 2, not 1.',
  )
  expect(words(player).join('\n')).not.toContain('hp 10')
})
