import { perceives } from './rules/space.js';
import { isUp } from './rules/who.js';
import { UNLOCATED } from './words.js';
/** Whether the seat does not know where the combatant is: an enemy that none of its own can place. */
export function isHiddenFrom(scene, row, lens) {
    const { unseen, side } = scene.now.combatant;
    if (lens.referee || unseen[row] !== UNLOCATED)
        return false;
    for (let own = 0; own < scene.combatants; own++) {
        if (!lens.owns(own))
            continue;
        if (side[own] === side[row] || (isUp(scene, own) && perceives(scene, own, row) !== UNLOCATED))
            return false;
    }
    return true;
}
//# sourceMappingURL=look.js.map