import { NO_SQUARE } from './grid.ts'

/**
 * What `reachMap` found. The arrays belong to the map and are used again when it is filled anew; copy what you want to keep.
 * @example
 * ```ts
 * import { buildGrid, ReachMap, reachMap, squareAt } from '@fray/kernel/rules'
 *
 * const grid = buildGrid({ size: [9, 9] }).grid!
 * const marks = new Uint8Array(81)
 * // One map, filled again for each whom a policy looks at.
 * const reach = new ReachMap()
 * reachMap(grid, 0, marks, squareAt(grid, 4, 4), 1, 5, reach)
 * console.log(reach.count, reach.cost[squareAt(grid, 6, 4)]) // 9 -1
 * reachMap(grid, 0, marks, squareAt(grid, 4, 4), 1, 10, reach)
 * console.log(reach.count, reach.cost[squareAt(grid, 6, 4)]) // 25 10
 * ```
 */
export class ReachMap {
  /** Feet to each square; -1: out of reach. */
  cost = new Int32Array(0)
  /** The square from which the cheapest way enters each square within reach; NO_SQUARE for the start. */
  before = new Int32Array(0)
  /** The squares within reach, the start first, in order of cost; only the first `count` count. */
  squares = new Int32Array(0)
  /** How many squares are within reach, the start included. */
  count = 0
  /** Diagonal steps on the way to each square within reach. */
  diagonals = new Int32Array(0)
  /** Working memory of `reachMap`: squares entered for 5 feet. */
  fives = new Int32Array(0)
  /** Working memory of `reachMap`: squares entered for 10 feet. */
  tens = new Int32Array(0)

  /** Working memory of `reachMap`: what each direction adds to a square's number. */
  readonly offsets = new Int32Array(8)

  /** Empties the map, touching only what was in it, and puts the start into it. */
  begin(size: number, from: number): void {
    if (this.cost.length < size) {
      this.cost = new Int32Array(size).fill(-1)
      this.before = new Int32Array(size)
      this.squares = new Int32Array(size)
      this.diagonals = new Int32Array(size)
      this.fives = new Int32Array(size)
      this.tens = new Int32Array(size)
    } else {
      for (let i = 0; i < this.count; i++) this.cost[this.squares[i]] = -1
    }
    this.count = 0
    this.cost[from] = 0
    this.before[from] = NO_SQUARE
    this.diagonals[from] = 0
  }
}

/**
 * The squares that the way to a square enters, in order; none for the start.
 * @throws RangeError when the square is out of reach.
 * @example
 * ```ts
 * import { buildGrid, pathTo, reachMap, squareAt } from '@fray/kernel/rules'
 *
 * const grid = buildGrid({ size: [4, 1] }).grid!
 * const reach = reachMap(grid, 0, new Uint8Array(4), squareAt(grid, 0, 0), 1, 10)
 * const [near, far] = [squareAt(grid, 2, 0), squareAt(grid, 3, 0)]
 * console.log(pathTo(reach, near), reach.cost[far]) // [ 1, 2 ] -1
 * ```
 */
export function pathTo(reach: ReachMap, square: number): number[] {
  if (!((reach.cost[square] ?? -1) >= 0)) {
    throw new RangeError(
      `There is no way to square number ${square} in this reach map: ask its cost first, -1 means out of reach.`,
    )
  }
  const path: number[] = []
  let at = square
  while (reach.before[at] !== NO_SQUARE) {
    path.push(at)
    at = reach.before[at]
  }
  return path.reverse()
}
