import { type Body, type Grid, SQUARE_FEET, xOf, yOf } from './grid.ts'

/** How many squares lie from one span of squares to another: 0 if they overlap, 1 for neighbours. */
const gap = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.max(0, b - (a + aSize - 1), a - (b + bSize - 1))

/**
 * Feet between two bodies, counted in steps from the nearest cube of one to the nearest of the other; a diagonal step
 * counts as one. A body is `size` cubes of 5 feet high; a difference in height is rounded down to whole cubes. 0 for
 * bodies in the same place. Rules: distance-measure, large-occupant.
 */
export function distance(grid: Grid, a: Body, b: Body): number {
  const dx = gap(xOf(grid, a.square), a.size, xOf(grid, b.square), b.size)
  const dy = gap(yOf(grid, a.square), a.size, yOf(grid, b.square), b.size)
  const aTop = a.z + (a.size - 1) * SQUARE_FEET
  const bTop = b.z + (b.size - 1) * SQUARE_FEET
  const dz = Math.floor(Math.max(0, b.z - aTop, a.z - bTop) / SQUARE_FEET)
  return Math.max(dx, dy, dz) * SQUARE_FEET
}

/**
 * Whether a cube of one body shares a face, an edge or a corner with a cube of the other. A cube is not adjacent to
 * itself, so two one-square bodies in the same place are not adjacent; a bigger body always has a cube beside the
 * shared one. Rules: adjacent-squares, large-occupant.
 */
export function adjacent(grid: Grid, a: Body, b: Body): boolean {
  const feet = distance(grid, a, b)
  return feet === SQUARE_FEET || (feet === 0 && (a.size > 1 || b.size > 1))
}

/** The squares that a body covers, from the south-west. Those off the map are left out. */
export function bodySquares(grid: Grid, square: number, size: number): number[] {
  if (size === 1) return [square]
  const column = square % grid.width
  const row = Math.floor(square / grid.width)
  const squares: number[] = []
  for (let y = row; y < Math.min(row + size, grid.depth); y++) {
    for (let x = column; x < Math.min(column + size, grid.width); x++) squares.push(y * grid.width + x)
  }
  return squares
}
