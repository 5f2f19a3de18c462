/** How often something happened in so many trials, with the interval that holds the true chance 19 times out of 20. */
export interface Share {
    readonly count: number;
    readonly trials: number;
    /** From 0 to 1; 0 where there were no trials. */
    readonly share: number;
    /** The ends of the 95% interval (Wilson's), from 0 to 1. */
    readonly low: number;
    readonly high: number;
}
/**
 * The share of `count` in `trials`, with Wilson's 95% interval, which stays inside 0 to 1 and is honest about none and all.
 * `z`: half its width in standard errors, for an interval that has to be surer.
 */
export declare function shareOf(count: number, trials: number, z?: number): Share;
/** Half the width of the interval: the precision that people mean by "plus or minus". */
export declare const precisionOf: ({ low, high }: Share) => number;
//# sourceMappingURL=share.d.ts.map