import type { Blows } from './blows.ts';
import { type Pool } from './dice/pool.ts';
import { Recorder } from './events.ts';
import type { Question } from './questions.ts';
import type { Refusal } from './refusal.ts';
import type { Setup } from './setup.ts';
import type { Column, Row, TableNumber, TableSpecs, Tables, Who } from './state/columns.ts';
import { State } from './state/state.ts';
import { Table } from './table/table.ts';
import { Tally } from './tally.ts';
/** Hears of losses and gains of life as they come about; it looks at the scene to learn how much it was. */
export interface Creditor {
    credit(by: number, target: number): void;
}
/**
 * What a rule function is handed: the fight's working copy (`now`), the table to ask for dice and decisions, and one
 * method for each kind of change. Change methods take plain numbers and build an event only while somebody listens.
 */
export declare class Scene<T extends TableSpecs, R extends string = string, S extends Setup = Setup> extends State<T> {
    readonly setup: S;
    table: Table;
    /** Who listens; null when nobody does, and then nothing is built for it. */
    recorder: Recorder | null;
    /** Who has a name for those who look: everybody, where it is null; see {@link knowing}. */
    known: ((row: number) => boolean) | null;
    /** Who hears of blows; null when nobody does. */
    blows: Blows | null;
    /** Who hears whose doing the losses and gains of life are; null when nobody does. */
    creditor: Creditor | null;
    /** Faces of the latest {@link dice}, for explanations; meaningless on a branching table. */
    readonly faces: number[];
    constructor(tables: Tables<T>, capacity: Readonly<Record<string, number>>, setup: S);
    /**
     * Changes a cell. Nothing is recorded where nothing changes. While somebody listens, a change to what the column cannot
     * hold, of a row that there is not, or of a column of several cells is an error; a simulation does not look.
     */
    set<K extends string>(column: Column<K>, row: Row<NoInfer<K>>, value: number, rule: R): void;
    /** Changes one cell of a wide column. */
    setCell<K extends string>(column: Column<K>, row: Row<NoInfer<K>>, cell: number, value: number, rule: R): void;
    /**
     * Writes a cell anew and says so to whoever listens. It stands apart because most cells that rules set are as they should be
     * already: the look at them alone goes into the engine's code for each rule.
     */
    private change;
    /** A column of places has changed. What concerns the one combatant alone is told apart; its side concerns everybody. */
    private placeBy;
    /** What `target` has just lost or gained of its life is the doing of `by` (-1 for nobody: then it is not put down to whoever is credited next). */
    credit(by: Who, target: Who): void;
    /** A blow was struck (see {@link Blows.add}): whoever counts blows hears of it. */
    blow(attacker: Who, target: Who, hit: boolean, degree: number): void;
    /** The attacker's latest blow came out otherwise (see {@link Blows.change}). */
    changeBlow(attacker: Who, target: Who, hit: boolean): void;
    /** The combatant's name; `somebody` for one of whom nobody knows through whose eyes the fight is looked at. */
    name(row: Who): string;
    /** Looks at the fight as one does who knows of these combatants only: nobody else has a name, or is found by one. */
    knowing<T>(known: ((row: number) => boolean) | null, look: () => T): T;
    /** Adds a row to a table and returns it. */
    open<K extends string = never>(table: TableNumber<K>): Row<K>;
    /**
     * Removes a row from a table; the rows behind it move up, keeping their order. While somebody listens a row that there
     * is not is an error, as in {@link set}.
     */
    close<K extends string = never>(table: TableNumber<K>, row: Row<NoInfer<K>>): void;
    /** A combatant joins with its unchanging sheet; returns its row, whose cells the ruleset then fills. */
    join(sheet: unknown, name: string, rule: R): Who;
    /** Number of combatants that have ever been in the fight. */
    get combatants(): number;
    /** Rolls one die of 1 to `sides`. `to` is the combatant who rolls, or REFEREE; `why` is shown to people who roll real dice. */
    die(sides: number, to: Who, rule: R, why: string): number;
    /**
     * Rolls a pool and returns what it comes to, the flat bonus included; a tally gets the dice and the bonus as parts of
     * one source. Without dice nothing is rolled.
     */
    roll(pool: Pool, to: Who, rule: R, why: string, tally?: Tally<R> | null): number;
    /**
     * Rolls the dice of a pool alone, at once, and returns what they come to; a tally gets them as a part. For a bonus that
     * has a source of its own, or that comes later: otherwise {@link roll}. On a branching table there is one branch for
     * each distinct outcome.
     */
    dice(pool: Pool, to: Who, rule: R, why: string, tally?: Tally<R> | null): number;
    /**
     * Rolls one die of which only counts whether it shows `most` or less, and returns its face. A branching table has two
     * branches for it, not one for each face, and shows one face of either kind.
     */
    faceUpTo(most: number, pool: Pool, to: Who, rule: R, why: string, tally?: Tally<R> | null): number;
    /**
     * Rolls a pool of which only counts between which borders it falls: below the first, from one of them on. It does what
     * {@link dice} does, but exact odds follow one value of each span, the least; the borders matter to nobody else, and may
     * come in any order. Not for pools that explode.
     */
    diceWithin(a: number, b: number, c: number, pool: Pool, to: Who, rule: R, why: string, tally: Tally<R> | null): number;
    /** The dice just rolled, as a part of a tally shows them. */
    private diceOf;
    private exploding;
    /** Where the act stands now, for {@link juncture}. */
    here(): number;
    /**
     * Says what the rest of the act hangs on: on what was decided before `since` (see {@link here}), on the fight as it
     * stands, on the blows that were told, and on the key; on nothing else that was rolled or answered since. Exact odds then
     * follow only one of the ways that come to the same. Junctures with one `since` have keys of their own. In play it does
     * nothing.
     */
    juncture(since: number, key: number): void;
    /** A number to add up with its parts; parts are remembered only while somebody listens. */
    tally(): Tally<R>;
    /** A number that is known already; while somebody listens it is added up anew, with its parts. */
    tallyOf(known: number, addUp: () => Tally): Tally;
    /** Asks for a decision: the position of the option taken, or the number. */
    ask(question: Question<R>): number;
    /** Asks several seats at once; nobody learns an answer before all have answered. Answers in the order of the questions. */
    askTogether(questions: readonly Question<R>[]): number[];
    /** Asks for an answer in free words. */
    askText(question: Question<R>): string;
    /** Says that a rule does not ask somebody, and what forbids it (null: nothing does, and nothing is said). */
    passOver(to: Who, rule: R, because: Refusal | null | (() => Refusal | null)): void;
    /** Does what is only for those who listen, if anybody does: it changes nothing in the fight. */
    whenHeard(tell: () => void): void;
    /** Words for those who listen; none where nobody does. */
    words(make: () => string): string;
    /** Looks at the fight as it would be after a change, of which nobody hears and which is taken back. */
    imagine<T>(change: () => void, look: () => T): T;
    private noteAnswer;
    private noteSaid;
    /** Starts listening, or stops with false. */
    record(on: boolean): void;
}
/** Any scene, whatever its ruleset. */
export type AnyScene = Scene<TableSpecs, string, Setup>;
//# sourceMappingURL=scene.d.ts.map