import type { Experiment } from '../simulate/simulation.ts';
import type { Comparison } from './comparison.ts';
import { type Playing } from './sampling.ts';
/** How far a comparison has come. */
export interface CompareProgress {
    /** Pairs of trials. */
    readonly trials: number;
    readonly of: number;
    /** Half the width of the widest 95% interval of a difference in victories so far, from 0 to 1. */
    readonly precision: number;
}
/** How two encounters are compared. */
export interface CompareOptions extends Playing {
    /** The most trials of each, 1 or more. */
    readonly trials: number;
    /** Stop when the 95% intervals of the differences in victories are as narrow as this: 0.01 is plus or minus 1%. */
    readonly precision?: number;
    /** What was changed in the second, for the result. */
    readonly changes?: readonly string[];
    readonly onProgress?: (progress: CompareProgress) => void;
}
/**
 * Plays two encounters with common random numbers: trial n has the same dice in both. What the second does differently is
 * told from the pairs, which is far more exact than two simulations apart wherever most of a fight stays the same. The
 * same experiments and options give the same result, whoever plays. Rejects with a sentence where one is not right.
 */
export declare function compare(first: Experiment, second: Experiment, options: CompareOptions): Promise<Comparison>;
//# sourceMappingURL=compare.d.ts.map