import { cite } from '../scene.js';
import { C } from '../tables.js';
import { addModifier } from './numbers.js';
import { isChanneling } from './running.js';
import { isSick } from './who.js';
cite('target-number', 'flat-footed', 'flat-footed-causes', 'prone', 'flat-footed-over-prone', 'no-dodge-no-boost');
cite('boost-dodge', 'boost-dodge-duration', 'channeling', 'feat-battle-caster', 'summoning-sickness', 'boosts-stack');
const DODGING = 10;
const FLAT = 5;
/** Whether the unit is flat-footed against everybody. */
export function isFlatFooted(scene, who) {
    if (scene.now.combatant.flat[who] > 0 || isSick(scene, who))
        return true;
    return isChanneling(scene, who) && !scene.unit(who).gifts.dodgesWhileChanneling;
}
/** The number that an attack on the unit must reach, by its parts. `sneak`: the attacker is not detected. */
export function tallyTarget(scene, who, sneak) {
    const { prone, boostDodge, agilityNow } = scene.now.combatant;
    const tally = scene.tally();
    const isProne = prone[who] === 1;
    const isFlat = sneak || isFlatFooted(scene, who);
    const dodge = boostDodge[who];
    if (isFlat)
        tally.add(FLAT, 'flat-footed', sneak ? 'attacked unawares' : 'flat-footed');
    else if (isProne)
        tally.add(FLAT, 'prone', 'prone');
    else
        tally.add(DODGING, 'target-number', 'dodging');
    if (isFlat)
        tally.pass(agilityNow[who], isProne ? 'flat-footed-over-prone' : 'flat-footed', 'Agility');
    else
        addModifier(scene, tally, who, 'agility');
    if (dodge !== 0 && (isFlat || isProne))
        tally.pass(dodge, 'no-dodge-no-boost', 'boost');
    else if (dodge !== 0)
        tally.add(dodge, 'boost-dodge', 'boost');
    return tally;
}
/** The number alone. */
export const targetNumber = (scene, who, sneak) => tallyTarget(scene, who, sneak).total;
/** The unit's dodge boost is over: its own turn has come. */
export function endDodge(scene, who) {
    const { boostDodge } = scene.now.combatant;
    if (boostDodge[who] === 0)
        return;
    scene.set(C.hadDodge, who, boostDodge[who], 'boost-dodge-duration');
    scene.set(C.boostDodge, who, 0, 'boost-dodge-duration');
}
//# sourceMappingURL=defense.js.map