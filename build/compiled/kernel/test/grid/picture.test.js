import { describe, expect, test } from 'vitest';
import { squareAt, squareName } from '../../src/battlefield/grid/grid.js';
import { lineSquares } from '../../src/battlefield/grid/line-squares.js';
import { gridPicture, pictureText } from '../../src/battlefield/grid/picture.js';
import { dice, gridOf } from './maps.js';
const lines = (picture) => `\n${pictureText(picture).join('\n')}\n`;
const tones = (picture) => picture.map((row) => row.map((cell) => cell.tone).join(' '));
const text = `
########
#..~~..#
#...+..'
########
..^v%_,o`.slice(1);
const map = gridOf({
    text,
    legend: {
        '^': { floor: 10 },
        v: { floor: -17 },
        '%': { floor: 2 },
        _: { ground: 'impassable' },
        ',': { dark: true },
        o: { wall: 3 },
    },
});
describe('a picture', () => {
    test('shows ground as a text map does, heights as digits', () => {
        expect(lines(gridPicture(map, map.openAtStart, []))).toMatchInlineSnapshot(`
      "
      ########
      #..~~..#
      #...+..'
      ########
      ..23.#.#
      "
    `);
        expect(lines(gridPicture(map, 0b01, []))).toContain("#...'..+");
    });
    test('has tones', () => {
        expect(tones(gridPicture(map, map.openAtStart, [])).slice(1)).toMatchInlineSnapshot(`
      [
        "wall floor floor difficult difficult floor floor wall",
        "wall floor floor floor door floor floor open-door",
        "wall wall wall wall wall wall wall wall",
        "floor floor high low high impassable dark low-wall",
      ]
    `);
    });
    test('shows bodies over highlights over ground', () => {
        const at = (x, y) => squareAt(map, x, y);
        const bodies = [
            { square: at(1, 2), size: 1, glyph: 'A', tone: 'party' },
            { square: at(5, 2), size: 2, glyph: 'O', tone: 'foe' },
        ];
        const highlight = [
            { squares: new Set([at(1, 2), at(2, 2), at(3, 3)]), tone: 'reach' },
            { squares: [at(2, 3), -1, 4000], glyph: '*', tone: 'area' },
        ];
        const picture = gridPicture(map, 0, bodies, { highlight });
        expect(lines(picture)).toMatchInlineSnapshot(`
      "
      ########
      #.*~~OO#
      #A..+OO+
      ########
      ..23.#.#
      "
    `);
        expect(tones(picture)[2]).toBe('wall party reach floor door foe foe door');
        expect(picture[1]?.[3]).toEqual({ glyph: '~', tone: 'reach' });
    });
    test('shows a part of the map', () => {
        expect(lines(gridPicture(map, 0, [], { window: { x: 2, y: 2, w: 3, d: 2 } }))).toBe('\n.~~\n..+\n');
        expect(lines(gridPicture(map, 0, [], { window: { x: 6, y: -3, w: 9, d: 4 } }))).toBe('\n.#\n');
        expect(gridPicture(map, 0, [], { window: { x: 60, y: 0, w: 9, d: 4 } })).toEqual([[], [], [], []]);
    });
});
describe('the squares of a line', () => {
    const grid = gridOf({ size: [6, 6], origin: [-1, -1] });
    const over = (from, to) => lineSquares(grid, from, to)
        .map((square) => squareName(grid, square))
        .join(' ');
    test.each([
        ['along a row', [1, 2, 0], [17, 3, 9], '0,0 1,0 2,0 3,0'],
        ['back again', [17, 3, 9], [1, 2, 0], '3,0 2,0 1,0 0,0'],
        ['through a corner', [1, 1, 0], [14, 14, 0], '0,0 1,1 2,2'],
        ['through corners from a corner', [0, 10, 0], [10, 0, 0], '0,1 1,0'],
        ['aslant', [0, 0, 0], [10, 15, 0], '0,0 0,1 1,1 1,2'],
        ['between two rows: the northern', [0, 5, 0], [10, 5, 0], '0,1 1,1'],
        ['at the northern edge: the row inside', [0, 25, 0], [10, 25, 0], '0,4 1,4'],
        ['straight up', [7, 7, 0], [7, 7, 9], '1,1'],
        ['from off the map', [-20, 2, 0], [3, 2, 0], '-1,0 0,0'],
    ])('%s', (_, from, to, squares) => expect(over(from, to)).toBe(squares));
    test('are those whose inside the line meets, in order', () => {
        const roll = dice('lines');
        for (let i = 0; i < 500; i++) {
            const [x, y, a, b] = [roll(31) - 5, roll(31) - 5, roll(31) - 5, roll(31) - 5];
            const squares = lineSquares(grid, [x, y, 0], [a, b, 5]);
            const met = [...grid.floors.keys()].filter((square) => {
                const [left, low] = squareName(grid, square)
                    .split(',')
                    .map((n) => Number(n) * 5);
                const corners = [
                    [left, low],
                    [left + 5, low],
                    [left, low + 5],
                    [left + 5, low + 5],
                ];
                const sides = corners.map(([c, d]) => Math.sign((a - x) * (d - y) - (b - y) * (c - x)));
                const beside = Math.max(x, a) <= left || Math.min(x, a) >= left + 5 || Math.max(y, b) <= low || Math.min(y, b) >= low + 5;
                return !beside && sides.includes(1) && sides.includes(-1);
            });
            if (x !== a && y !== b)
                expect(squares.toSorted((c, d) => c - d)).toEqual(met);
            expect(new Set(squares).size).toBe(squares.length);
        }
    });
});
//# sourceMappingURL=picture.test.js.map