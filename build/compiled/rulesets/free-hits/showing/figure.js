import { squareName } from '@fray/kernel/rules';
import { isHiddenFrom, isUnknown } from '../look.js';
import { isDown, isHere } from '../rules/who.js';
import { FACINGS } from '../words.js';
import { statesOf } from './states.js';
/** How a unit stands on the map; nowhere where nobody of the lens's side detects it; null for one of whom the lens knows nothing. */
export function figure(scene, row, lens) {
    if (isUnknown(scene, row, lens))
        return null;
    const { square, footprint, facing } = scene.now.combatant;
    const isPlaced = !isHiddenFrom(scene, row, lens);
    const here = isHere(scene, row);
    return {
        at: here && isPlaced ? squareName(scene.setup.grid, square[row]) : null,
        size: footprint[row],
        facing: here && isPlaced ? FACINGS[facing[row]] : null,
        state: !here ? 'gone' : isDown(scene, row) ? 'down' : 'up',
        badges: statesOf(scene, row, lens).map(({ name, short, tone }) => ({ word: name, short, tone })),
    };
}
//# sourceMappingURL=figure.js.map