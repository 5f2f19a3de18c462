import { type Grid } from './grid.ts';
/** A point in feet. */
type Point = readonly [x: number, y: number, z: number];
/**
 * The squares that a line passes over, from one end to the other, for drawing it; points are in whole feet. A line that
 * runs along the sides of squares is drawn on those north or east of it, or at the edge of the map on those it has; one
 * that goes exactly through a corner goes from square to square diagonally. Off the map there are none.
 */
export declare function lineSquares(grid: Grid, from: Point, to: Point): number[];
export {};
//# sourceMappingURL=line-squares.d.ts.map