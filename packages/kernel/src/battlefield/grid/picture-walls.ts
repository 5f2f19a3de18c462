import { type EdgeKind, type Side, sideKey, sidesOf } from './edges.ts'
import type { Grid } from './grid.ts'
import { type Cell, frameOf, gridPicture, type PictureBody, type PictureOptions } from './picture.ts'

/** How to draw a picture with walls. */
export interface WallPictureOptions extends PictureOptions {
  /** Only characters that every terminal and every e-mail has. */
  readonly ascii?: boolean
}

/** Glyphs for sides that run east and sides that run north. */
const SIDES: Readonly<Record<EdgeKind, readonly [string, string]>> = {
  none: [' ', ' '],
  'low-wall': ['╌', '╎'],
  window: ['═', '║'],
  wall: ['─', '│'],
  'open-door': ["'", "'"],
  door: ['+', '+'],
}
const ASCII_SIDES: typeof SIDES = {
  ...SIDES,
  'low-wall': ['_', ':'],
  window: ['=', '"'],
  wall: ['-', '|'],
}

/** Corners by the sides that meet there, as bits: 1 east, 2 north, 4 west, 8 south. */
const CORNERS = ' ╶╵└╴─┘┴╷┌│├┐┬┤┼'
const ASCII_CORNERS = ' -|*--**|*|*****'
/** Corners where a wall begins, goes straight on, or ends. */
const STRAIGHT: ReadonlySet<number> = new Set([1, 2, 4, 8, 5, 10])
const EAST_WEST = 5

/**
 * The battlefield with its thin walls: a character for each square, for each side and for each corner, so 2 w + 1 columns and
 * 2 d + 1 rows; the top row is the north-most. A map without thin walls comes as `gridPicture` draws it, one character for
 * each square. Walls are lines (`ascii`: - | *), windows and slits double lines (= "), low walls dashed (_ :), doors + and
 * an apostrophe. What lies above people's heads is not drawn.
 */
export function gridPictureWithWalls(
  grid: Grid,
  openDoors: number,
  bodies: readonly PictureBody[],
  options: WallPictureOptions = {},
): Cell[][] {
  const squares = gridPicture(grid, openDoors, bodies, options)
  if (grid.panes.length === 0 || squares.length === 0) return squares
  const sides = sidesOf(grid, openDoors)
  const { left, bottom, width, depth } = frameOf(grid, options.window)
  const glyphs = options.ascii === true ? ASCII_SIDES : SIDES
  const corners = options.ascii === true ? ASCII_CORNERS : CORNERS
  const kind = (side: Side | undefined): EdgeKind => side?.kind ?? 'none'
  const picture: Cell[][] = []
  for (let up = 2 * depth; up >= 0; up--) {
    const row: Cell[] = []
    for (let right = 0; right <= 2 * width; right++) {
      const column = left + (right >> 1)
      const line = bottom + (up >> 1)
      const beside = surroundings(squares, right, up)
      if (right % 2 === 1 && up % 2 === 1) row.push(beside[0] as Cell)
      else if (right % 2 === 1 || up % 2 === 1) {
        const east = right % 2 === 1
        const here = kind((east ? sides.south : sides.west).get(sideKey(grid, column, line)))
        row.push(here === 'none' ? between(beside) : { glyph: glyphs[here][east ? 0 : 1], tone: here })
      } else {
        const arms = [
          sides.south.get(sideKey(grid, column, line)),
          sides.west.get(sideKey(grid, column, line)),
          sides.south.get(sideKey(grid, column - 1, line)),
          sides.west.get(sideKey(grid, column, line - 1)),
        ]
        const bits = arms.reduce<number>((sum, arm, i) => sum + (arm === undefined ? 0 : 1 << i), 0)
        const isLow = arms.every((arm) => arm === undefined || kind(arm) === 'low-wall')
        if (bits === 0) row.push(between(beside))
        else if (isLow && STRAIGHT.has(bits))
          row.push({ glyph: glyphs['low-wall'][(bits & EAST_WEST) > 0 ? 0 : 1], tone: 'low-wall' })
        else row.push({ glyph: corners[bits], tone: 'wall' })
      }
    }
    picture.push(row)
  }
  return picture
}

/** The squares of a picture that touch a place in the picture with walls, counted from its south-west. */
function surroundings(squares: readonly (readonly Cell[])[], right: number, up: number): (Cell | undefined)[] {
  const columns = right % 2 === 1 ? [right >> 1] : [(right >> 1) - 1, right >> 1]
  const rows = up % 2 === 1 ? [up >> 1] : [(up >> 1) - 1, up >> 1]
  return rows.flatMap((row) => columns.map((column) => squares[squares.length - 1 - row]?.[column]))
}

/** What is drawn where no wall stands: rock that goes on over several squares, else nothing. */
function between(beside: readonly (Cell | undefined)[]): Cell {
  const [first] = beside
  const rock = first?.glyph === '#' && beside.every((cell) => cell?.glyph === '#')
  return rock ? first : { glyph: ' ', tone: 'none' }
}
