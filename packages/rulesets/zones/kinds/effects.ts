import type { Pool } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { Field, Given, ValueOf, ValuesOf } from '../../kinds/field.ts'
import { described, whole } from '../../loading/declare.ts'
import { readDice } from '../../loading/dice.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import { EFFECTS, HINDRANCES, ONGOING } from '../effects.ts'
import { ASK_REFEREE, ATTRIBUTES, CON, EDGES, type Edge, TIMINGS } from '../words.ts'
import { choice, custom, dice, flag, kind, list, maybe, number, type Reader, text, word } from './fields.ts'

/** The Attribute of a Test as data names it; the referee is asked where it names none. */
export const openAttribute = word(
  ATTRIBUTES,
  'The Attribute of the Test; the referee chooses when it matters with ask.',
  { default: ASK_REFEREE, also: { ask: ASK_REFEREE } },
)

/** The number that a Test has to reach. */
export const dr = number('The number to reach.', {
  min: 1,
  max: 99,
  usual: { option: 'default-dr', of: (r) => r.options['default-dr'] as number },
})

/**
 * Advantage or Disadvantage on a Test. Left out it is undefined, not null: of hazards that do not name it the fight keeps
 * what it always kept, and old journals hold.
 */
export function edge(says: string): Field<Edge | undefined, Reader, ZonesRule> {
  const field = choice(EDGES, says)
  return { ...field, read: (...given) => field.read(...given) ?? undefined, write: (value) => value }
}

const endingEdge = edge('Whether the Test that ends it has Advantage or Disadvantage.')

const moments = number('For how many Moments (Rounds) it lasts; until a Test ends it by default.', {
  min: 1,
  max: 10_000,
  default: 0,
})

/** The Moments of an effect that has yet to land: a number, or dice that are rolled when it does. */
const momentsToCome = custom<number | Pool>(
  'For how many Moments (Rounds) it lasts, or dice that are rolled as it lands; until a Test ends it by default.',
  {
    schema: described(z.union([whole(1, 10_000), z.string()], 'should be a number of Moments, or dice as in 1d4'), {
      examples: [2, '1d4'],
    }),
    shape: { type: 'dice' },
    read(r, raw, path) {
      if (typeof raw !== 'string') return typeof raw === 'number' ? raw : 0
      const pool = readDice(r, raw, path)
      if (pool === null || pool.min >= 1) return pool ?? 0
      r.problems.add(path, `It cannot last ${pool.min} Moments, which "${raw}" may come to: 1 or more.`)
      return 0
    },
    write: (value) => (typeof value === 'number' ? (value === 0 ? undefined : value) : value.text),
  },
)

/** The DR of the Test that ends an effect: a number, or `ask`; null until it is known whether an Attribute is named. */
const openDr = maybe(
  number('The number to reach; with ask the referee names it when the effect lands.', {
    min: 1,
    max: 99,
    words: { ask: ASK_REFEREE },
  }),
)

interface EndingTest {
  readonly attribute: number
  readonly dr: number | null
}
/** What is known when all of it has been read. */
type Ended<T> = Omit<T, 'dr'> & { readonly dr: number }
type GivenFields = Given<'attribute' | 'dr', ZonesRule>

/** The Test that ends an effect. Data that lays it on and names neither Attribute nor DR leaves both to the referee. */
function landing<T extends EndingTest>(effect: T, { raw }: GivenFields, r: Reader): Ended<T> {
  const usual = raw.attribute === undefined ? ASK_REFEREE : r.options['default-dr']
  return { ...effect, dr: effect.dr ?? usual }
}

/** The Test that ends what already lies on somebody: it was chosen when it landed. */
function lying<T extends EndingTest>(effect: T, kind: number, { raw, wrong }: GivenFields, r: Reader): Ended<T> {
  for (const [key, what] of [
    ['attribute', 'Attribute'],
    ['dr', 'DR'],
  ] as const) {
    if (raw[key] !== 'ask') continue
    const right = `name the ${what} that was chosen when it landed`
    wrong(key, `What already lies on somebody cannot ask: ${right}.`, 'test-attribute-by-referee')
  }
  return {
    ...effect,
    attribute: effect.attribute < 0 ? (EFFECTS.all[kind]?.usual ?? CON) : effect.attribute,
    dr: effect.dr === null || effect.dr < 0 ? r.options['default-dr'] : effect.dr,
  }
}

const ongoingSays =
  "Ongoing Damage: HP lost at the start of each of the sufferer's Turns until a Test at their end passes."
const landingFields = { attribute: openAttribute, dr: openDr, moments: momentsToCome, edge: endingEdge }
const lyingFields = { ...landingFields, moments }

/** Ongoing Damage as an effect lays it on. */
export const ongoing = kind('ongoing', ongoingSays, { fields: landingFields, complete: landing })
export interface OngoingEffect extends ValueOf<typeof ongoing> {}

