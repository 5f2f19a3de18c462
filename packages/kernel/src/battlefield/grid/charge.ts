import { type Grid, squareAt, xOf, yOf } from './grid.ts'
import { canStep, type StepProblem, stepProblem, type Walker } from './movement.ts'

/**
 * A whole number divided by `n`, rounded to the nearest whole number; both neighbours on an exact half, the one
 * nearer to 0 first.
 */
function rounded(times: number, n: number): number[] {
  const twice = Math.abs(times) * 2
  const sign = times < 0 ? -1 : 1
  const low = Math.floor(twice / (2 * n))
  const rest = twice - low * 2 * n
  if (rest === n) return [sign * low, sign * (low + 1)]
  return [rest < n ? sign * low : sign * (low + 1)]
}

/**
 * The squares of a straight line: for each of its N = max(|dx|, |dy|) steps, the squares that rounding allows: one,
 * or two on an exact half, the one nearer to the start's row or column first. One of the two coordinates is always
 * whole. Empty when both ends are the same square. Rule: charge-line.
 */
export function chargeOptions(grid: Grid, from: number, to: number): number[][] {
  const x = xOf(grid, from)
  const y = yOf(grid, from)
  const dx = xOf(grid, to) - x
  const dy = yOf(grid, to) - y
  const n = Math.max(Math.abs(dx), Math.abs(dy))
  const steps: number[][] = []
  for (let k = 1; k <= n; k++) {
    const squares = rounded(k * dx, n).flatMap((right) =>
      rounded(k * dy, n).map((up) => squareAt(grid, x + right, y + up)),
    )
    steps.push(squares)
  }
  return steps
}

/**
 * The path of a charge: the squares entered, every step legal. Otherwise the first square on the line that cannot be
 * entered, whatever the charger chooses on exact halves, and why. A body of several squares is placed by its
 * south-west square. Whether it may end there is not checked. Rules: charge-line, no-corner-cutting, large-occupant.
 */
export function chargePath(
  walker: Walker,
  from: number,
  to: number,
): { path: number[] } | { square: number; problem: StepProblem } {
  const straight = straightPath(walker, from, to)
  if (straight !== null) return { path: straight }
  // Two steps in a row never both have a choice, so the paths to a step are all of its squares that can be entered.
  let ways: number[][] = [[]]
  for (const options of chargeOptions(walker.grid, from, to)) {
    const next: number[][] = []
    let first: { square: number; problem: StepProblem } | null = null
    for (const square of options) {
      for (const way of ways) {
        const problem = stepProblem(walker, way[way.length - 1] ?? from, square)
        if (problem !== null) {
          first ??= { square, problem }
          continue
        }
        next.push([...way, square])
        break
      }
    }
    if (next.length === 0 && first !== null) return first
    ways = next
  }
  return { path: ways[0] }
}

/** The way with the square nearer to the start's row or column at each half, where every step of it is legal: the usual case. */
function straightPath(walker: Walker, from: number, to: number): number[] | null {
  const { grid } = walker
  const x = xOf(grid, from)
  const y = yOf(grid, from)
  const dx = xOf(grid, to) - x
  const dy = yOf(grid, to) - y
  const n = Math.max(Math.abs(dx), Math.abs(dy))
  const path: number[] = []
  let at = from
  for (let k = 1; k <= n; k++) {
    const square = squareAt(grid, x + towardsStart(k * dx, n), y + towardsStart(k * dy, n))
    if (!canStep(walker, at, square)) return null
    path.push(square)
    at = square
  }
  return path
}

/** A whole number divided by `n`, rounded to the nearest whole number; an exact half is rounded towards 0. */
function towardsStart(times: number, n: number): number {
  const near = Math.floor((Math.abs(times) * 2 + n - 1) / (2 * n))
  return times < 0 ? -near : near
}
