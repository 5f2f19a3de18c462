import { type Grid, NO_SQUARE, SQUARE_FEET, squareAt } from './grid.ts'

/** A point in feet. */
type Point = readonly [x: number, y: number, z: number]

/**
 * The squares that a line passes over, from one end to the other, for drawing it; points are in whole feet. A line
 * along the sides of squares is drawn on the squares north or east of it, or inside the map at its edge; a line
 * exactly through a corner steps diagonally. Squares off the map are left out.
 */
export function lineSquares(grid: Grid, from: Point, to: Point): number[] {
  const [x, y] = from
  const dx = to[0] - x
  const dy = to[1] - y
  // Positions on the line from 0 to `whole`: in these units the line crosses every side of a square at a whole
  // number.
  const whole = Math.max(1, Math.abs(dx)) * Math.max(1, Math.abs(dy))
  const times = [...crossings(x, dx, whole), ...crossings(y, dy, whole), 0, whole].sort((a, b) => a - b)
  const squares: number[] = []
  for (let i = 1; i < times.length; i++) {
    const sum = times[i - 1] + times[i]
    if (times[i] === times[i - 1]) continue
    const square = squareUnder(grid, 2 * whole * x + dx * sum, 2 * whole * y + dy * sum, 2 * whole * SQUARE_FEET)
    if (square !== NO_SQUARE && square !== squares[squares.length - 1]) squares.push(square)
  }
  return squares
}

/** The positions at which a coordinate that goes from `start` by `change` is a multiple of five feet. */
function crossings(start: number, change: number, whole: number): number[] {
  if (change === 0) return []
  const low = Math.min(start, start + change)
  const high = Math.max(start, start + change)
  const times: number[] = []
  for (let side = Math.ceil(low / SQUARE_FEET) * SQUARE_FEET; side <= high; side += SQUARE_FEET) {
    times.push((Math.abs(side - start) * whole) / Math.abs(change))
  }
  return times
}

/** The square that holds the point (x / unit, y / unit), in squares; at the edge of the map, the square inside. */
function squareUnder(grid: Grid, x: number, y: number, unit: number): number {
  const column = Math.floor(x / unit)
  const row = Math.floor(y / unit)
  const atEastEdge = x === column * unit && column === grid.originX + grid.width
  const atNorthEdge = y === row * unit && row === grid.originY + grid.depth
  return squareAt(grid, atEastEdge ? column - 1 : column, atNorthEdge ? row - 1 : row)
}
