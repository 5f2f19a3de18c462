import { type Grid } from './grid.ts';
import { type StepProblem } from './movement.ts';
/**
 * The squares of a straight line: for each of its N = max(|dx|, |dy|) steps those that rounding allows. It is one, or two
 * on an exact half, the one nearer to the start's row or column first; one of the two coordinates always is a whole one.
 * No steps when both ends are the same. Rule: charge-line.
 */
export declare function chargeOptions(grid: Grid, from: number, to: number): number[][];
/**
 * The way of a charge: squares entered, with every step legal, or the first square on the line that cannot be entered
 * whatever the charger chooses on exact halves, and why. A body of several squares goes by its south-west square. Whether
 * it may end there is not asked. Rules: charge-line, no-corner-cutting, large-occupant.
 */
export declare function chargePath(grid: Grid, openDoors: number, marks: Uint8Array, from: number, to: number, size: number): {
    path: number[];
} | {
    square: number;
    problem: StepProblem;
};
//# sourceMappingURL=charge.d.ts.map