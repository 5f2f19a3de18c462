import { type Grid, type GridMarks } from '@fray/kernel/rules';
import { type Path } from './problems.ts';
import type { Reader } from './reader.ts';
/** A battlefield of squares read. */
export interface GridBattlefield {
    readonly grid: Grid;
    readonly marks: GridMarks;
    /** Where one may leave: over the edge of the map, nowhere, or from these squares. */
    readonly exits: 'edge' | 'none' | readonly number[];
    /** Nothing is wrong with it. Else it is open ground in place of what was meant, and places on it mean nothing. */
    readonly sound: boolean;
    /** The battlefield as plain data, which reads to the same again. */
    readonly written: Readonly<Record<string, unknown>>;
}
/**
 * Reads a battlefield of squares: a size in short, a map, or nothing for open ground of 40 x 40 around 0,0. Its shape has
 * been checked with `gridSchema`; what that found wrong is not noted again, but the rest is looked at all the same.
 */
export declare function readGridBattlefield(r: Pick<Reader, 'problems'>, raw: unknown, path: Path): GridBattlefield;
/** The square that a text such as `3,-2` names, NO_SQUARE where it is off the map, or null where it names none. */
export declare function squareOf(grid: Grid, text: string): number | null;
//# sourceMappingURL=grid-battlefield.d.ts.map