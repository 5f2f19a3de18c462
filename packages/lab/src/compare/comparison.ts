import type { Simulation } from '../simulate/simulation.ts'
import type { Interval } from '../statistics/mean.ts'

/** Two fights played with the same dice, and the difference that a change makes (second minus first, pair by pair). */
export interface Comparison {
  readonly first: Simulation
  readonly second: Simulation
  /** What was changed, as people write it: `Ogre.hp=40`; empty if two files are compared. */
  readonly changes: readonly string[]
  /** For each side that both have, by id. */
  readonly sides: readonly {
    readonly id: string
    readonly name: string
    readonly wins: Interval
    readonly left: Interval
  }[]
  readonly rounds: Interval
  /** The correlation of the pairs, from -1 to 1; the nearer to 1, the more the common dice have helped. */
  readonly correlation: number
}

/** One parameter of a sweep: a change with its values. */
export interface SweepAxis {
  /** Such as `Ogre.hp`, `add goblin`, `option initiative`. */
  readonly name: string
  readonly values: readonly (string | number)[]
}

/** Results for the values of one or two parameters, row by row: the first axis outside, the second inside. */
export interface Sweep {
  readonly axes: readonly SweepAxis[]
  readonly cells: readonly { readonly values: readonly (string | number)[]; readonly simulation: Simulation }[]
}

/** The value of one parameter that brings a side's chance of victory nearest to the wanted one. */
export interface Balance {
  readonly axis: string
  /** The side's id. */
  readonly side: string
  /** From 0 to 1. */
  readonly wanted: number
  /** The best value, or null if none in the range comes near; then `says` explains why. */
  readonly best: number | null
  readonly says: string
  /** Every value that was tried, ascending. */
  readonly tried: readonly { readonly value: number; readonly simulation: Simulation }[]
}
