import type { Problem } from '../../ruleset.ts';
import type { GridMarks, GridParts } from './build-parts.ts';
import { type Grid } from './grid.ts';
export type * from './build-parts.ts';
/** A map with what is marked on it. */
export interface MarkedGrid {
    readonly grid: Grid;
    readonly marks: GridMarks;
}
/**
 * A map read: ready to fight on, or everything that is wrong with it. `rough` is then the map without the parts that mean
 * nothing, as far as its size is known: good enough to look for mistakes in what depends on it.
 */
export type BuiltGrid = (MarkedGrid & {
    readonly problems: readonly [];
}) | {
    readonly grid: null;
    readonly problems: readonly Problem[];
    readonly rough: MarkedGrid | null;
};
/**
 * Makes a battlefield of what people write, or says everything that is wrong with it at once. The shapes of the parts are
 * taken for granted (a schema has checked them); what they mean is checked here. Paths of problems begin in `parts`.
 */
export declare function buildGrid(parts: GridParts): BuiltGrid;
/**
 * What people should know of a map at a glance, in sentences: its size, heights, doors, and where it is dark or hard to
 * walk.
 */
export declare function gridNotes(grid: Grid): string[];
//# sourceMappingURL=build.d.ts.map