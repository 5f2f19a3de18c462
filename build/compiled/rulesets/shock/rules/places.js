import { canStop, floorUnder, NO_SQUARE, squareAt, stepProblem, xOf, yOf } from '@fray/kernel/rules';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { tidyBonds } from './bonds.js';
import { marksFor } from './space.js';
/** Puts a combatant on a square; holds and screens that this ends are over. */
export function place(scene, row, square, rule) {
    scene.set(C.square, row, square, rule);
    scene.set(C.altitude, row, 0, rule);
    tidyBonds(scene);
}
/** The squares around a square, from the north-east round by the south to the north; off the map they are left out. */
export function around(scene, square) {
    const { grid } = scene.setup;
    const x = xOf(grid, square);
    const y = yOf(grid, square);
    const found = [];
    for (const [dx, dy] of ROUND) {
        const at = squareAt(grid, x + dx, y + dy);
        if (at !== NO_SQUARE)
            found.push(at);
    }
    return found;
}
const ROUND = [
    [1, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
];
cite('shove-square', 'forced-movement-safe');
/**
 * Whether somebody can be sent by one step to the square: free, passable, no wall between, no corner cut. A drop is
 * allowed; a ledge cannot be gone up against its will.
 */
export function canBeSent(scene, row, to) {
    const { grid } = scene.setup;
    const from = scene.now.combatant.square[row];
    const size = scene.now.combatant.footprint[row];
    const marks = marksFor(scene, row, true);
    const problem = stepProblem(grid, scene.now.fight.openDoors[0], marks, from, to, size);
    if (problem === 'height') {
        if (floorUnder(grid, to, size) > floorUnder(grid, from, size))
            return false;
    }
    else if (problem !== null)
        return false;
    return canStop(marks, grid, to, size);
}
//# sourceMappingURL=places.js.map