import type { PoolLeft, StrikeOutcome, TokenState } from '@fray/kernel'

/** How a seat sees somebody: where, how they stand and look, and what is left of their pools of life by their ids. */
export interface Stand {
  readonly at: string | null
  readonly state: TokenState
  readonly health: string
  readonly pools: Readonly<Record<string, number>>
  /** What lies on it, in the words of its badges on the board. */
  readonly states: readonly string[]
}

/** What is left of a pool of life, or how somebody looks to those who may not know the numbers. */
type LeftSeen = PoolLeft | { readonly health: string }

/**
 * What a person at a table would see, in words common to all games: what a screen can show of any ruleset's fight without knowing
 * it. People are called by name, null for somebody of whom the seat does not know. Values are whole, never differences: what was
 * told twice does no harm.
 */
export type Beat =
  /** A round begins; `alone`: its line says that and nothing else. */
  | { readonly beat: 'round'; readonly round: number; readonly alone: boolean }
  /** Whose turn it is: somebody's, or that of all on a side; `alone`: its line says that and nothing else. */
  | { readonly beat: 'turn'; readonly who: string | null; readonly side?: string; readonly alone: boolean }
  /** Somebody steps in, by a rule. */
  | { readonly beat: 'reaction'; readonly who: string | null; readonly rule: string }
  /**
   * From where somebody went to where it is now, null for no place: through all places on its way where it went by `steps`, else pushed,
   * carried, or nobody saw how.
   */
  | { readonly beat: 'move'; readonly who: string; readonly way: readonly (string | null)[]; readonly steps: boolean }
  /** A blow, and the roll that decides it; `avoiding`: its target rolls, to avoid it. */
  | (RollSeen & {
      readonly beat: 'attack'
      readonly target: string | null
      /** With what, by name; null where that is not known. */
      readonly with: string | null
      readonly outcome: StrikeOutcome
      readonly avoiding?: true
    })
  /** Any other roll, by what is rolled for. */
  | (RollSeen & { readonly beat: 'roll'; readonly what: string; readonly passed: boolean | null })
  /** Life lost or got back: of which pool of the card, and what is left of it; null where damage takes none, or none yet. */
  | {
      readonly beat: 'damage' | 'healing'
      readonly who: string
      readonly pool: string
      readonly left: LeftSeen | null
      /** How much, and whose doing it is, where that is known. */
      readonly amount?: number
      readonly by?: string
    }
  /** Somebody goes down, is up again, is gone. */
  | { readonly beat: 'drop' | 'rise' | 'leave'; readonly who: string }
  /** Somebody comes, or is found. */
  | ({ readonly beat: 'join'; readonly who: string } & Stand)
  /** Something lies on somebody, or no longer does: the word of its badge on the board. */
  | { readonly beat: 'state'; readonly who: string; readonly state: string; readonly on: boolean }
  /** How somebody looks in all. */
  | { readonly beat: 'looks'; readonly who: string; readonly health: string }
  | { readonly beat: 'end'; readonly winner: string | null }

interface RollSeen {
  readonly who: string | null
  /** Faces that count; empty where the roll may not be known. */
  readonly dice: readonly number[]
  readonly total: number | null
  readonly against: number | null
}
