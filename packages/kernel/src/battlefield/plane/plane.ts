import { NO_SQUARE, type Squares } from '../grid/grid.ts'

/**
 * A flat battlefield of squares, some of which cannot be entered: no heights, no thin walls, no sight. The ruleset
 * decides the size of a square (a yard, say). Squares are numbered and named as on a grid: `squareAt`, `xOf`, `yOf`
 * and `squareName` also take a plane. It never changes.
 */
export interface Plane extends Squares {
  /** 1 for each square that cannot be entered. */
  readonly blocked: Uint8Array
}

/** Steps from one square to another without obstacles: the larger of the two differences. */
export function squaresBetween(plane: Plane, a: number, b: number): number {
  const { width } = plane
  const ax = a % width
  const bx = b % width
  const dx = ax > bx ? ax - bx : bx - ax
  const ay = (a - ax) / width
  const by = (b - bx) / width
  const dy = ay > by ? ay - by : by - ay
  return Math.max(dx, dy)
}

/** Whether the square is on the edge of the map. */
export function isOutermost(plane: Plane, square: number): boolean {
  const { width, depth } = plane
  const x = square % width
  const y = (square - x) / width
  return x === 0 || y === 0 || x === width - 1 || y === depth - 1
}

/** Steps to the nearest square on the edge, without obstacles. */
export function squaresToEdge(plane: Plane, square: number): number {
  const { width, depth } = plane
  const x = square % width
  const y = (square - x) / width
  return Math.min(x, y, width - 1 - x, depth - 1 - y)
}

/** What the eight steps add to x and y: east, north, west, south, then the diagonals from the north-east round. */
export const PLANE_STEP_X: readonly number[] = [1, 0, -1, 0, 1, -1, -1, 1]
export const PLANE_STEP_Y: readonly number[] = [0, 1, 0, -1, 1, 1, -1, -1]

/** The square one step away in a direction (a position in the lists above), or NO_SQUARE off the map. */
export function squareBeside(plane: Plane, square: number, direction: number): number {
  const { width, depth } = plane
  const x = (square % width) + PLANE_STEP_X[direction]
  if (x < 0 || x >= width) return NO_SQUARE
  const y = Math.floor(square / width) + PLANE_STEP_Y[direction]
  return y < 0 || y >= depth ? NO_SQUARE : y * width + x
}