/** Ongoing Damage that already lies on a combatant. */
export const ongoingState = kind('ongoing-state', ongoingSays, {
  fields: lyingFields,
  complete: (effect, given, r) => lying(effect, ONGOING, given, r),
})

const hindranceKind = word(HINDRANCES, 'One of the four hindrances.', { needed: 'This hindrance has no "kind".' })
const needsAction = flag('Whether the Test to end it costs the Action. Not for distracted and paralyzed.')
type Hindered = { readonly kind: number; readonly needsAction: boolean }

/** A hindrance that could never be ended: Distracted or Paralyzed whose Test costs an Action. */
function checkNeedsAction({ kind, needsAction }: Hindered, { wrong }: Given<'needsAction', ZonesRule>): void {
  if (!needsAction || !EFFECTS.touching('action').includes(kind)) return
  wrong(
    'needsAction',
    `The Test to end ${HINDRANCES[kind]} cannot need an Action, because one who is ${HINDRANCES[kind]} has none: leave needsAction out.`,
    'hindrance-action-exception',
  )
}

const brief = {
  schema: z.enum(HINDRANCES),
  fields: (raw: unknown) => (typeof raw === 'string' ? { kind: raw } : null),
}

const hindranceSays = 'A hindrance: a bare word (the referee names the Test that ends it), or a map with that Test.'

/** A hindrance as an effect lays it on. */
export const hindrance = kind('hindrance', hindranceSays, {
  brief,
  fields: { kind: hindranceKind, ...landingFields, needsAction },
  check: checkNeedsAction,
  complete: landing,
})
export interface HindranceEffect extends ValueOf<typeof hindrance> {}

/** A hindrance that already lies on a combatant. */
export const hindranceState = kind('hindrance-state', hindranceSays, {
  brief,
  fields: { kind: hindranceKind, ...lyingFields, needsAction },
  check: checkNeedsAction,
  complete: (effect, given, r) => lying(effect, effect.kind, given, r),
})
export interface HindranceState extends ValueOf<typeof hindranceState> {}

/** What an attack, a spell, an item or a hazard does besides damage. */
const rider = { ongoing: maybe(ongoing), hindrance: maybe(hindrance) }
export interface Rider extends ValuesOf<typeof rider> {}

const next = edge('Advantage or Disadvantage on the next Test of the one whom it strikes.')

/** The Test that keeps a rider off. */
export const riderTest = kind(
  'rider-test',
  'The Test of the one struck that keeps it off; it always comes by default.',
  {
    fields: {
      attribute: openAttribute,
      dr,
      edge: edge('Whether the Test has Advantage or Disadvantage.'),
    },
  },
)

/** A further effect of what strikes, kept off by a Test of its own. */
export const furtherEffect = kind('rider', 'A further effect, which a Test of its own may keep off.', {
  fields: {
    test: maybe(riderTest),
    damage: dice('What it costs one who fails: no attack of its own, and never doubled.'),
    ...rider,
    next,
  },
  check({ damage, ongoing, hindrance, next }, { wrong }) {
    if (damage !== null || ongoing !== null || hindrance !== null || next !== undefined) return
    wrong(null, 'This rider does nothing: give it damage, ongoing, a hindrance or next.', 'content-is-data')
  },
})
export interface FurtherEffect extends ValueOf<typeof furtherEffect> {}

/** What an attack, an item or a spell does besides damage: at once, and each with a Test of its own. */
export const besides = {
  ...rider,
  next,
  riders: list(furtherEffect, 'Further effects, each kept off by a Test of its own.'),
}
export interface Besides extends ValuesOf<typeof besides> {}

/** A hazard of a Zone. */
export const hazard = kind(
  'hazard',
  'A hazard: those in the Zone Test against it, and a fail brings its damage, Ongoing Damage or hindrance.',
  {
    fields: {
      attribute: openAttribute,
      dr,
      edge: edge('Whether the Test against it has Advantage or Disadvantage.'),
      damage: dice('What one who fails loses.'),
      ...rider,
      immune: list(
        text('A name, or a content id.'),
        'Who is not touched: names of combatants, or content ids of their kinds.',
      ),
      when: word(TIMINGS, 'When it is tested.', {
        usual: {
          option: 'zone-hazard-timing',
          of: (r) => TIMINGS.indexOf(r.options['zone-hazard-timing'] as (typeof TIMINGS)[number]),
        },
      }),
    },
    check({ damage, ongoing, hindrance }, { wrong }) {
      if (damage !== null || ongoing !== null || hindrance !== null) return
      wrong(
        null,
        'This hazard does nothing to those who fail: give it damage, ongoing or a hindrance.',
        'zone-hazard-data',
      )
    },
  },
)
export interface Hazard extends ValueOf<typeof hazard> {}
