import type { Experiment } from '../simulate/simulation.ts';
import { type Share } from '../statistics/share.ts';
import { type EncounterChange } from './change.ts';
import type { Balance } from './comparison.ts';
import { Won } from './nearness.ts';
import { type Playing, Sampling } from './sampling.ts';
/** How far a search has come. */
export interface BalanceProgress {
    /** The value that is being tried, and the trials of it so far. */
    readonly value: number;
    readonly trials: number;
    /** Values that have been tried. */
    readonly tried: number;
}
/** What is wanted, and of which parameter. */
export interface BalanceOptions extends Playing {
    /** The side's id or name. */
    readonly side: string;
    /** The wanted chance of victory, from 0 to 1. */
    readonly wanted: number;
    /** A parameter as in `add goblin` or `Ogre.hp`, with the whole numbers that it may take, ascending. */
    readonly axis: {
        readonly name: string;
        readonly values: readonly number[];
    };
    /** Changes that are made before. */
    readonly changes?: readonly EncounterChange[];
    /** The most trials of one value; 4,000 if left out. */
    readonly trials?: number;
    readonly onProgress?: (progress: BalanceProgress) => void;
}
/** One value that has been tried. */
export interface Tried {
    readonly value: number;
    readonly sampling: Sampling;
    readonly wins: Share;
    /** Which of its trials the side has won. */
    readonly won: Won;
}
/**
 * Finds the value of a parameter with which a side's chance of victory comes nearest to what is wanted. The chance must
 * only rise or only fall with the parameter; it is found by halving the range, each value being played until it is clear
 * on which side of the wanted chance it is, or the trials run out. All values have common random numbers. Stopped early
 * it says what is known so far. Throws a {@link ChangeError} where something is not right.
 */
export declare function balance(experiment: Experiment, options: BalanceOptions): Promise<Balance>;
/** How a search ended. */
export type Outcome = 
/** The neighbours that have been played: those that could be as near, and those that are clearly farther away. */
{
    readonly kind: 'found';
    readonly best: Tried;
    readonly close: readonly Tried[];
    readonly far: readonly Tried[];
    /** Somebody broke off, and this is only the nearest of what was tried. */
    readonly stopped: boolean;
}
/** Even the value at an end leaves the chance on this side of what is wanted. */
 | {
    readonly kind: 'outside';
    readonly end: Tried;
    readonly over: boolean;
}
/** Both ends give the same chance, as far as can be told. */
 | {
    readonly kind: 'flat';
    readonly ends: readonly [Tried, Tried];
} | {
    readonly kind: 'stopped';
};
//# sourceMappingURL=balance.d.ts.map