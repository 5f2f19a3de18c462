import { cite } from '../scene.js';
import { CLOSE, FAR, MELEE, RANGE_ENGAGED, RANGE_FAR, RANGE_NEARBY, RANGE_SELF } from '../words.js';
import { distance } from './field.js';
import { stanceOf } from './figures.js';
cite('melee-range', 'basic-ranged-attack', 'nearby-includes-close', 'far', 'ready-lapses');
/** How far an ability reaches once its move is made, a position in RANGES: what is Melee and moves strikes those engaged. */
export const reachOf = ({ target, includesMove, isMelee, isRanged, vs }) => vs >= 0 && isMelee && !isRanged && includesMove !== null && target.range !== RANGE_SELF ? RANGE_ENGAGED : target.range;
/** Whether what reaches so far (a position in RANGES) reaches over that distance (a position in DISTANCES). */
export const spans = (range, apart) => range === RANGE_ENGAGED ? apart === CLOSE : range !== RANGE_NEARBY || apart < FAR;
/** Whether what reaches so far (a position in RANGES) reaches from the one to the other. */
export const reaches = (scene, who, target, range) => who === target || spans(range, distance(scene, who, target));
/** Whether the attack still reaches its target: somebody may have moved since it was declared. */
export function isInReach(scene, { attacker, target, ability, basic }) {
    if (ability !== null)
        return reaches(scene, attacker, target, reachOf(ability));
    if (basic === MELEE)
        return reaches(scene, attacker, target, RANGE_ENGAGED);
    return reaches(scene, attacker, target, stanceOf(scene, attacker)?.range ?? RANGE_FAR);
}
//# sourceMappingURL=reach.js.map