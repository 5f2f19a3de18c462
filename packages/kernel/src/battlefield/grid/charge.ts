import { type Grid, squareAt, xOf, yOf } from './grid.ts'
import { canStep, type StepProblem, stepProblem, type Walker } from './movement.ts'

/** A whole number over `n`, rounded to the nearest whole number; both neighbours on an exact half, the one nearer to 0 first. */
function rounded(times: number, n: number): number[] {
  const twice = Math.abs(times) * 2
  const sign = times < 0 ? -1 : 1
  const low = Math.floor(twice / (2 * n))
  const rest = twice - low * 2 * n
  if (rest === n) return [sign * low, sign * (low + 1)]
  return [rest < n ? sign * low : sign * (low + 1)]
}

/**
 * The squares of a straight line: for each of its N = max(|dx|, |dy|) steps those that rounding allows. It is one, or two
 * on an exact half, the one nearer to the start's row or column first; one of the two coordinates always is a whole one.
 * No steps when both ends are the same. Rule: charge-line.
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
 * The way of a charge: squares entered, with every step legal, or the first square on the line that cannot be entered
 * whatever the charger chooses on exact halves, and why. A body of several squares goes by its south-west square. Whether
 * it may end there is not asked. Rules: charge-line, no-corner-cutting, large-occupant.
 */
export function chargePath(
  walker: Walker,
  from: number,
  to: number,
): { path: number[] } | { square: number; problem: StepProblem } {
  const straight = straightPath(walker, from, to)
  if (straight !== null) return { path: straight }
  // Choices at halves never follow one another directly, so all ways to a step are its squares that can be entered.
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

/** A whole number over `n`, rounded to the nearest whole number, on an exact half to the one nearer to 0. */
function towardsStart(times: number, n: number): number {
  const near = Math.floor((Math.abs(times) * 2 + n - 1) / (2 * n))
  return times < 0 ? -near : near
}
