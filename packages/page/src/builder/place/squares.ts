import type { BoardOf } from '@fray/drawing'
import { type Ground, inEnglish, type Wall, written } from '@fray/kernel'
import { isFields } from '../document.ts'

/** A map of squares as a file writes it, read as far as it can be drawn. Whether it is right is for the reading to say. */
export interface SquaresMap {
  readonly width: number
  readonly height: number
  /** The x and y of the south-west square. */
  readonly origin: readonly [number, number]
  /** Rows of characters, the north-most first, each as wide as the map. */
  readonly rows: readonly string[]
  readonly legend: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : []

const OPEN = '.'

/** The map of a file; null where it says nothing, or nothing that can be drawn. */
export function readMap(raw: unknown): SquaresMap | null {
  if (typeof raw === 'string') {
    const [width = 0, height = 0] = raw.split('x').map(Number)
    return width > 0 && height > 0 ? mapOf(width, height, [0, 0], '', {}) : null
  }
  if (!isFields(raw)) return null
  const text = typeof raw.text === 'string' ? raw.text : ''
  const rows = rowsOf(text)
  const [width = Math.max(0, ...rows.map((row) => row.length)), height = rows.length] = numbers(raw.size)
  const [x = 0, y = 0] = numbers(raw.origin)
  const legend = Object.entries(isFields(raw.legend) ? raw.legend : {})
  return width > 0 && height > 0
    ? mapOf(
        width,
        height,
        [x, y],
        text,
        Object.fromEntries(legend.map(([key, entry]) => [key, isFields(entry) ? entry : {}])),
      )
    : null
}

const rowsOf = (text: string): readonly string[] => {
  const rows = text.split('\n').map((row) => row.trimEnd())
  while (rows.at(-1) === '') rows.pop()
  while (rows[0] === '') rows.shift()
  return rows
}

function mapOf(
  width: number,
  height: number,
  origin: readonly [number, number],
  text: string,
  legend: SquaresMap['legend'],
): SquaresMap {
  const given = rowsOf(text)
  const rows = Array.from({ length: height }, (_, i) => (given[i] ?? '').padEnd(width, OPEN).slice(0, width))
  return { width, height, origin, rows, legend }
}

/** The name of a square by column and row from the north-west. */
export const squareAt = ({ origin, height }: SquaresMap, column: number, row: number): string =>
  `${column + origin[0]},${height - 1 - row + origin[1]}`

/** Column and row from the north-west of a square by its name; null for what is no square of the map. */
export function placeOf({ origin, width, height }: SquaresMap, square: string): readonly [number, number] | null {
  const [x = Number.NaN, y = Number.NaN] = square.split(',').map(Number)
  const [column, row] = [x - origin[0], height - 1 - (y - origin[1])]
  return column >= 0 && row >= 0 && column < width && row < height ? [column, row] : null
}

/** The squares of areas: `3,4`, `3,4..6,8`, or a list of these. */
export function squaresOf(areas: unknown): readonly string[] {
  return (Array.isArray(areas) ? areas : [areas]).flatMap((area: unknown) => {
    if (typeof area !== 'string') return []
    const [from = '', to = from] = area.split('..')
    const [x1 = 0, y1 = 0] = from.split(',').map(Number)
    const [x2 = x1, y2 = y1] = to.split(',').map(Number)
    const squares: string[] = []
    for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y++)
      for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) squares.push(`${x},${y}`)
    return squares
  })
}

const DIFFICULT = '~'
const CLOSED = new Set(['#'])

/** The map as a board to be drawn while the file cannot be played: what it says of each square, and its walls. */
export function boardOf(map: SquaresMap, raw: unknown): BoardOf<'squares'> {
  const ground: Ground[] = []
  const blocks: string[] = []
  const heights: { square: string; height: number }[] = []
  const said = isFields(raw) ? raw : {}
  map.rows.forEach((line, row) => {
    for (const [column, glyph] of [...line].entries()) {
      const square = squareAt(map, column, row)
      const entry = map.legend[glyph]
      const terrain =
        entry === undefined ? (glyph === DIFFICULT ? 'difficult' : 'open') : String(entry.ground ?? 'open')
      const isBlocked = entry === undefined ? CLOSED.has(glyph) : entry.blocked === true || entry.wall !== undefined
      if (isBlocked || terrain === 'impassable') blocks.push(square)
      else if (terrain !== 'open') ground.push({ square, terrain, words: written(terrain) })
      if (typeof entry?.floor === 'number') heights.push({ square, height: entry.floor })
    }
  })
  const areas = (value: unknown) => squaresOf(value ?? []).filter((square) => placeOf(map, square) !== null)
  blocks.push(...areas(said.impassable), ...areas(said.blocked))
  const difficult = { terrain: 'difficult', words: inEnglish('difficult') }
  ground.push(...areas(said.difficult).map((square) => ({ square, ...difficult })))
  for (const one of Array.isArray(said.floors) ? said.floors : [])
    if (isFields(one) && typeof one.height === 'number')
      heights.push(...areas(one.squares).map((square) => ({ square, height: one.height as number })))
  for (const one of Array.isArray(said.boxes) ? said.boxes : []) if (isFields(one)) blocks.push(...areas(one.squares))
  return {
    kind: 'squares',
    width: map.width,
    height: map.height,
    origin: map.origin,
    unit: { name: '', perSquare: 1, isSquare: true },
    ground: unique(ground),
    blocks: [...new Set(blocks)],
    heights: unique(heights),
    walls: edgesOf(said.walls).map(({ from, to, kind }) => ({ from, to, kind: LOOKS[kind] ?? 'wall' })),
    doors: edgesOf(said.doors).map(({ from, to, name, open }) => ({ from, to, name, open })),
    items: [],
    areas: [],
    tokens: [],
  }
}

const unique = <T extends { readonly square: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.square, one])).values(),
]

const LOOKS: Readonly<Record<string, Wall['kind']>> = { 'low-wall': 'low', window: 'window', 'arrow-slit': 'window' }

/** A wall or a door along edges, from corner to corner. */
export interface Edge {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly kind: string
  readonly name: string
  readonly open: boolean
}

/** The walls or doors of a list that can be drawn. */
export function edgesOf(list: unknown): readonly Edge[] {
  return (Array.isArray(list) ? list : []).flatMap((one: unknown): Edge[] => {
    if (!isFields(one)) return []
    const [x1, y1] = numbers(one.from)
    const [x2, y2] = numbers(one.to)
    if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return []
    return [
      {
        from: [x1, y1],
        to: [x2, y2],
        kind: typeof one.kind === 'string' ? one.kind : 'wall',
        name: String(one.name ?? ''),
        open: one.open === true,
      },
    ]
  })
}
