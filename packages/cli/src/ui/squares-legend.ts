import { type SquaresGround, squareSize, type Token } from '@fray/kernel'
import type { Terminal } from '../io/terminal.ts'

const GROUND_MARKS = ['~', ':', '%', '"', ';', '&', '=']

/** A mark for each sort of ground, the same as long as the map is the same. */
export function terrainMarks({ ground }: SquaresGround): Map<string, { mark: string; words: string }> {
  const marks = new Map<string, { mark: string; words: string }>()
  for (const { terrain, words } of ground)
    if (!marks.has(terrain)) marks.set(terrain, { mark: GROUND_MARKS[marks.size % GROUND_MARKS.length] ?? '~', words })
  return marks
}

/** Heights are drawn by the floor on which they lie: 1 for the lowest above the ground. */
export function levelMark({ heights }: SquaresGround, height: number): string {
  const above = [...new Set(heights.map((one) => one.height).filter((h) => h > 0))].sort((a, b) => a - b)
  return height < 0 ? 'v' : String((above.indexOf(height) + 1) % 10)
}

/** How large squares are, where the game measures in something else. */
function squaresOf({ unit }: SquaresGround): string {
  const size = squareSize(unit)
  return size === '' ? 'squares' : `squares of ${size}`
}

/** What the characters of a map mean, those that are on it. */
export function squaresLegend(
  { unicode }: Terminal,
  board: SquaresGround & { readonly tokens: readonly Token[] },
): string[] {
  const pieces = [squaresOf(board)]
  if (board.blocks.length > 0) pieces.push(`${unicode ? '█' : '#'} solid`)
  for (const [terrain, { mark, words }] of terrainMarks(board))
    pieces.push(`${mark} ${terrain}${words === '' ? '' : ` (${words})`}`)
  const heights = [...new Set(board.heights.map(({ height }) => height).filter((h) => h !== 0))].sort((a, b) => a - b)
  for (const height of heights) pieces.push(`${levelMark(board, height)} ${height} ${height < 0 ? 'deep' : 'high'}`)
  const kinds = new Set(board.walls.map(({ kind }) => kind))
  if (kinds.has('wall')) pieces.push('| - wall')
  if (kinds.has('window')) pieces.push(': = window or slit')
  if (kinds.has('low') || kinds.has('fence')) pieces.push('; _ low wall or fence')
  if (board.doors.some(({ open }) => !open)) pieces.push("' + door, shut")
  if (board.doors.some(({ open }) => open)) pieces.push('/ door, open')
  for (const { name, tone, words } of board.areas)
    pieces.push(`${tone === 'bad' ? '!' : '+'} ${name}${words === '' ? '' : `: ${words}`}`)
  if (board.items.length > 0) pieces.push('$ something lies there')
  if (board.tokens.some(({ facing }) => facing !== null))
    pieces.push(unicode ? 'arrows: where they look' : "^ > v < and ' , . ` (corners): where they look")
  return pieces
}

/** The same for the ear: walls, doors, ground and what lies about, in words. */
export function squaresInWords(board: SquaresGround): string[] {
  const { width, height, origin } = board
  const lines = [`The map is ${width} by ${height} ${squaresOf(board)}; x grows to the east, y to the north.`]
  for (const { name, from, to, open } of board.doors)
    lines.push(`Door ${name}, ${open ? 'open' : 'shut'}: ${edgeWords(origin, from, to)}.`)
  for (const { from, to, kind } of board.walls)
    lines.push(
      `${kind === 'low' ? 'Low wall' : kind.charAt(0).toUpperCase() + kind.slice(1)}: ${edgeWords(origin, from, to)}.`,
    )
  if (board.blocks.length > 0) lines.push(`Solid: ${board.blocks.join('; ')}.`)
  const byTerrain = new Map<string, string[]>()
  for (const { square, terrain, words } of board.ground) {
    const key = words === '' ? terrain : `${terrain} (${words})`
    byTerrain.set(key, [...(byTerrain.get(key) ?? []), square])
  }
  for (const [terrain, squares] of byTerrain) lines.push(`${terrain}: ${squares.join('; ')}.`)
  const byHeight = new Map<number, string[]>()
  for (const { square, height: h } of board.heights) byHeight.set(h, [...(byHeight.get(h) ?? []), square])
  for (const [h, squares] of byHeight) lines.push(`${h} ${h < 0 ? 'deep' : 'high'}: ${squares.join('; ')}.`)
  for (const { name, squares, words } of board.areas)
    lines.push(`${name}${words === '' ? '' : `, ${words}`}: ${squares.join('; ')}.`)
  for (const { square, names } of board.items) lines.push(`On the ground at ${square}: ${names.join(', ')}.`)
  return lines
}

const edgeWords = (
  [west, south]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): string =>
  x1 === x2
    ? `between the columns ${west + x1 - 1} and ${west + x1}, from ${south + Math.min(y1, y2)} to ${south + Math.max(y1, y2) - 1}`
    : `between the rows ${south + y1 - 1} and ${south + y1}, from ${west + Math.min(x1, x2)} to ${west + Math.max(x1, x2) - 1}`
