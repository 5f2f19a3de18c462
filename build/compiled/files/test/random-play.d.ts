import { type AnyScene, type Game, type PlainCommand, type Random, Session, type Setup } from '@fray/kernel';
/** Commands of the referee that a random table gives now and then, besides those that the actions suggest. */
export type RefereeIdeas = (session: AnySession, random: Random) => PlainCommand | null;
/** What a random table tries of one ruleset, and what it watches. */
export interface Known {
    readonly ideas: RefereeIdeas;
    readonly invariants: Invariants;
    /** Values of the ruleset's own for parameters that are changed at random: places, things, words, some of them wrong. */
    readonly oddities: readonly unknown[];
    /** Answers to questions that take any words. */
    readonly words: readonly string[];
    /** Actions that are always there and end or change little, so that they are taken once in so many times only. */
    readonly seldom?: Readonly<Record<string, number>>;
    /** Small encounters made at random, besides those in the folder. */
    readonly setups?: (random: Random) => Record<string, unknown>;
    /** A policy that gives half of the commands and answers, so that what happens is not all aimless. */
    readonly guide?: string;
}
/** What must hold after every command; throws a sentence when it does not. */
export type Invariants = (session: AnySession) => void;
export type AnySession = Session<any, any>;
/** How a random fight went. */
export interface Played {
    readonly session: AnySession;
    readonly lines: readonly string[];
    readonly over: boolean;
    readonly refused: number;
    readonly actions: Readonly<Record<string, number>>;
}
/** Answers whatever is asked, at random, until the command is done. */
export declare function answerAtRandom(session: AnySession, { words, guide }: Known, random: Random): void;
/** Every cell holds what its column can hold, and every row that is named is there. */
export declare function checkCells(scene: AnyScene): void;
/** Plays a whole fight by random legal commands and random answers, checking invariants after each. */
export declare function playAtRandom(game: Game, setup: Setup, seed: string, known: Known, limit?: number): Played;
/** The journal plays again byte for byte, and undo to a random point followed by redo gives the same fight. */
export declare function checkReplay(game: Game, played: Played, seed: string): void;
//# sourceMappingURL=random-play.d.ts.map