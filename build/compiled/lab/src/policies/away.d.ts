import { type AnswerValue, type JournalMove, type PlainCommand, type TapeEntry } from '@fray/kernel';
import { type Halving, type Trial } from './arms.ts';
/** A moment of a fight at which the computer decides for somebody, as plain data: to be sent wherever it is thought about. */
export interface DecidingMoment {
    readonly ruleset: string;
    /** The encounter as plain data, complete with its content, as a journal carries it. */
    readonly encounter: unknown;
    /** What has been done so far. */
    readonly moves: readonly JournalMove[];
    /** The command in whose middle a question is to be answered; null where a command is to be given. */
    readonly open: {
        readonly seat: string;
        readonly command: PlainCommand;
        readonly tape: readonly TapeEntry[];
    } | null;
    /** Who decides: a combatant's row, or the one who is asked. */
    readonly row: number;
    /** The policy, by its name. */
    readonly policy: string;
    /** What its own randomness begins with. */
    readonly seed: string;
}
/** What was decided: a command as it is written, or an answer. */
export type Decided = {
    readonly command: PlainCommand;
} | {
    readonly answer: AnswerValue;
};
/** What there is to choose from: what each option would be, and how reluctantly it is taken. */
export interface Prepared {
    readonly options: readonly Decided[];
    readonly reserves: readonly number[];
    readonly halving: Halving;
}
/** Somebody who tries things out, here or in a thread: first it is told of a moment, then it tries one option after another. */
export interface Hand {
    prepare(moment: DecidingMoment): Promise<Prepared>;
    /** The worths of trials of the moment that was told last. */
    worths(trials: readonly Trial[]): Promise<readonly number[]>;
}
/** How long may be thought: by the clock, or for as long as the policy's trials take where there is none. */
export interface DecidingTime {
    readonly now?: () => number;
    /** Milliseconds. */
    readonly within?: number;
    /** No longer wanted: what has been found so far is the decision. */
    readonly signal?: {
        readonly aborted: boolean;
    };
}
/**
 * Decides with several hands, each of which knows all of the fight and sees of it what its seat may know. Where time does not
 * run out it comes to what one hand alone comes to, for trials of one number are alike everywhere.
 */
export declare function decideTogether(moment: DecidingMoment, hands: readonly Hand[], { now, within, signal }?: DecidingTime): Promise<Decided>;
/** A hand in this thread, wherever that is. It remembers the fight of the moment before, and goes on from there. */
export declare class HandHere implements Hand {
    private fight;
    private pondering;
    prepare(moment: DecidingMoment): Promise<Prepared>;
    worths(trials: readonly Trial[]): Promise<readonly number[]>;
    private prepared;
    private questionTo;
    /** A session at the moment: the one there is, where the fight has gone on from there, else one from the beginning. */
    private sessionAt;
}
//# sourceMappingURL=away.d.ts.map