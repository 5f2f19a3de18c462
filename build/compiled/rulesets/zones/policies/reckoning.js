import { hazardOf } from '../rules/hazards.js';
import { isHindered } from '../rules/who.js';
import { DISTRACTED, PARALYZED, STUCK } from '../words.js';
import { bestWorth } from './arms.js';
import { anyFoe, hazardOn, upTo } from './expecting.js';
/** What an opponent does in a Turn, in hit points, roughly. */
export const threatOf = (scene, who) => Math.max(bestWorth(scene, who, anyFoe(scene, who), 0), bestWorth(scene, who, anyFoe(scene, who), 1));
/** What Ongoing Damage and hindrances cost somebody, in hit points, roughly; what it has already counts nothing. */
export function riderWorth(scene, who, { ongoing, hindrance }) {
    const { burning, level } = scene.now.combatant;
    let worth = ongoing === null || burning[who] === 1 ? 0 : level[who] * 1.5;
    if (hindrance === null || isHindered(scene, who, hindrance.kind))
        return worth;
    const isOut = isHindered(scene, who, PARALYZED) || isHindered(scene, who, DISTRACTED);
    const share = hindrance.kind === PARALYZED || hindrance.kind === DISTRACTED ? 1.5 : hindrance.kind === STUCK ? 0.4 : 0.8;
    if (!isOut)
        worth += share * threatOf(scene, who);
    return worth;
}
/** What the Zone's hazard costs somebody who meets it once there, in hit points, roughly; 0 where there is none. */
export function dangerOf(scene, who, zone) {
    const hazard = scene.now.zone.hazard[zone] < 0 ? null : hazardOf(scene, zone);
    if (hazard === null)
        return 0;
    const [loss, takes] = hazardOn(scene, who, zone, hazard);
    return upTo(scene.now.combatant.hp[who], [loss, takes]) + takes * riderWorth(scene, who, hazard);
}
//# sourceMappingURL=reckoning.js.map