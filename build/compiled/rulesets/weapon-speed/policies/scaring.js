import { modOf, skillOf } from '../rules/figures.js';
import { ableBySide, ableFriends, areHostile, isAble } from '../rules/who.js';
import { INSIGHT, INTIMIDATION, NOT_INTIMIDATED } from '../words.js';
/** Of a check's chance what one point on it changes, about. */
const POINT = 0.06;
/**
 * The monster whose morale is best shaken: of one that may run, the chance of that times what is left of it, in tenths of a
 * point of damage. Those whom somebody has shaken in this round already are left alone.
 */
export function bestToScare(scene, actor) {
    const { monster, intimidated, hitDice, stress, wp } = scene.now.combatant;
    const skill = skillOf(scene, actor, INTIMIDATION);
    let able = null;
    let best = { target: -1, worth: 0 };
    for (let row = 0; row < scene.combatants; row++) {
        if (monster[row] === 0 || intimidated[row] > NOT_INTIMIDATED)
            continue;
        if (!areHostile(scene, actor, row) || !isAble(scene, row))
            continue;
        able ??= ableBySide(scene);
        const nerve = modOf(scene, row, INSIGHT) + hitDice[row] + ableFriends(scene, row, able) - 1;
        const chance = Math.min(0.95, Math.max(0, 0.5 + POINT * (skill - nerve)));
        const worth = 10 * chance * (stress[row] + wp[row]);
        if (worth > best.worth)
            best = { target: row, worth };
    }
    return best;
}
//# sourceMappingURL=scaring.js.map