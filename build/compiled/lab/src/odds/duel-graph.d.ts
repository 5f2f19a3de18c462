import type { AnyPolicy } from '../simulate/seating.ts';
import { type Fraction } from './fraction.ts';
import { type Situation } from './results.ts';
/** Where a command leads: a situation by its number, or an end (below 0, see {@link endOf}), and how likely. */
export type Step = readonly [to: number, chance: Fraction];
/** A fight as a graph: every situation that can come about at a command, and where its command leads. */
export interface DuelGraph {
    readonly steps: readonly (readonly Step[])[];
    /** Executions of the rules. */
    readonly ways: number;
}
/** Ends stand below 0: -1 nobody can go on, -2 over without a winner, -3 the first side has won, and so on. */
export declare const STUCK = -1;
/** The end in which a side, by position, has won; -1 for none. */
export declare const endOf: (winner: number) => number;
/** Why a fight cannot be followed to all its ends, in a sentence. */
export declare class DuelTooLarge extends Error {
    name: string;
}
/** How much may be followed. */
export interface DuelBudget {
    readonly states: number;
    readonly ways: number;
    /** Whether every way is followed to its end, also those that come to what others have come to. */
    readonly apart: boolean;
    /** Asked now and then, with what is known so far. */
    readonly stopped: (progress: DuelProgress) => boolean;
}
/** How far a fight has been followed; of one that is sampled, no situations and the fights played. */
export interface DuelProgress {
    /** Situations that have been found, and those of them that have been followed. */
    readonly found: number;
    readonly followed: number;
    /** Executions of the rules. */
    readonly ways: number;
}
/**
 * Follows a fight from where the scene stands to all its ends, saying now and then how far it is. Throws
 * {@link DuelTooLarge}. The scene is as before when it is done or given up.
 */
export declare function duelGraph(situation: Situation, policies: readonly AnyPolicy[], budget: DuelBudget): Generator<DuelProgress, DuelGraph>;
//# sourceMappingURL=duel-graph.d.ts.map