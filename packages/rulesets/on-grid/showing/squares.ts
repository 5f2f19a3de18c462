import { type Squares, xOf, yOf } from '@fray/kernel/rules'

/*
 * What overlays on a map of squares say.
 */

const NORTH = ['south', '', 'north'] as const
const EAST = ['west', '', 'east'] as const

/**
 * In which direction a square lies as seen from another: `north-east`; '' for the same one.
 * @example
 * ```ts
 * import { buildGrid, squareAt } from '@fray/kernel/rules'
 * import { directionTo } from '@fray/rulesets/on-grid/showing/squares'
 *
 * const { grid } = buildGrid({ size: [8, 6] })
 * if (grid === null) throw new Error('That is no map.')
 * const from = squareAt(grid, 2, 2)
 * console.log(directionTo(grid, from, squareAt(grid, 5, 4)), directionTo(grid, from, squareAt(grid, 7, 3))) // north-east east
 * ```
 */
export function directionTo(squares: Squares, from: number, to: number): string {
  const dx = xOf(squares, to) - xOf(squares, from)
  const dy = yOf(squares, to) - yOf(squares, from)
  // Within 22.5 degrees of an axis it is straight: tan(2a) < 1.
  const straight = Math.abs(dx * dx - dy * dy) > 2 * Math.abs(dx * dy)
  const north = straight && Math.abs(dx) > Math.abs(dy) ? 0 : Math.sign(dy)
  const east = straight && Math.abs(dy) > Math.abs(dx) ? 0 : Math.sign(dx)
  return [NORTH[north + 1], EAST[east + 1]].filter((word) => word !== '').join('-')
}
