/** One of several things to do, and how it went when it was tried out. */
export interface Arm<T> {
    readonly what: T;
    /** The worth found at each trial by its number; NaN where it could not be done. Trials of equal number are alike. */
    readonly worths: number[];
    /** Standard errors, beyond those asked of every arm, by which it must be better than the usual one. */
    readonly reserve: number;
}
/** An arm that has not been tried. */
export declare const armOf: <T>(what: T, reserve?: number) => Arm<T>;
/** How trials are handed out. */
export interface Halving {
    /** Trials of each arm before the first half is given up. */
    readonly first: number;
    /** Trials of those that are left in the end. */
    readonly last: number;
}
/** One arm, by its place, to be tried once, by the trial's number. */
export type Trial = readonly [arm: number, trial: number];
/**
 * Finds the best of several arms by giving up the worse half again and again, while those that are left get twice as many
 * trials. The first arm, what one would usually do, stays to the end, and is taken unless another is surely better. It says
 * what is to be tried next, trial by trial, so that all have been tried alike when time is up; whoever tries puts the worths
 * into the arms, and says whether time is up. It ends early where all others look worse than the usual arm by far.
 */
export declare function halve<T>(arms: readonly Arm<T>[], { first, last }: Halving, doubt: number): Generator<readonly Trial[], Arm<T>, boolean>;
/** The same, tried out here; `isOut` is asked before each trial whether to stop. */
export declare function bestArm<T>(arms: readonly Arm<T>[], halving: Halving, doubt: number, tryOut: (what: T, trial: number) => number, isOut?: () => boolean): Arm<T>;
//# sourceMappingURL=arms.d.ts.map