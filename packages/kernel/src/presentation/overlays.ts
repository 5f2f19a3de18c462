import type { Words } from '../log/parts.ts'

/** A place that a combatant could move to. */
export interface ReachedPlace {
  /** The square or Zone; on a battlefield without places, the combatant it would join. */
  readonly at: string
  /** The cost in the game's unit of movement; 0 for its present place. */
  readonly cost: number
  /** The cost in words: `a move`, `15 feet`. */
  readonly words: Words
  /** Names of those who may attack it on the way. */
  readonly provokes: readonly string[]
  /** The path from the first square or Zone to `at`; empty if it stays, and on battlefields without places. */
  readonly way: readonly string[]
}

/** A target that it could affect from its present place. */
export interface ReachedTarget {
  readonly who: string
  /** Names of the weapons, spells or powers that reach it. */
  readonly with: readonly string[]
}

/** The overlay "what I can do": where a combatant can move now, and whom it can attack from its present place. */
export interface Reach {
  readonly who: string
  readonly places: readonly ReachedPlace[]
  readonly targets: readonly ReachedTarget[]
  /** The overlay in sentences, for screen readers. */
  readonly lines: readonly Words[]
}

/** A combatant that could attack the viewed one in its next turn. */
export interface Menace {
  readonly who: string
  /** How: `bow from where it stands`, `comes close and strikes`. */
  readonly words: Words
  /** Whether it has to move first. */
  readonly moves: boolean
}

/** The overlay "what they can do to me". */
export interface Threat {
  readonly who: string
  readonly by: readonly Menace[]
  /** Places where the combatant may be attacked, and by whom: threatened squares, Zones of foes. */
  readonly places: readonly { readonly at: string; readonly by: readonly string[] }[]
  readonly lines: readonly Words[]
}

/** What lies between two combatants. */
export interface Between {
  readonly from: string
  readonly to: string
  /** The distance, in the game's terms: `Nearby`, `30 feet`. */
  readonly distance: Words
  /** Squares that the deciding line crosses, or Zones of the shortest path; empty if there is none to show. */
  readonly places: readonly string[]
  /** Ends of the tested lines, in squares from the south-west corner, and whether each line is free. */
  readonly corners: readonly { readonly x: number; readonly y: number; readonly free: boolean }[]
  /** All of it in sentences: walls, doors, cover, bodies in the way. */
  readonly lines: readonly Words[]
}
