import { expected } from '@fray/kernel/rules';
import { prepare } from '../rules/attack.js';
import { rollDamage, shockIfMissed } from '../rules/damage.js';
import { acOf, addAttackModifiers } from '../rules/modifiers.js';
import { C } from '../tables.js';
/** An attack of the Main Action, as the policy thinks of it. */
export const thoughtOf = (scene, actor, aim) => prepare(scene, 'main', actor, aim);
/** How likely the attack is to hit as things stand, by the numbers that the rules add up. */
export function chanceOf(scene, attack) {
    const tally = scene.tally();
    addAttackModifiers(scene, attack, tally);
    const faces = 21 - (acOf(scene, attack.target) - tally.total);
    return Math.min(20, Math.max(0, faces)) / 20;
}
/**
 * Hit points that an attack takes on average of the target, no more than it has, struck with one weapon or with both.
 * Nobody steps in; no screen is counted.
 */
export function lossBy(scene, actor, aim, withBoth) {
    const [loss] = expected(scene, () => {
        scene.set(C.dual, actor, withBoth ? 1 : 0, 'dual-wield-stance');
        const attack = thoughtOf(scene, actor, aim);
        const left = scene.now.combatant.hp[aim.target];
        const chance = chanceOf(scene, attack);
        const graze = (1 - chance) * Math.min(left, shockIfMissed(scene, attack));
        return [chance === 0 ? graze : chance * Math.min(left, rollDamage(scene, attack).total) + graze];
    });
    return loss;
}
//# sourceMappingURL=expecting.js.map