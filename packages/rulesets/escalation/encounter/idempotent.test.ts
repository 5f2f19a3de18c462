import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readsAnything } from '../../loading/test/unreadable.ts'
import { escalationContent } from '../content/content.ts'
import { ADVANTAGE_TO, TRIGGERS, TYPES } from '../words.ts'
import { readEscalationEncounter } from './read.ts'
import { content, plain, setupOf } from './test/sample.ts'

const small = fc.integer({ min: 1, max: 9 })
const dice = fc.constantFrom<unknown>('1d4', '2d6+1', '1d6 + 1d4 + 1', 3, 'd6')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const flag = maybe(fc.boolean())
const type = fc.constantFrom<string>(...TYPES, 'poison')
const condition = fc.constantFrom('dazed', 'softened', 'blessed', 'marked')
const length = fc.constantFrom<Record<string, unknown>>(
  {},
  { save: 13 },
  { save: 'ends' },
  { lasts: 'one-round' },
  { lasts: 'encounter' },
  { until: 'start' },
  { until: 'end', of: 'target' },
)
const joined = (one: fc.Arbitrary<object>, other: fc.Arbitrary<object>) =>
  fc.tuple(one, other).map(([a, b]) => ({ ...a, ...b }))

const what = fc.oneof(
  fc.record({
    damage: dice,
    per: maybe(fc.constant('level')),
    types: maybe(fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 }))),
    half: maybe(fc.constant(true)),
  }),
  fc.record({ heal: dice }),
  fc.record({ recovery: fc.constantFrom('use', 'free'), plus: maybe(dice) }),
  joined(fc.record({ condition }), length),
  joined(fc.record({ ongoing: small, type: maybe(type) }), length),
  joined(fc.record({ advantage: fc.constantFrom(-2, 1), to: fc.constantFrom(...ADVANTAGE_TO) }), length),
  joined(fc.record({ bonus: fc.constantFrom(-2, 1), to: fc.constantFrom(...ADVANTAGE_TO) }), length),
  fc.record({ power: fc.constantFrom(-1, 2), secondary: flag }),
  fc.constantFrom<Record<string, unknown>>(
    { popOff: 'one' },
    { popOff: 'all' },
    { freeMove: 'nearby' },
    { lastGasp: 'lost' },
    { grab: true },
    { endCondition: 'any' },
    { endCondition: 'stunned' },
    { note: 'Hums.' },
  ),
)
const effect = joined(what, fc.record({ on: maybe(fc.constantFrom('user', 'target')) }))
const answer = fc.oneof(
  effect,
  fc.constantFrom<Record<string, unknown>>(
    { cancel: true },
    { defense: 2, lasts: 'this-roll' },
    { advantage: -1, to: 'attack', lasts: 'this-roll', on: 'triggerer' },
  ),
)
const list = maybe(fc.array(effect, { maxLength: 2 }))

