import { type Interval } from '../statistics/mean.ts';
/** Which trials were won, in their order: a byte each, to be paired with those of other values. */
export declare class Won {
    length: number;
    private bytes;
    add(won: boolean): void;
    at(trial: number): number;
}
/** How often two rows of trials with the same dice were won together: by the first (0 or 1) and the second. */
export interface WonPairs {
    readonly pairs: number;
    readonly both: number;
    readonly gained: number;
    readonly lost: number;
}
/** Counts the trials that both have. */
export declare function wonPairs(first: Won, second: Won): WonPairs;
/**
 * How much farther the second chance lies from what is wanted than the first, with its 95% interval. The trials share their
 * dice, so their errors are not independent: where both chances lie on one side the errors cancel, where they lie on two
 * sides they add up. So the distance is taken pair by pair, each chance counted as it lies (`above` what is wanted, or below).
 */
export declare function distanceBeyond({ pairs, both, gained, lost }: WonPairs, wanted: number, above: readonly [first: boolean, second: boolean]): Interval;
//# sourceMappingURL=nearness.d.ts.map