import type { Board, FieldForm, KindForm } from '@fray/kernel'

/** Something that comes with a game, to be picked. */
export interface ReadyThing {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

/** What a table may choose, and what goes without saying. */
export interface OptionToChoose {
  readonly id: string
  readonly title: string
  readonly choices: readonly string[] | { readonly min: number; readonly max: number }
  readonly default: string | number
}

/** A game as its builder needs it: plain data from its declarations. */
export interface GameForms {
  readonly id: string
  readonly title: string
  /** The JSON Schema of its encounter files. */
  readonly schema: unknown
  readonly kinds: readonly KindForm[]
  readonly options: readonly OptionToChoose[]
  /** Ids and names of the sides that go without saying. */
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  /** The combatants that come with it. */
  readonly people: readonly ReadyThing[]
}

/** Something wrong in a file: where in the text, and at which field. */
export interface FieldProblem {
  readonly path: readonly (string | number)[]
  readonly line: number
  readonly column: number
  readonly message: string
  readonly rule: string | null
}

/** Somebody of a fight that can be played. */
export interface Fielded {
  readonly name: string
  /** The position of its side. */
  readonly side: number
}

/** What the very reading that plays a file says of it. */
export interface Checked {
  /** The game that the file names, or null. */
  readonly ruleset: string | null
  readonly problems: readonly FieldProblem[]
  /** The names of the sides, where it can be played. */
  readonly sides: readonly string[]
  readonly people: readonly Fielded[]
  /** Whether everyone is on one side, or the sides are very uneven in number. */
  readonly hint: 'alone' | 'uneven' | null
  /** The battlefield as it will be seen, where it can be played. */
  readonly board: Board | null
}

/** How hard a fight is, so far. */
export interface Hardness {
  readonly trials: number
  readonly of: number
  /** How often each side has won, from 0 to 1, by position; until the end only the first is known. */
  readonly wins: readonly number[]
  readonly rounds: number | null
}

/** What the builder wants of its worker. */
export type BuilderOrder =
  | { readonly do: 'describe'; readonly ruleset: string }
  | { readonly do: 'games' }
  | { readonly do: 'check'; readonly text: string; readonly name: string }
  | { readonly do: 'hardness'; readonly text: string; readonly trials: number }
  /** Explains something ready-made of a kind. */
  | { readonly do: 'about'; readonly ruleset: string; readonly kind: string; readonly id: string }
  /** A file of another program as an encounter of a game. */
  | {
      readonly do: 'bring-in'
      readonly text: string
      readonly name: string
      readonly ruleset: string
      readonly map: MapOptions
    }
  /** What fights of a game can be made from. */
  | { readonly do: 'ideas'; readonly ruleset: string }
  /** Makes a fight as hard as it is wanted. */
  | { readonly do: 'make'; readonly options: MakingOptions }
  /** What a short text says, as fields. */
  | { readonly do: 'spell-out'; readonly ruleset: string; readonly kind: string; readonly text: string }

/** Where fights of a game take place, and against whom. */
export interface IdeasHere {
  readonly places: readonly { readonly id: string; readonly name: string }[]
  readonly bands: readonly { readonly id: string; readonly name: string }[]
}

/** How hard a fight that is made shall be. */
export type Hard = 'easy' | 'moderate' | 'hard' | 'even' | 'deadly'

/** What is wanted of a fight that is made; what is null is drawn, or left open. */
export interface MakingOptions {
  readonly ruleset: string
  readonly place: string | null
  readonly band: string | null
  readonly ours: number
  readonly theirs: number | null
  readonly hard: Hard
  readonly seed: string
}

/** How far it is: what is tried, and how many fights of that were played. */
export interface MakingProgress {
  readonly step: 'other side' | 'toughness' | 'measuring'
  readonly trials: number
}

/** A fight that was made, as the text of its file. */
export interface MadeHere {
  readonly text: string
}

/** What is wished of a map of another program. */
export interface MapOptions {
  /** Its pillars and furniture as solid squares. */
  readonly pillars: boolean
  /** What its portals that stand open are. */
  readonly openPortals: 'doors' | 'windows'
}

/** A file of another program as an encounter, and what became of it, in sentences. */
export interface BroughtHere {
  readonly text: string
  /** The picture under its map, with the mark by which the encounter names it. */
  readonly picture: { readonly mark: string; readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | null
  readonly changed: readonly string[]
  readonly lost: readonly string[]
  readonly assumed: readonly string[]
}

/** A short text in fields, or what is wrong with it. */
export type SpeltOut = { readonly fields: Readonly<Record<string, unknown>> } | { readonly wrong: string }

export type { FieldForm, KindForm }
