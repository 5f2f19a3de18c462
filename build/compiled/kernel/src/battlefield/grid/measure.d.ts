import { type Body, type Grid } from './grid.ts';
/**
 * Feet between two bodies, counted in steps from the nearest cube of the one to the nearest of the other; a diagonal step
 * counts as one. A body is `size` cubes of 5 feet high; of a difference in height the whole 5 feet count, rounded down.
 * 0 for bodies in the same place. Rules: distance-measure, large-occupant.
 */
export declare function distance(grid: Grid, a: Body, b: Body): number;
/**
 * Whether some cube of the one body shares a face, an edge or a corner with some cube of the other. A cube is not adjacent
 * to itself, so two bodies of one square in the same place are not; a bigger body always has a cube beside the shared one.
 * Rules: adjacent-squares, large-occupant.
 */
export declare function adjacent(grid: Grid, a: Body, b: Body): boolean;
/** The squares that a body covers, from the south-west. Those off the map are left out. */
export declare function bodySquares(grid: Grid, square: number, size: number): number[];
//# sourceMappingURL=measure.d.ts.map