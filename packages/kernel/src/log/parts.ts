import type { Who } from '../state/columns.ts'

export type { Words } from './made-words.ts'

/** A place or a thing of the fight, by its table and its row there: what the referee can hide. */
export interface Ref {
  readonly table: string
  readonly row: number
}

/**
 * A place, a door or a thing on the ground that the referee can hide, with all its names: first the one that commands
 * use.
 */
export interface HideableThing {
  readonly ref: Ref
  readonly names: readonly [string, ...string[]]
}

/** The content of a message slot: never words that name a combatant, because those are made for each viewer. */
export type Slot =
  /** A combatant; the referee below 0. */
  | { readonly who: Who }
  /**
   * Combatants. Those whom the viewer does not know are left out; with `some`, a viewer who knows none learns that
   * there was someone.
   */
  | { readonly people: readonly Who[]; readonly some?: boolean }
  /** A thing by the name in its content; `ref` if it lies in the fight. If hidden it is shown as `something`. */
  | { readonly thing: string; readonly ref?: Ref }
  /** A place by its name. A message that names a hidden place is not shown at all. */
  | { readonly place: string; readonly ref: Ref }
  /** A number; `signed`: `+2`. */
  | { readonly number: number; readonly signed?: true }
  /** A number with its parts: `10 + 2 = 12`. */
  | { readonly sum: TallyRecord }
  /** Text that a person wrote. */
  | { readonly said: string }
  /** A list, as in `a, b and c`. */
  | { readonly list: readonly Slot[] }
  | Message

/** A message before it becomes words: a template and its slots. */
export interface Message {
  /** The English template, `{actor} pushes {target} toward {zone}.`: also its key in other languages. */
  readonly key: string
  readonly slots: Slots
}

/** Slots by name; null stands for nothing. */
export type Slots = Readonly<Record<string, Slot | null>>

/** Content by its name: a kind of weapon, a spell, a combatant's ability. */
export interface Named {
  readonly name: string
}

/**
 * Where a part of a number comes from: a message, or a named thing from which a message is made if there is a
 * recorder.
 */
export type Source = Message | Named

/** The dice of a part: sides and faces in order, and which of them counted. */
export interface PartDice {
  readonly sides: readonly number[]
  readonly faces: readonly number[]
  readonly kept: readonly boolean[]
}

/**
 * One part of a number: what it adds, where it comes from, and by which rule. Parts that did not count are kept and
 * marked.
 */
export interface Part {
  readonly value: number
  readonly rule: string
  readonly source: Message
  readonly counted: boolean
  readonly dice: PartDice | null
  /** Set if it changes the parts before it, such as a doubling or a bound: sums name it. */
  readonly changes?: true
}

/** A tally as plain data, as events store it. */
export interface TallyRecord {
  readonly total: number
  readonly parts: readonly Part[]
}

/** A slot as a viewer may know it: names instead of rows, and nothing that is hidden from the viewer. */
export type SeenSlot =
  /** A combatant by name; null for one that the viewer does not know. */
  | { readonly who: string | null }
  | { readonly people: readonly (string | null)[] }
  /** A thing by name; null for a hidden one. */
  | { readonly thing: string | null }
  | { readonly place: string }
  /** A number; `parts`: its sum as text, `10 + 2 = 12`; `signed`: `+2`. */
  | { readonly number: number; readonly parts?: string; readonly signed?: true }
  | { readonly said: string }
  | { readonly list: readonly SeenSlot[] }
  | SeenMessage

/** A message as a viewer may know it: plain data from which a host makes words in any language. */
export interface SeenMessage {
  readonly key: string
  readonly slots: Readonly<Record<string, SeenSlot>>
}