const head = {
  about: maybe(fc.constant('Odd.')),
  frequency: fc.constantFrom('at-will', 'encounter', 'daily', 'recharge-9', 'recharge-13'),
  tags: maybe(fc.constant(['blaspheme'])),
  provokes: flag,
  sustain: maybe(fc.constant(11)),
  spend: maybe(fc.record({ power: small, secondary: flag })),
  parity: maybe(fc.constantFrom('odd', 'even')),
  popOff: maybe(fc.constantFrom<unknown>(true, 'all')),
}
const attack = fc.record({
  name: fc.constant('Own blow'),
  ...head,
  type: fc.constantFrom<unknown>(['spell', 'ranged', 'litany'], 'ranged', []),
  action: fc.constantFrom('quick', 'move', 'standard'),
  target: maybe(
    fc.record({
      range: maybe(fc.constantFrom('nearby', 'far')),
      who: maybe(fc.constantFrom('enemy', 'any')),
      count: maybe(fc.constantFrom<unknown>(2, 'all')),
    }),
  ),
  attack: fc.record({ vs: fc.constantFrom('ac', 'pd', 'md'), bonus: maybe(fc.constantFrom(0, 2)) }),
  asBasic: maybe(fc.constantFrom('melee', 'ranged')),
  hit: list,
  miss: list,
  crit: list,
  critTimes: maybe(fc.constantFrom(1, 2, 3)),
  fumble: list,
  effects: list,
  natural: maybe(
    fc.array(
      fc.record({
        on: fc.constantFrom<unknown>('odd', 'even', 16),
        of: maybe(fc.constantFrom('hit', 'miss', 'any')),
        effects: fc.array(effect, { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
  ),
  allRollsFirst: flag,
  includesMove: maybe(fc.constantFrom('engage', 'free', 'away')),
})
const deed = fc.record({
  name: fc.constant('Own deed'),
  ...head,
  action: fc.constantFrom('quick', 'standard', 'free'),
  target: maybe(
    fc.constantFrom({ who: 'ally', self: true }, { range: 'self' }, { who: 'self' }, { range: 'engaged', who: 'ally' }),
  ),
  effects: list,
  escalation: fc.constant(3),
  special: fc.constant(true),
  below: list,
  above: list,
  escalationParity: maybe(fc.record({ odd: list, even: list })),
})
const reaction = fc.record({
  name: fc.constant('Own answer'),
  ...head,
  action: fc.constantFrom('interrupt', 'free'),
  trigger: fc.record({
    when: fc.constantFrom(...TRIGGERS),
    by: maybe(fc.constantFrom('melee', 'ranged', 'spell', 'any')),
    who: maybe(fc.constantFrom('self', 'ally')),
  }),
  effects: maybe(fc.array(answer, { maxLength: 2 })),
})
const ids = fc.constantFrom('cleave', 'burst', 'duck', ...Object.keys(escalationContent.abilities).slice(0, 12))
const ability = fc.oneof(attack, deed, reaction, ids)
const idOf = (one: unknown): string => (typeof one === 'string' ? one : (one as { name: string }).name)
const abilities = fc
  .uniqueArray(ability, { maxLength: 3, selector: idOf })
  .map((own) => ['ward', ...own.filter((one) => one !== 'ward')])

const stances = fc.constantFrom<unknown[]>(
  ['melee d8', 'melee d4', 'ranged d6 far'],
  ['hook', 'ranged d4'],
  [
    { id: 'own', name: 'Own reed', kind: 'ranged', die: 12, range: 'far', bonus: 1, critTimes: 3 },
    { from: 'hook', name: 'Old hook' },
  ],
)
const numbers = {
  level: maybe(fc.integer({ min: 0, max: 9 })),
  tier: maybe(small),
  volition: maybe(fc.integer({ min: -3, max: 9 })),
  vitality: maybe(small),
  ac: maybe(fc.integer({ min: 0, max: 30 })),
  md: maybe(fc.integer({ min: 0, max: 30 })),
  band: maybe(fc.constantFrom('very-fast', 'slow')),
  power: maybe(fc.constantFrom<unknown>(5, '2/5', 0)),
  secondary: maybe(fc.constantFrom({ name: 'Momentum', amount: '1/3' }, { name: 'Command' })),
  resist: maybe(fc.constantFrom({ fire: 12, rot: 15 }, {})),
  weak: maybe(fc.constantFrom(['cold', 'poison'], [])),
  skills: maybe(fc.constantFrom({ Acrobatics: 3 }, {})),
  missDamage: maybe(fc.constantFrom({ melee: 'level' }, { ranged: 'level', melee: 'none' })),
  tags: maybe(fc.constantFrom([], ['old'])),
  about: maybe(fc.constant('Hums.')),
  stances: maybe(stances),
  attacks: maybe(fc.constantFrom<unknown[]>([], ['axe melee vs ac 8', 'long hex ranged spell vs md 1d6 far'])),
}
const starting = fc
  .oneof(
    condition,
    joined(fc.record({ condition, by: fc.constant('Orc') }), length),
    joined(fc.record({ ongoing: small, type: maybe(type), by: fc.constant('orc') }), length),
  )
  .map((one) => (isUserWord(one) ? { ...(one as object), of: 'Bo' } : one))

/** In a combatant, whose turn it is must be a name. */
function isUserWord(one: unknown): boolean {
  return typeof one === 'object' && one !== null && 'of' in one
}

const state = {
  abilities,
  conditions: maybe(fc.array(starting, { maxLength: 3 })),
  advantage: maybe(fc.constantFrom([{ to: 'save' }], [{ to: 'against', amount: -1, from: 'mist', save: 11 }])),
  bonuses: maybe(
    fc.constantFrom([{ to: 'attack', from: 'a sword', lasts: 'always' }], [{ to: 'save', amount: -2, lasts: 'next' }]),
  ),
  sustaining: maybe(fc.constantFrom<unknown>(['ward'], [{ ability: 'ward', due: true }])),
  spent: maybe(fc.constantFrom(['move'], ['standard', 'quick'])),
  interruptUsed: flag,
  acted: flag,
  freeUsed: maybe(small),
  lostSlot: maybe(fc.constantFrom('quick', 'standard')),
  lastGasp: maybe(fc.constantFrom({}, { outcome: 'petrified' })),
  readied: maybe(
    fc.constantFrom(
      { slot: 'standard', act: 'basic-ranged', target: 'Orc', when: 'casts', who: 'Orc' },
      { slot: 'quick', act: 'use', ability: 'ward', when: 'judged', because: 'The bell rings.' },
    ),
  ),
}
const pc = fc.record({
  kind: fc.constant('pc'),
  hp: fc.constantFrom<unknown>(19, '13/19', '-4/19'),
  deathSavesFailed: maybe(small.filter((n) => n < 4)),
  recoveries: maybe(fc.constantFrom<unknown>(9, '0/8', 0)),
  recovery: maybe(dice),
  noRecoveryPenalty: maybe(small),
  deathSave: maybe(fc.constant(11)),
  ...numbers,
  ...state,
})
const foe = fc.record({
  hp: fc.constantFrom<unknown>(19, '13/19'),
  attackBonus: maybe(small),
  usesEscalation: flag,
  staggeredAt: maybe(small),
  out: maybe(fc.constantFrom('none', 'fled', 'unconscious')),
  ...numbers,
  ...state,
})
const ready = fc.constantFrom(...Object.keys(escalationContent.combatants)).map((from) => ({ from }))

/** Without what is readied by one who is down. */
function sound(one: Record<string, unknown>): Record<string, unknown> {
  const isDown = String(one.hp).startsWith('-') || one.lastGasp !== undefined || (one.out ?? 'none') !== 'none'
  return isDown ? { ...one, readied: undefined } : one
}

const encounter = fc.record({
  title: maybe(fc.string({ unit: 'grapheme-ascii' })),
  options: maybe(fc.constantFrom({ 'free-action-limit': 3 }, { downtime: 'daily' })),
  sides: maybe(fc.constantFrom({ party: { hp: 'word' }, foes: { name: 'Orcs' } }, { us: { party: true }, foes: {} })),
  seats: maybe(fc.constant({ one: { plays: ['Bo', 'foes'], by: 'computer' } })),
  content: fc.constant(content),
  combatants: fc
    .record({ Ana: pc, Bo: fc.oneof(pc, fc.constant({ kind: 'npc' })), Orc: foe, Imp: ready })
    .map(({ Ana, Bo, Orc, ...others }) => ({ Ana: sound(Ana), Bo: sound(Bo), Orc: sound(Orc), ...others })),
  positions: maybe(fc.constantFrom<unknown>(['Ana Imp close'], [['Bo', 'Orc', 'far'], 'Ana, Bo, next-to'])),
  fights: maybe(
    fc.constantFrom<unknown[]>(
      [],
      [
        {
          title: 'The gate',
          combatants: { Rat: { hp: 3 } },
          positions: ['Rat Ana far'],
          surprise: { by: 'foes', acting: ['Rat'] },
        },
        { rest: 'full', combatants: [{ name: 'Wolf', count: 2, from: 'wolf' }] },
      ],
    ),
  ),
  rest: maybe(fc.constantFrom('none', 'quick', 'full')),
  encountersToday: maybe(small),
})
const begins = joined(encounter, fc.record({ surprise: maybe(fc.constantFrom<unknown>('none', { by: 'foes' })) }))
const goesOn = joined(
  encounter,
  fc.record({ now: fc.record({ round: maybe(small), escalation: maybe(fc.constantFrom(0, 5)) }) }),
)

it('what a setup carries reads to an equal setup, and no further change', () =>
  fc.assert(
    fc.property(fc.oneof(begins, goesOn), (raw) => {
      const { setup, problems } = readEscalationEncounter(raw)
      expect(problems).toEqual([])
      const read = setupOf(raw)
      const carried = JSON.parse(JSON.stringify(setup?.encounter)) as Record<string, unknown>
      expect(plain(setupOf(carried))).toEqual(plain(read))
    }),
    { numRuns: 60 },
  ))

readsAnything(readEscalationEncounter, [
  'combatants',
  'positions',
  'Ana',
  'stances',
  'abilities',
  'attacks',
  'effects',
  'hp',
  'now',
  'from',
  'sides',
  'fights',
  'content',
  'conditions',
  'surprise',
  'readied',
])
