import { type About, type AnswerValue, type AnyRuleset, type Between, type PlainCommand, type Reach, type SeatSettings, type ThingRef, type Threat } from '@fray/kernel';
import { type Account } from '../account.ts';
import { type Acts, type ActWishes } from '../acts/acts.ts';
import type { Chances } from '../chances/chances.ts';
import { type ChanceWishes } from '../chances/foresight.ts';
import type { AnyPolicy, AnySession } from '../showing.ts';
import { type SeatTable } from '../table/table.ts';
import { type ToldLine } from '../told/teller.ts';
import { Decisions } from './decisions.ts';
import { type KeptPlay } from './kept.ts';
import { type Moment } from './moments.ts';
import { Plans } from './plans.ts';
import { Rounds, type Standstill } from './rounds.ts';
import type { Mind } from './thoughts.ts';
/** What became of something that a seat wanted: done, or why not. */
export type Outcome = {
    readonly done: true;
} | {
    readonly done: false;
    readonly rule: string;
    readonly reason: string;
};
/** How something is taken back. */
export interface UndoWishes {
    readonly sameDice?: boolean;
    readonly anew?: boolean;
}
/** What a typed line may mention besides combatants and commands: things with names of their own, and a host's own words. */
export interface WordsAround {
    readonly things: readonly string[];
    readonly others: readonly string[];
}
/**
 * A live fight as its seats see it: the one thing that a host needs. Every method names the seat (by id) that looks or acts
 * and hands out plain data with nothing that this seat may not know. Throws where there is no such seat.
 */
export declare class Play {
    readonly session: AnySession;
    /** Who plays each seat by position: a policy for the computer, null for a person. A host may change it at any time. */
    readonly policies: (AnyPolicy | null)[];
    /** Seats (by position) that the referee plays for now, besides its own. A host may change it at any time. */
    readonly handedOver: Set<number>;
    readonly rules: AnyRuleset;
    private foresightMade;
    private readonly memories;
    /** How far everybody has been told. */
    private toldTo;
    /** Who may take back what. */
    readonly decisions: Decisions;
    /** What seats have planned. */
    readonly plans: Plans;
    /** What comes of itself. */
    readonly rounds: Rounds;
    /**
     * @param policies who plays each seat by position: a policy for the computer, null for a person.
     * @param kept what was kept of a Play of the same fight that was put away ({@link kept})
     * @param mind who thinks for policies that try things out; then `step` and `goOn` may say `thinking` (see {@link thought})
     */
    constructor(session: AnySession, policies: readonly (AnyPolicy | null)[], kept?: KeptPlay | null, mind?: Mind | null);
    /**
     * What seats have been shown and have wished, as plain data: what a journal does not say. With it the fight goes on after it
     * was put away as if nothing had been: open questions keep their ids, tokens their letters.
     */
    kept(): KeptPlay;
    /** Who decides for a combatant (its row; below 0 the referee), by the position of its seat. */
    readonly deciderOf: (row: number) => number;
    /** Does all that needs no person: what is due, and what the computer decides. Says what it waits for then. */
    goOn(): Standstill;
    /** The same, one command or answer at a time: null where something was done. */
    step(): Standstill | null;
    /** After `thinking`: settles when it is decided what the computer does, and {@link step} goes on. */
    thought(): Promise<void>;
    /** Gives up what is being thought about, for a host that puts the fight away. */
    stopThinking(): void;
    /** What the seat sees. */
    table(seat: string): SeatTable;
    /** Ids of all seats, the referee's first. */
    get seats(): readonly string[];
    /** How many commands have been done. It counts what seats may not know of, too: for hosts, not for people. */
    get done(): number;
    /** Where the rounds so far began: for hosts that go back to one. */
    moments(): readonly Moment[];
    /** Whether a command waits in the middle, for answers or dice. */
    get isOpen(): boolean;
    /** What one of the seat's combatants (or, for the referee's seat, `referee` and everybody) may do now. */
    acts(seat: string, who: string, wishes?: ActWishes): Acts;
    /** The overlay "what I can" of a combatant of whom the seat knows. */
    reach(seat: string, who: string): Reach;
    /** The overlay "what they can, to me". */
    threat(seat: string, who: string): Threat;
    /** What lies between two combatants of whom the seat knows. */
    between(seat: string, who: string, other: string): Between;
    /** Explains anything: an item, a spell, a condition, an action, a rule, something ready-made. Null where the seat knows of none. */
    about(seat: string, thing: ThingRef): Promise<About | null>;
    /**
     * What an act that was listed to the seat may lead to, on what the seat believes; null where nobody can know. Worked out
     * when it is asked for, which may take a moment. Rejects with {@link ChancesStopped} when it is given up.
     */
    chances(seat: string, act: string | PlainCommand, wishes?: ChanceWishes): Promise<Chances | null>;
    /**
     * The same for the options of a question of the seat, by position, null for one that may not be taken; of a question that asks
     * for words or a number, none. `only` names the positions that are wanted, all others are null.
     */
    optionChances(seat: string, question: string, wishes?: ChanceWishes & {
        readonly only?: readonly number[];
    }): Promise<readonly (Chances | null)[]>;
    /** What the seat has been told, from the line after number `since` on. */
    told(seat: string, since?: number): readonly ToldLine[];
    /** How the fight went in numbers, who did what: null until it is over, for then nothing is hidden any more. */
    account(): Account | null;
    /**
     * Gives a command: the key of an act that was listed to this seat, or a command as they are written. `given` says what the
     * act still asks.
     */
    submit(seat: string, act: string | PlainCommand, given?: Readonly<Record<string, unknown>>): Outcome;
    /**
     * The command that a line means as a person types it, for one of the seat's combatants (null: the line names who does it).
     * Those of whom the seat does not know are not found. Throws a sentence where it means nothing.
     */
    read(seat: string, line: string, who: string | null, words?: WordsAround): PlainCommand;
    /** The command of a key that was listed to the seat in this fight, whether or not it may be given now; null for any other. */
    commandOf(seat: string, key: string): PlainCommand | null;
    /** Answers a question by its id. */
    answer(seat: string, question: string, value: AnswerValue): Outcome;
    /** Says what the real dice show that the seat was to roll, or lets them be rolled (null). */
    roll(seat: string, faces: readonly number[] | null): Outcome;
    /**
     * Queues what one of the seat's combatants will do in its next turn, as commands are written. It is done step by step when
     * its turn comes and stops at the first thing that is new; an empty list forgets the plan.
     */
    plan(seat: string, who: string, commands: readonly PlainCommand[]): void;
    /** How the seat is asked: everything, or some reactions answered or declined of themselves. */
    settings(seat: string): SeatSettings;
    /** Changes how the seat is asked, from the next question on. */
    setSettings(seat: string, settings: SeatSettings): void;
    /**
     * Takes back what {@link SeatTable.undo} says. The referee may let the same dice fall again (`sameDice`), and what was
     * declared in secret and then shown be declared anew (`anew`).
     */
    undo(seat: string, { sameDice, anew }?: UndoWishes): Outcome;
    /** Does again what {@link SeatTable.redo} says, as it was. */
    redo(seat: string): Outcome;
    /** Made when chances are wanted for the first time: it opens scenes of its own. */
    private get foresight();
    private outcomeOf;
    private tell;
    private seatAt;
    private plainOf;
    private questionOf;
    private memoryAt;
    /** The row of a combatant that the seat commands; -1 for the referee. */
    private ownRow;
    /** Looks at combatants by name as the fight stands. Throws where the seat knows nobody of that name. */
    private look;
}
//# sourceMappingURL=play.d.ts.map