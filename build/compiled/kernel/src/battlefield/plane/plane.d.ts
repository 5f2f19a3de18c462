import { type Squares } from '../grid/grid.ts';
/**
 * A level battlefield of squares, with squares that cannot be entered and nothing else: no heights, no thin walls, no
 * sight. What a square is worth (a yard, say) is the ruleset's. Squares are numbered and named as those of a grid:
 * `squareAt`, `xOf`, `yOf` and `squareName` take a plane, too. It never changes.
 */
export interface Plane extends Squares {
    /** 1 for each square that cannot be entered. */
    readonly blocked: Uint8Array;
}
/** Steps from one square to another when nothing is in the way: the larger of the two differences. */
export declare function squaresBetween(plane: Plane, a: number, b: number): number;
/** Whether the square is one of the outermost. */
export declare function isOutermost(plane: Plane, square: number): boolean;
/** Steps to the nearest outermost square when nothing is in the way. */
export declare function squaresToEdge(plane: Plane, square: number): number;
/** What the eight steps add to x and y: east, north, west, south, then the diagonals from the north-east round. */
export declare const PLANE_STEP_X: readonly number[];
export declare const PLANE_STEP_Y: readonly number[];
/** The square one step away in a direction (a position in the lists above), or NO_SQUARE off the map. */
export declare function squareBeside(plane: Plane, square: number, direction: number): number;
//# sourceMappingURL=plane.d.ts.map