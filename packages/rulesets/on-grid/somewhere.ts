import { bodySquares, type Grid, type Random, standProblem } from '@fray/kernel/rules'

/** How many squares are drawn before an occupied one is accepted. */
const TRIES = 60

/**
 * A random square where a body of that size could stand: it can be entered, and nobody visible stands there. `taken`
 * marks occupied squares. -1 if none was found.
 */
function somewhere(
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

/** A fight on squares. */
interface OnGrid {
  readonly combatants: number
  readonly setup: { readonly grid: Grid }
  readonly now: {
    readonly combatant: { readonly square: ArrayLike<number>; readonly footprint: ArrayLike<number> }
  }
}

/** Whose places are hidden, and how to place them. */
interface Imagined {
  /** Whether a combatant is on the battlefield at all. */
  readonly isHere: (row: number) => boolean
  readonly isHidden: (row: number) => boolean
  /** Puts a hidden combatant on a square. */
  readonly put: (row: number, square: number) => void
}

/** Puts combatants whose places are hidden on random squares that look free. */
export function imagineOnGrid(
  scene: OnGrid,
  openDoors: number,
  { isHere, isHidden, put }: Imagined,
  random: Random,
): void {
  const { grid } = scene.setup
  const { square, footprint } = scene.now.combatant
  const covered = new Set<number>()
  const cover = (at: number, side: number): void => {
    for (const one of bodySquares(grid, at, side)) covered.add(one)
  }
  const hidden: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!isHere(row)) continue
    if (isHidden(row)) hidden.push(row)
    else cover(square[row], footprint[row])
  }
  for (const row of hidden) {
    const at = somewhere(grid, openDoors, footprint[row], (one) => covered.has(one), random)
    if (at < 0) continue
    put(row, at)
    cover(at, footprint[row])
  }
}
