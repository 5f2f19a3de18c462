import { type Drawn, draw } from '../drawn.ts'
import type { BoardOf } from './layout.ts'

/** Where the numbers of columns and rows are drawn. */
export interface Rulers {
  /** The side length of a square. */
  readonly side: number
  /** The west and the south edge of the map. */
  readonly left: number
  readonly foot: number
  /** Font size of the numbers; 11 by default. */
  readonly size?: number
}

/** The numbers of columns and rows, by which commands name squares: `5,7` is column 5, row 7. */
export function drawRulers(
  { width, height, origin }: Pick<BoardOf<'squares'>, 'width' | 'height' | 'origin'>,
  { side, left, foot, size = 11 }: Rulers,
): Drawn[] {
  const step = [1, 2, 5, 10, 20, 50].find((one) => one * side >= size * 2.36) ?? 100
  const look = { 'font-size': size, fill: 'var(--soft)' }
  const isShown = (n: number) => n % step === 0
  const columns = Array.from({ length: width }, (_, i) => i + origin[0]).filter(isShown)
  const rows = Array.from({ length: height }, (_, i) => i + origin[1]).filter(isShown)
  return [
    ...columns.map((n) =>
      draw(
        'text',
        { x: left + (n - origin[0] + 0.5) * side, y: foot + size + 5, 'text-anchor': 'middle', ...look },
        String(n),
      ),
    ),
    ...rows.map((n) =>
      draw(
        'text',
        { x: left - 7, y: foot - (n - origin[1] + 0.5) * side + 4, 'text-anchor': 'end', ...look },
        String(n),
      ),
    ),
  ]
}
