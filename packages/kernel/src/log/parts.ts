import type { Who } from '../state/columns.ts'

export type { Words } from './made-words.ts'

/** A place or a thing of the fight, by its table and its row there: what the referee may hide. */
export interface Ref {
  readonly table: string
  readonly row: number
}

/** A place, a door or a thing that lies about, which the referee may hide, with all that it goes by: first what commands call it. */
export interface HideableThing {
  readonly ref: Ref
  readonly names: readonly [string, ...string[]]
}

/** What stands in a slot of a message: never words that name somebody, for those are made by the one who shows it. */
export type Slot =
  /** A combatant; the referee below 0. */
  | { readonly who: Who }
  /** Combatants. Those of whom the viewer does not know are not among them; `some`: of none, it hears that there was somebody. */
  | { readonly people: readonly Who[]; readonly some?: boolean }
  /** A thing by the name that its content gives it; `ref` where it lies in the fight. Hidden it is `something`. */
  | { readonly thing: string; readonly ref?: Ref }
  /** A place by its name. A message that names a hidden one is not told at all. */
  | { readonly place: string; readonly ref: Ref }
  /** A number; `signed`: `+2`. */
  | { readonly number: number; readonly signed?: true }
  /** A number with its parts: `10 + 2 = 12`. */
  | { readonly sum: TallyRecord }
  /** What a person wrote. */
  | { readonly said: string }
  /** Several, as in `a, b and c`. */
  | { readonly list: readonly Slot[] }
  | Message

/** A message without its words: a template, and what stands in its slots. */
export interface Message {
  /** The English template, `{actor} pushes {target} toward {zone}.`: its key in other languages. */
  readonly key: string
  readonly slots: Slots
}

/** Slots by name; null stands for nothing. */
export type Slots = Readonly<Record<string, Slot | null>>

/** Content by its name: a kind of weapon, a spell, somebody's ability. */
export interface Named {
  readonly name: string
}

/** Where a part of a number comes from: a message, or a thing by its name, of which it is made where somebody listens. */
export type Source = Message | Named

/** The dice of a part: sides and faces in order, and which of them counted. */
export interface PartDice {
  readonly sides: readonly number[]
  readonly faces: readonly number[]
  readonly kept: readonly boolean[]
}

/** One part of a number: what it adds, from where, and by which rule. Parts that did not count are kept, marked. */
export interface Part {
  readonly value: number
  readonly rule: string
  readonly source: Message
  readonly counted: boolean
  readonly dice: PartDice | null
  /** It changes what stood before it, such as a doubling or a bound: sums name it. */
  readonly changes?: true
}

/** A tally as plain data, as it stands in an event. */
export interface TallyRecord {
  readonly total: number
  readonly parts: readonly Part[]
}

/** A slot as a viewer may know it: names instead of rows, and nothing in it that the viewer may not know. */
export type SeenSlot =
  /** A combatant by name; null for somebody of whom the viewer does not know. */
  | { readonly who: string | null }
  | { readonly people: readonly (string | null)[] }
  /** A thing by name; null for one that is hidden. */
  | { readonly thing: string | null }
  | { readonly place: string }
  /** A number; `parts` how it is made up, `10 + 2 = 12`; `signed`: `+2`. */
  | { readonly number: number; readonly parts?: string; readonly signed?: true }
  | { readonly said: string }
  | { readonly list: readonly SeenSlot[] }
  | SeenMessage

/** A message as a viewer may know it: plain data from which anybody can make words, in any language. */
export interface SeenMessage {
  readonly key: string
  readonly slots: Readonly<Record<string, SeenSlot>>
}
