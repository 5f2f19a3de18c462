import { note } from '../events.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { DEAD, FLED, FLEEING } from '../words.js';
import { isExit } from './space.js';
cite('morale-failed');
/** One who flees and has come to where it can leave has fled. */
export function checkFled(scene, row) {
    const { state, square } = scene.now.combatant;
    if (state[row] === FLEEING && isExit(scene, square[row]))
        flee(scene, row);
}
/** It is gone from the battlefield. */
export function flee(scene, row) {
    if (scene.now.combatant.state[row] === DEAD)
        return;
    scene.set(C.state, row, FLED, 'morale-failed');
    scene.set(C.fullDefense, row, 0, 'morale-failed');
    note.leaves(scene, row);
}
//# sourceMappingURL=leaving.js.map