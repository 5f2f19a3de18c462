import { expect, test } from 'vitest';
import { squaresInRadius } from '../../src/battlefield/grid/area.js';
import { squareAt, xOf, yOf } from '../../src/battlefield/grid/grid.js';
import { field } from './maps.js';
const grid = field();
const span = (squares) => {
    const [xs, ys] = [squares.map((square) => xOf(grid, square)), squares.map((square) => yOf(grid, square))];
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
};
test('a 20-foot radius around the corner (10, 10) is x 6..13 and y 6..13', () => {
    const squares = squaresInRadius(grid, 10, 10, 20);
    expect(squares).toHaveLength(64);
    expect(span(squares)).toEqual([6, 13, 6, 13]);
    expect(squares).toEqual(squares.toSorted((a, b) => a - b));
});
test('5 feet are the four squares that meet in the corner; less is nothing, 9 are no more', () => {
    expect(squaresInRadius(grid, 0, 0, 5)).toEqual([
        [-1, -1],
        [0, -1],
        [-1, 0],
        [0, 0],
    ].map(([x, y]) => squareAt(grid, x, y)));
    expect(squaresInRadius(grid, 0, 0, 9)).toHaveLength(4);
    expect(squaresInRadius(grid, 0, 0, 4)).toEqual([]);
});
test('what lies off the map is left out', () => {
    expect(span(squaresInRadius(grid, -4, 20, 10))).toEqual([-4, -3, 18, 19]);
    expect(squaresInRadius(grid, 60, 60, 20)).toEqual([]);
});
//# sourceMappingURL=area.test.js.map