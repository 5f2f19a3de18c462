import type { Command, PlainCommand } from '../command.ts';
import type { FightEvent } from '../events.ts';
import type { AnswerValue, Question } from '../questions.ts';
import { type Refusal } from '../refusal.ts';
import type { Checkpoint } from '../state/state.ts';
import { type Table } from '../table/table.ts';
import type { TapeEntry } from '../table/tape.ts';
import type { JournalOpen } from './journal.ts';
import type { Awaited } from './replies.ts';
/** What an {@link OpenCommand} begins with. */
export interface Given<C> {
    /** The seat that gave it, by id. */
    readonly seat: string;
    readonly plain: PlainCommand;
    readonly command: C;
    /** Number of the generator's first die that it may use. */
    readonly from: number;
    /** The command that takes this one for granted, or null. */
    readonly next: JournalOpen['next'];
    readonly tape?: readonly TapeEntry[];
}
/** Whether a question is for whoever answers it here. */
export type IsMine = (question: Question) => boolean;
/**
 * A command under way that may have to wait: what it waits for, the dice and answers so far, and answers that are kept
 * until those of others to the same question are in.
 */
export declare class OpenCommand<C extends Command> {
    readonly seat: string;
    readonly plain: PlainCommand;
    readonly command: C;
    readonly from: number;
    readonly next: JournalOpen['next'];
    tape: TapeEntry[];
    /** What has been told before the missing answer. */
    events: readonly FightEvent[];
    /** The fight where it waits. */
    moment: Checkpoint | null;
    private waitsFor;
    private given;
    /** Answers that policies and settings have given at once: nobody takes them back. */
    private fixed;
    constructor({ seat, plain, command, from, next, tape }: Given<C>);
    /** What it waits for. Throws where it does not wait. */
    get awaited(): Awaited;
    /** It has come to a missing answer. */
    wait(table: Table, events: readonly FightEvent[], moment: Checkpoint | null): void;
    /** It as a journal has it. */
    line(): JournalOpen;
    /** Puts back the answers that were in when it was written down. */
    recall(given: readonly (AnswerValue | null)[]): void;
    private keep;
    /**
     * Takes an answer to the first of the open questions that `isMine` and has none (`about`: the one for that combatant's
     * row). Returns whether all are in (the command can then go on), or why it is no answer.
     */
    answer(isMine: IsMine, whose: string, value: AnswerValue, about?: number): boolean | Refusal;
    /** Takes back the latest answer that `isMine` and nobody has learnt yet, or why there is none. */
    retract(isMine: IsMine, whose: string, about?: number): Refusal | null;
    /** Takes what real dice show, in the order in which they were asked for, or says why they cannot. */
    answerDice(faces: readonly number[]): Refusal | null;
}
/** Why nothing can be answered where no question waits. */
export declare const NO_QUESTION: Refusal;
/** Why no dice can be told where none are awaited. */
export declare const NO_DICE: Refusal;
//# sourceMappingURL=open-command.d.ts.map