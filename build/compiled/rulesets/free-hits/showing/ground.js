import { lyingOn } from '../../on-grid/lying.js';
import { gridGround } from '../../on-grid/showing/grid.js';
const WORDS = { difficult: 'each step onto it costs twice as many spaces', dark: 'dark' };
/** The map with what lies about. All of it is open to everybody. */
export function ground(scene, _lens) {
    const { grid, exits } = scene.setup;
    const items = Object.entries(lyingOn(scene)).map(([square, names]) => ({ square, names }));
    const drawn = gridGround(grid, 0, WORDS, items, typeof exits === 'string' ? null : exits);
    return { ...drawn, unit: { name: 'squares', perSquare: 1 } };
}
//# sourceMappingURL=ground.js.map