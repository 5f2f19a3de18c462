import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyRuleset, type AnyScene, type Game, isMap, Runner, seatOf } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { someOf } from '../../../scripts/tests/effort.ts'
import { rulesets } from '../index.ts'

const folder = join(import.meta.dirname, '../../../encounters')
const GAMES = ['escalation', 'free-hits', 'shock', 'weapon-speed', 'zones']
/** Numbers of commands after which to check what would outlast the fight. */
const LIMITS = [0, 7, 25, 60, 400]

type Plain = Readonly<Record<string, unknown>>

/** What outlasts the fight for the players' combatants, by name. For a dead one the referee is asked. */
function outlastingOf(rules: AnyRuleset, scene: AnyScene): Record<string, Plain> {
  const all = Array.from({ length: scene.combatants }, (_, row) => row).filter((row) => seatOf(scene, row) !== 0)
  const fields = all.map((row) => [scene.name(row), rules.outlasts?.(scene, row) ?? {}] as const)
  return Object.fromEntries(fields.filter(([, { out, state, status }]) => ![out, state, status].includes('dead')))
}

/** The encounter again, with what outlasted. */
function next(encounter: Plain, heroes: Readonly<Record<string, Plain>>): Plain {
  const { combatants } = encounter
  const changed = (name: unknown, one: unknown) => (isMap(one) ? { ...one, ...heroes[String(name)] } : one)
  if (Array.isArray(combatants))
    return { ...encounter, combatants: combatants.map((one) => changed(isMap(one) ? one.name : '', one)) }
  const entries = Object.entries(isMap(combatants) ? combatants : {}).map(([name, one]) => [name, changed(name, one)])
  return { ...encounter, combatants: Object.fromEntries(entries) }
}

describe.each(someOf(GAMES, 3))('%s', (id) => {
  let changed = 0
  const files = readdirSync(join(folder, id)).filter((file) => file.endsWith('.yaml'))

  test.each(files)('what outlasts %s is read into the next fight as it was', async (file) => {
    const game = (await rulesets[id]?.()) as Game
    const encounter = parse(readFileSync(join(folder, id, file), 'utf8')) as Plain
    const { setup } = game.readEncounter(encounter)
    const policy = game.rules.policies.get('aggressive') ?? game.rules.policies.get('random')
    if (setup === null || policy === undefined) throw new Error(`${file} cannot be played.`)
    const first = outlastingOf(game.rules, game.rules.open(setup) as AnyScene)
    for (const limit of LIMITS) {
      const scene = game.rules.open(setup) as AnyScene
      new Runner(game.rules, scene, { policies: setup.seats.map(() => policy), limit }).run(`${file} ${limit}`)
      const heroes = outlastingOf(game.rules, scene)
      const read = game.readEncounter(next(encounter, heroes))
      expect(read.problems.map(({ message }) => message)).toEqual([])
      if (read.setup === null) continue
      const again = game.rules.open(read.setup) as AnyScene
      const there = outlastingOf(game.rules, again)
      // Summoned combatants are gone, and one of several in a file has no entry of its own.
      for (const who of Object.keys(heroes).filter((name) => namesIn(encounter).includes(name)))
        expect(withoutSame(there[who])).toEqual(withoutSame(heroes[who]))
      for (const name of LEFT_OUT)
        for (const [who, fields] of Object.entries(there)) expect([who, fields[name]]).toEqual([who, undefined])
      changed += Object.entries(heroes).filter(
        ([who, one]) => JSON.stringify(one) !== JSON.stringify(first[who]),
      ).length
    }
  })

  test('fights do change it', () => {
    expect(changed).toBeGreaterThan(20)
  })
})

const namesIn = ({ combatants }: Plain): readonly unknown[] =>
  Array.isArray(combatants)
    ? combatants.filter((one) => isMap(one) && one.count === undefined).map(({ name }) => name)
    : Object.entries(isMap(combatants) ? combatants : {})
        .filter(([, one]) => isMap(one) && one.count === undefined)
        .map(([name]) => name)

/** Lists that are left out while they are unchanged. */
const LEFT_OUT = ['items', 'weapons', 'shield', 'quiver', 'attacks', 'abilities']
const withoutSame = (fields: Plain = {}): Plain =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !LEFT_OUT.includes(name)))
