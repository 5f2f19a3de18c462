import { BLOCK, isOutermost, NO_SQUARE, planeReach, planeWay, STOP } from '@fray/kernel/rules';
import { cite } from '../scene.js';
import { areHostile, isHere } from './who.js';
cite('battlefield-yards', 'death-section-empty');
/** Who takes up squares: the living. Enemies block a path, others only keep it from ending in their squares. */
export const bodies = {
    square: (scene, row) => (isHere(scene, row) ? scene.now.combatant.square[row] : NO_SQUARE),
    size: () => 1,
    mark: (scene, mover, row) => (areHostile(scene, mover, row) ? BLOCK : STOP),
};
/** What the squares of everybody else are to one who moves; see `Occupancy.marksFor`. */
export const marksFor = (scene, mover) => scene.occupancy.marksFor(mover);
/** Who stands on a square, living, or -1. */
export const occupant = (scene, square, but = -1) => scene.occupancy.on(square, but);
/** A shortest way for somebody to a square, of at most so many yards, or null. */
export const wayTo = (scene, row, to, most) => planeWay(scene.setup.plane, marksFor(scene, row), scene.now.combatant.square[row], to, most, scene.reach);
/** The squares where somebody may end a move of at most so many yards, nearer ones earlier. */
export function endsWithin(scene, row, most) {
    if (most <= 0)
        return [];
    const marks = marksFor(scene, row);
    const reach = planeReach(scene.setup.plane, marks, scene.now.combatant.square[row], most, scene.reach);
    const found = [];
    for (let i = 1; i < reach.count; i++) {
        const to = reach.squares[i];
        if ((marks[to] & STOP) === 0)
            found.push(to);
    }
    return found;
}
cite('morale-failed');
/** Whether one can leave the battlefield from a square. */
export function isExit(scene, square) {
    const { exits, plane } = scene.setup;
    if (exits === 'none')
        return false;
    return exits === 'edge' ? isOutermost(plane, square) : exits.includes(square);
}
//# sourceMappingURL=space.js.map