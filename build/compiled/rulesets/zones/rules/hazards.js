import { cite } from '../scene.js';
import { NONE } from '../tables.js';
import { CON } from '../words.js';
import { hurt, soak } from './damage.js';
import { layRider } from './effects.js';
import { chooseAttribute } from './referee-asks.js';
import { makeTest } from './test.js';
import { isUp } from './who.js';
export const AT_TURN_START = 0;
export const ON_ENTER = 1;
export const AT_TURN_END = 2;
cite('zone-hazard-timing', 'zone-conditions-by-referee');
/** The hazard of a Zone, or null. */
export function hazardOf(scene, zone) {
    const at = scene.now.zone.hazard[zone];
    return at < 0 ? null : scene.values[at];
}
/** Whether the hazard leaves this combatant alone, by its name or by what it is. */
function isImmune(scene, who, hazard) {
    if (hazard.immune.length === 0)
        return false;
    const { name, madeFrom } = scene.fighter(who);
    const [called, kind] = [name.toLowerCase(), madeFrom.toLowerCase()];
    return hazard.immune.some((entry) => entry.toLowerCase() === called || (kind !== '' && entry.toLowerCase() === kind));
}
/**
 * Tests a Zone's hazard when it is timed to this moment: on a fail its damage and effects strike. Not an attack. Returns
 * whether it struck.
 */
export function meetHazard(scene, who, when) {
    const zone = scene.now.combatant.zone[who];
    const hazard = hazardOf(scene, zone);
    if (hazard === null || hazard.when !== when || !isUp(scene, who) || isImmune(scene, who, hazard))
        return false;
    const attribute = chooseAttribute(scene, who, hazard.attribute, CON, 'Which Attribute does {0} Test against the hazard?');
    if (makeTest(scene, who, 'hazard', attribute, hazard.dr, 'zone-hazard', null).passed)
        return false;
    if (hazard.damage !== null) {
        const tally = scene.tally();
        scene.dice(hazard.damage, who, 'zone-hazard-data', 'hazard', tally);
        if (hazard.damage.bonus !== 0)
            tally.add(hazard.damage.bonus, 'zone-hazard-data', 'hazard');
        soak(scene, who, tally);
        hurt(scene, who, tally, 'zone-hazard-data');
        scene.credit(NONE, who);
    }
    layRider(scene, who, hazard);
    return true;
}
//# sourceMappingURL=hazards.js.map