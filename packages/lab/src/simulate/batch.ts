import type { Counts } from '../statistics/mean.ts'
import type { Trial } from './simulation.ts'

/** What was counted of one combatant. */
export interface CombatantBatch {
  readonly name: string
  /** The side's position. */
  readonly side: number
  /** Its place in the roster, -1 for one that joins in the middle of a trial. */
  readonly place: number
  /** Trials in which it took part; fewer than all for one that joins in some. */
  readonly trials: number
  /** Trials at whose end it could still fight. */
  readonly stands: number
  /** The life that it began with, and that all its enemies had when the trial began: what can be lost at most, healing apart. */
  readonly whole: number
  readonly against: number
  readonly fell: Counts
  readonly life: Counts
  readonly dealt: Counts
  readonly taken: Counts
  readonly resources: Readonly<Record<string, Counts>>
  /** What it had of each resource at the beginning, where it is known. */
  readonly stock: Readonly<Record<string, number>>
}

/** In how many trials a side had losses. */
export interface SideBatch {
  /** The side's position. */
  readonly side: number
  /** Trials in which somebody of the side went down at some time, or was dead in the end. */
  readonly fell: number
  /** Trials at whose end somebody of the side was dead. */
  readonly died: number
  /** The most hit points that it began a trial with. */
  readonly whole: number
  /** What it had left Round by Round, ascending. */
  readonly rounds: readonly RoundBatch[]
}

/** Hit points that a side had left at the end of a Round, with how often. */
export interface RoundBatch {
  readonly round: number
  /** Of the trials that went on after the Round. */
  readonly going: Counts
  /** Of the trials that ended in the Round: what it kept. */
  readonly over: Counts
}

/** What was counted of one kind of command for one side; all are sums over the trials. */
export interface ActionBatch {
  /** The side's position. */
  readonly side: number
  /** The action's id; empty for what a side did while others commanded: reactions and free blows. */
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
 * What was gathered from some trials: plain data, to be sent from a worker. Batches are merged by {@link Gathering}; the
 * same trials give the same whole, however they were divided, when they are merged in the order of the trials.
 */
export interface Batch {
  readonly trials: readonly Trial[]
  readonly combatants: readonly CombatantBatch[]
  readonly sides: readonly SideBatch[]
  readonly actions: readonly ActionBatch[]
  /** Empty unless the trials were recorded. */
  readonly rules: readonly RuleBatch[]
}
