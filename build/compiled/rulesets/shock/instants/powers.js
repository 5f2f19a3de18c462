import { cannotSend } from '../rules/legal.js';
import { isHarmful, usedUp } from '../rules/powers.js';
import { areEnemies } from '../rules/who.js';
import { cite } from '../scene.js';
import { NONE } from '../tables.js';
cite('power-instants', 'no-sight-no-attack');
/** The enemy whom a harmful power of this moment strikes: of an attack whoever is one, else the one who acts; -1 for nobody. */
export function foeAt(scene, who, { actor, attack }) {
    const near = attack === null ? [actor] : [attack.attacker, attack.target];
    return near.find((row) => row >= 0 && areEnemies(scene, who, row) && cannotSend(scene, who, row) === null) ?? NONE;
}
/** Whether the power can be called upon at this moment. */
export function isMomentFor(scene, who, power, what) {
    const spec = scene.fighter(who).powers[power];
    if (spec === undefined || spec.cost !== 'instant' || usedUp(scene, who, power, spec.name) !== null)
        return false;
    if (isHarmful(spec.effects)) {
        if (scene.now.combatant.retreating[who] === 1 || foeAt(scene, who, what) < 0)
            return false;
    }
    if (spec.moment === 'any')
        return true;
    if (what.rolled === null)
        return false;
    const { attacker, target, hit } = what.rolled;
    switch (spec.moment) {
        case 'own-miss':
            return attacker === who && !hit;
        case 'own-hit':
            return attacker === who && hit;
        case 'hit-on-me':
            return target === who && hit;
        case 'miss-on-me':
            return target === who && !hit;
        case 'ally-hit':
            return target !== who && hit && !areEnemies(scene, target, who);
    }
}
/** Whether some power of the combatant has its moment now, those for any moment left aside. */
export function hasMoment(scene, who, attack) {
    const { powers, gifts } = scene.fighter(who);
    if (!gifts.instants)
        return false;
    const what = { actor: attack?.attacker ?? who, attack, rolled: attack };
    return powers.some((power, at) => power.moment !== 'any' && isMomentFor(scene, who, at, what));
}
//# sourceMappingURL=powers.js.map