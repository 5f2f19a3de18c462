import { seenThrough } from '../../on-grid/showing/as-seen.js';
import { isHiddenFrom } from '../look.js';
import { giftsOf } from '../rules/gifts.js';
import { C } from '../tables.js';
import { GONE } from '../words.js';
/** Squares of a Move Action, and free hits a round, of somebody of whom no more is known than that it is like most. */
const USUAL_MOVEMENT = 6;
const USUAL_SLOTS = 1;
/** A unit of whose feats and spells nothing is known: it has none. */
const unknownUnit = (unit) => ({
    ...unit,
    sheet: { ...unit.sheet, feats: [], spells: [] },
    gifts: giftsOf([]),
});
/**
 * What `look` finds in the fight as the lens knows it: those whom nobody of its side detects are not there, and those who
 * hide what they can do move and strike as most do.
 */
export function asSeen(scene, lens, look) {
    const unseen = {
        isHidden: (row) => isHiddenFrom(scene, row, lens),
        unknown: unknownUnit,
        takeAway: (row) => scene.set(C.status, row, GONE, 'detection'),
        likeMost(row) {
            scene.set(C.movementNow, row, USUAL_MOVEMENT, 'move');
            scene.set(C.slotsMost, row, USUAL_SLOTS, 'free-hit-slots');
            scene.set(C.slotsUsed, row, 0, 'free-hit-slots');
        },
    };
    return seenThrough(scene, lens, unseen, look);
}
//# sourceMappingURL=as-seen.js.map