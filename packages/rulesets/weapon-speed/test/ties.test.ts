import { canonical, execute, plain, Table, viewAll } from '@fray/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blank, type WeaponSpeedCommand } from '../command.ts'
import { weaponSpeed } from '../index.ts'
import { ATTACK, CAST, CONSUME, HEAL_CHECK, INTIMIDATE } from '../model.ts'
import { kindNow } from '../rules/acting.ts'
import type { WeaponSpeedScene } from '../scene.ts'

const ITEMS = [
  'sword +4 1d8+2 slashing x2 speed 4',
  'maul +6 2d6+3 blunt x3 speed 8 two-handed crit 12+',
  'claws +3 1d4 slashing x4 natural strikes 3 crit 15+',
  'burning-club +3 1d6 blunt/fire x2 crit 10+',
]
const POTION = { name: 'potion', consumable: { effects: [{ effect: 'restore', pool: 'wound-points', amount: '1d6' }] } }
const TABLE = { die: 2, rows: { 1: { name: 'Gash', damage: '1d4', attributes: ['strength'] }, 2: { name: 'Cut' } } }

const bolt = {
  name: 'bolt',
  tn: 8,
  casting: 4,
  mana: 2,
  range: 20,
  aim: 'enemy',
  attack: { bonus: 5, damage: '1d8', types: 'cold', crit: 'x2' },
  effects: [
    { effect: 'condition', condition: 'chilled', rounds: 2 },
    { effect: 'push', yards: 2 },
  ],
}

/** Everybody stands so close together that all can reach all. */
const fighter = fc.record({
  monster: fc.boolean(),
  strength: fc.integer({ min: 6, max: 16 }),
  stress: fc.integer({ min: 0, max: 8 }),
  wp: fc.integer({ min: -8, max: 16 }),
  armor: fc.integer({ min: 0, max: 3 }),
  mana: fc.integer({ min: 0, max: 3 }),
  stabilized: fc.boolean(),
  item: fc.nat(ITEMS.length - 1),
  declares: fc.constantFrom(
    'attack',
    'attack',
    'attack',
    'cast bolt',
    'consume potion',
    'heal',
    'intimidate',
    'full-defense',
  ),
  target: fc.nat(20),
})
type Fighter = typeof fighter extends fc.Arbitrary<infer T> ? T : never

const PLACES = ['1,1', '2,1', '1,2', '2,2', '3,1', '3,2', '1,3']

function open(all: readonly Fighter[]): WeaponSpeedScene {
  const names = all.map((_, i) => `F${i}`)
  const { setup, problems } = weaponSpeed.readEncounter({
    ruleset: 'weapon-speed',
    battlefield: '12x12',
    house: { 'keep-rounds': 'yes' },
    content: { injuries: { slashing: TABLE, fire: TABLE, cold: TABLE, blunt: TABLE } },
    combatants: Object.fromEntries(
      all.map(({ monster, strength, stress, wp, armor, mana, stabilized, item, declares }, i) => {
        const [name, ...rest] = (ITEMS[item] as string).split(' ')
        return [
          names[i],
          {
            kind: monster ? 'monster' : 'character',
            side: i % 2 === 0 ? 'party' : 'foes',
            attributes: { strength },
            stress: `${stress}/8`,
            wp: Math.max(1 - strength, Math.min(wp, strength)),
            armor,
            mana,
            stabilized: stabilized && wp <= 0,
            skills: { heal: 5 },
            items: [[name, ...rest, 'reach 5'].join(' '), POTION],
            spells: [bolt],
            wounds: [3],
            at: PLACES[i],
            fullDefense: declares === 'full-defense',
          },
        ]
      }),
    ),
    now: {
      count: 3,
      turns: Object.fromEntries(
        all.map(({ declares, item }, i) => {
          const weapon = (ITEMS[item] as string).split(' ')[0]
          return [names[i], { declared: declares === 'attack' ? `attack ${weapon}` : declares, initiative: 9 }]
        }),
      ),
    },
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return weaponSpeed.rules.open(setup) as unknown as WeaponSpeedScene
}

/** What a combatant does on its turn, whoever has acted before. */
function actOf(scene: WeaponSpeedScene, row: number, wanted: number): WeaponSpeedCommand {
  const others = Array.from({ length: scene.combatants }, (_, i) => i).filter((i) => i !== row)
  const foes = others.filter((i) => i % 2 !== row % 2)
  const foe = foes[wanted % foes.length] as number
  const anybody = wanted % scene.combatants
  switch (kindNow(scene, row)) {
    case ATTACK:
      return { ...blank(row, 'attack'), target: foe }
    case CAST:
      return { ...blank(row, 'cast'), target: foe }
    case CONSUME:
      return { ...blank(row, 'consume'), target: row }
    case HEAL_CHECK:
      return { ...blank(row, 'heal'), target: anybody }
    case INTIMIDATE:
      return { ...blank(row, 'intimidate'), target: foe }
    default:
      return blank(row, 'end')
  }
}

/** Resolves the count in the order given; each combatant has dice of its own. Returns all that is left, wounds by combatant. */
function resolve(all: readonly Fighter[], order: readonly number[], seed: number): string {
  const scene = open(all)
  scene.tieOrder = order
  scene.table = Table.quick(seed)
  const go = (command: WeaponSpeedCommand) => execute(weaponSpeed.rules, scene, command as never)
  go(blank(-1, 'count'))
  for (let guard = 0; scene.now.fight.open[0] === 1; guard++) {
    if (guard > 20) throw new Error('The count does not come to its end.')
    const row = scene.now.fight.turn[0] as number
    scene.table = Table.quick(seed * 100 + row)
    go(actOf(scene, row, all[row]?.target ?? 0))
    go(blank(row, 'end'))
  }
  const { combatant, item, condition } = plain(scene)
  return canonical({ combatant, item, condition, view: viewAll(weaponSpeed.rules, scene as never) })
}

describe('combatants on the same number', () => {
  test('leave the same fight, in whatever order they are worked through', { timeout: 60_000 }, () => {
    const cases = fc.array(fighter, { minLength: 2, maxLength: 7 }).chain((all) =>
      fc.record({
        all: fc.constant(all),
        order: fc.shuffledSubarray(
          all.map((_, i) => i),
          { minLength: all.length },
        ),
        seed: fc.nat(1_000_000),
      }),
    )
    fc.assert(
      fc.property(cases, ({ all, order, seed }) => {
        const roster = all.map((_, i) => i)
        expect(resolve(all, order, seed)).toBe(resolve(all, roster, seed))
      }),
      { numRuns: Number(process.env.FRAY_TIES ?? 300) },
    )
  })
})
