import { acts } from '../actions/all.js';
import { isCovered } from '../rules/free-attacks.js';
import { cannotStep, stepsToExit } from '../rules/movement.js';
import { armOf, reaches } from '../rules/weapons.js';
import { canStrike, hasRoom, headcount, isHindered } from '../rules/who.js';
import { DISTANT, FAR_AWAY, NEARBY, STUCK } from '../words.js';
import { bestWeapon, bestWorth, canShoot } from './arms.js';
import { anyFoe, blowOf } from './expecting.js';
import { isFoe, isFriend, nearestSteps } from './foes.js';
import { dangerOf } from './reckoning.js';
const nextTo = ({ next }, zone) => next[zone];
/** A step that brings it nearer to an opponent (or, leaving, to an exit), the least dangerous of them; -1 for none. */
export function stepTo(scene, actor, payment, isLeaving = false) {
    const here = scene.now.combatant.zone[actor];
    const exits = isLeaving ? stepsToExit(scene, actor) : null;
    const worth = (zone) => (exits === null ? nearestSteps(scene, actor, zone) : exits[zone]);
    let best = -1;
    let least = worth(here);
    let danger = 0;
    if (exits === null && least === 0)
        return -1;
    for (const zone of nextTo(scene.setup.graph, here)) {
        const steps = worth(zone);
        const isBetter = steps < least || (best >= 0 && steps === least && dangerOf(scene, actor, zone) < danger);
        if (isBetter && hasRoom(scene, zone) && cannotStep(scene, actor, zone, payment) === null) {
            least = steps;
            best = zone;
            danger = dangerOf(scene, actor, zone);
        }
    }
    return best;
}
/** Whether an opponent would strike at it if it left its Zone now. */
export function isPinned(scene, actor) {
    const { zone, disengaged } = scene.now.combatant;
    if (!scene.freeAttacks || disengaged[actor] === 1 || isCovered(scene, actor))
        return false;
    for (let row = 0; row < scene.combatants; row++) {
        if (zone[row] === zone[actor] && isFoe(scene, actor, row) && canStrike(scene, row))
            return true;
    }
    return false;
}
/** The next Zone that is farthest from opponents, at most so many steps; no nearer than now, without danger; -1 for none. */
function awayFrom(scene, actor, most) {
    const here = scene.now.combatant.zone[actor];
    let best = -1;
    let farthest = nearestSteps(scene, actor, here);
    for (const zone of nextTo(scene.setup.graph, here)) {
        const steps = nearestSteps(scene, actor, zone);
        if (steps <= farthest || steps > most || !hasRoom(scene, zone) || dangerOf(scene, actor, zone) > 0)
            continue;
        if (cannotStep(scene, actor, zone, 'move') !== null)
            continue;
        farthest = steps;
        best = zone;
    }
    return best;
}
/** How many steps away one who shoots still does as much as anywhere; 0 for those who do most at arm's length. */
function reachOf(scene, actor) {
    for (const { hostile, range } of scene.fighter(actor).spells)
        if (hostile && range > 0)
            return Math.min(FAR_AWAY, range);
    const foe = anyFoe(scene, actor);
    const weapon = bestWeapon(scene, actor, foe, 1);
    if (weapon < 0)
        return 0;
    const near = blowOf(scene, actor, foe, weapon, 1);
    if (near < bestWorth(scene, actor, foe, 0))
        return 0;
    // From one step on a weapon does as much as far as it reaches.
    if (reaches(armOf(scene, actor, weapon), DISTANT))
        return DISTANT;
    return bestWorth(scene, actor, foe, FAR_AWAY) < near
        ? NEARBY
        : bestWorth(scene, actor, foe, DISTANT) < near
            ? FAR_AWAY
            : DISTANT;
}
/** After its deed: a shooter steps back as far as it shoots, and everybody out of a hazard, where nobody strikes at it. */
export function stepBack(scene, actor) {
    const { disengaged, moved, zone } = scene.now.combatant;
    const here = zone[actor];
    if (moved[actor] === 1 || nextTo(scene.setup.graph, here).length === 0)
        return null;
    const shoots = canShoot(scene, actor);
    const isGoing = disengaged[actor] === 1 || dangerOf(scene, actor, here) > 0;
    if ((!shoots && !isGoing) || isPinned(scene, actor))
        return null;
    const farthest = awayFrom(scene, actor, DISTANT);
    if (farthest < 0)
        return null;
    const reach = shoots ? reachOf(scene, actor) : 0;
    if (reach === 0 && !isGoing)
        return null;
    const to = reach === DISTANT ? farthest : awayFrom(scene, actor, Math.max(1, reach));
    return to < 0 ? null : acts.move.make(actor, { zone: to });
}
/** A shooter with somebody in its face steps out of the Zone to shoot from the next one, where nobody strikes at it. */
export function stepOut(scene, actor) {
    if (scene.now.combatant.moved[actor] === 1 || isPinned(scene, actor))
        return null;
    const to = awayFrom(scene, actor, 2);
    return to < 0 ? null : acts.move.make(actor, { zone: to });
}
/** Whether none of the opponents in its Zone could come after it: each is Stuck, or the only way is then full. */
function isLost(scene, actor, to) {
    const { zone } = scene.now.combatant;
    const capacity = scene.now.zone.capacity[to];
    if (capacity >= 0 && headcount(scene, to) + 1 >= capacity)
        return true;
    for (let row = 0; row < scene.combatants; row++) {
        if (zone[row] === zone[actor] && isFoe(scene, actor, row) && !isHindered(scene, row, STUCK))
            return false;
    }
    return true;
}
/** A hurt shooter Disengages from those who cannot come after it, or back to a friend. */
export function getAway(scene, actor) {
    const { hp, hpMax, moved } = scene.now.combatant;
    if (moved[actor] === 1 || hp[actor] * 2 > hpMax[actor])
        return null;
    if (!isPinned(scene, actor))
        return null;
    const to = awayFrom(scene, actor, 2);
    const isBetter = to >= 0 && (isLost(scene, actor, to) || hasFriendAt(scene, actor, to));
    return isBetter ? acts.disengage.make(actor) : null;
}
function hasFriendAt(scene, actor, zone) {
    for (let row = 0; row < scene.combatants; row++) {
        if (isFriend(scene, actor, row) && scene.now.combatant.zone[row] === zone)
            return true;
    }
    return false;
}
//# sourceMappingURL=stepping.js.map