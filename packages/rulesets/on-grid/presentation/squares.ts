import { type Squares, xOf, yOf } from '@fray/kernel/rules'
import { nearestDirection } from '../directions.ts'

/* Words for overlays on a map of squares. */

const NORTH = ['south', '', 'north'] as const
const EAST = ['west', '', 'east'] as const

/** The direction of a square as seen from another: `north-east`; '' for the same one. */
export function directionTo(squares: Squares, from: number, to: number): string {
  const [east, north] = nearestDirection(xOf(squares, to) - xOf(squares, from), yOf(squares, to) - yOf(squares, from))
  return [NORTH[north + 1], EAST[east + 1]].filter((word) => word !== '').join('-')
}
