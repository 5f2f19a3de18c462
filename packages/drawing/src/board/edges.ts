import type { Box } from './layout.ts'

/** The outline of squares: sides shared by two of them are left out. */
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

/** Squares as one shape. */
export const shapeOfAll = (squares: readonly Box[]): string =>
  squares.map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h${-w}Z`).join('')
