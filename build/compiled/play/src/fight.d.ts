import { type AnswerValue, type PlainCommand } from '@fray/kernel';
import { type Account, type Act, type Chances, type Outcome, type Play, type SeatTable, type Standstill, type ToldLine } from '@fray/seat';
/** What became of something that was wanted, and what the fight waits for now. */
export type Step = Outcome & {
    readonly waits: Standstill;
};
/**
 * A live fight in your program. Seats are called by their ids; the referee's is the first. Whatever a seat is shown holds
 * nothing that it may not know, and is plain data. After everything that you do, the fight goes on by itself until it waits
 * for one of you: {@link waits} says for what. Open one with `openFight`.
 */
export declare class Fight {
    /** The same fight with everything that a host can do (docs/seat.md). */
    readonly play: Play;
    private readonly journal;
    private stands;
    constructor(play: Play, journal: () => string);
    /**
     * What the fight waits for: `person` (somebody's turn: {@link legal}, {@link submit}), `choice` (several may begin),
     * `question` ({@link questions}, {@link answer}), `dice` ({@link roll}), `referee`, `stalemate` (nothing is left that
     * anybody could do but the referee) or `over`.
     */
    get waits(): Standstill;
    /** Whether the fight is over. */
    get over(): boolean;
    /** The id of the side that has won; null before the end, and where nobody has. */
    get winner(): string | null;
    /** Ids of all seats, the referee's first. */
    get seats(): readonly string[];
    /** Ids of the seats for which the fight waits, the ones that answer questions included. */
    get waitsFor(): readonly string[];
    /** What the seat sees: the board, the order, cards of everybody it knows of, its questions, what it may take back. */
    view(seat: string): SeatTable;
    /** What the seat has been told, line by line, from number `since` on. */
    told(seat: string, since?: number): readonly ToldLine[];
    /** What one of the seat's combatants may do now (whoever's turn it is where `who` is left out), the likely things first. */
    legal(seat: string, who?: string): readonly Act[];
    /** What one might expect and the rules forbid now: the words of the act, the rule and the reason. */
    forbidden(seat: string, who?: string): readonly {
        words: string;
        rule: string;
        reason: string;
    }[];
    /** What an act may lead to, on what the seat believes; null where nobody can know. */
    odds(seat: string, act: string | PlainCommand): Promise<Chances | null>;
    /**
     * What the computer would do in the seat's place for whoever's turn it is, knowing no more than the seat.
     * @param policy the name of a policy: `aggressive`, `greedy`, `search:500` ... (docs/opponents.md)
     * @throws RangeError where it is not the seat's turn
     */
    suggest(seat: string, policy?: string): PlainCommand;
    /** The questions that the seat has to answer now. */
    questions(seat: string): SeatTable['questions'];
    /**
     * Does something: the key of an act from {@link legal}, a command as it is written, or a line as a person types it
     * (`Ada attack Gob with sword`). `given` says what the act still asks.
     */
    submit(seat: string, act: string | PlainCommand, given?: Readonly<Record<string, unknown>>): Step;
    /** Answers a question by its id, with the value of one of its options. */
    answer(seat: string, question: string, value: AnswerValue): Step;
    /** Says what the real dice show that the seat was to roll; null lets them be rolled. */
    roll(seat: string, faces: readonly number[] | null): Step;
    /** Takes back the seat's last step, as far as it may; the referee anything, dice included. */
    undo(seat: string): Step;
    /** Does again what was taken back. */
    redo(seat: string): Step;
    /** How the fight went in numbers, who did what; null until it is over. */
    account(): Account | null;
    /** The fight as text, one JSON object a line (docs/journal.md): `restoreFight` opens it again. */
    save(): string;
    private actors;
    private after;
}
//# sourceMappingURL=fight.d.ts.map