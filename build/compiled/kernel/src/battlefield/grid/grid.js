/** Feet along one side of a square. */
export const SQUARE_FEET = 5;
/** No square: off the map. */
export const NO_SQUARE = -1;
/** Ground that can be walked on at 5 feet a square. */
export const OPEN = 0;
/** Ground where each square costs 10 feet. */
export const DIFFICULT = 1;
/** Ground that cannot be entered. */
export const IMPASSABLE = 2;
/** The number of the square (x, y), row by row from the south-west corner, or {@link NO_SQUARE} off the map. */
export function squareAt(grid, x, y) {
    const column = x - grid.originX;
    const row = y - grid.originY;
    if (column < 0 || row < 0 || column >= grid.width || row >= grid.depth)
        return NO_SQUARE;
    return row * grid.width + column;
}
/** The x of a square. */
export const xOf = (grid, square) => grid.originX + (square % grid.width);
/** The y of a square. */
export const yOf = (grid, square) => grid.originY + Math.floor(square / grid.width);
/** A square as people write it: `3,-2`. */
export const squareName = (grid, square) => `${xOf(grid, square)},${yOf(grid, square)}`;
/** The highest floor under a body of that size standing with its south-west square there, in feet. */
export function floorUnder(grid, square, size) {
    if (size === 1)
        return grid.floors[square];
    let highest = -32768;
    for (let dy = 0; dy < size; dy++) {
        for (let dx = 0; dx < size; dx++) {
            const floor = grid.floors[square + dy * grid.width + dx];
            if (floor > highest)
                highest = floor;
        }
    }
    return highest;
}
//# sourceMappingURL=grid.js.map