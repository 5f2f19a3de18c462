import type { Simulation } from '../simulate/simulation.ts';
import type { Interval } from '../statistics/mean.ts';
/** Two fights played with the same dice, and the difference that a change makes (second less first, pair by pair). */
export interface Comparison {
    readonly first: Simulation;
    readonly second: Simulation;
    /** What was changed, as people write it: `Ogre.hp=40`; empty where two files are compared. */
    readonly changes: readonly string[];
    /** For each side that both have, by id. */
    readonly sides: readonly {
        readonly id: string;
        readonly name: string;
        readonly wins: Interval;
        readonly left: Interval;
    }[];
    readonly rounds: Interval;
    /** How alike the pairs were, from -1 to 1; the nearer to 1, the more the common dice have helped. */
    readonly correlation: number;
}
/** One parameter of a sweep: a change with its values. */
export interface SweepAxis {
    /** As in `Ogre.hp`, `add goblin`, `option initiative`. */
    readonly name: string;
    readonly values: readonly (string | number)[];
}
/** A fight over the values of one or two parameters, row by row: the first axis outside, the second within. */
export interface Sweep {
    readonly axes: readonly SweepAxis[];
    readonly cells: readonly {
        readonly values: readonly (string | number)[];
        readonly simulation: Simulation;
    }[];
}
/** The value of one parameter that brings a side's chance of victory nearest to what was wanted. */
export interface Balance {
    readonly axis: string;
    /** The side's id. */
    readonly side: string;
    /** From 0 to 1. */
    readonly wanted: number;
    /** The best value, or null when none in the range comes near; then the sentence says why. */
    readonly best: number | null;
    readonly says: string;
    /** Every value that was tried, ascending. */
    readonly tried: readonly {
        readonly value: number;
        readonly simulation: Simulation;
    }[];
}
//# sourceMappingURL=comparison.d.ts.map