import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readsAnything } from '../../loading/test/unreadable.ts'
import { freeHitsContent } from '../content/content.ts'
import { readFreeHitsEncounter } from './read.ts'
import { BOW, content, HOOK, plain, setupOf } from './test/sample.ts'

const small = fc.integer({ min: 1, max: 9 })
const dice = fc.constantFrom<unknown>('1d4', '2d6+1', '1d6 + 1d4 + 1', '2d8kh1', 3, 'd6')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const flag = maybe(fc.boolean())
const ids = (kind: keyof typeof freeHitsContent) =>
  fc.constantFrom(...Object.keys(content[kind as keyof typeof content]), ...Object.keys(freeHitsContent[kind]))
const condition = fc.constantFrom('numb', ...Object.keys(freeHitsContent.conditions))
const named = (one: unknown): unknown => (typeof one === 'string' ? one : (one as { name: string }).name)
const several = <T>(one: fc.Arbitrary<T>) => maybe(fc.uniqueArray(one, { maxLength: 3, selector: named }))

const effect = fc.oneof(
  fc.record({ effect: fc.constant('damage'), amount: dice, type: maybe(fc.constant('fire')) }),
  fc.record({ effect: fc.constant('heal'), amount: dice, revives: flag, on: maybe(fc.constantFrom('target', 'doer')) }),
  fc.record({ effect: fc.constant('restore-mp'), amount: dice, on: maybe(fc.constantFrom('target', 'doer')) }),
  fc.record({ effect: fc.constant('condition'), condition, rounds: maybe(small) }),
  fc.record({ effect: fc.constant('end-condition'), condition: fc.oneof(condition, fc.constant('any')) }),
  fc.record({ effect: fc.constantFrom('push', 'place'), spaces: small }),
  fc.record({ effect: fc.constant('remove-wound'), aim: maybe(fc.constantFrom('any', 'slowing', 'none')) }),
  fc.record({
    effect: fc.constant('modify'),
    agility: fc.constant(-1),
    slots: maybe(small),
    reduction: maybe(small),
    rounds: small,
  }),
  fc.record({ effect: fc.constantFrom('prone', 'disengage', 'disarm', 'hide', 'reveal') }),
)
const effects = maybe(fc.array(effect, { maxLength: 3 }))

const strikes = fc.record({
  name: fc.constantFrom('Cleaver', 'Tusks'),
  id: maybe(fc.constant('chopper')),
  kind: fc.constantFrom('melee', 'natural'),
  damage: dice,
  addStrength: flag,
  accuracy: maybe(fc.constantFrom(-1, 0, 2)),
  physical: flag,
  type: maybe(fc.constant('cold')),
  onHit: effects,
})
const shoots = fc.record({
  name: fc.constant('Sling'),
  kind: fc.constant('ranged'),
  damage: dice,
  range: small,
  addStrength: flag,
  carried: maybe(fc.constantFrom('sheathed', 'ground', 'pack')),
})
const weapon = fc.oneof(strikes, shoots, ids('weapons'), fc.constantFrom(HOOK, `${BOW} sheathed`, 'blade ground'))
const item = fc.oneof(weapon, fc.constantFrom<unknown>('rope', { name: 'Lamp', carried: 'hand' }))
const armor = fc.oneof(
  ids('armors'),
  fc.record({
    name: fc.constant('Own luck'),
    amount: fc.constantFrom(2, '1d4'),
    against: maybe(fc.constant(['fire'])),
  }),
)

const when = maybe(fc.constantFrom('any', 'melee', 'ranged', 'spell'))
const featEffect = fc.oneof(
  fc.record({
    feat: fc.constantFrom('sneak-dice', 'summoning-slots', 'movement', 'slots'),
    amount: small,
  }),
  fc.record({ feat: fc.constant('accuracy'), amount: small, when }),
  fc.record({ feat: fc.constant('damage'), amount: dice, when }),
  fc.record({ feat: fc.constant('reduce'), amount: dice, against: maybe(fc.constant(['physical'])) }),
  fc.record({ feat: fc.constant('zone'), spaces: small }),
  fc.record({ feat: fc.constant('full-speed'), modes: fc.constantFrom(['tumbling', 'climbing'], ['swimming']) }),
  fc.record({
    feat: fc.constant('free-attack'),
    when: fc.constantFrom('after-hit', 'enemy-enters'),
    once: maybe(fc.constantFrom('turn', 'round', 'never-limited')),
  }),
  fc.constantFrom({ feat: 'dodge-while-channeling' }, { feat: 'disengage', cost: 'bonus' }, { feat: 'disengage' }),
)
const feat = fc.oneof(
  fc.constantFrom('long', 'chief'),
  fc.record({ name: fc.constant('Own knack'), effects: fc.array(featEffect, { minLength: 1, maxLength: 3 }) }),
  fc.constant({
    name: 'Own choice',
    effects: [{ feat: 'weapon-dice', amount: 1 }],
    weapons: ['blade', 'flail'],
  }),
)

