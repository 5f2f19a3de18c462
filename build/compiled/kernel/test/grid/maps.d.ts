import { type GridParts } from '../../src/battlefield/grid/build.ts';
import type { Grid } from '../../src/battlefield/grid/grid.ts';
/** The grid of parts that are in order. */
export declare function gridOf(parts: GridParts): Grid;
/** An empty map around the zero point. */
export declare const field: (side?: number) => Grid;
/** Whole numbers from 0 to n - 1, the same for the same seed. */
export declare function dice(seed: string): (n: number) => number;
/** A small map with everything on it that matters for walking, and marks; the same for the same number. */
export declare function randomMap(number: number): {
    grid: Grid;
    marks: Uint8Array;
    openDoors: number;
};
//# sourceMappingURL=maps.d.ts.map