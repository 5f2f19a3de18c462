import type { Trial } from '../simulate/simulation.ts';
import { type Interval } from '../statistics/mean.ts';
/**
 * The difference of two shares that were found on the same pairs: `gained` pairs have it only in the second, `lost` only
 * in the first. The 95% interval is that of Agresti and Min: half a pair is added to each of the four kinds, which keeps
 * it honest where few pairs differ, or none. From -1 to 1. `z`: half its width in standard errors, for an interval that
 * has to be surer.
 */
export declare function shareDifference(gained: number, lost: number, pairs: number, z?: number): Interval;
/** Half the width of an interval. */
export declare const halfWidth: ({ low, high }: Interval) => number;
/** What a trial was worth to a side (by position): 1 for a victory, 0 for a defeat, half where nobody won. */
export declare const pointsOf: ({ winner }: Trial, side: number) => number;
/** What pairs of trials with the same dice say about one side, in numbers that do not grow with the pairs. */
export declare class SidePairs {
    pairs: number;
    gained: number;
    lost: number;
    private readonly left;
    private readonly positions;
    /** The side's position in the first fight and in the second. */
    constructor(positions: readonly [number, number]);
    /** Adds the trials of one number. */
    add(first: Trial, second: Trial): void;
    /** How much oftener the side wins in the second. `drawnBack`: the pairs ended because this was precise enough. */
    wins(drawnBack?: boolean): Interval;
    /** How much more of its life the side has left in the second. */
    lifeLeft(): Interval;
}
/** How alike two rows of numbers are, while they come in pairs. */
export declare class Likeness {
    private n;
    private readonly sums;
    private same;
    add(a: number, b: number): void;
    /** Pearson's correlation, from -1 to 1. Where one row never changes it is 1 if the rows are the same, else 0. */
    correlation(): number;
}
//# sourceMappingURL=paired.d.ts.map