const castTime = fc.array(fc.constantFrom('attack', 'move', 'either'), { minLength: 1, maxLength: 3 })
const common = { cast: castTime, mp: maybe(small), effects, physical: flag, type: maybe(fc.constant('fire')) }
const improvements = maybe(
  fc.record({
    big: fc.record({ price: maybe(fc.constant(2)), damage: dice, heal: maybe(dice), range: maybe(small), effects }),
  }),
)
const spell = fc.oneof(
  ids('spells').filter((id) => id !== 'rite'),
  fc.record({
    name: fc.constant('Own gust'),
    ...common,
    range: fc.constantFrom(0, 12),
    target: maybe(fc.constantFrom('one', 'ally')),
    attack: flag,
    damage: dice,
    improvements,
  }),
  fc.record({
    name: fc.constant('Own blaze'),
    ...common,
    range: small,
    target: fc.constant('area'),
    radius: fc.constantFrom(0, 2),
    damage: dice,
    upkeep: maybe(fc.constantFrom({ amount: 2 }, { pool: 'bonus' }, { amount: 1, pool: 'hp' })),
  }),
  fc.record({
    name: fc.constant('Own call'),
    ...common,
    range: small,
    summon: fc.record({
      creature: fc.constantFrom('hound', 'bat'),
      level: maybe(small),
      sick: flag,
      thrall: maybe(fc.constantFrom({ amount: 3 }, { amount: 4, pool: 'mp' })),
    }),
  }),
)

const numbers = {
  level: fc.integer({ min: 2, max: 9 }),
  accuracy: maybe(fc.integer({ min: -3, max: 9 })),
  agility: maybe(fc.integer({ min: -3, max: 9 })),
  strength: maybe(small),
  mp: maybe(fc.constantFrom<unknown>(9, '3/9', 0)),
  movement: maybe(fc.integer({ min: 0, max: 9 })),
  footprint: maybe(fc.constantFrom(1, 2)),
  feats: several(feat),
  weapons: maybe(fc.array(weapon, { maxLength: 3 })),
  items: maybe(fc.array(item, { maxLength: 3 })),
  armors: several(armor),
  lacks: maybe(fc.constantFrom(['weakening', 'fatal'], [])),
  fullLoad: flag,
  tags: maybe(fc.constantFrom([], ['undead'])),
  about: maybe(fc.constant('Hums.')),
  facing: maybe(fc.constantFrom('n', 'sw')),
  mode: maybe(fc.constantFrom('normal', 'climbing')),
  prone: flag,
  conditions: maybe(
    fc.uniqueArray(fc.oneof(condition, fc.record({ condition, rounds: small })), {
      maxLength: 2,
      selector: (one) => (typeof one === 'string' ? one : one.condition),
    }),
  ),
  wounds: maybe(fc.array(fc.constantFrom<unknown>('slowing', 'none', { aim: 'disrupting' }), { maxLength: 3 })),
}
const underway = {
  slots: maybe(fc.integer({ min: 0, max: 3 })),
  disengaged: flag,
  boosts: maybe(fc.record({ melee: maybe(small), hit: maybe(small) })),
  debts: maybe(fc.constantFrom({ attack: 1 }, { bonus: 2, move: 1 }, {})),
}
const turn = { spent: maybe(fc.constantFrom({ attack: 1 }, { bonus: 2 })), spaces: maybe(small) }
const casting = fc.oneof(
  fc.record({ spells: several(spell) }),
  fc.record({
    spells: several(spell).map((others) => ['rite', ...(others ?? [])]),
    channeling: fc.record({
      spell: fc.constant('rite'),
      paid: maybe(fc.constantFrom(['move'], ['attack', 'move'], ['move', 'move'], ['either'])),
    }),
  }),
  fc.record({
    spells: fc.constant(['guard', 'dart']),
    keeping: fc.constantFrom<unknown>(['guard'], [{ spell: 'guard', on: false }]),
  }),
)
const joined = (one: fc.Arbitrary<object>, other: fc.Arbitrary<object>) =>
  fc.tuple(one, other).map(([a, b]) => ({ ...a, ...b }))
