import { type Grid } from './grid.ts';
import { ReachMap } from './reach-map.ts';
/** Mark of a square in which a move may not end, though it may be passed: somebody stands there. */
export declare const STOP = 1;
/** Mark of a square that may not be entered, and past whose corner no diagonal step leads: a standing enemy. */
export declare const BLOCK = 2;
/** Mark of a square that costs 10 feet whatever its ground. */
export declare const SLOW = 4;
/** Mark of a square that may not be entered, though a diagonal step may lead past its corner. */
export declare const SHUT = 8;
/**
 * Why a step is refused. `impassable`: the ground or a box fills the square; `wall`: a thin wall or closed door stands
 * between; `blocked`: a square marked {@link BLOCK} or {@link SHUT}; `corner`: a diagonal step would cut a corner; `height`: the floors
 * differ by 5 feet or more and nothing joins them.
 */
export type StepProblem = 'off-map' | 'not-adjacent' | 'impassable' | 'wall' | 'blocked' | 'corner' | 'height';
/**
 * Why a body may not step from one square to another, or null: the first of the reasons in the order of
 * {@link StepProblem}. A body of several squares must be able to enter each square that it would newly cover, and cuts
 * corners only past the two squares at the sides of its way. What the step costs is not asked here.
 * Rules: step-cost, impassable-square, enemies-block-movement, no-corner-cutting, height-step, large-occupant.
 * @param openDoors which doors stand open, as bits.
 * @param marks for each square any of STOP, BLOCK, SLOW and SHUT.
 * @param from the south-west square of the body; it stands on the map.
 * @param size squares per side.
 */
export declare function stepProblem(grid: Grid, openDoors: number, marks: Uint8Array, from: number, to: number, size: number): StepProblem | null;
/** Whether {@link stepProblem} has nothing against a step, for those who need no reason: much faster where there is one. */
export declare function canStep(grid: Grid, openDoors: number, marks: Uint8Array, from: number, to: number, size: number): boolean;
/**
 * Feet that a step to a square costs: 10 when any square that the body then covers is difficult ground or marked SLOW,
 * else 5. Rules: step-cost, difficult-terrain.
 */
export declare function stepCost(grid: Grid, marks: Uint8Array, to: number, size: number): 5 | 10;
/** Whether a move of a body may end there: none of the squares that it covers is marked STOP, BLOCK or SHUT. Rule: end-in-free-square. */
export declare function canStop(marks: Uint8Array, grid: Grid, square: number, size: number): boolean;
/**
 * Why a body cannot stand there at all, whoever else does, or null: part of it would be off the map, in a square that
 * cannot be entered, or on both sides of a thin wall. Rules: impassable-square, large-occupant.
 */
export declare function standProblem(grid: Grid, openDoors: number, square: number, size: number): 'off-map' | 'impassable' | 'wall' | null;
/**
 * Every square that a body can get to with so many feet, and the cheapest way there. Squares marked STOP are passed; ask
 * {@link canStop} before ending there. Of ways that cost the same the one with the fewest diagonal steps is taken, and of
 * those the one found first (squares nearer to the start first; east, north, west, south, then the diagonals from the
 * north-east round to the south-east), so that the same question always has the same answer.
 * Rules: those of {@link stepProblem} and {@link stepCost}.
 * @param from the south-west square of the body; it costs nothing.
 * @param feet the most that the way may cost; a step for which too little is left is not made.
 * @param into a map made before, which is spent and filled anew; without it one is made.
 * @param isEnough the map ends with the first square, in order of cost, of which this says yes; none that would come later
 *   is on it then.
 */
export declare function reachMap(grid: Grid, openDoors: number, marks: Uint8Array, from: number, size: number, feet: number, into?: ReachMap, isEnough?: ((square: number) => boolean) | null): ReachMap;
export { pathTo, ReachMap } from './reach-map.ts';
//# sourceMappingURL=movement.d.ts.map