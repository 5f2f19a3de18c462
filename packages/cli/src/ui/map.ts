import type { Picture, PictureFigure } from '@fray/kernel'
import type { Colours, Paint } from '../io/colours.ts'
import type { Terminal } from '../io/terminal.ts'

/** A part of a picture: its first and last column and row, counted from the north-west. */
interface Part {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How a map is wanted. */
export interface MapWishes {
  /** The whole battlefield, not only the part around the combatants. */
  readonly whole?: boolean
  /** The combatant around whom the map is cut where not everybody fits; brought out, too. */
  readonly around?: number
}

/** Characters that are shown around the outermost combatants. */
const MARGIN = 3
/** Most rows of a map that is not wanted whole; so many are drawn where they show everybody, else the fewer. */
const MOST_ROWS = 30
const ROWS_FOR_ALL = 44
/** What squares that are pointed out look like. */
const HIGHLIGHT = '*'

/** A picture cut to the screen, with its coordinates at the left and below, and who stands outside of what is shown. */
export function drawMap(
  terminal: Terminal,
  picture: Picture,
  wishes: MapWishes = {},
): { readonly lines: string[]; readonly outside: readonly PictureFigure[] } {
  const wanted = wishes.whole === true ? wholeOf(picture) : aroundAll(picture)
  const middle = picture.figures.find(({ who }) => who === wishes.around) ?? picture.figures[0]
  const [top, bottom] = fit(wanted.top, wanted.bottom, mostRows(wanted, wishes), middle?.line)
  const gutter = 1 + Math.max(...picture.ys.slice(top, bottom + 1).map((y) => (y === null ? 0 : String(y).length)))
  const room = terminal.width - gutter
  const thin = picture.xs.includes(null)
  // Squares of one character look square when a blank stands between them.
  const pitch = !thin && 2 * (wanted.right - wanted.left) + 1 <= room ? 2 : 1
  const most = Math.max(1, pitch === 2 ? Math.floor((room + 1) / 2) : room)
  const [left, right] = fit(wanted.left, wanted.right, most, middle?.column)
  const part = { left, right, top, bottom }
  const lines: string[] = []
  for (let line = top; line <= bottom; line++) {
    const y = picture.ys[line]
    const row = cellsOf(terminal, picture, part, line, wishes.around).join(pitch === 2 ? ' ' : '')
    lines.push(`${String(y ?? '').padStart(gutter - 1)} ${row}`.trimEnd())
  }
  lines.push(`${' '.repeat(gutter)}${axis(picture.xs.slice(left, right + 1), pitch)}`.trimEnd())
  const outside = picture.figures.filter(
    ({ line, column }) => line < top || line > bottom || column < left || column > right,
  )
  return { lines, outside }
}

/** How many rows may be drawn of the part that is wanted. */
const mostRows = ({ top, bottom }: Part, { whole }: MapWishes): number =>
  whole === true || bottom - top < ROWS_FOR_ALL ? Number.POSITIVE_INFINITY : MOST_ROWS

const wholeOf = ({ rows, xs }: Picture): Part => ({ left: 0, right: xs.length - 1, top: 0, bottom: rows.length - 1 })

/** The part in which all combatants stand and everything that is pointed out lies, with a margin. */
function aroundAll(picture: Picture): Part {
  const points = picture.figures.map(({ line, column }) => ({ line, column }))
  picture.rows.forEach((row, line) => {
    row.forEach(({ tone }, column) => {
      if (tone === 'highlight') points.push({ line, column })
    })
  })
  const whole = wholeOf(picture)
  if (points.length === 0) return whole
  const margin = picture.xs.includes(null) ? 2 * MARGIN : MARGIN
  return {
    left: Math.max(0, Math.min(...points.map((p) => p.column)) - margin),
    right: Math.min(whole.right, Math.max(...points.map((p) => p.column)) + margin),
    top: Math.max(0, Math.min(...points.map((p) => p.line)) - margin),
    bottom: Math.min(whole.bottom, Math.max(...points.map((p) => p.line)) + margin),
  }
}

/** At most so many of the numbers from `first` to `last`, with `middle` in their middle as far as that goes. */
function fit(first: number, last: number, most: number, middle = (first + last) >> 1): [first: number, last: number] {
  if (last - first < most) return [first, last]
  const from = Math.min(Math.max(first, middle - (most >> 1)), last - most + 1)
  return [from, from + most - 1]
}

function cellsOf(terminal: Terminal, picture: Picture, part: Part, line: number, around = -1): string[] {
  const { colours } = terminal
  const acting = picture.figures.find(({ who }) => who === around)
  const cells = picture.rows[line]?.slice(part.left, part.right + 1) ?? []
  return cells.map(({ glyph, tone }, i) => {
    const shown = tone === 'highlight' ? HIGHLIGHT : glyph
    const painted = paintFor(colours, tone)(shown)
    return acting?.line === line && acting.column === part.left + i ? colours.strong(painted) : painted
  })
}

const PLAIN: Paint = (text) => text

function paintFor(colours: Colours, tone: string): Paint {
  if (tone === 'friend') return colours.good
  if (tone === 'foe') return colours.bad
  if (tone === 'highlight') return colours.hint
  return ['down', 'floor', 'dark', 'none'].includes(tone) ? colours.faint : PLAIN
}

/** Distances between the numbers of an axis, in squares. */
const STEPS = [1, 2, 5, 10, 20]

/** The numbers below a map: each ends under its column. */
function axis(xs: readonly (number | null)[], pitch: number): string {
  const known = xs.filter((x) => x !== null)
  const longest = Math.max(1, ...known.map((x) => String(x).length))
  const square = pitch * (xs.includes(null) ? 2 : 1)
  const step = STEPS.find((n) => n * square > longest) ?? 50
  let text = ''
  xs.forEach((x, i) => {
    if (x === null || x % step !== 0) return
    const label = String(x)
    const at = i * pitch + 1 - label.length
    if (at >= text.length + (text === '' ? 0 : 1)) text = text.padEnd(at) + label
  })
  return text
}
