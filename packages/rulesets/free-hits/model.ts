import type { Grid, Refusal, Setup, Who } from '@fray/kernel/rules'
import type { PartySide } from '../loading/sides.ts'
import type { Entrant } from './kinds/combatant.ts'
import type { Condition } from './kinds/conditions.ts'

/** A battle that begins in the middle. */
export interface Midway {
  readonly round: number
  /** Position in the roster of the one whose turn it is. */
  readonly actor: Who
  /** Positions in the roster in the order in which they act; null: by Agility, ties as in the roster. */
  readonly order: readonly number[] | null
}

/** Where units may leave the battlefield. */
export type Exits = 'edge' | 'none' | readonly number[]

export interface FreeHitsSetup extends Setup {
  readonly sides: readonly PartySide[]
  readonly grid: Grid
  readonly exits: Exits
  readonly roster: readonly Entrant[]
  /** Positions in the roster of those who may open the battle together (`opening-attack`). */
  readonly openers: readonly number[]
  readonly now: Midway | null
  /** All conditions that commands may name, by content id. */
  readonly conditions: ReadonlyMap<string, Condition>
  /** Reads a unit that joins in mid-fight (its map as in an encounter file): the entrant, or why it is refused. */
  readonly readEntrant: (name: string, raw: unknown, side: number) => Entrant | Refusal
  /** A creature of the content for the referee's `summon`: the entrant, or why it is refused. */
  readonly readCreature: (creature: string) => Entrant | Refusal
}
