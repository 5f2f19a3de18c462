import { stepCost } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { cite } from '../scene.js';
import { marksFor, reachOf, reachTo } from './space.js';
cite('move', 'half-movement', 'slow-movement-counting', 'prone', 'feat-maneuverer', 'cannot-act');
const HALVED = 2;
const CRAWLING = 3;
/** What a step costs the unit because of how it moves: 2 when halved, 3 when prone, 6 when both; slow ground comes on top. */
export function paceOf(scene, who) {
    return (isHalved(scene, who) ? HALVED : 1) * (scene.now.combatant.prone[who] === 1 ? CRAWLING : 1);
}
/** Whether the unit is halved anyway, so that slow ground costs it nothing more. */
function isHalved(scene, who) {
    const { mode, fullLoad } = scene.now.combatant;
    return fullLoad[who] === 1 || scene.unit(who).gifts.fullSpeed[mode[who]] !== true;
}
/** Spaces that a step onto the square costs the unit. */
export function costOf(scene, who, to) {
    const pace = paceOf(scene, who);
    if (!scene.hasSlowGround || isHalved(scene, who))
        return pace;
    const size = scene.now.combatant.footprint[who];
    return stepCost(scene.setup.grid, marksFor(scene, who), to, size) === 10 ? pace * HALVED : pace;
}
/** Plain steps that so many spaces pay for. */
const stepsFor = (scene, who, spaces) => Math.floor(spaces / paceOf(scene, who));
/** Where the unit can get with so many spaces; the map may end with the first square that is enough. */
export const reachWith = (scene, who, spaces, isEnough = null) => reachOf(scene, who, stepsFor(scene, who, spaces), isHalved(scene, who), isEnough);
/** The same for one who wants to know of one square only. */
export const reachFor = (scene, who, spaces, to) => reachTo(scene, who, stepsFor(scene, who, spaces), isHalved(scene, who), to);
/** Spaces that the way to a square costs on the map that `reachWith` gave, or -1. */
export function costOn(scene, who, map, to) {
    const feet = map.cost[to];
    return feet < 0 ? -1 : (feet / 5) * paceOf(scene, who);
}
/** Why the unit cannot move from its square at all, or null. */
export function cannotMove(scene, who) {
    if (scene.now.combatant.held[who] === 0)
        return null;
    return refuse('cannot-act', `${scene.name(who)} is held where it is.`);
}
//# sourceMappingURL=pace.js.map