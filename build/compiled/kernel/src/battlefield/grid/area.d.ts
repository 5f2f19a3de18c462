import { type Grid } from './grid.ts';
/**
 * The squares of an area with a radius: a square whose side is twice the radius, around a corner of the grid. What lies off
 * the map is left out; the squares come row by row from the south-west. Rule: radius-square.
 * @param cornerX the corner in squares: the south-west corner of the square (cornerX, cornerY).
 * @param feet the radius; a part of it that makes no whole square does not count.
 */
export declare function squaresInRadius(grid: Grid, cornerX: number, cornerY: number, feet: number): number[];
//# sourceMappingURL=area.d.ts.map