import type { AskedEvent, ChangeEvent, FightEvent, RollEvent } from '../events.ts'
import type { Who } from '../state/columns.ts'
import type { TallyRecord } from '../tally.ts'
import type { EventField } from './field.ts'
import type { Tells } from './message.ts'
import type { Secret } from './secrecy.ts'

// biome-ignore lint/suspicious/noExplicitAny: fields of any values.
export type AnyField = EventField<string, any, any>

/** What a sentence gets: the fields by name, in words. */
export type ShownFields<F extends readonly AnyField[]> = {
  readonly [K in F[number] as K['name']]: K extends EventField<string, never, infer W> ? W : never
}

/** Where an event stands that is told. */
export interface EventContext<S> {
  readonly scene: S
  readonly events: readonly FightEvent[]
  readonly at: number
}

/** The row of the combatant in a field of the event that is told. */
export const rowIn = <S>({ events, at }: EventContext<S>, field: string): Who =>
  (events[at] as FightEvent & Readonly<Record<string, Who>>)[field] as Who

/** The rows of the combatants in a field of the event that is told. */
export const rowsIn = <S>({ events, at }: EventContext<S>, field: string): readonly Who[] =>
  (events[at] as FightEvent & Readonly<Record<string, readonly Who[]>>)[field] as readonly Who[]

/** What a sentence about a roll gets in addition to the roll's own fields. */
export interface ShownRoll {
  /** Who rolled, by name. */
  readonly who: string
  /** Null where it may not be known; without parts where only they may not. */
  readonly tally: TallyRecord | null
  /** The number to reach; null where there is none, or it may not be known. */
  readonly against: number | null
  readonly passed: boolean | null
}

/** The declaration of an event: its fields in order, and its sentence; null for what needs no words. */
export interface EventKind<S, F extends readonly AnyField[]> {
  readonly fields: F
  readonly says: ((told: ShownFields<F>, where: EventContext<S>) => Tells) | null
  /** Set on what says again, without a roll, how somebody strikes at somebody. */
  readonly strike?: Strike<never>
  /** Why a seat may not know it, in addition to what its fields say. */
  readonly secrets: readonly Secret[]
  /** All templates of which it may tell one. */
  readonly templates?: readonly string[]
}

/** What comes of a blow. */
export type StrikeOutcome = 'miss' | 'graze' | 'hit' | 'critical' | 'fumble'

/** Of a roll or an event by which somebody strikes at somebody: which of its fields say who, whom and with what, and what comes of it. */
export interface Strike<E, N extends string = string> {
  readonly by: N | 'who'
  readonly target: N | 'who'
  readonly with?: N
  /** Of what the viewer may know. */
  readonly outcome: (told: E) => StrikeOutcome
}

/** The declaration of a roll: its own fields in order, and its sentence. */
export interface RollKind<S, F extends readonly AnyField[]> {
  readonly fields: F
  readonly says: ((told: ShownFields<F> & ShownRoll, where: EventContext<S>) => Tells) | null
  /** Set on rolls by which somebody strikes at somebody. */
  readonly strike?: Strike<never>
  /** Why a seat may not know it or what it is against, in addition to what its fields say. */
  readonly secrets: readonly Secret[]
  /** All templates of which it may tell one. */
  readonly templates?: readonly string[]
}

// biome-ignore lint/suspicious/noExplicitAny: kinds of any fields.
export type AnyRoll<S> = RollKind<S, any>
// biome-ignore lint/suspicious/noExplicitAny: kinds of any fields.
export type AnyKind<S> = EventKind<S, any>

/** How the change of a column is told. */
export type ChangeSays<S> = (change: ChangeEvent, who: string, where: EventContext<S>) => Tells

/** Everything that a ruleset's fights tell of. */
export interface Events<S, E extends Record<string, AnyKind<S>>, L extends Record<string, AnyRoll<S>>> {
  /** By type. */
  readonly events: E
  /** Rolls, by what is rolled for; each has who, rule, tally, against and passed in addition to its own fields. */
  readonly rolls: L
  /** Says of a roll what has no kind of its own. */
  readonly otherRolls?: (roll: RollEvent, where: EventContext<S>) => Tells
  /** Changes, by column. */
  readonly changes?: Readonly<Record<string, ChangeSays<S>>>
  /** What the cells of a column mean as plain data, where neither words nor names of the column say it. */
  readonly cells?: Readonly<Record<string, (name: 'value') => EventField>>
  /** What the rows of a table are called as plain data. */
  readonly rows?: Readonly<Record<string, (name: 'row') => EventField>>
  /** Decisions, by rule. */
  readonly decisions?: Readonly<Record<string, (asked: AskedEvent, where: EventContext<S>) => Tells>>
  /** Says of a decision what has no sentence of its own. */
  readonly otherDecisions?: (asked: AskedEvent, where: EventContext<S>) => Tells
  /** What is secret of changes, as `change:table.column`, and of decisions, as `asked:rule`. */
  readonly secrets?: Readonly<Record<`change:${string}` | `asked:${string}`, readonly Secret[]>>
}
