import type { Box } from '@fray/drawing'

/* Squares that belong together, drawn as one. */

/** How long the sides of a corner's mark are, for one of a square's. */
const CORNER = 0.2

/** The line around squares: sides that two of them share are left out. */
export function edgesOf(squares: readonly Box[]): string {
  const here = new Set(squares.map(({ x, y }) => `${x} ${y}`))
  return squares
    .flatMap(({ x, y, w, h }) => [
      here.has(`${x} ${y - h}`) ? '' : `M${x} ${y}h${w}`,
      here.has(`${x} ${y + h}`) ? '' : `M${x} ${y + h}h${w}`,
      here.has(`${x - w} ${y}`) ? '' : `M${x} ${y}v${h}`,
      here.has(`${x + w} ${y}`) ? '' : `M${x + w} ${y}v${h}`,
    ])
    .join('')
}

/** A mark in a corner of each, so that nobody wonders which side of the line is meant. */
export const cornersOf = (squares: readonly Box[]): string =>
  squares.map(({ x, y, w, h }) => `M${x + w} ${y}v${h * CORNER}l${-w * CORNER} ${-h * CORNER}Z`).join('')
