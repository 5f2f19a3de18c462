import type { BoardOf, Box, Layout, Way } from './layout.ts'
import type { TokenPlace } from './token.ts'

/** Units of the drawing per side of a square. */
export const SIDE = 40

type Squares = Omit<BoardOf<'squares'>, 'tokens'>

/** The name of the square in a column and row, counted from the south-west. */
const squareName = ({ origin }: Squares, column: number, row: number): string =>
  `${column + origin[0]},${row + origin[1]}`

/** Column and row of a square by its name. */
function columnAndRow({ origin }: Squares, square: string): readonly [number, number] {
  const [x = 0, y = 0] = square.split(',').map(Number)
  return [x - origin[0], y - origin[1]]
}

/** The box of a square; north is up. */
export function squareBox(board: Squares, square: string, size = 1): Box {
  const [column, row] = columnAndRow(board, square)
  return { x: column * SIDE, y: (board.height - row - size) * SIDE, w: size * SIDE, h: size * SIDE }
}

/** The layout of a map of squares. */
export function layoutSquares(board: BoardOf<'squares'>): Layout {
  const { width, height } = board
  const tokens = new Map<string, TokenPlace>()
  const heights = new Map(board.heights.map(({ square, height }) => [square, height]))
  const crowds = new Map<string, string[]>()
  for (const { who, at, size } of board.tokens) {
    if (at === null) continue
    const { x, y, w } = squareBox(board, at, size)
    tokens.set(who, { x: x + w / 2, y: y + w / 2, d: w * 0.84, height: heights.get(at) ?? 0 })
    crowds.set(`${at} ${size}`, [...(crowds.get(`${at} ${size}`) ?? []), who])
  }
  // Several tokens in one square are drawn smaller, side by side: the fallen may share a square with someone
  // standing.
  for (const crowd of crowds.values()) {
    if (crowd.length < 2) continue
    crowd.forEach((who, i) => {
      const place = tokens.get(who) as TokenPlace
      const { x, y, d } = place
      const angle = (i / crowd.length) * 2 * Math.PI + Math.PI * 0.75
      tokens.set(who, {
        ...place,
        x: x + Math.cos(angle) * d * 0.24,
        y: y - Math.sin(angle) * d * 0.24,
        d: d * 0.62,
      })
    })
  }
  const isIn = (column: number, row: number) => column >= 0 && row >= 0 && column < width && row < height
  const [someone] = board.tokens
  return {
    width: width * SIDE,
    height: height * SIDE,
    unit: SIDE,
    tokens,
    first: someone?.at ?? squareName(board, 0, 0),
    spotAt(x, y) {
      const [column, row] = [Math.floor(x / SIDE), height - 1 - Math.floor(y / SIDE)]
      return isIn(column, row) ? squareName(board, column, row) : null
    },
    boxOf: (spot) => squareBox(board, spot),
    step(spot, way) {
      if (spot === null) return someone?.at ?? squareName(board, 0, 0)
      const [column, row] = columnAndRow(board, spot)
      const [right, up] = STEPS[way]
      return isIn(column + right, row + up) ? squareName(board, column + right, row + up) : spot
    },
  }
}

const STEPS: Readonly<Record<Way, readonly [number, number]>> = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
}