const unit = (more: Record<string, fc.Arbitrary<unknown>>) =>
  joined(casting, fc.record({ hp: fc.constantFrom<unknown>(19, '13/19'), ...numbers, ...more }))
const ready = fc.record({
  from: fc.constantFrom(...Object.keys(freeHitsContent.combatants)),
  side: fc.constant('foes'),
})

/** Nobody hides from Orc when Orc is out of it, and then it has not disengaged. */
const withoutHiding = (people: Record<string, fc.Arbitrary<object>>) =>
  fc.record(people).map(({ Bob, Orc, ...others }) => {
    const { status = 'in' } = Orc as { status?: string }
    if (status === 'in') return { Bob, Orc, ...others }
    return { Bob: { ...Bob, undetectedBy: undefined }, Orc: { ...Orc, disengaged: undefined }, ...others }
  })

const everybody = (more: Record<string, fc.Arbitrary<unknown>>, acting: Record<string, fc.Arbitrary<unknown>>) =>
  withoutHiding({
    Ann: unit({ pc: fc.constant(true), ...more, ...acting }),
    Bob: fc.oneof(
      unit({ side: fc.constant('party'), undetectedBy: maybe(fc.constantFrom<unknown>('all', ['Orc'])), ...more }),
      ready,
    ),
    Orc: unit({ status: maybe(fc.constantFrom('in', 'fled', 'yielded')), ...more }),
    Imp: fc.oneof(fc.constant({ hp: '0/9' }), ready, fc.record({ hp: fc.constant(4), status: fc.constant('dead') })),
    Bat: fc.record({
      from: fc.constant('bat'),
      summoner: fc.constant('Ann'),
      thralled: flag,
      sick: maybe(fc.constantFrom<unknown>(true, 1)),
    }),
    Rex: fc.record({ from: fc.constant('hound'), summoner: fc.constant('Hag'), spell: fc.constant('call-hound') }),
    Hag: fc.constant({ level: 4, spells: ['call-hound', 'call-imp'] }),
  })

const battlefield = fc.oneof(
  fc.constantFrom('30x20', undefined),
  fc.record({
    size: fc.constant([24, 18]),
    origin: maybe(fc.constant([-3, 4])),
    difficult: maybe(fc.constant('0,5..3,8')),
    impassable: maybe(fc.constant(['9,9', '1,6..2,8'])),
    exits: maybe(fc.constantFrom<unknown>('none', 'edge', ['0,5', '1,6..2,8'])),
    marks: maybe(fc.constantFrom({ party: '0,5' }, { foes: ['9,9..11,11'] })),
  }),
  fc.record({
    text: fc.constant(['~~~~~~~~~~', '...##.....', 'A.....O...', ...Array(6).fill('..........')].join('\n')),
    legend: maybe(fc.constant({ '~': { ground: 'difficult' }, A: { combatant: 'Ann' } })),
  }),
)
const head = {
  title: maybe(fc.string({ unit: 'grapheme-ascii' })),
  options: maybe(fc.record({ 'thrall-mhp': maybe(fc.constantFrom('mp', 'reserve-max-hp')) })),
  sides: maybe(fc.constantFrom({ party: { hp: 'word' }, foes: { name: 'Orcs' }, rats: {} })),
  seats: maybe(fc.constant({ one: { plays: ['Bob', 'foes'], by: 'computer' } })),
  content: fc.constant(content),
  battlefield,
}
const begins = fc.record({
  ...head,
  combatants: everybody({}, {}),
  openers: maybe(fc.constantFrom([], ['Bat', 'Ann'])),
})
const goesOn = fc.record({
  ...head,
  combatants: everybody(underway, turn),
  now: fc.record({ round: maybe(small), actor: fc.constant('Ann') }),
})

it('what a setup carries reads to an equal setup, and no further change', () =>
  fc.assert(
    fc.property(fc.oneof(begins, goesOn), (raw) => {
      const { setup, problems } = readFreeHitsEncounter(raw)
      expect(problems).toEqual([])
      const read = setupOf(raw)
      const carried = JSON.parse(JSON.stringify(setup?.encounter)) as Record<string, unknown>
      expect(plain(setupOf(carried))).toEqual(plain(read))
      expect(JSON.stringify(carried.combatants)).not.toContain('"from"')
    }),
    { numRuns: 60 },
  ))

readsAnything(readFreeHitsEncounter, [
  'combatants',
  'battlefield',
  'Ann',
  'weapons',
  'spells',
  'feats',
  'hp',
  'now',
  'from',
  'sides',
  'text',
  'content',
  'summoner',
  'wounds',
  'channeling',
])
