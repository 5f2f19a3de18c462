import type { Column, Row, TableSpecs, Tables, Views } from './columns.ts';
/** Where each column's cells lie in the fight's memory. Shared by all copies of a fight until a table grows. */
export interface Layout {
    /** Rows that fit, by table. */
    readonly capacity: readonly number[];
    /** First cell of each column, by column id. */
    readonly offsets: Int32Array;
    readonly size: number;
}
/**
 * A whole fight as one plain value, taken at a point where a seat may command. Copying it is one copy of an array of
 * whole numbers; `values` and `sheets` never change in place and are shared.
 */
export interface Checkpoint {
    readonly layout: Layout;
    readonly memory: Int32Array;
    /** Texts and other plain values that cells refer to. */
    readonly values: readonly unknown[];
    /** The unchanging part of each combatant, by row. */
    readonly sheets: readonly unknown[];
}
/**
 * The working copy of a fight. Every change is noted in an undo log, so that a resolution that is suspended, refused or
 * explored can be taken back exactly.
 */
export declare class State<T extends TableSpecs> {
    readonly tables: Tables<T>;
    /** Reading access to every cell. Never hold on to one of its arrays across a change that adds rows. */
    now: Views<T>;
    layout: Layout;
    /** First cell of each column in the present layout. */
    protected offsets: Int32Array;
    memory: Int32Array;
    values: readonly unknown[];
    sheets: readonly unknown[];
    /** Whether changes are noted for {@link rollback}. Whole simulated fights switch it off. */
    undoable: boolean;
    private log;
    private logged;
    private references;
    /**
     * A number for how the columns of places stand now (see `defineTables`): what was worked out from them holds while it is
     * the same. It goes back with what is taken back, and is no part of the fight.
     */
    placement: number;
    private placements;
    /** Who alone has been placed anew since `before`, by changes that have had the numbers from `firstOwn` on. */
    private mover;
    private before;
    private firstOwn;
    constructor(tables: Tables<T>, capacity: Readonly<Record<string, number>>);
    private makeViews;
    /** Rows in use of the table. */
    rows(table: number): number;
    /** The cell of a column; `cell` picks one of several in a wide column. */
    read<K extends string>(column: Column<K>, row: Row<NoInfer<K>>, cell?: number): number;
    /** Writes a cell and returns what was there. Rules use `Scene.set`, which also records. */
    protected write(address: number, value: number): number;
    /** Notes that a row, or ANYBODY, is placed anew. */
    protected place(row?: number): void;
    /** Whether all but one row are placed as they were under that number of {@link placement}. */
    isPlacedAs(placement: number, but: number): boolean;
    private growLog;
    private noteReferences;
    /** Keeps a plain value (never changed afterwards) and returns its number for a `kept` cell. */
    keep(value: unknown): number;
    /** Adds the unchanging part of a combatant that joins; its row is the sheet's position. */
    protected addSheet(sheet: unknown): void;
    /** Opens a row at the end of the table, filled with the columns' first values; room is made when needed. */
    protected openRow(table: number): number;
    /** Closes a row; the rows behind it move up by one, keeping their order. */
    protected closeRow(table: number, row: number): void;
    private enlarge;
    /** The point to which {@link rollback} can return. */
    mark(): number;
    /** Takes back every change since the mark. */
    rollback(mark: number): void;
    private restore;
    /** Forgets the undo log: what has happened so far can no longer be rolled back. */
    settle(): void;
    /** The fight as a plain value. */
    save(): Checkpoint;
    /**
     * The fight as a plain value, in the memory of a checkpoint that nobody needs any more: twenty times faster than
     * {@link save}, for searches that copy all the time.
     */
    saveOver(spent: Checkpoint): Checkpoint;
    /** Makes this working copy equal to the checkpoint, which stays untouched. */
    load(checkpoint: Checkpoint): void;
    /** A quick 32-bit hash of the numbers, for search and for finding equal states of one fight. */
    hash(): number;
}
//# sourceMappingURL=state.d.ts.map