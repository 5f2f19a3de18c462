import { refuse } from '../citing.js';
import { isHere } from '../rules/who.js';
import { C } from '../tables.js';
import { THIS_ROLL } from '../words.js';
/** Why the referee cannot name somebody who is out of the fight, or null. */
export const notHere = (scene, row) => isHere(scene, row) ? null : refuse('enemy-at-zero', `${scene.name(row)} is out of the fight.`);
/** One who comes after its band has been played has no turn in this round. */
export function missTurn(scene, row) {
    const band = scene.now.fight.band[0];
    if (scene.now.combatant.band[row] < band)
        scene.set(C.acted, row, 1, 'initiative-bands');
}
/** Why nothing lasts so long by the referee's word, or null: no roll is being made. */
export const badDuration = (lasts) => lasts === THIS_ROLL ? refuse('effect-duration', 'No roll is being made that it could last for.') : null;
//# sourceMappingURL=referee-checks.js.map