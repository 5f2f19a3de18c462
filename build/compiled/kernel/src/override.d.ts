import { type Command } from './command.ts';
import { type Refusal } from './refusal.ts';
import type { Action } from './ruleset.ts';
import type { AnyScene } from './scene.ts';
import type { Column } from './state/columns.ts';
/** Sets one value of the fight, outside the rules. */
export interface OverrideCommand extends Command {
    /** `NAME.column`, `fight.column` or `table[row].column`; `.2` behind it picks the third cell of a wide column. */
    readonly path: string;
    readonly to: unknown;
}
/** Where a value lies. */
export interface CellAddress {
    readonly column: Column;
    readonly row: number;
    readonly cell: number;
}
/** Finds the cell that a path names, or says what is wrong with it. */
export declare function findCell(scene: AnyScene, path: string): CellAddress | Refusal;
/** The number that a written value means in a column, or why it means none. */
export declare function readCell(scene: AnyScene, column: Column, raw: unknown): number | Refusal;
/**
 * The referee's command to set any value: journaled, undoable, checked for its range and for nothing else. A ruleset may
 * know `further` paths and read the values of some columns in its own words.
 */
export declare function overrideAction<S extends AnyScene, C extends Command>(after: (scene: S) => void, further?: (scene: S, path: string) => CellAddress | Refusal | null, reading?: (scene: S, column: Column, raw: unknown, row: number) => number | Refusal | null): Action<S, C>;
//# sourceMappingURL=override.d.ts.map