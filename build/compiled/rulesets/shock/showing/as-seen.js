import { seenThrough } from '../../on-grid/showing/as-seen.js';
import { isHiddenFrom } from '../look.js';
import { giftsOf } from '../rules/gifts.js';
import { C } from '../tables.js';
import { FLED } from '../words.js';
/** Feet of a Move, and of the reach in melee, of somebody of whom no more is known than that it is like most. */
const USUAL_MOVE = 30;
const USUAL_REACH = 5;
/** A fighter of whose powers nothing is known: it has none. */
const unknownFighter = (fighter) => ({ ...fighter, powers: [], spells: [], gifts: giftsOf([]) });
/**
 * What `look` finds in the fight as the lens knows it: those whom nobody of its side can place are not there, and those
 * who hide what they can do move and reach as most do.
 */
export function asSeen(scene, lens, look) {
    const unseen = {
        isHidden: (row) => isHiddenFrom(scene, row, lens),
        unknown: unknownFighter,
        takeAway: (row) => scene.set(C.state, row, FLED, 'mod-unseen-unlocated'),
        likeMost(row) {
            scene.set(C.move, row, USUAL_MOVE, 'run');
            scene.set(C.reach, row, USUAL_REACH, 'melee-range');
        },
    };
    return seenThrough(scene, lens, unseen, look);
}
//# sourceMappingURL=as-seen.js.map