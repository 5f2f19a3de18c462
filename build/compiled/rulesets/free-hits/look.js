import { areEnemies, detects, isIn } from './rules/who.js';
/**
 * Whether the seat does not know where the unit is: an enemy that none of its own detects. Where all of its own are out of
 * the battle, their friends look for them; where these are out as well, nothing is hidden any more.
 */
export function isHiddenFrom(scene, row, lens) {
    if (lens.referee || scene.now.fight.hidden[0] === 0 || lens.befriends(row))
        return false;
    return (areBlind(scene, row, (mate) => lens.owns(mate)) ?? areBlind(scene, row, (mate) => lens.befriends(mate)) ?? false);
}
/** Whether none of them who are in the battle detects the unit; null where none is in it. */
function areBlind(scene, row, isOne) {
    let has = null;
    for (let mate = 0; mate < scene.combatants; mate++) {
        if (!isOne(mate) || !isIn(scene, mate) || !areEnemies(scene, mate, row))
            continue;
        if (detects(scene, mate, row))
            return false;
        has = true;
    }
    return has;
}
/** Whether the seat knows nothing of the unit: it cannot place it, and its side does not say who is there. */
export const isUnknown = (scene, row, lens) => lens.presence(row) === 'seen' && isHiddenFrom(scene, row, lens);
//# sourceMappingURL=look.js.map