import type { Refusal, Setup, Who } from '@fray/kernel/rules'
import type { PartySide } from '../loading/sides.ts'
import type { Conditions } from './conditions.ts'
import type { Entrant } from './kinds/combatant.ts'

/** A pair that is not nearby: positions in the roster, position in DISTANCES. */
export interface Pair {
  readonly a: number
  readonly b: number
  readonly distance: number
}

/** A Surprise Round: the side that acts (position), and which of its members; empty to ask. */
export interface Surprise {
  readonly by: number
  readonly acting: readonly number[]
}

/** A rest between encounters or at the end. */
export type Rest = 'none' | 'quick' | 'full'

/** One encounter of the day: who is new in it, how they stand. */
export interface Encounter {
  readonly title: string
  /** Taken before it. */
  readonly rest: Rest
  /** Positions in the roster of those who come on. */
  readonly entrants: readonly number[]
  readonly positions: readonly Pair[]
  readonly surprise: Surprise | null
}

/** A fight that begins in the middle. */
export interface Midway {
  readonly round: number
  readonly band: number
  /** Position in the roster, -1 for nobody yet. */
  readonly actor: Who
  readonly escalation: number
}

export interface EscalationSetup extends Setup {
  readonly sides: readonly PartySide[]
  /** Everybody of the whole day: those of later encounters wait. */
  readonly roster: readonly Entrant[]
  /** The day's encounters, the first included. */
  readonly encounters: readonly Encounter[]
  /** Taken at the end of the day. */
  readonly lastRest: Rest
  /** The file has later fights or a last rest: the fight is not over with its first encounter. */
  readonly isDay: boolean
  readonly encountersToday: number
  readonly now: Midway | null
  readonly conditions: Conditions
  readonly readEntrant: (name: string, raw: unknown, side: number) => Entrant | Refusal
}
