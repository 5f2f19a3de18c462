import { type Grid } from '../../src/battlefield/grid/grid.ts';
import { type StepProblem } from '../../src/battlefield/grid/movement.ts';
/**
 * The rules of steps read word by word, as slowly as they come: every box and every wall is looked at for every square.
 * What the engine says is compared with it.
 */
export declare function plainProblem(grid: Grid, openDoors: number, marks: Uint8Array, from: number, to: number, size: number): StepProblem | null;
/** Feet to every square by trying every step again and again until nothing becomes cheaper; -1: out of reach. */
export declare function plainCosts(grid: Grid, openDoors: number, marks: Uint8Array, from: number, size: number, feet: number): number[];
//# sourceMappingURL=plain-movement.d.ts.map