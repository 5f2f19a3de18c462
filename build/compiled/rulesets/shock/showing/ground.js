import { lyingOn } from '../../on-grid/lying.js';
import { gridGround } from '../../on-grid/showing/grid.js';
import { cite } from '../scene.js';
cite('difficult-terrain', 'mod-unseen-located');
const WORDS = {
    difficult: 'each step into it costs 10 feet',
    dark: 'whoever stands here is unseen: -4 to shoot at it, for those without eyes for the dark',
};
/** The map with its doors as they stand and what lies on it. All of it is open to everybody. */
export function ground(scene, _lens) {
    const { grid, exits } = scene.setup;
    const items = Object.entries(lyingOn(scene)).map(([square, names]) => ({ square, names }));
    return gridGround(grid, scene.now.fight.openDoors[0], WORDS, items, typeof exits === 'string' ? null : exits);
}
//# sourceMappingURL=ground.js.map