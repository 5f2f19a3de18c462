import { bodySquares, type Grid, NO_SQUARE, type Side, squareName, standProblem } from '@fray/kernel/rules'
import type { GridBattlefield } from './grid-battlefield.ts'
import { lettersOf, nameOfPlaced, type Placed } from './inside/grid-letters.ts'
import type { Path } from './problems.ts'
import type { Reader } from './reader.ts'
import { bestStart } from './start-squares.ts'

/** Where a combatant's place was written, for problems. */
export type PlacePath = (row: number) => Path

/** A ruleset's settings for places: who takes up room, and the rules that wrong places break. */
export interface PlaceHabits<R extends string, E> {
  readonly takesRoom: (entrant: E) => boolean
  /** Several combatants in one square, or no room left. */
  readonly shared: R
  /** It does not fit on the map. */
  readonly large: R
  /** The square cannot be entered. */
  readonly blocked: R
}

/**
 * Gives everyone a square: the one that it names, the one in the text map, or one at its side's mark; without a mark,
 * in the west for the first side, the east for the second, the north and the south for others. Reports combatants
 * that cannot stand where they are, and living ones sharing a square.
 */
export function settlePlaces<R extends string, E extends Placed>(
  r: Pick<Reader<R>, 'problems'>,
  roster: readonly E[],
  field: GridBattlefield,
  sides: readonly Side[],
  habits: PlaceHabits<R, E> & { readonly placePath: PlacePath },
): E[] {
  const { placePath } = habits
  if (!field.sound) return roster.map((e) => ({ ...e, square: 0 }))
  const { grid } = field
  const letters = lettersOf(r, field, roster, ['battlefield'])
  const placed = roster.map((e, row) => ({ ...e, square: e.square >= 0 ? e.square : (letters.get(row) ?? NO_SQUARE) }))
  const holder = new Map<number, number>()
  placed.forEach((e, row) => {
    if (e.square < 0 || !checkStand(r, grid, e, placePath(row), habits) || !habits.takesRoom(e)) return
    const shared = bodySquares(grid, e.square, e.footprint).find((square) => holder.has(square))
    if (shared !== undefined) {
      const other = nameOfPlaced(roster[holder.get(shared) as number] as E)
      const said = `${nameOfPlaced(e)} and ${other} are both in the square ${squareName(grid, shared)}: move one of them.`
      r.problems.add(placePath(row), said, habits.shared)
    }
    for (const square of bodySquares(grid, e.square, e.footprint)) {
      if (!holder.has(square)) holder.set(square, row)
    }
  })
  const taken = new Set(holder.keys())
  return placed.map((e, row) => {
    if (e.square >= 0) return e
    const square = startSquare(field, sides, e, taken)
    if (square === NO_SQUARE) {
      r.problems.add(placePath(row), `There is no room left on the map for ${nameOfPlaced(e)}.`, habits.shared)
      return { ...e, square: 0 }
    }
    for (const covered of bodySquares(grid, square, e.footprint)) taken.add(covered)
    return { ...e, square }
  })
}

/** Whether a body can stand where it is, ignoring others; reports why not. */
function checkStand<R extends string, E extends Placed>(
  r: Pick<Reader<R>, 'problems'>,
  grid: Grid,
  e: Placed,
  path: Path,
  { large, blocked }: PlaceHabits<R, E>,
): boolean {
  const { square, footprint } = e
  const problem = standProblem(grid, grid.openAtStart, square, footprint)
  if (problem === null) return true
  const at = squareName(grid, square)
  if (problem === 'off-map') {
    const size = `${footprint} x ${footprint} squares`
    r.problems.add(path, `${nameOfPlaced(e)} fills ${size} and does not fit on the map at ${at}.`, large)
  } else {
    const why = problem === 'wall' ? 'a wall runs through it' : 'nobody can enter that square'
    r.problems.add(path, `${nameOfPlaced(e)} cannot stand at ${at}: ${why}.`, blocked)
  }
  return false
}

/** The farthest that sides line up from the middle of the map, in squares. */
const FARTHEST = 6

/** The start square for a combatant of a side that names none: the best free one, or NO_SQUARE. */
export function startSquare(
  field: GridBattlefield,
  sides: readonly Side[],
  { side, footprint }: Placed,
  taken: ReadonlySet<number>,
): number {
  const { grid, marks } = field
  const id = sides[side]?.id ?? ''
  const marked = marks.named.get(id) ?? []
  const isFree = (square: number) =>
    standProblem(grid, grid.openAtStart, square, footprint) === null &&
    bodySquares(grid, square, footprint).every((covered) => !taken.has(covered))
  return bestStart(grid, marked, side, FARTHEST, isFree)
}
