import { HELD_TABLE } from '../tables.js';
import { applyHeld } from './results.js';
/**
 * Looks at a combatant as it will be when what is held back for it takes effect; as it is now, where nothing is. The fight
 * is as before afterwards.
 */
export function foreseen(scene, row, look) {
    return isConcerned(scene, row) ? scene.imagine(() => applyHeld(scene), look) : look();
}
/** Whether anything is held back for the combatant, or strain of the open count that it may die of. */
function isConcerned(scene, row) {
    if (scene.now.combatant.strainNow[row] > 0)
        return true;
    const { target } = scene.now.held;
    for (let i = 0; i < scene.rows(HELD_TABLE); i++)
        if (target[i] === row)
            return true;
    return false;
}
//# sourceMappingURL=foreseen.js.map