/** Values with how often each occurred, ascending. */
export type Counts = readonly (readonly [value: number, count: number])[];
/** The least and the greatest that a number can be, whether or not it has been seen. */
export interface Bounds {
    readonly least: number;
    readonly most: number;
}
/** A number with its 95% interval. */
export interface Interval {
    readonly value: number;
    readonly low: number;
    readonly high: number;
}
/**
 * The mean of independent values between bounds, with an interval that holds the true mean in 95% of all cases or more,
 * however few and however crooked the values are (Gaffke 2005; Learned-Miller and Thomas 2020 give the family that it
 * belongs to). For what happens or not it is the interval of Clopper and Pearson. The high end is what a mean of the values
 * with random weights and one more value, the greatest that there can be, stays below in 97.5%; the low end likewise. So a
 * thing that never came is not said to be impossible. `tail`: the chance left beyond each end, for an interval that has to
 * be surer.
 */
export declare function meanWithin(counts: Counts, bounds?: Bounds, tail?: number): Interval;
//# sourceMappingURL=mean.d.ts.map