import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readsAnything } from '../../loading/test/unreadable.ts'
import { zonesContent } from '../content/content.ts'
import { HINDRANCES } from '../effects.ts'
import { ATTRIBUTES, RANGES } from '../words.ts'
import { readZonesEncounter } from './read.ts'
import { plain, setupOf } from './test/sample.ts'

const small = fc.integer({ min: 1, max: 20 })
const attribute = fc.constantFrom(...ATTRIBUTES)
const dice = fc.constantFrom('1d4', '2d6+1', '1d8-1', '2d20kh1', '3')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const edge = fc.constantFrom('advantage', 'disadvantage')
const ongoing = fc.record({ attribute: maybe(attribute), dr: maybe(small), moments: maybe(small), edge: maybe(edge) })
const landing = fc.record({
  attribute: maybe(attribute),
  moments: maybe(fc.constantFrom(3, '1d4', '2')),
  edge: maybe(edge),
})
const hindrance = fc.oneof(
  fc.constantFrom(...HINDRANCES),
  fc.record({ kind: fc.constantFrom('weakened', 'stuck'), attribute: maybe(attribute), needsAction: fc.boolean() }),
)
const rider = { ongoing: maybe(landing), hindrance: maybe(hindrance) }
const test = fc.record({ attribute: maybe(attribute), dr: maybe(small), edge: maybe(edge) })
const besides = {
  ...rider,
  next: maybe(edge),
  riders: maybe(
    fc.array(fc.record({ test: maybe(test), damage: dice, next: maybe(edge), ...rider }), { maxLength: 2 }),
  ),
}
const attackTest = { dr: maybe(small), edge: maybe(edge) }
const tests = fc.constantFrom(['avoid'], ['attack', 'morale'])
const weapon = fc.record({
  name: fc.constantFrom('club', 'pike', 'dirk'),
  kinds: fc.constantFrom(['melee'], ['melee', 'ranged']),
  damage: dice,
  usages: maybe(fc.oneof(small, fc.constant('none'))),
  place: maybe(fc.constantFrom('body', 'backpack')),
  times: maybe(fc.integer({ min: 1, max: 10 })),
  armor: maybe(small),
  advantage: maybe(tests),
  disadvantage: maybe(tests),
  ...attackTest,
  ...besides,
})
const item = fc.oneof(
  weapon,
  fc.constantFrom(...Object.keys(zonesContent.items)),
  fc.constant('big bow ranged 2-hand 1d6'),
)
const spell = fc.oneof(
  fc.constantFrom(...Object.keys(zonesContent.spells)),
  fc.record({
    name: fc.constant('Gust'),
    range: fc.constantFrom(...RANGES),
    targets: maybe(fc.constantFrom(2, '1d4', 'zone', '3')),
    test: maybe(test),
    move: fc.integer({ min: 1, max: 3 }),
    morale: maybe(fc.constantFrom(14, 'usual')),
    reaction: maybe(fc.record({ modifier: maybe(small) })),
    hostile: maybe(fc.boolean()),
    ...besides,
  }),
  fc.record({
    name: fc.constant('Gust'),
    range: fc.constantFrom('nearby', 'distant'),
    attack: fc.constant('ranged'),
    damage: dice,
    ...attackTest,
  }),
)
const common = {
  level: small,
  zone: maybe(fc.constantFrom('A', 'B', 'C')),
  armor: maybe(small),
  items: maybe(fc.array(item, { maxLength: 4 })),
  spells: maybe(fc.uniqueArray(spell, { maxLength: 3, selector: (s) => (typeof s === 'string' ? s : 'Gust') })),
  hindrances: maybe(fc.uniqueArray(fc.constantFrom(...HINDRANCES))),
  ongoing: maybe(ongoing),
  acted: maybe(fc.boolean()),
  attitude: maybe(fc.constantFrom('kind', 'hostile', 'wants cheese')),
}
const character = fc.record({ kind: fc.constant('character'), str: small, dex: small, hp: small, ...common })
const creature = fc.record({
  kind: fc.constant('creature'),
  skill: small,
  hp: fc.constantFrom('3/9', 4),
  attacks: maybe(
    fc.constant(['claw melee 1d4', { name: 'spit', kind: 'ranged', damage: 2, second: '1d4', also: ['claw'] }]),
  ),
  ...common,
})
const ready = fc.record({
  from: fc.constantFrom(...Object.keys(zonesContent.combatants)),
  zone: maybe(fc.constant('B')),
})
const encounter = fc.record({
  title: maybe(fc.string()),
  surprised: maybe(fc.constantFrom('ask', 'nobody', 'enemies')),
  house: maybe(fc.record({ 'default-dr': maybe(fc.integer({ min: 2, max: 30 })), 'default-usages': maybe(small) })),
  battlefield: fc.oneof(
    fc.constantFrom('A-B-C', 'C-B-A', ['B-A', 'C-A', 'B-C']),
    fc.record({
      A: fc.record({ adjacent: fc.constant(['C']), note: maybe(fc.string()), exit: maybe(fc.boolean()) }),
      B: fc.record({
        hazard: maybe(fc.record({ damage: dice, dr: maybe(small), edge: maybe(edge), ...rider })),
        capacity: fc.constant(50),
      }),
      C: fc.record({ start: maybe(fc.constantFrom('characters', 'enemies')), adjacent: fc.constant(['B']) }),
    }),
  ),
  combatants: fc.record({
    Ada: character,
    Bel: fc.oneof(character, ready),
    Gob: creature,
    Hob: fc.oneof(creature, ready),
  }),
  now: maybe(fc.record({ turn: fc.constantFrom('Ada', 'Gob'), round: maybe(small) })),
  seats: maybe(fc.constant({ one: { plays: ['Bel', 'Hob'], by: 'computer' } })),
})

it('what a setup carries reads to an equal setup, and no further change', () =>
  fc.assert(
    fc.property(encounter, (raw) => {
      const { setup, problems } = readZonesEncounter(raw)
      expect(problems).toEqual([])
      const carried = JSON.parse(JSON.stringify(setup?.encounter)) as unknown
      const again = setupOf(carried)
      expect(plain(again)).toEqual(JSON.parse(JSON.stringify(setup)))
    }),
    { numRuns: 200 },
  ))

readsAnything(readZonesEncounter, ['combatants', 'battlefield', 'Ada', 'items', 'hp', 'now', 'from'])
