import { DIFFICULT, type Grid, IMPASSABLE, SQUARE_FEET, squareAt } from './grid.ts'
import { bodySquares } from './measure.ts'
import { passagesOf } from './passages.ts'

/**
 * One character of a picture and its tone, which hosts can colour: `floor`, `high` or `low` (above or below the usual
 * floor), `difficult`, `dark`, `wall`, `low-wall`, `window`, `impassable`, `door` (closed), `open-door`, `none`
 * (nothing there), or a tone given by bodies and highlights.
 */
export interface Cell {
  readonly glyph: string
  readonly tone: string
}

/** A body in the picture. Its glyph fills every square of a bigger body. */
export interface PictureBody {
  readonly square: number
  readonly size: number
  readonly glyph: string
  readonly tone: string
}

/**
 * Squares to point out: those within reach, an area, a line. Without a glyph the ground's own glyph shows, in this
 * tone.
 */
export interface Highlight {
  readonly squares: Iterable<number>
  readonly glyph?: string
  readonly tone: string
}

/** A part of the map in squares: its south-west square and its size. Anything off the map is cut off. */
export interface PictureWindow {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly d: number
}

/** How to draw. */
export interface PictureOptions {
  /** Later highlights cover earlier ones; bodies cover all of them. */
  readonly highlight?: readonly Highlight[]
  readonly window?: PictureWindow
}

/** The part of the grid that is drawn, in columns and rows from its south-west. */
interface Frame {
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly depth: number
}

/** The window of a picture, cut down to the map. */
function frameOf(grid: Grid, window: PictureWindow | undefined): Frame {
  if (window === undefined) return { left: 0, bottom: 0, width: grid.width, depth: grid.depth }
  const left = Math.max(0, window.x - grid.originX)
  const bottom = Math.max(0, window.y - grid.originY)
  const right = Math.min(grid.width, window.x - grid.originX + window.w)
  const top = Math.min(grid.depth, window.y - grid.originY + window.d)
  return { left, bottom, width: Math.max(0, right - left), depth: Math.max(0, top - bottom) }
}

/**
 * The battlefield as characters, one for each square; the top row is the north-most. Ground is drawn as in a text
 * map: `#` cannot be entered, `~` is difficult, `+` and `'` are doors that fill a square, `.` is floor. A digit is a
 * floor that many times 5 feet above (tone `high`) or below (tone `low`) the usual floor, 9 for more. Thin walls are
 * not drawn; see `edgesOf`.
 */
export function gridPicture(
  grid: Grid,
  openDoors: number,
  bodies: readonly PictureBody[],
  options: PictureOptions = {},
): Cell[][] {
  const ground = groundCells(grid, openDoors)
  for (const { squares, glyph, tone } of options.highlight ?? []) {
    for (const square of squares) {
      const under = ground[square]
      if (under !== undefined) ground[square] = { glyph: glyph ?? under.glyph, tone }
    }
  }
  for (const { square, size, glyph, tone } of bodies) {
    for (const covered of bodySquares(grid, square, size)) if (covered in ground) ground[covered] = { glyph, tone }
  }
  const { left, bottom, width, depth } = frameOf(grid, options.window)
  return Array.from({ length: depth }, (_, fromTop) => {
    const first = (bottom + depth - 1 - fromTop) * grid.width + left
    return ground.slice(first, first + width)
  })
}

/** A picture as plain lines, without its tones. */
export const pictureText = (picture: readonly (readonly Cell[])[]): string[] =>
  picture.map((row) => row.map((cell) => cell.glyph).join(''))

/** What each square looks like without anyone on it. */
function groundCells(grid: Grid, openDoors: number): Cell[] {
  const usual = usualFloor(grid)
  const { closed } = passagesOf(grid, openDoors, 1)
  const cells = Array.from(grid.floors, (floor, square) => openCell(grid, square, floor - usual))
  for (let square = 0; square < closed.length; square++) {
    if (closed[square] === 1) {
      cells[square] = { glyph: '#', tone: grid.ground[square] === IMPASSABLE ? 'impassable' : 'low-wall' }
    }
  }
  for (const box of grid.boxes) {
    const open = box.door >= 0 && ((openDoors >>> box.door) & 1) === 1
    for (let y = Math.floor(box.y1 / SQUARE_FEET); y * SQUARE_FEET < box.y2; y++) {
      for (let x = Math.floor(box.x1 / SQUARE_FEET); x * SQUARE_FEET < box.x2; x++) {
        const square = squareAt(grid, x, y)
        const floor = grid.floors[square]
        if (floor === undefined || box.z2 <= floor || box.z1 >= floor + SQUARE_FEET) continue
        if (box.door >= 0) cells[square] = open ? { glyph: "'", tone: 'open-door' } : { glyph: '+', tone: 'door' }
        else if (box.z2 >= floor + SQUARE_FEET) cells[square] = { glyph: '#', tone: 'wall' }
      }
    }
  }
  return cells
}

/** The most common height of floors that can be stood on; the lowest of several. */
function usualFloor(grid: Grid): number {
  const counts = new Map<number, number>()
  grid.floors.forEach((floor) => {
    counts.set(floor, (counts.get(floor) ?? 0) + 1)
  })
  let usual = 0
  let most = 0
  for (const [floor, count] of counts) {
    if (count < most || (count === most && floor > usual)) continue
    usual = floor
    most = count
  }
  return usual
}

function openCell(grid: Grid, square: number, above: number): Cell {
  const difficult = grid.ground[square] === DIFFICULT
  const steps = Math.min(9, Math.floor(Math.abs(above) / SQUARE_FEET))
  const glyph = difficult ? '~' : steps > 0 ? String(steps) : '.'
  if (grid.dark[square] === 1) return { glyph, tone: 'dark' }
  if (above !== 0) return { glyph, tone: above > 0 ? 'high' : 'low' }
  return { glyph, tone: difficult ? 'difficult' : 'floor' }
}
