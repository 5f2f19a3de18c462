import type { PlainCommand } from '../command.ts';
import type { AnswerValue } from '../questions.ts';
import type { Setup } from '../setup.ts';
import { type TapeEntry } from '../table/tape.ts';
/** Version of the journal's form; a reader of another version says so instead of guessing. */
export declare const JOURNAL_VERSION = 1;
/** The first line of a journal: what the fight was made from. */
export interface JournalHead {
    readonly fray: 'journal';
    readonly version: number;
    readonly ruleset: string;
    readonly rulesetVersion: string;
    readonly seed: string;
    readonly dice: 'generator' | 'typed';
    /** The whole encounter with all its content. */
    readonly encounter: unknown;
    /** How people sat down to play, in the host's own words, so that they can go on as they began; it decides nothing. */
    readonly seating?: Readonly<Record<string, string>>;
}
/** One command with its dice and answers. */
export interface JournalMove {
    readonly ply: number;
    readonly seat: string;
    readonly command: PlainCommand;
    readonly tape: readonly TapeEntry[];
    /** Number of the generator's first die that this command could use. */
    readonly from: number;
    /** Digest of the fight afterwards. */
    readonly check: string;
    /** Digest of the events. */
    readonly told: string;
}
/** A command that is waiting for an answer, with what has been rolled and answered so far. */
export interface JournalOpen {
    readonly seat: string;
    readonly command: PlainCommand;
    readonly tape: readonly TapeEntry[];
    readonly from: number;
    /** The command that takes this one for granted and comes after it, or null. */
    readonly next: {
        readonly seat: string;
        readonly plain: PlainCommand;
    } | null;
    /** Answers that are in while others to the same question are awaited; null for the missing ones. */
    readonly given: readonly (AnswerValue | null)[];
}
/** One line after the head. */
export type JournalLine = {
    readonly kind: 'move';
    readonly move: JournalMove;
} | {
    readonly kind: 'open';
    readonly open: JournalOpen;
} | {
    readonly kind: 'undo';
    readonly to: number;
    readonly counter: number;
    /** What had been shown in secret questions may be answered anew. */
    readonly anew?: boolean;
} | {
    readonly kind: 'redo';
    readonly to: number;
} | {
    readonly kind: 'withdraw';
    /** The die to which the generator goes back: the command after the open one was refused. */
    readonly counter?: number;
};
/** A journal read back. */
export interface Journal {
    readonly head: JournalHead;
    readonly lines: readonly JournalLine[];
}
/** What is wrong with a journal, and in which line (from 1). */
export declare class JournalError extends Error {
    name: string;
    readonly line: number;
    constructor(line: number, message: string);
}
/** The head of a fight's journal. */
export declare const headOf: (setup: Setup, rulesetVersion: string, seed: string, dice: JournalHead['dice']) => JournalHead;
/** A line of a journal as text, without the line's end. */
export declare function formatLine(line: JournalHead | JournalLine): string;
/** Reads a journal. Throws {@link JournalError} with the line where it is not one, is cut off, or has another version. */
export declare function parseJournal(text: string): Journal;
//# sourceMappingURL=journal.d.ts.map