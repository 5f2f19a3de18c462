import { describe, expect, test } from 'vitest';
import { squareAt } from '../../src/battlefield/grid/grid.js';
import { adjacent, bodySquares, distance } from '../../src/battlefield/grid/measure.js';
import { field } from './maps.js';
const grid = field();
/** A body at a square, standing z feet high. */
const at = (x, y, z = 0, size = 1) => ({ square: squareAt(grid, x, y), size, z });
describe('distance counts steps of 5 feet, diagonals and heights alike', () => {
    test.each([
        ['a diagonal neighbour', at(0, 0), at(1, 1), 5, true],
        ['six by four squares', at(0, 0), at(6, 4), 30, false],
        ['next to it and 10 feet up', at(0, 0), at(1, 0, 10), 10, false],
        ['the same square', at(3, 3), at(3, 3), 0, false],
        ['right above it', at(3, 3), at(3, 3, 5), 5, true],
        ['next to it on a floor 9 feet up: one whole step', at(0, 0), at(1, 0, 9), 5, true],
        ['next to it on a floor 4 feet down: none', at(0, 0), at(1, 0, -4), 5, true],
        ['below the zero point', at(0, 0, -10), at(0, 1, 3), 10, false],
        ['west and south of the zero point', at(-4, -3), at(2, -4), 30, false],
    ])('%s', (_, a, b, feet, beside) => {
        expect(distance(grid, a, b)).toBe(feet);
        expect(distance(grid, b, a)).toBe(feet);
        expect(adjacent(grid, a, b)).toBe(beside);
        expect(adjacent(grid, b, a)).toBe(beside);
    });
});
describe('a body of several squares is measured from the nearest of its cubes', () => {
    const ogre = at(4, 4, 0, 2);
    test.each([
        ['at its corner', at(6, 6), 5, true],
        ['one square off', at(7, 4), 10, false],
        ['two squares off', at(8, 4), 15, false],
        ['to the south-west', at(3, 3), 5, true],
        ['on a ledge as high as its head', at(6, 4, 10), 5, true],
        ['on a ledge above its head', at(6, 4, 15), 10, false],
        ['on top of it', at(4, 4, 10), 5, true],
        ['in one of its squares: another of them is beside it', at(5, 5), 0, true],
        ['another of its kind', at(7, 7, 0, 2), 10, false],
    ])('%s', (_, other, feet, beside) => {
        expect(distance(grid, ogre, other)).toBe(feet);
        expect(distance(grid, other, ogre)).toBe(feet);
        expect(adjacent(grid, ogre, other)).toBe(beside);
        expect(adjacent(grid, other, ogre)).toBe(beside);
    });
    test('the answer is that of the nearest pair of cubes', () => {
        for (let x = -2; x <= 4; x++) {
            for (let z = -12; z <= 17; z++) {
                const [a, b] = [at(0, 0, 0, 3), at(x, 2, z, 2)];
                const cubes = (body) => [0, 1, 2]
                    .slice(0, body.size)
                    .flatMap((up) => bodySquares(grid, body.square, body.size).map((square) => ({ square, size: 1, z: body.z + up * 5 })));
                const pairs = cubes(a).flatMap((one) => cubes(b).map((other) => [one, other]));
                expect(distance(grid, a, b), `x ${x}, z ${z}`).toBe(Math.min(...pairs.map(([c, d]) => distance(grid, c, d))));
                expect(adjacent(grid, a, b), `x ${x}, z ${z}`).toBe(pairs.some(([c, d]) => adjacent(grid, c, d)));
            }
        }
    });
});
test('the squares of a body stay on the map', () => {
    expect(bodySquares(grid, 0, 2)).toEqual([0, 1, 24, 25]);
    expect(bodySquares(grid, 24 * 24 - 1, 3)).toEqual([24 * 24 - 1]);
});
//# sourceMappingURL=measure.test.js.map