import type { AskedEvent, ChangeEvent, FightEvent, RollEvent } from '../events.ts'
import type { Who } from '../state/columns.ts'
import type { TallyRecord } from '../tally.ts'
import type { EventField } from './field.ts'
import type { Tells } from './message.ts'
import type { Secret } from './secrecy.ts'

// biome-ignore lint/suspicious/noExplicitAny: fields of any values.
export type AnyField = EventField<string, any, any>

/** What a message function gets: the fields by name, in words. */
export type ShownFields<F extends readonly AnyField[]> = {
  readonly [K in F[number] as K['name']]: K extends EventField<string, never, infer W> ? W : never
}

/** Where the event stands that is being logged. */
export interface EventContext<S> {
  readonly scene: S
  readonly events: readonly FightEvent[]
  readonly at: number
}

/** The row of the combatant in a field of the event being logged. */
export const rowIn = <S>({ events, at }: EventContext<S>, field: string): Who =>
  (events[at] as FightEvent & Readonly<Record<string, Who>>)[field] as Who

/** The rows of the combatants in a field of the event being logged. */
export const rowsIn = <S>({ events, at }: EventContext<S>, field: string): readonly Who[] =>
  (events[at] as FightEvent & Readonly<Record<string, readonly Who[]>>)[field] as readonly Who[]

/** What a message function for a roll gets in addition to the roll's own fields. */
export interface ShownRoll {
  /** Name of the combatant who rolled. */
  readonly who: string
  /** Null if it is hidden from the viewer; without parts if only those are hidden. */
  readonly tally: TallyRecord | null
  /** The number to reach; null if there is none or it is hidden from the viewer. */
  readonly against: number | null
  readonly passed: boolean | null
}

/** The declaration of an event: its fields in order, and its message; null if it needs none. */
export interface EventKind<S, F extends readonly AnyField[]> {
  readonly fields: F
  readonly says: ((told: ShownFields<F>, where: EventContext<S>) => Tells) | null
  /** For an event that reports an attack made without a roll of its own. */
  readonly strike?: Strike<never>
  /** Reasons to hide it from a seat, in addition to those of its fields. */
  readonly secrets: readonly Secret[]
  /** All templates that its message can use. */
  readonly templates?: readonly string[]
}

/** The result of an attack. */
export type StrikeOutcome = 'miss' | 'graze' | 'hit' | 'critical' | 'fumble'

/**
 * Describes an attack in a roll or event: which fields hold the attacker, the target and the weapon, and what the
 * result is.
 */
export interface Strike<E, N extends string = string> {
  readonly by: N | 'who'
  readonly target: N | 'who'
  readonly with?: N
  /** The result, from what the viewer may know. */
  readonly outcome: (told: E) => StrikeOutcome
}

/** The declaration of a roll: its own fields in order, and its message. */
export interface RollKind<S, F extends readonly AnyField[]> {
  readonly fields: F
  readonly says: ((told: ShownFields<F> & ShownRoll, where: EventContext<S>) => Tells) | null
  /** Set on attack rolls. */
  readonly strike?: Strike<never>
  /** Reasons to hide it, or its target number, from a seat, in addition to those of its fields. */
  readonly secrets: readonly Secret[]
  /** All templates that its message can use. */
  readonly templates?: readonly string[]
}

// biome-ignore lint/suspicious/noExplicitAny: kinds of any fields.
export type AnyRoll<S> = RollKind<S, any>
// biome-ignore lint/suspicious/noExplicitAny: kinds of any fields.
export type AnyKind<S> = EventKind<S, any>

/** The message for the change of a column. */
export type ChangeSays<S> = (change: ChangeEvent, who: string, where: EventContext<S>) => Tells

/** All events of a ruleset's fights. */
export interface Events<S, E extends Record<string, AnyKind<S>>, L extends Record<string, AnyRoll<S>>> {
  /** Events, by type. */
  readonly events: E
  /** Rolls, by purpose; each has who, rule, tally, against and passed in addition to its own fields. */
  readonly rolls: L
  /** The message for rolls without a declaration of their own. */
  readonly otherRolls?: (roll: RollEvent, where: EventContext<S>) => Tells
  /** Messages of changes, by column. */
  readonly changes?: Readonly<Record<string, ChangeSays<S>>>
  /** The meaning of a column's cells as plain data, if neither words nor names of the column give it. */
  readonly cells?: Readonly<Record<string, (name: 'value') => EventField>>
  /** The name of a table's rows as plain data. */
  readonly rows?: Readonly<Record<string, (name: 'row') => EventField>>
  /** Messages of decisions, by rule. */
  readonly decisions?: Readonly<Record<string, (asked: AskedEvent, where: EventContext<S>) => Tells>>
  /** The message for decisions without one of their own. */
  readonly otherDecisions?: (asked: AskedEvent, where: EventContext<S>) => Tells
  /** Secrets of changes, as `change:table.column`, and of decisions, as `asked:rule`. */
  readonly secrets?: Readonly<Record<`change:${string}` | `asked:${string}`, readonly Secret[]>>
}
