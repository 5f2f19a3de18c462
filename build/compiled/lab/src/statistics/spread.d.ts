import { type Bounds, type Counts } from './mean.ts';
/** How a whole number was spread over the trials, and not only its mean. */
export interface Spread {
    readonly trials: number;
    readonly mean: number;
    /** The ends of the 95% interval of the mean. */
    readonly low: number;
    readonly high: number;
    /** Standard deviation of one trial. */
    readonly deviation: number;
    readonly min: number;
    readonly max: number;
    /** The values that a tenth, a quarter, half, three quarters and nine tenths of the trials do not exceed. */
    readonly tenth: number;
    readonly quarter: number;
    readonly median: number;
    readonly threeQuarters: number;
    readonly nineTenths: number;
    /** Every value that occurred, ascending, with how often. */
    readonly counts: Counts;
}
/** Counts whole numbers as they come; merging two counters in any order gives the same. */
export declare class Counter {
    private readonly found;
    /** Counts a value once, or so many times. */
    add(value: number, times?: number): void;
    /** Counts all that another counter has counted. */
    merge(counts: Counts): void;
    /** Every value with how often, ascending. */
    counts(): (readonly [value: number, count: number])[];
    /** The spread of what has been counted; all zeros when nothing has. */
    spread(bounds?: Bounds): Spread;
}
/** The spread of values with their counts, ascending. `bounds`: what the values may be, seen or not, for the interval of the mean. */
export declare function spreadOf(counts: Counts, bounds?: Bounds): Spread;
//# sourceMappingURL=spread.d.ts.map