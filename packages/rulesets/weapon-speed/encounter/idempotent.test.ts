import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readsAnything } from '../../loading/test/unreadable.ts'
import { weaponSpeedContent } from '../content/content.ts'
import { readWeaponSpeedEncounter } from './read.ts'
import { CLUB, MAUL, plain, SWORD, setupOf } from './test/sample.ts'

const small = fc.integer({ min: 1, max: 9 })
const bonus = fc.integer({ min: -4, max: 9 })
const dice = fc.constantFrom<unknown>('1d4', '2d6+1', '1d8-1', 3, 'd6')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const flag = maybe(fc.boolean())
const types = fc.constantFrom<unknown>('blunt', 'slashing/fire', ['cold', 'holy'])
const attribute = fc.constantFrom('strength', 'agility', 'dexterity', 'perception', 'memory', 'insight')
const condition = fc.constantFrom('dazed', 'prone', 'homesick', 'on-fire', 'warded')
const ids = (kind: keyof typeof weaponSpeedContent) => fc.constantFrom(...Object.keys(weaponSpeedContent[kind]))

const bearing = fc.record({
  defense: maybe(bonus),
  attack: maybe(bonus),
  halfSpeed: flag,
  noBreath: flag,
  prone: flag,
  skills: maybe(fc.constant({ balance: -5 })),
  markers: maybe(fc.constant(['itches'])),
})
const effect = fc.oneof(
  fc.record({
    effect: fc.constant('damage'),
    amount: dice,
    types: maybe(types),
    to: maybe(fc.constantFrom('stress', 'wound-points')),
    armor: flag,
  }),
  fc.record({ effect: fc.constant('restore'), pool: fc.constantFrom('stress', 'wound-points', 'mana'), amount: dice }),
  fc.record({ effect: fc.constant('remove-wounds'), count: maybe(small) }),
  fc.record({ effect: fc.constantFrom('heal-injuries', 'stabilize', 'restore-attributes') }),
  fc.record({
    effect: fc.constant('attribute-damage'),
    attributes: fc.uniqueArray(attribute, { minLength: 1 }),
    amount: dice,
  }),
  fc.record({ effect: fc.constant('condition'), condition, rounds: maybe(small) }),
  fc.record({ effect: fc.constant('end-condition'), condition }),
  fc.record({ effect: fc.constant('base-initiative'), amount: bonus }),
  fc.record({ effect: fc.constant('push'), yards: small }),
)
const effects = fc.array(effect, { minLength: 1, maxLength: 3 })
const strike = {
  bonus: maybe(bonus),
  attribute: maybe(attribute),
  damage: dice,
  damageAttribute: maybe(attribute),
  types,
  crit: fc.constantFrom<unknown>('x2', 4),
  critOn: maybe(fc.constant(18)),
  speed: maybe(bonus),
  strikes: maybe(fc.constantFrom(1, 2)),
  pierces: maybe(fc.constantFrom(0, 2)),
  onHit: maybe(effects),
}
const melee = { ...strike, reach: maybe(fc.constantFrom(1, 2)) }
const thrown = fc.record({ ...strike, name: fc.constant('hurled'), mode: fc.constant('thrown'), range: small })
const item = fc.oneof(
  ids('items'),
  fc.constantFrom(SWORD, CLUB, MAUL, `${SWORD} in carried`, 'claws +2 1d4 slashing natural', 'buckler in ground'),
  fc.record({
    name: fc.constantFrom('Cleaver', 'Hook'),
    ...melee,
    hands: maybe(fc.constantFrom(1, 2)),
    count: maybe(small),
  }),
  fc.record({ name: fc.constant('Adze'), attacks: fc.tuple(fc.record(melee), thrown) }),
  fc.record({ name: fc.constant('Cap'), defense: maybe(bonus), armor: maybe(bonus) }),
  fc.record({
    name: fc.constant('Brew'),
    consumable: fc.record({ speed: maybe(bonus), effects }),
    count: maybe(small),
  }),
  fc.record({
    name: fc.constant('Pot'),
    throwable: fc.record({ speed: maybe(bonus), range: maybe(small), attack: maybe(fc.record(strike)), effects }),
  }),
)
const spell = fc.oneof(
  ids('spells'),
  fc.record({
    name: fc.constant('Gust'),
    tn: fc.integer({ min: 5, max: 20 }),
    casting: maybe(bonus),
    mana: maybe(small),
    speed: maybe(bonus),
    range: small,
    aim: maybe(fc.constantFrom('enemy', 'ally', 'self', 'anyone')),
    attack: maybe(fc.record(strike)),
    effects,
  }),
)
const ability = fc.oneof(
  ids('abilities'),
  fc.record({
    name: fc.constant('Knack'),
    gives: maybe(fc.record({ defense: maybe(bonus), woundPoints: maybe(small) })),
  }),
  fc.record({
    name: fc.constant('Trick'),
    action: fc.constant('free'),
    stress: maybe(small),
    range: maybe(small),
    effects,
  }),
)
const injury = fc.oneof(
  fc.constantFrom<unknown>(
    'broken-rib',
    { from: 'crushed-shoulder', side: 'off' },
    { from: 'burnt', side: 'main' },
    'scorched',
  ),
  fc.record({ name: fc.constant('Stiff neck'), gives: maybe(bearing), side: maybe(fc.constantFrom('main', 'off')) }),
  fc.record({
    name: fc.constant('Sore arm'),
    damage: dice,
    attributes: fc.constant(['dexterity']),
    limb: fc.constant('no-attack'),
    side: fc.constant('off'),
  }),
)
const named = (one: unknown): unknown => (typeof one === 'string' ? one : (one as { name: string }).name)
const several = <T>(one: fc.Arbitrary<T>) => maybe(fc.uniqueArray(one, { maxLength: 3, selector: named }))
const common = {
  attributes: maybe(fc.record({ strength: maybe(fc.integer({ min: 8, max: 20 })), agility: maybe(small) })),
  damaged: maybe(fc.constant({ agility: 2 })),
  stress: maybe(fc.constantFrom<unknown>(0, 3, '2/9')),
  wp: maybe(fc.integer({ min: -7, max: 8 })),
  wpModifiers: maybe(small),
  mana: maybe(fc.constantFrom<unknown>(4, '2/4')),
  defense: maybe(bonus),
  armor: maybe(small),
  speed: maybe(small),
  initiativeModifier: maybe(bonus),
  casting: maybe(bonus),
  skills: maybe(fc.constant({ heal: 4, balance: -1 })),
  items: maybe(fc.array(item, { maxLength: 4 })),
  spells: several(spell),
  abilities: several(ability),
  tags: maybe(fc.constantFrom([], ['undead'])),
  wounds: maybe(fc.constantFrom<unknown>([], [8, '3 blunt', '1 strain'])),
  injuries: maybe(fc.array(injury, { maxLength: 2 })),
  conditions: maybe(
    fc.uniqueArray(fc.oneof(condition, fc.record({ condition, rounds: maybe(small) })), { maxLength: 2 }),
  ),
  baseInitiative: maybe(bonus),
  surprised: flag,
  prone: flag,
  reactionUsed: flag,
  moved: maybe(small),
  actions: maybe(fc.constantFrom(0, 1)),
  bigHit: maybe(small),
  intimidated: maybe(fc.constantFrom(0, 14)),
}
const character = fc.record({
  kind: fc.constant('character'),
  hitDice: fc.constantFrom<unknown>('1d8', ['2d8', '3d10']),
  ...common,
})
const monster = fc.record({ kind: fc.constant('monster'), stressMax: fc.constant(9), ...common, stress: maybe(small) })
const ready = fc.record({ from: ids('combatants'), side: fc.constant('foes') })
const battlefield = fc.oneof(
  fc.constantFrom('30x20', undefined),
  fc.record({
    size: fc.constant([24, 18]),
    origin: maybe(fc.constant([-3, 4])),
    blocked: maybe(fc.constant(['5,5', '7,7..8,9'])),
    exits: maybe(fc.constantFrom<unknown>('none', 'edge', ['0,5', '1,6'])),
    marks: maybe(fc.constantFrom({ party: '0,5' }, { foes: ['9,9..11,11'] })),
  }),
  fc.record({
    text: fc.constant('........\nA.....O.\n..#x....\n........\n........'),
    legend: fc.constant({ x: { blocked: true } }),
  }),
)
const fire = {
  die: 4,
  rows: {
    '1-3': { name: 'Scorched' },
    4: { name: 'Burnt', side: true, limb: 'no-attack', damage: '1d4', attributes: ['agility'] },
  },
}
const conditions = { 'on-fire': { name: 'On fire', gives: { attack: -2 } } }
const encounter = fc.record({
  title: maybe(fc.string({ unit: 'grapheme-ascii' })),
  surprised: maybe(fc.constantFrom<unknown>('nobody', 'ask', ['foes', 'Ann'])),
  options: maybe(fc.constantFrom({ 'check-dice': '3d6' }, { 'declaration-method': 'agility' })),
  sides: maybe(fc.constantFrom({ party: { hp: 'word' }, foes: { name: 'Orcs', allies: ['rats'] }, rats: {} })),
  seats: maybe(fc.constant({ one: { plays: ['Bob', 'foes'], by: 'computer' } })),
  modifiers: maybe(fc.constant({ 1: -5, 2: -4 })),
  battlefield,
  combatants: fc.record({
    Ann: character,
    Bob: fc.oneof(character, ready),
    Orc: monster,
    Imp: fc.oneof(monster, ready),
  }),
  content: fc.constantFrom<unknown>({ injuries: { fire }, conditions }, { injuries: { fire } }),
})
const now = fc.constantFrom<unknown>(undefined, { round: 5 }, { turns: {}, count: 13 })

