import { type Grid, type Random, standProblem } from '@fray/kernel/rules'

/** How often a square is drawn before one that is taken is put up with. */
const TRIES = 60

/**
 * A square, drawn at random, where a body of that size could stand: it may be entered, and nobody who can be seen stands
 * there. `taken` says so for each square. -1 where none was found.
 */
export function somewhere(
  grid: Grid,
  openDoors: number,
  size: number,
  taken: (square: number) => boolean,
  random: Random,
): number {
  for (let i = 0; i < TRIES; i++) {
    const square = random(grid.floors.length)
    if (standProblem(grid, openDoors, square, size) !== null) continue
    let isFree = true
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) if (taken(square + y * grid.width + x)) isFree = false
    }
    if (isFree) return square
  }
  return -1
}

/** The squares that bodies cover, for {@link somewhere}. */
export class Ground {
  private readonly squares = new Set<number>()
  private readonly grid: Grid

  constructor(grid: Grid) {
    this.grid = grid
  }

  /** A body stands there now. */
  add(square: number, size: number): void {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) this.squares.add(square + y * this.grid.width + x)
    }
  }

  readonly taken = (square: number): boolean => this.squares.has(square)
}
