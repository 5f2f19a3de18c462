import type { Board, Facing, Token } from '@fray/kernel'
import type { Terminal } from '../io/terminal.ts'
import { levelMark, terrainMarks } from './squares-legend.ts'

/** A part of a map in squares, from the south-west. */
export interface Part {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** How a map is wanted. */
export interface SquaresOptions {
  /** The whole battlefield, not only the part around the combatants. */
  readonly whole?: boolean
  /** The combatant around whom the map is cut where not everybody fits; brought out, too. */
  readonly who: string
  /** The part that was drawn last: it is kept where everybody stands in it. */
  readonly last?: Part | null
  /** Squares to point out. */
  readonly highlight?: readonly string[]
  /** Whose letters are capitals. */
  readonly isOurs: (side: string) => boolean
  /** The most rows of squares. */
  readonly rows?: number
}

type Squares = Extract<Board, { kind: 'squares' }>

/** Squares that are shown around the outermost combatants. */
const MARGIN = 2
const HIGHLIGHT = '*'

const at = (square: string): [x: number, y: number] => {
  const [x = '0', y = '0'] = square.split(',')
  return [Number(x), Number(y)]
}

/** Arrows for where somebody looks; corners by the quarter in which the mark stands. */
const ASCII: Readonly<Record<Facing, string>> = { n: '^', ne: "'", e: '>', se: ',', s: 'v', sw: '.', w: '<', nw: '`' }
const ARROWS: Readonly<Record<Facing, string>> = { n: '↑', ne: '↗', e: '→', se: '↘', s: '↓', sw: '↙', w: '←', nw: '↖' }

/** A map cut to the screen with its coordinates, the part that it shows, and who stands outside of it. */
export function drawSquares(
  terminal: Terminal,
  board: Squares,
  options: SquaresOptions,
): { lines: string[]; part: Part; outside: string[] } {
  const standing = board.tokens.filter((token) => token.at !== null && token.state !== 'gone')
  const faces = standing.some(({ facing }) => facing !== null)
  const widest = Math.max(1, ...standing.map(({ letter }) => letter.length)) + (faces ? 1 : 0)
  const pitch = widest + 1
  const [, southmost] = board.origin
  const gutter = 1 + Math.max(String(southmost).length, String(southmost + board.height - 1).length)
  const columns = Math.max(4, Math.floor((terminal.width - gutter) / pitch))
  const part = partOf(board, standing, options, columns)
  const cells = new Cells(board, part, pitch)
  const ours = terminal.colours
  const lines: string[] = []
  for (let y = part.top; y >= part.bottom; y--) {
    const edge = cells.edgeAbove(y)
    if (edge.trim() !== '') lines.push(`${' '.repeat(gutter)}${edge}`.trimEnd())
    lines.push(`${String(y).padStart(gutter - 1)} ${cells.row(terminal, y, standing, options, ours)}`.trimEnd())
  }
  const edge = cells.edgeAbove(part.bottom - 1)
  if (edge.trim() !== '') lines.push(`${' '.repeat(gutter)}${edge}`.trimEnd())
  lines.push(`${' '.repeat(gutter)}${axis(part, pitch)}`.trimEnd())
  const outside = standing.filter((token) => !covers(part, token)).map(({ who }) => who)
  return { lines, part, outside }
}

const covers = ({ left, right, bottom, top }: Part, token: Token): boolean => {
  const [x, y] = at(token.at ?? '0,0')
  return x >= left && x <= right && y >= bottom && y <= top
}

/** The part to draw: as it was where that still shows everybody it showed, else around the combatants. */
function partOf(board: Squares, standing: readonly Token[], options: SquaresOptions, columns: number): Part {
  const [west, south] = board.origin
  const all: Part = { left: west, right: west + board.width - 1, bottom: south, top: south + board.height - 1 }
  const rows = options.rows ?? Number.POSITIVE_INFINITY
  const points = [...standing.map((token) => token.at ?? '0,0'), ...(options.highlight ?? [])].map(at)
  const middle = standing.find(({ who }) => who === options.who) ?? standing[0]
  const [mx, my] = at(middle?.at ?? '0,0')
  const { last } = options
  if (
    options.whole !== true &&
    last !== undefined &&
    last !== null &&
    last.right - last.left < columns &&
    last.top - last.bottom < rows
  ) {
    const inside = points.every(([x, y]) => x >= last.left && x <= last.right && y >= last.bottom && y <= last.top)
    const cut = last.right - last.left + 1 < board.width || last.top - last.bottom + 1 < board.height
    const near = mx > last.left && mx < last.right && my > last.bottom && my < last.top
    if (inside || (cut && near)) return last
  }
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const around: Part =
    options.whole === true || points.length === 0
      ? all
      : {
          left: Math.max(all.left, Math.min(...xs) - MARGIN),
          right: Math.min(all.right, Math.max(...xs) + MARGIN),
          bottom: Math.max(all.bottom, Math.min(...ys) - MARGIN),
          top: Math.min(all.top, Math.max(...ys) + MARGIN),
        }
  const [left, right] = fit(around.left, around.right, columns, mx)
  const [bottom, top] = fit(around.bottom, around.top, rows, my)
  return { left, right, bottom, top }
}

/** At most so many of the numbers from `first` to `last`, with `middle` in their middle as far as that goes. */
function fit(first: number, last: number, most: number, middle: number): [number, number] {
  if (last - first < most) return [first, last]
  const from = Math.min(Math.max(first, middle - (most >> 1)), last - most + 1)
  return [from, from + most - 1]
}

/** What stands in squares and on the edges between them. */
class Cells {
  private readonly part: Part
  private readonly pitch: number
  private readonly origin: readonly [number, number]
  private readonly marks = new Map<string, string>()
  /** Edges west of a square, and north of it. */
  private readonly west = new Map<string, string>()
  private readonly north = new Map<string, string>()

