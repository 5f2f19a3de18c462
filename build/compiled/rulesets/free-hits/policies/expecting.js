import { faceNeeded, withSpell } from '../rules/attack.js';
import { detects } from '../rules/who.js';
import { NO_AIM } from '../words.js';
/** The face from which a blow with the weapon that is not aimed hits; `plain`: an extra attack. */
export function faceFor(scene, actor, target, item, plain) {
    const { weapon } = scene.kind(item);
    // It is decided so often that no whole attack is made of it.
    return faceNeeded(scene, {
        attacker: actor,
        target,
        weapon,
        aim: NO_AIM,
        plain,
        sneak: !detects(scene, target, actor),
    });
}
/** How likely the die is to show that face or more: a natural 20 always hits, a natural 1 never. */
export const chanceFrom = (face) => Math.min(19, Math.max(1, 21 - face)) / 20;
/** How likely a spell's attack is to hit. */
export const spellChance = (scene, caster, target, spell) => chanceFrom(faceNeeded(scene, withSpell(scene, caster, target, spell, [], NO_AIM)));
//# sourceMappingURL=expecting.js.map