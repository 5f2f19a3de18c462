import { type Plane } from './plane.ts';
/**
 * Why a step is refused: it leads off the map, is none to a neighbour, into a square that cannot be entered, or into one
 * marked BLOCK. Corners may be cut, and a diagonal step counts as one.
 */
export type PlaneStepProblem = 'off-map' | 'not-adjacent' | 'impassable' | 'blocked';
/** Why one may not step from one square to another, or null. `marks` holds BLOCK for squares that may not be entered. */
export declare function planeStepProblem(plane: Plane, marks: Uint8Array, from: number, to: number): PlaneStepProblem | null;
/** What {@link planeReach} found; its arrays are used again when it is filled anew. */
export declare class PlaneReach {
    /** Steps to each square; -1: out of reach. */
    cost: Int32Array<ArrayBuffer>;
    /** The square from which a shortest way enters each square within reach; NO_SQUARE for the start. */
    before: Int32Array<ArrayBuffer>;
    /** The squares within reach, the start first, nearer ones earlier; only the first `count` count. */
    squares: Int32Array<ArrayBuffer>;
    count: number;
    /** Empties it, touching only what was in it, and puts the start into it. */
    begin(size: number, from: number): void;
}
/**
 * Every square within so many steps. Squares marked STOP are passed like others: ask before ending there. Of ways of the
 * same length it is always the same one that is taken: steps along the axes are tried before diagonal ones.
 * @param isEnough the map ends with the first square, in order, of which this says yes.
 * @param mayStep says which steps are taken at all, where not every step is.
 */
export declare function planeReach(plane: Plane, marks: Uint8Array, from: number, steps: number, into?: PlaneReach, isEnough?: ((square: number) => boolean) | null, mayStep?: ((from: number, to: number) => boolean) | null): PlaneReach;
/** The squares that the way to a square enters, in order; none for the start, null when it is out of reach. */
export declare function planePath(reach: PlaneReach, to: number): number[] | null;
/**
 * A shortest way, the squares that it enters in order, or null when there is none of at most `most` steps. Where the
 * straight way is free it is taken without looking further, which is nearly always.
 */
export declare function planeWay(plane: Plane, marks: Uint8Array, from: number, to: number, most: number, spare?: PlaneReach): number[] | null;
/**
 * The square nearest to a target that one comes to by greedy steps, each to the neighbour nearest to it (the first of
 * equals), none away from it: a cheap way to walk up to somebody. `within`: how near is near enough.
 */
export declare function greedyWay(plane: Plane, marks: Uint8Array, from: number, target: number, within: number, most: number): number[];
//# sourceMappingURL=ways.d.ts.map