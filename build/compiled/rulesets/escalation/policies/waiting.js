import { ready } from '../actions/readying.js';
import { delay, flee } from '../actions/waiting.js';
import { distance, isFree } from '../rules/field.js';
import { inMeleeStance } from '../rules/figures.js';
import { isLeft } from '../rules/slots.js';
import { areEnemies, isIn, isParty, isUp } from '../rules/who.js';
import { BANDS, FAR, NEARBY, PC, READY_ACTS, READY_WHEN, STANDARD } from '../words.js';
import { isBrawler } from './foes.js';
/** Whether the combatant has an attack that brings it to its target: it strikes from farther than others. */
const rushes = (scene, row) => scene.fighter(row).sheet.abilities.some(({ includesMove, trigger }) => includesMove === 'engage' && trigger === null);
/**
 * Before its turn: one who fights at arm's length lets enemies who do the same, and are all far, come to it: it acts after
 * the last of them who is still to act. Null where it acts now.
 */
export function putOff(scene, actor) {
    if (!isBrawler(scene, actor))
        return null;
    let last = -1;
    const { acted, band } = scene.now.combatant;
    for (let row = 0; row < scene.combatants; row++) {
        if (!areEnemies(scene, actor, row) || !isUp(scene, row))
            continue;
        if (distance(scene, actor, row) < FAR || !isBrawler(scene, row) || rushes(scene, row))
            return null;
        if (acted[row] === 0)
            last = Math.max(last, band[row]);
    }
    // In a band the party comes first.
    const wanted = Math.min(BANDS.length - 1, last + (isParty(scene, actor) ? 1 : 0));
    if (last < 0 || wanted <= band[actor] || rushes(scene, actor))
        return null;
    const now = delay.make(actor, { band: wanted });
    return delay.check(scene, now) === null ? now : null;
}
const STRIKE = READY_ACTS.indexOf('basic-melee');
const ATTACKS = READY_WHEN.indexOf('attacks');
/** It has reached nobody: it readies a blow for the nearest enemy who is likely to come, to be struck before that one attacks. */
export function lieInWait(scene, actor, foes) {
    if (!isLeft(scene, actor, STANDARD) || !inMeleeStance(scene, actor) || !isFree(scene, actor))
        return null;
    for (const foe of foes) {
        if (distance(scene, actor, foe) !== NEARBY || !isBrawler(scene, foe) || !isFree(scene, foe))
            continue;
        const now = ready.make(actor, { slot: 'standard', act: STRIKE, target: foe, when: ATTACKS, who: foe });
        return ready.check(scene, now) === null ? now : null;
    }
    return null;
}
/** How many times their own hit points the enemies of the last who stand must have left before these run. */
const HOPELESS = 20;
/** Whether the party is beaten: one still stands, badly hurt, and the enemies have many times what is left of it. */
export function isBeaten(scene) {
    const { hp, hpMax } = scene.now.combatant;
    let standing = -1;
    let against = 0;
    let foes = 0;
    for (let row = 0; row < scene.combatants; row++) {
        if (!isUp(scene, row))
            continue;
        if (isParty(scene, row)) {
            if (standing >= 0 || hp[row] * 4 > hpMax[row])
                return false;
            standing = row;
        }
        else if (!scene.fighter(row).isThing) {
            against += hp[row];
            foes++;
        }
    }
    return standing >= 0 && foes > 1 && against >= HOPELESS * hp[standing];
}
/** Proposes to flee when the party is beaten. */
export function giveUp(scene, actor) {
    if (scene.now.combatant.kind[actor] !== PC || !isIn(scene, actor) || !isBeaten(scene))
        return null;
    const now = flee.make(actor);
    return flee.check(scene, now) === null ? now : null;
}
//# sourceMappingURL=waiting.js.map