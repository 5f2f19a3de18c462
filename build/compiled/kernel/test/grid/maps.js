import { buildGrid } from '../../src/battlefield/grid/build.js';
import { faceAt, seedFrom } from '../../src/dice/counter.js';
/** The grid of parts that are in order. */
export function gridOf(parts) {
    const { grid, problems } = buildGrid(parts);
    if (grid === null)
        throw new Error(problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
    return grid;
}
/** An empty map around the zero point. */
export const field = (side = 24) => gridOf({ size: [side, side], origin: [-4, -4] });
/** Whole numbers from 0 to n - 1, the same for the same seed. */
export function dice(seed) {
    const start = seedFrom(seed);
    let count = 0;
    return (n) => faceAt(start, count++, n) - 1;
}
/** A small map with everything on it that matters for walking, and marks; the same for the same number. */
export function randomMap(number) {
    const roll = dice(`map ${number}`);
    const width = 3 + roll(8);
    const depth = 3 + roll(8);
    const squares = Array.from({ length: width * depth }, (_, i) => `${i % width},${Math.floor(i / width)}`);
    const some = (percent) => squares.filter(() => roll(100) < percent);
    const line = () => {
        const [x, y] = [roll(width), roll(depth)];
        const far = 1 + roll(2);
        return roll(2) === 0
            ? { from: [x, y], to: [x, Math.min(depth, y + far)] }
            : { from: [x, y], to: [Math.min(width, x + far), y] };
    };
    const kinds = ['wall', 'low-wall', 'window', 'arrow-slit'];
    const grid = gridOf({
        size: [width, depth],
        floors: [
            { squares: some(15), height: 3 + roll(4) },
            { squares: some(8), height: 10 },
        ],
        difficult: some(15),
        impassable: some(4),
        boxes: [
            ...some(8).map((square) => ({ squares: square, top: 12 + roll(5) })),
            ...some(4).map((square) => ({ squares: square, bottom: 4 + roll(10), top: 20 })),
            { squares: squares[roll(squares.length)], top: 20, door: 'iron door' },
        ],
        walls: [
            ...Array.from({ length: roll(5) }, () => ({ ...line(), kind: kinds[roll(4)] })),
            { ...line(), bottom: 0, top: 20, openings: [{ from: 0, to: 5, bottom: 0, top: 6 + roll(6) }] },
        ],
        doors: [
            { name: 'oak door', ...line() },
            { name: 'high gate', ...line(), bottom: 0, top: 12 },
        ],
        links: [
            ['0,0', '1,1'],
            ['1,0', '1,1'],
            ['1,1', '2,1'],
        ],
    });
    const marks = Uint8Array.from(squares, () => (roll(100) < 12 ? 1 + roll(7) : 0));
    return { grid, marks, openDoors: roll(8) };
}
//# sourceMappingURL=maps.js.map