import type { Refusal, Setup, ZoneGraph } from '@fray/kernel/rules'
import type { Entrant } from './kinds/combatant.ts'
import type { Hazard, HindranceEffect, OngoingEffect } from './kinds/effects.ts'

export interface ZoneSetup {
  readonly id: string
  readonly name: string
  /** How many Creatures fit; -1 for any number. */
  readonly capacity: number
  readonly hazard: Hazard | null
  /** Sides (positions) that may leave the battlefield here. */
  readonly exits: readonly number[]
  readonly note: string
  /** The word for its picture; '' for none. */
  readonly look: string
  /** Whether the referee hides it from the beginning. */
  readonly hidden: boolean
}

/** A fight that begins in the middle. */
export interface Midway {
  readonly round: number
  /** Position in the roster of whose Turn it is, or -1. */
  readonly turn: number
  /** Position in the roster of whose Turn is about to begin, or -1. */
  readonly next: number
  /** Positions in the roster in the order of Turns. */
  readonly order: readonly number[]
}

/** A table for what becomes of the fallen: results by face of one die. */
export interface AftermathTable {
  readonly sides: number
  /** By face, from 1. */
  readonly results: readonly string[]
}

export interface ZonesSetup extends Setup {
  readonly graph: ZoneGraph
  readonly zones: readonly ZoneSetup[]
  /** Starting Zone of each side, by position. */
  readonly starts: readonly number[]
  readonly roster: readonly Entrant[]
  readonly surprised: 'ask' | 'nobody' | 'characters' | 'enemies'
  readonly now: Midway | null
  readonly aftermath: AftermathTable | null
  /**
   * Reads a combatant that joins in mid-fight (its map as in an encounter file): the entrant, or why it is
   * refused.
   */
  readonly readEntrant: (name: string, raw: unknown) => Entrant | Refusal
  /** Reads a hazard or an effect given in a command: the value, or why it is refused. */
  readonly readHazard: (raw: unknown) => Hazard | Refusal
  readonly readOngoing: (raw: unknown) => OngoingEffect | Refusal
  readonly readHindrance: (raw: unknown) => HindranceEffect | Refusal
}
