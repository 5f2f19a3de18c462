/** Numbers that look random, from a seed and a counter. */
export function numbersFrom(seed) {
    let counter = 0;
    return (below) => {
        let h = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(++counter, 0x85ebca6b);
        h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
        h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
        return ((h ^ (h >>> 15)) >>> 0) % below;
    };
}
/** An empty map of flat open ground, for tests to add to. */
export function flatGrid(originX, originY, width, depth, parts = {}) {
    const count = width * depth;
    return {
        originX,
        originY,
        width,
        depth,
        floors: new Int16Array(count),
        ground: new Uint8Array(count),
        dark: new Uint8Array(count),
        boxes: [],
        panes: [],
        links: [],
        doors: [],
        openAtStart: 0,
        ...parts,
    };
}
/** Trial number n: mostly walls, pillars and panes as people draw them, with some odd boxes, floors and heights. */
export function trial(n) {
    const next = numbersFrom(n);
    const pick = (...from) => from[next(from.length)];
    const width = 2 + next(6);
    const depth = 2 + next(3);
    const originX = next(3) - 1;
    const originY = next(3) - 1;
    const floors = new Int16Array(width * depth);
    if (next(3) === 0)
        floors.forEach((_, i) => {
            floors[i] = next(3) === 0 ? pick(-5, 2, 3, 5, 10) : 0;
        });
    const kinds = pick('tidy', 'tidy', 'odd');
    const boxes = [];
    const door = () => (next(4) === 0 ? next(3) : -1);
    for (let left = (kinds === 'tidy' ? 2 : 1) + next(7); left > 0; left--) {
        const x = (originX + next(width)) * 5;
        const y = (originY + next(depth)) * 5;
        if (kinds === 'tidy') {
            const z1 = pick(0, 0, 0, 3, 5);
            boxes.push({ x1: x, y1: y, z1, x2: x + 5 * (1 + next(2)), y2: y + 5, z2: z1 + pick(3, 10, 10, 4), door: door() });
        }
        else {
            const [x1, y1, z1] = [x + next(6) - 1, y + next(6) - 1, next(8) - 3];
            const [x2, y2] = [x1 + next(9), y1 + next(9)];
            boxes.push({ x1, y1, z1, x2, y2, z2: z1 + pick(0, 1, 2, 4, 8, 16), door: door() });
        }
    }
    const panes = [];
    for (let left = next(6); left > 0; left--) {
        const across = pick('x', 'y');
        const [origin, count, otherOrigin, otherCount] = across === 'x' ? [originX, width, originY, depth] : [originY, depth, originX, width];
        const at = (origin + next(count + 1)) * 5;
        const from = (otherOrigin + next(otherCount)) * 5 + (next(4) === 0 ? next(5) : 0);
        const to = from + (next(4) === 0 ? 1 + next(12) : 5 * (1 + next(2)));
        const bottom = pick(0, 0, 0, 2);
        const top = bottom + pick(3, 5, 10, 10);
        const openings = [];
        for (let more = next(3); more > 0; more--) {
            const [low, side] = [from + next(to - from), bottom + next(top - bottom)];
            openings.push({ from: low, to: low + 1 + next(5), bottom: side, top: side + 1 + next(4) });
        }
        panes.push({ across, at, from, to, bottom, top, openings, door: door() });
    }
    const body = () => {
        const size = Math.min(width, depth) > 2 && next(12) === 0 ? 2 : 1;
        const square = next(depth - size + 1) * width + next(width - size + 1);
        let z = -32768;
        for (let y = 0; y < size; y++) {
            for (let x = 0; x < size; x++)
                z = Math.max(z, floors[square + y * width + x]);
        }
        return { square, size, z: z + (next(4) === 0 ? pick(5, 5, 1, 8, 12, -3) : 0) };
    };
    const grid = flatGrid(originX, originY, width, depth, { floors, boxes, panes, doors: ['a', 'b', 'c'] });
    return { grid, openDoors: next(8), viewer: body(), target: body() };
}
//# sourceMappingURL=sight-maps.js.map