/**
 * Exact distributions of dice, counted by combinatorics. A distribution is dense: `weights[i]` is the number of equally
 * likely ways to come to the value `low + i`. Weights are exact while all ways together stay below 2^53, which is the
 * caller's to check first.
 */
import type { DiceTerm } from './notation.ts';
/** How many ways lead to each value from `low` upwards, without gaps. */
export type Distribution = {
    readonly low: number;
    readonly weights: readonly number[];
};
/** The distribution of no dice at all. */
export declare const NOTHING: Distribution;
/** How many equally likely ways the dice of these terms can fall; above 2^53 only roughly. */
export declare function waysToFall(terms: readonly DiceTerm[]): number;
/** The distribution of one term with its keep and its sign; explosions are not counted. */
export declare function termDistribution(term: DiceTerm): Distribution;
/** The distribution of the sum of two independent values. */
export declare function added(one: Distribution, other: Distribution): Distribution;
//# sourceMappingURL=outcomes.d.ts.map