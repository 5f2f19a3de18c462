import { areEnemies } from '../rules/who.js';
import { cite } from '../scene.js';
import { TRIGGERS } from '../words.js';
const HIT = TRIGGERS.indexOf('hit');
cite('interrupt-timing');
/**
 * Says why an ability that does nothing but add to the defense against a hit cannot undo it: a critical hit stands, and
 * the roll may be higher than all that the target's side could add. Nothing is said where some seat may not know the roll,
 * the defense or the ability: that nobody is asked would tell of it.
 */
export function pointlessOf(scene, who, ability, when, attack) {
    if (when !== HIT || attack === null || !isOnlyDefense(ability))
        return {};
    if (!isOpen(scene, attack, who))
        return {};
    if (attack.crit)
        return { pointless: 'a critical hit stands whatever the defense' };
    const more = mostDefense(scene, who);
    return attack.total >= attack.against + more ? { pointless: `even +${more} would not help` } : {};
}
const isOnlyDefense = ({ effects, natural, vs }) => vs < 0 && natural.length === 0 && effects.length > 0 && effects.every(({ effect }) => effect === 'defense');
/** Whether everybody may know the roll, the defense and the ability. */
function isOpen(scene, { attacker, target }, who) {
    const { side } = scene.now.combatant;
    const hides = (row, what) => scene.setup.sides[side[row]]?.hides?.includes(what) === true;
    return !hides(attacker, 'rolls') && !hides(target, 'defenses') && !hides(who, 'abilities');
}
/** All that the combatant and its friends could add to a defense against a hit, were each ability used. */
function mostDefense(scene, who) {
    let most = 0;
    for (let row = 0; row < scene.combatants; row++) {
        if (areEnemies(scene, who, row))
            continue;
        for (const { trigger, effects } of scene.fighter(row).sheet.abilities) {
            if (trigger?.when !== HIT)
                continue;
            for (const effect of effects)
                if (effect.effect === 'defense')
                    most += Math.max(0, effect.defense);
        }
    }
    return most;
}
//# sourceMappingURL=pointless.js.map