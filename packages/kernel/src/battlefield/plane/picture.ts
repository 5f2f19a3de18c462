import type { Cell } from '../grid/picture.ts'
import type { Plane } from './plane.ts'

/** Somebody on the picture of a plane. */
export interface PlaneFigure {
  readonly square: number
  readonly glyph: string
  readonly tone: string
}

/**
 * A plane as characters, one for each square, the top row the north-most: `#` (tone `wall`) cannot be entered, `.` is
 * floor. Squares to be pointed out keep their character and get the tone `highlight`.
 */
export function planePicture(
  plane: Plane,
  figures: readonly PlaneFigure[],
  highlight: Iterable<number> = [],
): Cell[][] {
  const cells: Cell[] = Array.from(plane.blocked, (blocked) =>
    blocked === 1 ? { glyph: '#', tone: 'wall' } : { glyph: '.', tone: 'floor' },
  )
  for (const square of highlight) {
    const under = cells[square]
    if (under !== undefined) cells[square] = { glyph: under.glyph, tone: 'highlight' }
  }
  for (const { square, glyph, tone } of figures) if (square in cells) cells[square] = { glyph, tone }
  return Array.from({ length: plane.depth }, (_, fromTop) => {
    const first = (plane.depth - 1 - fromTop) * plane.width
    return cells.slice(first, first + plane.width)
  })
}
