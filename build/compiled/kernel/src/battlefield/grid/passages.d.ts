import { type Grid } from './grid.ts';
/** The eight directions of a step: east, north, west, south, then north-east, north-west, south-west, south-east. */
export declare const STEP_X: readonly [1, 0, -1, 0, 1, -1, -1, 1];
/** What a step in each direction adds to y. */
export declare const STEP_Y: readonly [0, 1, 0, -1, 1, 1, -1, -1];
/** Why the map itself stops a step. */
export type MapProblem = 'off-map' | 'impassable' | 'wall' | 'corner' | 'height';
/** What the map says about moving, for one set of open doors and one size of body. */
export interface Passages {
    readonly openDoors: number;
    readonly size: number;
    /** 1 for squares that cannot be entered: impassable ground, or a box between the floor and the height of the body. */
    readonly closed: Uint8Array;
    /** EAST and NORTH for squares with a wall on that side, as seen by a body of that height. */
    readonly walls: Uint8Array;
    /** The directions in which the map lets a body step from each square, as bits; -1: not worked out yet. */
    readonly steps: Int16Array;
}
/** The passages of a grid for a set of open doors and a size; the last few are kept. */
export declare function passagesOf(grid: Grid, openDoors: number, size: number): Passages;
/** The directions in which the map lets a body step from the square, as bits. */
export declare function stepsFrom(grid: Grid, passages: Passages, square: number): number;
/** The first reason of the map against a step, or null. */
export declare function mapProblem(grid: Grid, passages: Passages, square: number, direction: number): MapProblem | null;
/**
 * Whether a wall stands between two of the squares that a body would cover at `square`, having come there by a step of
 * (dx, dy): between squares that it covered before, a wall does not matter (a door was closed on it). A step of (0, 0) asks
 * for all walls.
 */
export declare function wallInside(grid: Grid, passages: Passages, square: number, dx: number, dy: number): boolean;
/** The squares that a body covers after a step and did not cover before it. The step must stay on the map. */
export declare function squaresEntered(width: number, square: number, direction: number, size: number): number[];
/** The two squares that a body of a size squeezes between on a diagonal step: first the one north or south of its start. */
export declare function squeezedBetween(width: number, square: number, direction: number, size: number): [number, number];
/** Whether the ground makes a body that stands there pay 10 feet for the step. */
export declare function isDifficult(grid: Grid, square: number, size: number): boolean;
//# sourceMappingURL=passages.d.ts.map