import type { Interval } from '../../statistics/mean.ts';
import type { Share } from '../../statistics/share.ts';
import type { Spread } from '../../statistics/spread.ts';
/**
 * Decimals worth writing for a number that is known to within so much: the last one is at most half of what is not known,
 * and more than a twentieth of it. From 0 to 6.
 */
export declare function decimalsFor(within: number): number;
/** A number without decimals that say nothing: `4`, `2.5`, at most two of them. */
export declare const plainNumber: (value: number) => string;
/** A whole number with commas between thousands: `12,000`. */
export declare const grouped: (value: number) => string;
/** `62.3% (61.0 to 63.6)`: the share with its 95% interval; `unknown` where nothing was tried. */
export declare function shareText({ share, trials, low, high }: Share): string;
/** `62.3% (61.0 to 63.6)` for a chance from 0 to 1. */
export declare function chanceText({ value, low, high }: Interval): string;
/** A chance alone, with the digits that so many trials can tell: `62%`. */
export declare function roughShare(share: number, trials: number): string;
/** `8.1 (7.9 to 8.3)`: a number with its interval; alone where the interval has no width. */
export declare function intervalText(interval: Interval): string;
/** `+1.2 (+0.8 to +1.6)`: a difference with its interval; `0` where nothing differed at all. */
export declare function differenceText(interval: Interval): string;
/** A difference of chances in points of percent: `+5.2 (+3.1 to +7.3)`. */
export declare const pointsText: ({ value, low, high }: Interval) => string;
/** The mean of a spread with its interval, which does not reach below 0 where nothing did; with `always` where it never varied, for it may yet; `none` where there was nothing. */
export declare function meanText(spread: Spread, none: string): string;
/** `3 to 8`, or `3` where both ends are the same. */
export declare const fromTo: (low: number, high: number) => string;
/** Between which values four fifths of the trials lie. */
export declare const mostlyText: ({ trials, tenth, nineTenths }: Spread, none: string) => string;
/** A number known to within so much, alone; never a false 0. */
export declare function roughNumber(value: number, within: number): string;
/** Within how much the number of uses a trial is known: as for things that come by chance, which is rather too wide. */
export declare const withinOfUses: (uses: number, trials: number) => number;
/** Within how much an amount a trial is known that comes in so many portions. */
export declare const withinOfAmount: (amount: number, uses: number, trials: number) => number;
//# sourceMappingURL=numbers.d.ts.map