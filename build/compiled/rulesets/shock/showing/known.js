import { isHiddenFrom } from '../look.js';
import { rowsWhere } from '../rules/who.js';
/** Whether the lens knows where the combatant is. */
export const isPlaced = (scene, row, lens) => !isHiddenFrom(scene, row, lens);
/** Whether the seat answers for somebody on the combatant's side. */
const isFriend = (scene, row, lens) => {
    const { side } = scene.now.combatant;
    return lens.referee || rowsWhere(scene, (own) => lens.owns(own) && side[own] === side[row]).length > 0;
};
/**
 * Whether the lens may know the combatant's powers: those of friends, and of player characters, whose powers are told by
 * name in what they roll. What others can do shows when they do it.
 */
export const knowsPowers = (scene, row, lens) => lens.knows('abilities', row) && (scene.now.combatant.pc[row] === 1 || isFriend(scene, row, lens));
/** Whether the lens knows of the combatant at all: of one whom it cannot place only where its side does not hide who is present. */
export const isNamed = (scene, row, lens) => lens.presence(row) !== 'seen' || isPlaced(scene, row, lens);
//# sourceMappingURL=known.js.map