import { timesUsed } from './rules/powers.js';
import { isUp } from './rules/who.js';
import { DEAD, FLED } from './words.js';
/** Whether it can still fight: it is up and on the battlefield. */
export const isStanding = (scene, row) => scene.now.combatant.present[row] === 1 && isUp(scene, row);
/** Whether it fights, lies there, is dead, or has left. */
export function fate(scene, row) {
    if (isStanding(scene, row))
        return 'standing';
    const state = scene.now.combatant.state[row];
    if (state === DEAD)
        return 'dead';
    return state === FLED || scene.now.combatant.present[row] === 0 ? 'away' : 'down';
}
/** The uses that its powers and spells have left of the fight or the day. */
export function resources(scene, row) {
    const { powers, spells } = scene.fighter(row);
    const left = {};
    const count = (slot, { name, uses }) => {
        if (uses !== null && uses.per !== 'round')
            left[name] = Math.max(0, uses.times - timesUsed(scene, row, slot));
    };
    powers.forEach((power, at) => {
        count(at, power);
    });
    spells.forEach((spell, at) => {
        count(powers.length + at, spell);
    });
    return left;
}
//# sourceMappingURL=standing.js.map