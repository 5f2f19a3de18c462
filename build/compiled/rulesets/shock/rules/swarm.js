import { cite } from '../scene.js';
import { C, NONE } from '../tables.js';
import { isUp } from './who.js';
cite('swarm-attack', 'swarm-one-attack', 'swarm-bonus', 'swarm-size');
/** Whether the combatant has joined the swarm of that side on the target and is still able. */
const isIn = (scene, row, side, target) => scene.now.combatant.swarm[row] === target && scene.now.combatant.side[row] === side && isUp(scene, row);
/** How many belong to the swarm of that side on the target. */
export function swarmOn(scene, side, target) {
    let count = 0;
    for (let row = 0; row < scene.combatants; row++)
        if (isIn(scene, row, side, target))
            count++;
    return count;
}
/** The combatant is in no swarm any more. */
export function leaveSwarm(scene, row, rule) {
    scene.set(C.swarm, row, NONE, rule);
    scene.set(C.swarmWith, row, NONE, rule);
}
/** The swarm of that side on the target has struck. */
export function useUpSwarm(scene, side, target) {
    for (let row = 0; row < scene.combatants; row++) {
        if (isIn(scene, row, side, target))
            leaveSwarm(scene, row, 'swarm-one-attack');
    }
}
//# sourceMappingURL=swarm.js.map