import type { Branches } from '@fray/kernel';
import { Fraction } from './fraction.ts';
/** What one path's dice come to: so many of so many equally likely ways. */
export type Weight = Pick<Branches, 'pathWays' | 'pathTotal' | 'fraction'>;
/** The weight of the beginning of a path, kept. */
export declare class Share {
    readonly ways: number;
    readonly total: number;
    private readonly long;
    constructor(branches: Branches, before: number);
    /** Whether the numbers are exact. */
    get isShort(): boolean;
    fraction(): Fraction;
}
/**
 * Adds up the weights of paths, outcome by outcome: whole numbers of ways over each total that occurs, so that nothing is
 * rounded and fractions are made once, at the end. Outcomes are numbered from 0.
 */
export declare class Weights {
    /** Ways by outcome, for each total. No sum can exceed its total. */
    private readonly byTotal;
    private latestTotal;
    private latest;
    /** What came of totals beyond 2^53. */
    private readonly long;
    /** Adds one path. */
    add(outcome: number, path: Weight): void;
    private addLong;
    /** Adds all that another has added up; the paths of the two are different ones. */
    addAll(other: Weights): void;
    /**
     * Adds all that another has added up below one beginning of a path, as if it had been found below another beginning.
     */
    addBelow(other: Weights, from: Share, to: Share): void;
    /** The chance of each outcome that occurred, in the order of their numbers; all over one denominator where it is short. */
    chances(): (readonly [outcome: number, chance: Fraction])[];
}
/** Adds up values times the weights of their paths, exactly. */
export declare class Sum {
    private readonly byTotal;
    private long;
    /** Adds one path's value. */
    add(value: number, path: Weight): void;
    /** Adds all that another has added up. */
    addAll(other: Sum): void;
    /** Adds all that another has added up below one beginning of a path, as if it had been found below another beginning. */
    addBelow(other: Sum, from: Share, to: Share): void;
    /** What it all comes to. */
    value(): Fraction;
}
//# sourceMappingURL=weights.d.ts.map