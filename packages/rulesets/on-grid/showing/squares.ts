import { type Squares, xOf, yOf } from '@fray/kernel/rules'
import { nearestDirection } from '../directions.ts'

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
  const [east, north] = nearestDirection(xOf(squares, to) - xOf(squares, from), yOf(squares, to) - yOf(squares, from))
  return [NORTH[north + 1], EAST[east + 1]].filter((word) => word !== '').join('-')
}
