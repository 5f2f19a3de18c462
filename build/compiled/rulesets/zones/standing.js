import { itemNames } from './rules/inventory.js';
import { isHere, isUp } from './rules/who.js';
/** Whether it can still fight: it is on the battlefield with at least 1 hit point. */
export const isStanding = (scene, row) => scene.now.combatant.present[row] === 1 && isUp(scene, row);
/** Whether it fights, has fallen, or has left. Who of the fallen is dead is not settled before the fight is over. */
export function fate(scene, row) {
    if (isStanding(scene, row))
        return 'standing';
    return isHere(scene, row) && scene.now.combatant.present[row] === 1 ? 'down' : 'away';
}
/** The usages that its items have left. */
export function resources(scene, row) {
    const left = {};
    for (const [name, item] of itemNames(scene, row)) {
        const { usages } = scene.kind(item);
        if (usages > 0)
            left[name] = Math.max(0, usages - scene.now.item.marked[item]);
    }
    return left;
}
//# sourceMappingURL=standing.js.map