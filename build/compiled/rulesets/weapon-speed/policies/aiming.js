import { squaresBetween } from '@fray/kernel/rules';
import { areHostile, isAble } from '../rules/who.js';
import { weakestFoe } from './targets.js';
import { worthOf, worthOfEffects } from './worth.js';
const NOBODY = { target: -1, worth: 0 };
/** Where effects are worth most among those within so many yards: enemies, or oneself and friends, as it is meant. */
function bestTarget(scene, actor, what) {
    const { square } = scene.now.combatant;
    const { plane } = scene.setup;
    const isFriendly = what.aim === 'self' || what.aim === 'ally' || (what.aim === 'anyone' && helps(what.effects));
    let best = NOBODY;
    for (let row = 0; row < scene.combatants; row++) {
        if (areHostile(scene, actor, row) === isFriendly || !isAble(scene, row))
            continue;
        if (row === actor ? !isFriendly : what.aim === 'self')
            continue;
        if (row !== actor && squaresBetween(plane, square[actor], square[row]) > what.range)
            continue;
        const worth = worthOfEffects(scene, what.effects, row);
        if (worth > best.worth)
            best = { target: row, worth };
    }
    return best;
}
const helps = (effects) => effects.some(({ effect }) => effect === 'restore' || effect === 'heal-injuries' || effect === 'remove-wounds');
/** At whom a spell is best cast. One that strikes goes to the weakest in range. */
export function bestSpellTarget(scene, actor, spell) {
    if (spell.attack === null)
        return bestTarget(scene, actor, spell);
    const target = weakestFoe(scene, actor, spell.range);
    if (target < 0)
        return NOBODY;
    return { target, worth: HIT * worthOf(spell.attack) + HIT * worthOfEffects(scene, spell.effects, target) };
}
/** The part of blows that hit, more or less: effects that need no blow to hit are worth more. */
export const HIT = 0.55;
/** Tenths of a point of damage that a point of Stress is worth to who has it. */
const STRESS = 10;
/** At whom an ability is best called upon, its price taken off; nobody where it is worth less. */
export function bestAbilityTarget(scene, actor, ability) {
    const { stress } = scene.now.combatant;
    if (ability.stress > stress[actor])
        return NOBODY;
    const found = bestTarget(scene, actor, ability);
    const worth = found.worth - STRESS * ability.stress;
    return worth > 0 ? { target: found.target, worth } : NOBODY;
}
//# sourceMappingURL=aiming.js.map