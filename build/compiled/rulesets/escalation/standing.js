import { isHere, isUp } from './rules/who.js';
import { AT_WILL, DEAD, WAITING } from './words.js';
/** Whether it can still fight: it takes part and is neither Dying nor gasping. */
export const isStanding = (scene, row) => scene.now.combatant.present[row] === 1 && isUp(scene, row) && scene.now.combatant.hp[row] > 0;
/** Whether it fights, lies there, is dead, or has left, was driven out of its body or has not come yet. */
export function fate(scene, row) {
    if (isStanding(scene, row))
        return 'standing';
    if (scene.now.combatant.out[row] === DEAD)
        return 'dead';
    return isHere(scene, row) && scene.now.combatant.present[row] === 1 ? 'down' : 'away';
}
/** Whether it comes on in a later encounter of the day. */
export const isToCome = (scene, row) => scene.now.combatant.out[row] === WAITING;
/** Its Recoveries, Power and secondary resource, and the abilities that it has not used yet of those it can use up. */
export function resources(scene, row) {
    const c = scene.now.combatant;
    const { abilities: rows, sheet } = scene.fighter(row);
    const left = {};
    if (c.recoveriesMax[row] > 0)
        left.Recoveries = c.recoveries[row];
    if (c.powerMax[row] > 0)
        left.Power = c.power[row];
    if (c.secondaryMax[row] > 0)
        left[sheet.secondary?.name ?? 'Secondary'] = c.secondary[row];
    sheet.abilities.forEach((ability, at) => {
        if (ability.frequency !== AT_WILL)
            left[ability.name] = scene.now.ability.used[rows[at]] === 1 ? 0 : 1;
    });
    return left;
}
//# sourceMappingURL=standing.js.map