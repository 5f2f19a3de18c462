import { NO_PATH, stepsBetween } from '@fray/kernel/rules';
import { isUp } from '../rules/who.js';
import { FLEEING } from '../words.js';
/** Whether the row is an opponent who still fights: parleying ones are left in peace. */
export const isFoe = (scene, actor, row) => scene.now.combatant.side[row] !== scene.now.combatant.side[actor] && scene.now.combatant.status[row] <= FLEEING;
/** Whether the row is a friend who is up. */
export const isFriend = (scene, actor, row) => row !== actor && scene.now.combatant.side[row] === scene.now.combatant.side[actor] && isUp(scene, row);
/** Steps to the nearest opponent that still fights, or NO_PATH. */
export function nearestSteps(scene, actor, from) {
    const { side, status, zone } = scene.now.combatant;
    const { graph } = scene.setup;
    const { combatants } = scene;
    const own = side[actor];
    let best = NO_PATH;
    for (let row = 0; row < combatants && best > 0; row++) {
        if (side[row] === own || status[row] > FLEEING)
            continue;
        best = Math.min(best, stepsBetween(graph, from, zone[row]));
    }
    return best;
}
/** The weakest opponent Close, Nearby, Far-Away and farther off, by position, those who flee last; -1 where there is none. */
export function weakestByRange(scene, actor, found) {
    const { side, hp, zone, status } = scene.now.combatant;
    const here = zone[actor];
    const own = side[actor];
    const { graph } = scene.setup;
    found[0] = found[1] = found[2] = found[3] = -1;
    for (let row = 0; row < scene.combatants; row++) {
        if (side[row] === own || status[row] > FLEEING)
            continue;
        const range = Math.min(3, stepsBetween(graph, here, zone[row]));
        const best = found[range];
        if (best >= 0) {
            const later = status[row] - status[best];
            if (later > 0 || (later === 0 && hp[row] >= hp[best]))
                continue;
        }
        found[range] = row;
    }
}
//# sourceMappingURL=foes.js.map