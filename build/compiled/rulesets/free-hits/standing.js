import { isIn } from './rules/who.js';
import { DEAD, DEFEATED } from './words.js';
/** Whether it can still fight: it is in the battle, neither fallen, fled nor yielded. */
export const isStanding = (scene, row) => scene.now.combatant.present[row] === 1 && isIn(scene, row);
/** Whether it fights, has been defeated, is dead, or has left, yielded or vanished. */
export function fate(scene, row) {
    if (isStanding(scene, row))
        return 'standing';
    const status = scene.now.combatant.status[row];
    return status === DEAD ? 'dead' : status === DEFEATED ? 'down' : 'away';
}
/** Its magic points, where it has any. Those of the victors are full again once a battle is over (`mp-refill`). */
export function resources(scene, row) {
    const { mp, mpMax } = scene.now.combatant;
    return mpMax[row] > 0 ? { 'Magic points': mp[row] } : {};
}
//# sourceMappingURL=standing.js.map