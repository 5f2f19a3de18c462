import { isUsable, itemsOf, itemsShown, rangeWith } from '../rules/gear.js';
import { cannotAimSpell } from '../rules/spells.js';
import { isHere } from '../rules/who.js';
import { NO_AIM } from '../words.js';
/*
 * What somebody could strike with. What is in hand everybody sees; natural weapons and spells are abilities.
 */
const UNKNOWN_ARM = 'what it has';
/** Weapons with which the unit gets at one who is so many squares away, by name, as far as the lens knows. */
export function weaponsAt(scene, row, spaces, lens) {
    const knows = lens.knows('abilities', row);
    const items = knows ? itemsOf(scene, row) : itemsShown(scene, row, false);
    const arms = items
        .filter((item) => isUsable(scene, row, item) && spaces <= rangeWith(scene, row, item))
        .map((item) => scene.kind(item).name);
    return knows || arms.length > 0 || spaces > 1 ? arms : [UNKNOWN_ARM];
}
/** Spells that the unit could cast on a friend or a foe from where it stands within a turn, by name, as far as the lens knows. */
export function spellsOn(scene, row, other, lens, isFor) {
    if (!lens.knows('abilities', row) || !isHere(scene, other))
        return [];
    const { casting, mp, square } = scene.now.combatant;
    return scene.unit(row).sheet.spells.flatMap((spell, position) => {
        const begun = casting[row] === position;
        if (spell.summon !== null || meantFor(spell) !== isFor || (!begun && (spell.isLong || mp[row] < spell.mp)))
            return [];
        const aimed = { target: other, at: square[other], improved: [], aim: NO_AIM };
        return cannotAimSpell(scene, row, position, aimed) === null ? [spell.name] : [];
    });
}
const HELPS = new Set(['heal', 'remove-wound', 'end-condition', 'restore-mp']);
const HARMS = new Set(['damage', 'condition', 'prone', 'push', 'disarm']);
/** For whom a spell is meant; null for one that neither helps nor harms. */
function meantFor({ target, attack, damage, effects }) {
    if (target === 'ally' || target === 'self' || effects.some(({ effect }) => HELPS.has(effect)))
        return 'friend';
    return attack || damage !== null || effects.some(({ effect }) => HARMS.has(effect)) ? 'foe' : null;
}
//# sourceMappingURL=arms.js.map