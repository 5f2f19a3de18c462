import type { Who } from '../state/columns.ts'
import type { TallyRecord } from '../tally.ts'
import type { AnyField, EventContext, EventKind, RollKind, ShownFields, ShownRoll, Strike } from './event-kinds.ts'
import { type Message, numbersOf, type Slot, type Slots, type SlotsIn } from './message.ts'
import type { Secret } from './secrecy.ts'

/** One template, or several by name. */
export type Templates = string | Readonly<Record<string, string>>

/** The names of all slots of the templates. */
type SlotsOf<T extends Templates> = SlotsIn<T extends string ? T : T[keyof T] & string>

/** How a message is built from an event. `X` are the slots that are not fields of the event. */
type How<E, S, T extends Templates, X extends string> = {
  readonly secrets?: readonly Secret[]
} & (T extends string
  ? { readonly which?: never }
  : {
      /** Chooses one of several templates; null for none. It gets what the viewer may know, and null for the rest. */
      readonly which: (told: E, where: EventContext<S>) => keyof T | null
    }) &
  ([X] extends [never]
    ? { readonly slots?: (told: E, where: EventContext<S>) => OwnNumbers }
    : {
        /** The slots that are not fields. */
        readonly slots: (told: E, where: EventContext<S>) => Readonly<Record<X, Slot | null>> & OwnNumbers
      })

/** The numbers of a roll, if they read differently from the usual form. */
type OwnNumbers = { readonly numbers?: Slot | null }

/** The last parameter, optional if everything in it is. */
type Rest<H> = object extends H ? [how?: H] : [how: H]

/** For attacks: the attacker, the target, the weapon and the result. */
interface Strikes<E, N extends string> {
  readonly strike?: Strike<E, N>
}

/** The slots that every roll has besides its own fields; `numbers` comes from {@link numbersOf}. */
type OfRolls = 'who' | 'tally' | 'against' | 'numbers'

/** The functions that declare events with template messages, for a ruleset whose scene is `S`. */
export function sayingsFor<S>() {
  /** Declares an event: its fields in the order in which rules pass them, its templates, and how one is chosen. */
  const says = <const F extends readonly AnyField[], const T extends Templates>(
    fields: F,
    templates: T,
    ...[how]: Rest<
      How<ShownFields<F>, S, T, Exclude<SlotsOf<T>, F[number]['name']>> & Strikes<ShownFields<F>, F[number]['name']>
    >
  ): EventKind<S, F> => kindOf(fields, templates, how)
  /** Declares a roll: its fields besides who, rule, tally, against and passed, its templates, and how one is chosen. */
  const rollSays = <const F extends readonly AnyField[], const T extends Templates>(
    fields: F,
    templates: T,
    ...[how]: Rest<
      How<ShownFields<F> & ShownRoll, S, T, Exclude<SlotsOf<T>, F[number]['name'] | OfRolls>> &
        Strikes<ShownFields<F> & ShownRoll, F[number]['name']>
    >
  ): RollKind<S, F> => kindOf(fields, templates, how)
  return { says, rollSays }
}

/** One of several templates by name, with its slots. */
export type Picked<T extends Readonly<Record<string, string>>> = {
  [K in keyof T]: readonly [K, Readonly<Record<SlotsIn<T[K]>, Slot | null>>]
}[keyof T]

/**
 * A message function for a change or a decision with several templates: `pick` returns the template's name and its
 * slots, or null for no message.
 */
export const told = <const T extends Readonly<Record<string, string>>, A extends readonly unknown[]>(
  templates: T,
  pick: (...of: A) => Picked<T> | null,
): ((...of: A) => Message | null) & { readonly templates: readonly string[] } =>
  Object.assign(
    (...of: A): Message | null => {
      const picked = pick(...of)
      return picked === null ? null : { key: templates[picked[0]] as string, slots: picked[1] }
    },
    { templates: Object.values(templates) },
  )

const kindOf = <F extends readonly AnyField[]>(
  fields: F,
  templates: Templates,
  how: { readonly secrets?: readonly Secret[]; readonly strike?: Strike<never> } | undefined,
) => ({
  fields,
  ...sayingOf(fields, templates, how),
  secrets: how?.secrets ?? [],
  ...(how?.strike !== undefined && { strike: how.strike }),
})

function sayingOf(
  fields: readonly AnyField[],
  templates: Templates,
  how: object | undefined,
): Pick<EventKind<unknown, readonly AnyField[]>, 'says' | 'templates'> {
  const { which, slots } = (how ?? {}) as {
    readonly which?: (told: unknown, where: unknown) => string | null
    readonly slots?: (told: unknown, where: unknown) => Slots
  }
  const named = typeof templates === 'string' ? { it: templates } : templates
  return {
    templates: Object.values(named),
    says: (seen, where) => {
      const name = which === undefined ? 'it' : which(seen, where)
      if (name === null) return null
      const { scene, events, at } = where
      const event = events[at] as Readonly<Record<string, unknown>>
      const own: Record<string, Slot | null> = {}
      if (event.type === 'roll') {
        own.who = { who: event.who as Who }
        own.tally = event.tally === undefined ? null : { sum: event.tally as TallyRecord }
        own.against = typeof event.against === 'number' ? { number: event.against } : null
        own.numbers = numbersOf(seen as ShownRoll)
      }
      for (const field of fields) {
        const kept = event[field.name]
        own[field.name] = kept === undefined ? null : field.slot(scene as never, kept)
      }
      return { key: named[name as string] as string, slots: { ...own, ...slots?.(seen, where) } }
    },
  }
}
