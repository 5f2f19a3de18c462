import type { Command } from '../command.ts';
import type { Ruleset } from '../ruleset.ts';
import type { AnyScene } from '../scene.ts';
import { type TapeEntry } from '../table/tape.ts';
import type { JournalLine, JournalMove, JournalOpen } from './journal.ts';
import type { Played } from './replies.ts';
import { Shown } from './shown.ts';
/** A journal does not come out as it says: `what` at which command, for those who check it. */
export declare class JournalDifference extends Error {
    name: string;
    readonly ply: number;
    readonly what: string;
    /** `message` is for those who want to go on with the fight, where it is another sentence. */
    constructor(ply: number, what: string, message?: string);
}
/** Who looks at a journal while it is gone through. What they return is a difference: {@link JournalDifference.what}. */
export interface Watch {
    /** Before a command is done; told unless it cannot be done at all. `counter` dice of the seed had been seen before it. */
    move?(move: JournalMove, counter: number): string | null;
    /** A command has been done again. */
    done?(played: Played): void;
    /** Before commands are taken back, of which `first` was the first. */
    undo?(line: Extract<JournalLine, {
        kind: 'undo';
    }>, first: Played, counter: number): string | null;
    /** The generator goes back to a die because the command behind the open one was refused. */
    giveBack?(to: number, open: JournalOpen | null, counter: number): string | null;
}
/** The course of a fight: the commands that were done, those that were taken back, and how far the seed's dice are. */
export declare class Course<S extends AnyScene, C extends Command> {
    readonly rules: Ruleset<S, C>;
    readonly scene: S;
    readonly played: Played[];
    /** Commands that were taken back and can be done again, the next one last. */
    readonly undone: Played[];
    /** Number of the generator's next die. */
    counter: number;
    /** Whether recorded commands are done again without comparing each; {@link compareEnd} then compares where they lead. */
    trusting: boolean;
    readonly shown: Shown;
    constructor(rules: Ruleset<S, C>, scene: S);
    /** A new command has been done: what was taken back before it is gone. */
    add(played: Played): void;
    /** Does a recorded command again by its own dice and answers. */
    again(move: JournalMove): Played;
    /** Compares the fight as it stands with what was recorded of the last command that was done. */
    compareEnd(): void;
    /** Does again what was taken back last. */
    redo(): Played;
    /**
     * Takes commands back until `to` of them are left, and returns the first of them. Secret answers that they have shown
     * stand when it comes to the same question again, unless `anew`.
     */
    takeBack(to: number, anew: boolean): Played;
    /** The generator does not fall behind dice that have been seen. */
    countDice({ from, tape }: {
        readonly from: number;
        readonly tape: readonly TapeEntry[];
    }): void;
    /**
     * Goes through the lines of a journal as they were written, and compares. Returns the command that waits for an answer
     * at the end, or null.
     * @throws {@link JournalDifference} where something is not as the journal says, a plain error where a command cannot be done
     */
    walk(lines: readonly JournalLine[], watch?: Watch): JournalOpen | null;
    private walkMove;
    private walkUndo;
    private walkRedo;
}
//# sourceMappingURL=course.d.ts.map