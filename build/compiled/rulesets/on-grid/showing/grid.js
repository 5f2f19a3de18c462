import { DIFFICULT, edgesOf, gridPicture, SQUARE_FEET, squareName, } from '@fray/kernel/rules';
const WALLS = { wall: 'wall', 'low-wall': 'low', window: 'window' };
/** What fills a square, by how it looks in a picture, and what it means. */
const FILLED = {
    'low-wall': { terrain: 'something low', words: 'cannot be entered, and hides what is low' },
    impassable: { terrain: 'impassable', words: 'cannot be entered, and hides nothing' },
    door: { terrain: 'closed door', words: 'cannot be entered while it is closed' },
    'open-door': { terrain: 'open door', words: 'can be walked through' },
};
/** A map with walls, doors and heights; `items`: what lies on it, `exits`: squares where one may leave, null for any edge. */
export function gridGround(grid, openDoors, words, items, exits) {
    const { width, depth, originX, originY, floors } = grid;
    const name = (square) => squareName(grid, square);
    const ground = [];
    const blocks = [];
    const heights = [];
    const rows = gridPicture(grid, openDoors, []);
    for (let square = 0; square < floors.length; square++) {
        const tone = rows[depth - 1 - Math.floor(square / width)]?.[square % width]?.tone ?? '';
        if (tone === 'wall')
            blocks.push(name(square));
        else if (FILLED[tone] !== undefined)
            ground.push({ square: name(square), ...FILLED[tone] });
        else if (grid.ground[square] === DIFFICULT) {
            ground.push({ square: name(square), terrain: 'difficult', words: words.difficult });
        }
        if (floors[square] !== 0)
            heights.push({ square: name(square), height: floors[square] });
    }
    const edges = edgesOf(grid, openDoors);
    return {
        kind: 'squares',
        width,
        height: depth,
        origin: [originX, originY],
        unit: { name: 'feet', perSquare: SQUARE_FEET },
        ground,
        blocks,
        walls: edges.flatMap(({ kind, from, to }) => kind === 'none' || kind === 'door' || kind === 'open-door' ? [] : [{ from, to, kind: WALLS[kind] }]),
        doors: doorsOf(grid, openDoors, edges),
        heights,
        items,
        areas: areasOf(grid, words, exits),
    };
}
/** Doors between squares, and those that fill squares, from corner to corner. */
function doorsOf(grid, openDoors, edges) {
    const isOpen = (door) => ((openDoors >>> door) & 1) === 1;
    const corner = (x, y) => [x / SQUARE_FEET - grid.originX, y / SQUARE_FEET - grid.originY];
    const named = (door) => ({ name: grid.doors[door] ?? '', open: isOpen(door) });
    return [
        ...edges.filter(({ door }) => door >= 0).map(({ door, from, to }) => ({ ...named(door), from, to })),
        ...grid.boxes
            .filter(({ door }) => door >= 0)
            .map(({ door, x1, y1, x2, y2 }) => ({ ...named(door), from: corner(x1, y1), to: corner(x2, y2) })),
    ];
}
function areasOf(grid, { dark }, exits) {
    const inTheDark = Array.from(grid.dark.keys()).filter((square) => grid.dark[square] === 1);
    const area = (name, squares, words) => squares.length === 0
        ? []
        : [{ name, squares: squares.map((square) => squareName(grid, square)), words, tone: 'note' }];
    return [...area('dark', inTheDark, dark), ...area('exit', exits ?? [], 'the battlefield can be left from here')];
}
//# sourceMappingURL=grid.js.map