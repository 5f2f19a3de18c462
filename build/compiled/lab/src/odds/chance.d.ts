import { Fraction } from './fraction.ts';
import type { Odds } from './results.ts';
/** A number that odds come to: exact, or with its 95% interval. */
export interface Estimate {
    readonly value: number;
    /** The ends of the 95% interval; the value itself where it is exact. */
    readonly low: number;
    readonly high: number;
    /** The exact number; null where it was sampled. */
    readonly exact: Fraction | null;
}
/** The chance of whatever the test says yes to. */
export declare function chanceOf<T>(odds: Odds<T>, test: (value: T) => boolean): Estimate;
/** The average of a number over all outcomes. */
export declare function averageOf<T>(odds: Odds<T>, of: (value: T) => number): Estimate;
/** How a number is spread over all outcomes: every value with its chance, ascending. */
export declare function spreadOver<T>(odds: Odds<T>, of: (value: T) => number): (readonly [value: number, chance: Estimate])[];
//# sourceMappingURL=chance.d.ts.map