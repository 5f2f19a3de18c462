import type { AnyPolicy } from '../simulate/seating.ts';
import type { Estimate } from './chance.ts';
import { type DuelProgress } from './duel-graph.ts';
import { type Situation } from './results.ts';
export type { DuelProgress } from './duel-graph.ts';
/** How a duel is worked out. */
export interface DuelWishes {
    /** The policy of each seat, by position; the first is the referee's. */
    readonly policies: readonly AnyPolicy[];
    /** A fight with more situations than this is sampled instead; {@link MOST_STATES} if left out. */
    readonly states?: number;
    /** A fight with more ways to go on than this is sampled instead; {@link MOST_STEPS} if left out. */
    readonly ways?: number;
    /** Whether the chances are wanted as fractions, too. They are long, and take long. */
    readonly exact?: boolean;
    /** How many fights are played where it is sampled; {@link DUEL_SAMPLES} if left out. */
    readonly samples?: number;
    /** The commands and dice of all fights together that are played; {@link MOST_PLAYED} if left out. No fight is cut short. */
    readonly played?: number;
    readonly seed?: string;
    /** Whether every way is followed to its end, also those that come to what others have come to: slow, for checking. */
    readonly apart?: boolean;
    /** Asked now and then, with how far it is; {@link OddsStopped} is thrown when it says true. */
    readonly stopped?: (progress: DuelProgress) => boolean;
}
/** Situations that are followed before a fight is sampled instead. */
export declare const MOST_STATES = 100000;
/** Ways to go on that are followed before a fight is sampled instead. */
export declare const MOST_STEPS = 5000000;
/** Fights that are played where a fight is too large to follow. */
export declare const DUEL_SAMPLES = 10000;
/** Commands and dice after which no further fight is played. */
export declare const MOST_PLAYED = 10000000;
/** The chances of a fight's ends. */
export interface Duel {
    /** `exact`: every way was followed, and the chances are off by no more than their intervals say. */
    readonly kind: 'exact' | 'sampled';
    /** For each side, by position. */
    readonly wins: readonly Estimate[];
    /** It is over, and nobody has won. */
    readonly draws: Estimate;
    /** It never comes to an end: nobody can go on, or it goes round for ever (of samples: not within their limit). */
    readonly never: Estimate;
    /** Different situations, and executions of the rules; of samples, fights that were played. */
    readonly states: number;
    readonly ways: number;
    /** The largest number of situations that one can go round in. */
    readonly cycle: number;
    /** Why it was sampled, in a sentence; empty where it was not. */
    readonly why: string;
}
/**
 * The chance of each side to win a fight from where it stands, every seat played by its policy. Every situation that can
 * come about is met once, however many ways lead to it, and situations that come again are solved, not cut off. Policies
 * that draw lots are followed in all of them. A policy must decide by what it sees alone: one that keeps a memory of its
 * own would be worked out wrongly. The scene is as before afterwards, but
 * for its undo log.
 */
export declare function duelOf(situation: Situation, wishes: DuelWishes): Duel;
/**
 * What {@link duelOf} does, piece by piece, for hosts that have to look after something else meanwhile: it says how far it is
 * after every piece, and may be given up (`return`). The scene is not to be used before it is done or given up.
 */
export declare function duelSteps(situation: Situation, wishes: DuelWishes): Generator<DuelProgress, Duel>;
/** The chances by playing so many fights. The scene is as before afterwards, but for its undo log. */
export declare function sampledDuel(situation: Situation, wishes: DuelWishes, why: string): Duel;
//# sourceMappingURL=duel.d.ts.map