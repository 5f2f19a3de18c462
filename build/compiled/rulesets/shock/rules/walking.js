import { BLOCK, bodySquares, stepProblem } from '@fray/kernel/rules';
import { note } from '../events.js';
import { cite } from '../scene.js';
import { UNLOCATED } from '../words.js';
import { threatReach } from './legal.js';
import { mayEnd } from './movement.js';
import { giveOpenings, mayStrike } from './opportunity.js';
import { place } from './places.js';
import { areAdjacent, asIfAt, feetBetween, feetFrom, marksFor } from './space.js';
import { areEnemies, inGrapple, isAlive, isUp, rowsWhere } from './who.js';
cite('run-aoo', 'aoo-limit', 'decision-windows', 'movement-unbroken');
cite('end-in-free-square');
/**
 * Moves step by step. Leaving an armed enemy's range gives it an attack before the step (with `provokes`), once each;
 * others may step in before the first step and after each. Stops when the mover is down, was sent elsewhere, is held or
 * knocked over; one who is stopped in somebody else's square is back in the last free one of its way. Returns
 * whether it got to the end.
 */
export function walk(scene, who, path, provokes, rule, start = startOf(scene, who)) {
    const arrived = goAlong(scene, who, path, provokes, rule, start, new Set());
    if (!stepBack(scene, who, [start.from, ...path]) && !arrived)
        tellStop(scene, who);
    return arrived;
}
/** Whoever said where it was going and did not get there: where it is. */
export function tellStop(scene, who) {
    note.stops(scene, who, scene.now.combatant.square[who]);
}
/** How things stand for the combatant now. */
export const startOf = (scene, who) => ({
    from: scene.now.combatant.square[who],
    lay: scene.now.combatant.prone[who],
    acts: scene.acts,
});
/** Puts one whose way is at its end in somebody else's square back to the last free square of its way; whether it did. */
export function stepBack(scene, who, way) {
    const here = scene.now.combatant.square[who];
    if (mayEnd(scene, who, here, true) || !isAlive(scene, who))
        return false;
    for (let i = way.lastIndexOf(here) - 1; i >= 0; i--) {
        const square = way[i];
        if (!mayEnd(scene, who, square, true))
            continue;
        place(scene, who, square, 'end-in-free-square');
        note.moved(scene, who, square);
        return true;
    }
    return false;
}
/**
 * Goes step by step. Leaving an armed enemy's range gives it an attack before the step, once each; others may step in before
 * the first step and after each. Returns the steps made.
 */
export function travel(scene, journey) {
    const { who, path, struck } = journey;
    const { square } = scene.now.combatant;
    scene.moments.step(scene, who, square[who]);
    for (let at = 0; at < path.length; at++) {
        if (!journey.goesOn())
            return at;
        if (struck !== null && !passReaches(scene, who, path[at], struck, journey))
            return at;
        if (!journey.canStep(at))
            return at;
        const from = square[who];
        journey.step(at);
        scene.moments.step(scene, who, from);
    }
    return path.length;
}
/** The steps of {@link walk}, for one who may go on from somebody else's square. `struck` holds those who have had their attack. */
export function goAlong(scene, who, path, provokes, rule, { from, lay, acts }, struck) {
    const { square, footprint } = scene.now.combatant;
    let stands = from;
    const journey = {
        who,
        path,
        struck: provokes ? struck : null,
        goesOn: () => !isStopped(scene, who, lay) && square[who] === stands,
        canStep(at) {
            const to = path[at];
            if (isBarred(scene, who, to)) {
                note.barred(scene, who, to);
                return false;
            }
            if (scene.acts === acts)
                return true;
            const marks = marksFor(scene, who);
            return stepProblem(scene.setup.grid, scene.now.fight.openDoors[0], marks, stands, to, footprint[who]) === null;
        },
        step(at) {
            const to = path[at];
            place(scene, who, to, rule);
            note.step(scene, who, stands, to);
            stands = to;
        },
    };
    return travel(scene, journey) === path.length && journey.goesOn();
}
cite('unplaced-in-the-way');
/** Whether an enemy whose place the mover could not know keeps it from the square. */
export function isBarred(scene, who, to) {
    if (!hasUnplaced(scene))
        return false;
    const { grid } = scene.setup;
    const size = scene.now.combatant.footprint[who];
    const isIn = (marks) => bodySquares(grid, to, size).some((at) => (marks[at] & BLOCK) !== 0);
    return !isIn(marksFor(scene, who)) && isIn(marksFor(scene, who, true));
}
/** Whether there is anybody whose place others may not know. */
function hasUnplaced(scene) {
    const { unseen } = scene.now.combatant;
    for (let row = 0; row < scene.combatants; row++)
        if (unseen[row] === UNLOCATED)
            return true;
    return false;
}
const isStopped = (scene, who, lay) => !isUp(scene, who) || inGrapple(scene, who) || (lay === 0 && scene.now.combatant.prone[who] === 1);
/** Whether a step of the mover from where it stands leaves the range of the enemy (a step off the map, -1, leaves every range). */
function leavesRange(scene, enemy, who, to) {
    const reach = threatReach(scene, enemy);
    return feetBetween(scene, enemy, who) <= reach && (to < 0 || feetFrom(scene, enemy, who, to) > reach);
}
/** The attacks of enemies whose range the step leaves. Returns whether the mover can still make it. */
function passReaches(scene, who, to, struck, journey) {
    const isLeft = (enemy) => leavesRange(scene, enemy, who, to);
    return giveOpenings(scene, who, isLeft, () => journey.goesOn(), struck);
}
/** The enemies that may strike at the mover, were it on the one square, before it steps to the other (-1: off the map). */
export const strikersAtStep = (scene, who, from, to) => asIfAt(scene, who, from, () => rowsWhere(scene, (enemy) => areEnemies(scene, enemy, who) && leavesRange(scene, enemy, who, to) && mayStrike(scene, enemy, who)));
/** Whether one who stands there, as it lay, can still go. */
const asBefore = (scene, who) => {
    const { square, prone } = scene.now.combatant;
    const from = square[who];
    const lay = prone[who];
    return () => !isStopped(scene, who, lay) && square[who] === from;
};
/** The last step, over the edge of the map: every range is left. `struck`: who has had its attack already. Returns whether it gets away. */
export const passAll = (scene, who, struck) => passReaches(scene, who, -1, struck, { goesOn: asBefore(scene, who) });
cite('charge-aoo', 'screen-aoo');
/** The attacks of armed enemies next to which a charge or a screener's movement begins. Returns whether it can go on. */
export const passNeighbors = (scene, who) => giveOpenings(scene, who, (enemy) => areAdjacent(scene, enemy, who), asBefore(scene, who), null);
//# sourceMappingURL=walking.js.map