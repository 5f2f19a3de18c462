import type { PoolLeft, StrikeOutcome, TokenState } from '@fray/kernel'

/** How a seat sees a combatant: its place, state and looks, and what is left of its pools of life, by id. */
export interface Stand {
  readonly at: string | null
  readonly state: TokenState
  readonly health: string
  readonly pools: Readonly<Record<string, number>>
  /** Its conditions, by the words of its badges on the board. */
  readonly states: readonly string[]
}

/** What is left of a pool of life, or how the combatant looks to viewers who may not know the numbers. */
type LeftSeen = PoolLeft | { readonly health: string }

/**
 * What a person at a table would see, in terms common to all games: what a screen can show of any ruleset's fight.
 * Combatants are given by name, null for one that the seat does not know. Values are absolute, never differences, so
 * that repetition does no harm.
 */
export type Beat =
  /** A round starts; `alone`: the log entry says nothing else. */
  | { readonly beat: 'round'; readonly round: number; readonly alone: boolean }
  /** Whose turn it is: a combatant's, or a whole side's; `alone`: the log entry says nothing else. */
  | { readonly beat: 'turn'; readonly who: string | null; readonly side?: string; readonly alone: boolean }
  /** A combatant reacts, by a rule. */
  | { readonly beat: 'reaction'; readonly who: string | null; readonly rule: string }
  /**
   * A combatant has moved to a new place, null for no place: `way` lists all places on the way if it went by `steps`;
   * otherwise it was pushed, carried, or nobody saw how.
   */
  | { readonly beat: 'move'; readonly who: string; readonly way: readonly (string | null)[]; readonly steps: boolean }
  /** An attack, and the roll that decides it; `avoiding`: the target rolls, to avoid it. */
  | (RollSeen & {
      readonly beat: 'attack'
      readonly target: string | null
      /** The weapon, by name; null if unknown. */
      readonly with: string | null
      readonly outcome: StrikeOutcome
      readonly avoiding?: true
    })
  /** Any other roll, by purpose. */
  | (RollSeen & { readonly beat: 'roll'; readonly what: string; readonly passed: boolean | null })
  /**
   * Life lost or regained: in which pool of the card, and what is left of it; null if the damage takes none, or none
   * yet.
   */
  | {
      readonly beat: 'damage' | 'healing'
      readonly who: string
      readonly pool: string
      readonly left: LeftSeen | null
      /** The amount, and who caused it, if known. */
      readonly amount?: number
      readonly by?: string
    }
  /** A combatant goes down, gets up, is gone. */
  | { readonly beat: 'drop' | 'rise' | 'leave'; readonly who: string }
  /** A combatant arrives, or is discovered. */
  | ({ readonly beat: 'join'; readonly who: string } & Stand)
  /** A condition starts or ends: the word of its badge on the board. */
  | { readonly beat: 'state'; readonly who: string; readonly state: string; readonly on: boolean }
  /** How a combatant looks overall. */
  | { readonly beat: 'looks'; readonly who: string; readonly health: string }
  | { readonly beat: 'end'; readonly winner: string | null }

interface RollSeen {
  readonly who: string | null
  /** Faces that count; empty if the roll is hidden. */
  readonly dice: readonly number[]
  readonly total: number | null
  readonly against: number | null
}
