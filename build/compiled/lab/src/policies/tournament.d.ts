import { type AnyRuleset, type Setup } from '@fray/kernel';
import { type Share } from '../statistics/share.ts';
/** One policy against another on one mirror fight, each on either side as often. */
export interface Pairing {
    readonly ruleset: string;
    readonly encounter: string;
    readonly first: string;
    readonly second: string;
    /** Victories of the first; a draw counts for neither. */
    readonly wins: Share;
    readonly losses: Share;
    readonly draws: Share;
    /** Points of the first, a draw being half of one: how they compare, with the interval. */
    readonly score: {
        readonly value: number;
        readonly low: number;
        readonly high: number;
    };
}
/** What a policy made use of: the part of each action in its commands, formal ones left out. */
export interface Usage {
    readonly ruleset: string;
    readonly policy: string;
    readonly actions: readonly {
        readonly action: string;
        readonly title: string;
        readonly share: number;
    }[];
}
/** Policies against each other, ruleset by ruleset. */
export interface Tournament {
    readonly seed: string;
    readonly pairings: readonly Pairing[];
    readonly usage: readonly Usage[];
}
/** A mirror fight: two sides that are about as strong, and a ruleset to play it by. */
export interface Mirror {
    readonly rules: AnyRuleset;
    readonly setup: Setup;
}
/** How a tournament is held. */
export interface TournamentPlan {
    readonly mirrors: readonly Mirror[];
    /** Names of policies (see {@link policyNamed}), the weakest first: each plays the one before it. */
    readonly policies: readonly string[];
    /** Fights of each pairing, an even number: half of them with the sides exchanged, of the same dice. */
    readonly fights: number;
    readonly seed: string;
    /** Commands after which a fight is given up and counts as a draw. */
    readonly limit?: number;
    /** A clock in milliseconds, for policies that go by it. */
    readonly now?: () => number;
}
/**
 * How far a tournament has come: called before the first and after each pair of fights. `soFar` makes the result of what has
 * been played. Ends it by returning false.
 */
export type TournamentProgress = (done: number, all: number, what: string, soFar: () => Tournament) => boolean | undefined | Promise<boolean | undefined>;
/** What pairs of fights brought. */
export declare class PairScore {
    /** Of each pair of fights with the same dice, the part that the first policy won, that it lost, and that nobody won: 0 to 1. */
    readonly wins: number[];
    readonly losses: number[];
    readonly draws: number[];
}
/** Plays policies against each other. What has been played so far is the result when `progress` ends it. */
export declare function tournament(plan: TournamentPlan, progress?: TournamentProgress): Promise<Tournament>;
/** What the pairs of one pairing come to. */
export declare function pairingOf(ruleset: string, encounter: string, first: string, second: string, score: PairScore): Pairing;
//# sourceMappingURL=tournament.d.ts.map