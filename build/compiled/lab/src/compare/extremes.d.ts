import { type Share } from '../statistics/share.ts';
/** Which of several shares are the lowest and the highest, as far as can be told. All by position. */
export interface Extremes {
    readonly lowest: number;
    readonly highest: number;
    /** Whether the highest is surely higher than the lowest. */
    readonly areApart: boolean;
    /** The others that may be as low as the lowest, and as high as the highest. */
    readonly asLow: readonly number[];
    readonly asHigh: readonly number[];
}
/**
 * The lowest and the highest of several shares, with those that cannot be told from them. Where the shares are equal in
 * truth, somebody is said to differ from somebody in one of twenty cases at most: every pair is judged as strictly as their
 * number demands (Bonferroni), with Newcombe's interval of a difference. Common dice make it stricter still, for what they
 * have in common cancels. Null for fewer than two shares.
 */
export declare function extremesOf(shares: readonly Share[]): Extremes | null;
//# sourceMappingURL=extremes.d.ts.map