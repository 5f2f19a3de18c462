import { itemsLying } from '../../on-grid/lying.js';
import { bareGround, squaresWhere } from '../../on-grid/showing/ground.js';
import { isExit } from '../rules/space.js';
/** The plane in squares of a yard, with what lies on it. All of it is open to everybody. */
export function ground(scene, _lens) {
    const { plane, exits } = scene.setup;
    const ways = {
        name: 'a way out',
        squares: squaresWhere(plane, (square) => isExit(scene, square)),
        words: 'From here one may leave the battlefield.',
        tone: 'note',
    };
    return {
        ...bareGround(plane, { name: 'yards', perSquare: 1 }),
        blocks: squaresWhere(plane, (square) => plane.blocked[square] === 1),
        items: itemsLying(plane, scene),
        // The edge of a map needs no mark: where somebody comes on it is said with the way there.
        areas: typeof exits === 'string' ? [] : [ways],
    };
}
//# sourceMappingURL=ground.js.map