import { type Command, type PlainCommand } from '../command.ts';
import { type FightEvent } from '../events.ts';
import type { AnswerValue } from '../questions.ts';
import type { Policy, Ruleset, Underway } from '../ruleset.ts';
import type { AnyScene } from '../scene.ts';
import type { Setup } from '../setup.ts';
import type { TapeEntry } from '../table/tape.ts';
import { type Watch } from './course.ts';
import { type JournalHead, type JournalLine } from './journal.ts';
import type { Awaited, Played, Reply } from './replies.ts';
import { type SeatSettings } from './settings.ts';
/** How a live fight is set up. */
export interface SessionOptions<S extends AnyScene, C extends Command> {
    readonly seed: string;
    /** Where dice come from: the generator, or people who type what they rolled. */
    readonly dice?: 'generator' | 'typed';
    /** Policies of the seats that no person plays, by position. */
    readonly policies?: readonly (Policy<S, C> | null)[];
    /** How persons want to be asked, by position of their seat. */
    readonly settings?: readonly SeatSettings[];
    /** The policy that answers reactions for persons who want that. */
    readonly reactions?: Policy<S, C> | null;
    /** Called with each new line of the journal, the head included, as it comes about. */
    readonly onLine?: (line: JournalHead | JournalLine) => void;
}
/**
 * A live fight: commands and answers in, events out, with a journal, undo and redo to any point, and forks. Every
 * resolution starts from a checkpoint; when an answer is missing it is taken back and executed again once it is there.
 */
export declare class Session<S extends AnyScene, C extends Command> {
    readonly rules: Ruleset<S, C>;
    readonly setup: Setup;
    /** The fight as it stands between commands; where a command waits for an answer, as it stood before that command. */
    readonly scene: S;
    readonly seed: string;
    readonly dice: 'generator' | 'typed';
    settings: SeatSettings[];
    private readonly options;
    private readonly generator;
    private readonly course;
    private open;
    private openBefore;
    constructor(rules: Ruleset<S, C>, setup: Setup, options: SessionOptions<S, C>);
    /** The head of this fight's journal. */
    head(): JournalHead;
    private tell;
    /** The commands that were done, the first one first. */
    get played(): readonly Played[];
    /** Commands that were taken back and can be done again, the next one last. */
    get undone(): readonly Played[];
    /** Commands done so far. */
    get ply(): number;
    /** What the open command waits for, or null when a command may be given. */
    get awaited(): Awaited | null;
    /** The command that waits for an answer, or null. */
    get openCommand(): PlainCommand | null;
    /** The command that takes the open one for granted and comes after it, or null. */
    get commandAfter(): PlainCommand | null;
    /** The command that waits for an answer, for a policy that wants to try its answers out; undefined where none does. */
    get underway(): Underway<C> | undefined;
    /** Dice and answers of the open command so far. */
    get openTape(): readonly TapeEntry[];
    /** Events of the open command so far, before its missing answer. */
    get openEvents(): readonly FightEvent[];
    /**
     * Calls `look` with the scene as it stands where the open command waits for an answer (the scene itself stands before
     * that command), or as it is where none waits. `look` must change nothing; the scene is afterwards as it was.
     */
    atMoment<T>(look: () => T): T;
    private newTable;
    /** Gives a command for a seat (by id). The referee's seat may command for everybody. */
    submit(seat: string, plain: PlainCommand): Reply;
    /** Looks at the fight as the seat (by id) does: only those of whom it knows have a name, and are found by one. */
    private asSeat;
    /** The command that the seat gives, or why it is not understood or not for this seat to give. */
    private commandOf;
    /** Why a command that takes nothing for granted any more is refused as the scene stands, or null. */
    private refusedHere;
    /**
     * Why the command would be refused after the one that it takes for granted, which is tried out with the very dice and
     * policies that it would have; null when it would not, or when a person's dice or answers come first.
     */
    private refusedAfter;
    private start;
    /** Executes a command from the beginning with the dice and answers that it has so far. */
    private attempt;
    private asking;
    private finish;
    /** Which questions the seat may answer. */
    private mineOf;
    /**
     * Answers the open question for a seat. Where several seats are asked at once, the answer is kept until all are in;
     * `about` then says for which combatant (its row) it is.
     */
    answer(seat: string, value: AnswerValue, about?: number): Reply;
    /**
     * Takes back an answer that the seat has given while others of the same question are still awaited, the latest one or the
     * one for a combatant (`about`, its row): nobody has learnt it yet.
     */
    retract(seat: string, about?: number): Reply;
    /** Says what the real dice show, in the order in which they were asked for. */
    answerDice(faces: readonly number[]): Reply;
    /** Lets the generator roll the dice that are awaited. */
    rollForMe(): Reply;
    /** Takes back the command that waits for an answer; dice that it has rolled are not rolled again. */
    withdraw(): void;
    /** The same; where `counter` is given, the generator has gone back to that die. */
    private takeBackOpen;
    /**
     * Takes back commands until `to` of them are left. The generator does not go back, so that nobody can try again for
     * better dice; with `sameDice` (the referee's word) it does. Secret answers that have been shown stand when it comes to
     * the same question again; with `anew` (the referee's word, too) they do not.
     */
    undo(to?: number, sameDice?: boolean, anew?: boolean): void;
    /** Does again what was taken back, with the same dice and answers, until `to` commands are done. */
    redo(to?: number): void;
    /** Whether the formal command that is due here asks in secret what has been answered and shown before: it stands. */
    standsShown(): boolean;
    /** A fight of its own that begins with the first `at` commands of this one. */
    fork(at?: number, options?: Partial<SessionOptions<S, C>>): Session<S, C>;
    /**
     * Goes through the lines of a journal as they were written; afterwards the session stands where the journal ended. Throws
     * where it comes out otherwise than it says; `watch` may look closer. `trusting` is for journals that the same rules have
     * written: only where they lead is compared, which takes a quarter of the time.
     */
    restore(lines: readonly JournalLine[], watch?: Watch, trusting?: boolean): void;
}
//# sourceMappingURL=session.d.ts.map