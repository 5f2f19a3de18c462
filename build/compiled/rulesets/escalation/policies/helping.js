import { grantSave, rally, stabilize, sustain } from '../actions/helping.js';
import { isLeft } from '../rules/slots.js';
import { areEnemies, isDying, isGasping, isHere } from '../rules/who.js';
import { NONE } from '../tables.js';
import { PC, STANDARD } from '../words.js';
import { stepOff } from './leaving.js';
/** Keeps up what it sustains. */
export function keepUp(scene, actor) {
    const { abilities } = scene.fighter(actor);
    const { kept, due, tried } = scene.now.ability;
    for (let position = 0; position < abilities.length; position++) {
        const row = abilities[position];
        if (kept[row] === 0 || due[row] === 0 || tried[row] === 1)
            continue;
        const now = sustain.make(actor, { ability: position });
        if (sustain.check(scene, now) === null)
            return now;
    }
    return null;
}
/** Stabilizes a friend it stands next to, helps one who gasps, and rallies when it is badly hurt. */
export function help(scene, actor) {
    if (!isLeft(scene, actor, STANDARD))
        return null;
    return helpDown(scene, actor) ?? recover(scene, actor);
}
function helpDown(scene, actor) {
    const { stabilized, deathSavesFailed, hp, lastGasp } = scene.now.combatant;
    for (let row = 0; row < scene.combatants; row++) {
        if (hp[row] > 0 && lastGasp[row] === NONE)
            continue;
        if (row === actor || areEnemies(scene, actor, row) || !isHere(scene, row))
            continue;
        if (isGasping(scene, row)) {
            const now = grantSave.make(actor, { target: row });
            if (grantSave.check(scene, now) === null)
                return now;
        }
        else if (isDying(scene, row) && stabilized[row] === 0 && deathSavesFailed[row] >= 2) {
            const now = stabilize.make(actor, { target: row });
            if (stabilize.check(scene, now) === null)
                return now;
        }
    }
    return null;
}
/** Rallies when it is badly hurt, out of reach of those it is engaged with if it can get away first. */
function recover(scene, actor) {
    const { hp, hpMax, recoveries, kind } = scene.now.combatant;
    if (kind[actor] !== PC || recoveries[actor] === 0)
        return null;
    if (hp[actor] * 2 > hpMax[actor])
        return null;
    const now = rally.make(actor, { average: 1 });
    if (rally.check(scene, now) !== null)
        return null;
    return stepOff(scene, actor, true) ?? now;
}
//# sourceMappingURL=helping.js.map