  constructor(board: Squares, part: Part, pitch: number) {
    this.part = part
    this.pitch = pitch
    this.origin = board.origin
    const terrain = terrainMarks(board)
    for (const { square, terrain: kind } of board.ground) this.marks.set(square, terrain.get(kind)?.mark ?? '~')
    for (const { square, height } of board.heights) {
      if (height !== 0) this.marks.set(square, levelMark(board, height))
    }
    for (const { squares, tone } of board.areas)
      for (const square of squares) this.marks.set(square, tone === 'bad' ? '!' : '+')
    for (const square of board.blocks) this.marks.set(square, '#')
    for (const { square } of board.items) this.marks.set(square, '$')
    for (const { from, to, kind } of board.walls)
      this.edge(
        from,
        to,
        kind === 'wall' ? '|' : kind === 'window' ? ':' : ';',
        kind === 'wall' ? '-' : kind === 'window' ? '=' : '_',
      )
    for (const { from, to, open } of board.doors) this.edge(from, to, open ? '/' : "'", open ? '/' : '+')
  }

  private edge(
    [x1, y1]: readonly [number, number],
    [x2, y2]: readonly [number, number],
    down: string,
    across: string,
  ): void {
    const [west, south] = this.origin
    for (let y = Math.min(y1, y2); y < Math.max(y1, y2) && x1 === x2; y++)
      this.west.set(`${x1 + west},${y + south}`, down)
    for (let x = Math.min(x1, x2); x < Math.max(x1, x2) && y1 === y2; x++)
      this.north.set(`${x + west},${y1 + south - 1}`, across)
  }

  /** The edges above a row of squares. */
  edgeAbove(y: number): string {
    const { left, right } = this.part
    let text = ''
    for (let x = left; x <= right; x++) {
      const mark = this.north.get(`${x},${y}`)
      text +=
        mark === undefined
          ? ' '.repeat(this.pitch)
          : mark.repeat(this.pitch - 1).padEnd(this.pitch, this.north.has(`${x + 1},${y}`) ? mark : ' ')
    }
    return text
  }

  row(
    terminal: Terminal,
    y: number,
    standing: readonly Token[],
    options: SquaresOptions,
    colours: Terminal['colours'],
  ): string {
    const { left, right } = this.part
    let text = ''
    for (let x = left; x <= right; x++) {
      const token = standing.find((one) => isOn(one, x, y))
      const square = `${x},${y}`
      const cell =
        token === undefined
          ? this.ground(square, options, colours, terminal)
          : this.figure(token, square, options, terminal)
      text += cell + (this.west.get(`${x + 1},${y}`) ?? ' ')
    }
    return text
  }

  private ground(
    square: string,
    { highlight = [] }: SquaresOptions,
    colours: Terminal['colours'],
    terminal: Terminal,
  ): string {
    const width = this.pitch - 1
    if (highlight.includes(square)) return colours.hint(HIGHLIGHT) + ' '.repeat(width - 1)
    const mark = this.marks.get(square)
    if (mark === '#') return (terminal.unicode ? '█' : '#').repeat(width)
    const floor = terminal.unicode ? '·' : '.'
    return (mark ?? colours.faint(floor)) + ' '.repeat(width - 1)
  }

  private figure(token: Token, square: string, options: SquaresOptions, terminal: Terminal): string {
    const width = this.pitch - 1
    const { colours, unicode } = terminal
    const arrow = token.facing === null || square !== token.at ? '' : (unicode ? ARROWS : ASCII)[token.facing]
    const ours = options.isOurs(token.side)
    const letter = ours ? token.letter : token.letter.toLowerCase()
    const text = `${letter}${arrow}`
    const painted = token.state !== 'up' ? colours.faint(text) : ours ? colours.good(text) : colours.bad(text)
    const shown = token.who === options.who ? colours.strong(painted) : painted
    return shown + ' '.repeat(Math.max(0, width - text.length))
  }
}

const isOn = (token: Token, x: number, y: number): boolean => {
  const [left, bottom] = at(token.at ?? '-1,-1')
  return x >= left && x < left + token.size && y >= bottom && y < bottom + token.size
}

/** The numbers below a map. */
function axis({ left, right }: Part, pitch: number): string {
  const longest = Math.max(String(left).length, String(right).length)
  const step = [1, 2, 5, 10].find((n) => n * pitch > longest) ?? 10
  let text = ''
  for (let x = left; x <= right; x++) {
    if (x % step !== 0) continue
    text = text.padEnd((x - left) * pitch) + String(x)
  }
  return text
}
