import type { Box } from '@fray/drawing'

/* Squares that belong together, drawn as one. */

/** How long the sides of a corner's mark are, for one of a square's. */
const CORNER = 0.2

/** A mark in a corner of each, so that nobody wonders which side of the line is meant. */
export const cornersOf = (squares: readonly Box[]): string =>
  squares.map(({ x, y, w, h }) => `M${x + w} ${y}v${h * CORNER}l${-w * CORNER} ${-h * CORNER}Z`).join('')
