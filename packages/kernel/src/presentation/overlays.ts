import type { Words } from '../log/parts.ts'

/** A place that somebody could come to. */
export interface ReachedPlace {
  /** The square or Zone, or whom it would be with where nobody stands anywhere. */
  readonly at: string
  /** What it costs, in the game's unit of movement; 0 for where it stands. */
  readonly cost: number
  /** The same in words: `a move`, `15 feet`. */
  readonly words: Words
  /** Who may strike at it on the way, by name. */
  readonly provokes: readonly string[]
  /** The way that it would take, from the first square or Zone to `at`; empty where it stays, and where nobody stands anywhere. */
  readonly way: readonly string[]
}

/** Somebody whom it could do something to from where it stands. */
export interface ReachedTarget {
  readonly who: string
  /** With what, by name: weapons, spells, powers. */
  readonly with: readonly string[]
}

/** The overlay "what I can": where somebody could come now, and whom it could strike from where it stands. */
export interface Reach {
  readonly who: string
  readonly places: readonly ReachedPlace[]
  readonly targets: readonly ReachedTarget[]
  /** All of it in sentences, for the ear. */
  readonly lines: readonly Words[]
}

/** Somebody who could be on the one who looks in its next turn. */
export interface Menace {
  readonly who: string
  /** What it could do: `bow from where it stands`, `comes close and strikes`. */
  readonly words: Words
  /** Whether it must move first. */
  readonly moves: boolean
}

/** The overlay "what they can, to me". */
export interface Threat {
  readonly who: string
  readonly by: readonly Menace[]
  /** Places where somebody may be struck at, with those who may: threatened squares, Zones of foes. */
  readonly places: readonly { readonly at: string; readonly by: readonly string[] }[]
  readonly lines: readonly Words[]
}

/** What lies between two combatants. */
export interface Between {
  readonly from: string
  readonly to: string
  /** How far it is, in words of the game: `Nearby`, `30 feet`. */
  readonly distance: Words
  /** Squares that the deciding line crosses, Zones of the shortest way; empty where there is none to show. */
  readonly places: readonly string[]
  /** Ends of the lines that were looked along, in squares from the south-west corner, and whether each is free. */
  readonly corners: readonly { readonly x: number; readonly y: number; readonly free: boolean }[]
  /** All of it in sentences: walls, doors, cover, who stands in the way. */
  readonly lines: readonly Words[]
}