it('what a setup carries reads to an equal setup, and no further change', () =>
  fc.assert(
    fc.property(encounter, now, (begun, when) => {
      const raw = when === undefined ? begun : { ...begun, now: when, surprised: undefined }
      const { setup, problems } = readWeaponSpeedEncounter(raw)
      expect(problems).toEqual([])
      const carried = JSON.parse(JSON.stringify(setup?.encounter)) as unknown
      expect(plain(setupOf(carried))).toEqual(JSON.parse(JSON.stringify(setup)))
    }),
    { numRuns: 60 },
  ))

it('turns of a fight under way read to the same again', () => {
  const everything = {
    combatants: {
      Ann: { from: 'tamsin-ember', side: 'party', baseInitiative: 4 },
      Bob: { from: 'captain-roe', side: 'party', baseInitiative: 5 },
      Orc: { from: 'band-leader', side: 'foes', baseInitiative: 6 },
      Imp: { from: 'cellar-ghoul', side: 'foes', baseInitiative: 7 },
      Lag: { from: 'captain-roe', side: 'party', baseInitiative: -9 },
    },
    now: {
      round: 3,
      turn: 'Ann',
      turns: {
        Ann: 'cast frost lance',
        Bob: 'activate rally',
        Orc: { declared: 'throw bolas', initiative: 20 },
        Imp: 'heal',
      },
      late: { Imp: { declared: 'claws', initiative: 9 } },
      missed: { Lag: 'defensive war sword' },
    },
  }
  const setup = setupOf(everything)
  expect(plain(setupOf(JSON.parse(JSON.stringify(setup.encounter))))).toEqual(plain(setup))
})

readsAnything(readWeaponSpeedEncounter, [
  'combatants',
  'battlefield',
  'Ann',
  'items',
  'hitDice',
  'now',
  'from',
  'sides',
  'content',
  'surprised',
  'injuries',
  'groups',
])
