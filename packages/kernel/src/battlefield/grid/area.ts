import { type Grid, SQUARE_FEET } from './grid.ts'

/**
 * The squares of an area with a radius: a square whose side is twice the radius, centred on a corner of the grid.
 * Squares off the map are left out; the rest come row by row from the south-west. Rule: radius-square.
 * @param cornerX the corner in squares: the south-west corner of the square (cornerX, cornerY).
 * @param feet the radius, rounded down to whole squares.
 */
export function squaresInRadius(grid: Grid, cornerX: number, cornerY: number, feet: number): number[] {
  const reach = Math.floor(feet / SQUARE_FEET)
  const left = Math.max(0, cornerX - reach - grid.originX)
  const right = Math.min(grid.width, cornerX + reach - grid.originX)
  const bottom = Math.max(0, cornerY - reach - grid.originY)
  const top = Math.min(grid.depth, cornerY + reach - grid.originY)
  const squares: number[] = []
  for (let row = bottom; row < top; row++) {
    for (let column = left; column < right; column++) squares.push(row * grid.width + column)
  }
  return squares
}
