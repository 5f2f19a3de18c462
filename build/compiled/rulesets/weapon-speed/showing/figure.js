import { squareName } from '@fray/kernel/rules';
import { isDead, isDown, isHere } from '../rules/who.js';
import { lastingOn } from './lasting.js';
/** How a combatant stands, or lies, on its square; the dead lie where they fell. */
export function figure(scene, row, _lens) {
    const lies = isDead(scene, row) && scene.now.combatant.present[row] === 1;
    const isThere = isHere(scene, row) || lies;
    const down = lies || isDown(scene, row);
    return {
        at: isThere ? squareName(scene.setup.plane, scene.now.combatant.square[row]) : null,
        size: 1,
        facing: null,
        state: !isThere ? 'gone' : down ? 'down' : 'up',
        badges: lastingOn(scene, row).map(({ condition: { name, tone }, short }) => ({ word: name, short, tone })),
    };
}
//# sourceMappingURL=figure.js.map