import type { Counts } from '../statistics/mean.ts'
import type { Trial } from './simulation.ts'

/** Counts for one combatant. */
export interface CombatantBatch {
  readonly name: string
  /** The side's position. */
  readonly side: number
  /** Its position in the roster, -1 if it joins in the middle of a trial. */
  readonly place: number
  /** Trials in which it took part; not all for one that only joins in some. */
  readonly trials: number
  /** Trials at whose end it could still fight. */
  readonly stands: number
  /**
   * The life that it started with, and the total life of its enemies at the start: upper bounds for losses, apart
   * from healing.
   */
  readonly whole: number
  readonly against: number
  readonly fell: Counts
  readonly life: Counts
  readonly dealt: Counts
  readonly taken: Counts
  readonly resources: Readonly<Record<string, Counts>>
  /** What it had of each resource at the start, if known. */
  readonly stock: Readonly<Record<string, number>>
}

/** In how many trials a side had losses. */
export interface SideBatch {
  /** The side's position. */
  readonly side: number
  /** Trials in which someone of the side went down at any time, or was dead at the end. */
  readonly fell: number
  /** Trials at whose end someone of the side was dead. */
  readonly died: number
  /** The most hit points with which it started a trial. */
  readonly whole: number
  /** What it had left Round by Round, ascending. */
  readonly rounds: readonly RoundBatch[]
}

/** Hit points that a side had left at the end of a Round, with their frequencies. */
export interface RoundBatch {
  readonly round: number
  /** Over trials that continued after the Round. */
  readonly going: Counts
  /** Over trials that ended in the Round: what was left at the end. */
  readonly over: Counts
}

/** Counts for one kind of command of one side, summed over the trials. */
export interface ActionBatch {
  /** The side's position. */
  readonly side: number
  /** The action's id; '' for what a side did during others' commands: reactions and free attacks. */
  readonly action: string
  readonly uses: number
  readonly damage: number
  readonly healing: number
}

/** How often a rule was cited. */
export interface RuleBatch {
  readonly rule: string
  readonly events: number
  readonly trials: number
}

/**
 * Counts from some trials: plain data, to be sent from a worker. {@link Gathering} merges batches; the same trials
 * give the same total however they were divided, if they are merged in the order of the trials.
 */
export interface Batch {
  readonly trials: readonly Trial[]
  readonly combatants: readonly CombatantBatch[]
  readonly sides: readonly SideBatch[]
  readonly actions: readonly ActionBatch[]
  /** Empty unless the trials were recorded. */
  readonly rules: readonly RuleBatch[]
}
