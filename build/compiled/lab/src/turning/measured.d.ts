/** A mean of trials and its standard error. */
export interface Measured {
    readonly value: number;
    readonly error: number;
}
/** What is surely nothing. */
export declare const NOTHING: Measured;
/** The mean of what trials brought. */
export declare function measuredFrom(worths: readonly number[]): Measured;
/** A value with the interval in which it lies 95 times of 100. */
export interface Interval {
    readonly value: number;
    readonly low: number;
    readonly high: number;
}
/** The interval, within what is possible at all. */
export declare const intervalOf: ({ value, error }: Measured, least: number, most: number) => Interval;
//# sourceMappingURL=measured.d.ts.map