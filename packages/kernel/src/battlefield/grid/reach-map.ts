import { NO_SQUARE } from './grid.ts'

/** The result of `reachMap`. Its arrays are reused when the map is filled again; copy what you want to keep. */
export class ReachMap {
  /** Cost in feet to each square; -1: out of reach. */
  cost = new Int32Array(0)
  /** The square from which the cheapest path enters each square within reach; NO_SQUARE for the start. */
  before = new Int32Array(0)
  /** The squares within reach, the start first, in order of cost; only the first `count` entries are valid. */
  squares = new Int32Array(0)
  /** How many squares are within reach, including the start. */
  count = 0
  /** Diagonal steps on the path to each square within reach. */
  diagonals = new Int32Array(0)
  /** Working memory of `reachMap`: squares entered for 5 feet. */
  fives = new Int32Array(0)
  /** Working memory of `reachMap`: squares entered for 10 feet. */
  tens = new Int32Array(0)

  /** Working memory of `reachMap`: what each direction adds to a square's number. */
  readonly offsets = new Int32Array(8)

  /** Clears the map, touching only the entries in use, and adds the start. */
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
 * The squares that the path to a square enters, in order; empty for the start.
 * @throws RangeError when the square is out of reach.
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
