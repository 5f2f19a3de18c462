import { type SquaresGround, squareSize, type Token } from '@fray/kernel'
import { it, own, put } from '../io/language.ts'
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
  return size === '' ? own('squares') : put('squares of {size}', { size: it(own(size)) })
}

const heightWords = (height: number): string =>
  height < 0 ? put('{n} deep', { n: it(height) }) : put('{n} high', { n: it(height) })

/** What the characters of a map mean, those that are on it. */
export function squaresLegend(
  { unicode }: Terminal,
  board: SquaresGround & { readonly tokens: readonly Token[] },
): string[] {
  const pieces = [squaresOf(board)]
  if (board.blocks.length > 0) pieces.push(`${unicode ? '█' : '#'} ${own('solid')}`)
  for (const [terrain, { mark, words }] of terrainMarks(board))
    pieces.push(`${mark} ${own(terrain)}${words === '' ? '' : ` (${words})`}`)
  const heights = [...new Set(board.heights.map(({ height }) => height).filter((h) => h !== 0))].sort((a, b) => a - b)
  for (const height of heights) pieces.push(`${levelMark(board, height)} ${heightWords(height)}`)
  const kinds = new Set(board.walls.map(({ kind }) => kind))
  if (kinds.has('wall')) pieces.push(`| - ${own('wall')}`)
  if (kinds.has('window')) pieces.push(`: = ${own('window or slit')}`)
  if (kinds.has('low') || kinds.has('fence')) pieces.push(`; _ ${own('low wall or fence')}`)
  if (board.doors.some(({ open }) => !open)) pieces.push(`' + ${own('door, shut')}`)
  if (board.doors.some(({ open }) => open)) pieces.push(`/ ${own('door, open')}`)
  for (const { name, tone, words } of board.areas)
    pieces.push(`${tone === 'bad' ? '!' : '+'} ${name}${words === '' ? '' : `: ${words}`}`)
  if (board.items.length > 0) pieces.push(`$ ${own('something lies there')}`)
  if (board.tokens.some(({ facing }) => facing !== null))
    pieces.push(own(unicode ? 'arrows: where they look' : "^ > v < and ' , . ` (corners): where they look"))
  return pieces
}

/** The same for the ear: walls, doors, ground and what lies about, in words. */
export function squaresInWords(board: SquaresGround): string[] {
  const { width, height, origin } = board
  const slots = { width: it(width), height: it(height), squares: it(squaresOf(board)) }
  const lines: string[] = [put('The map is {width} by {height} {squares}; x grows to the east, y to the north.', slots)]
  for (const { name, from, to, open } of board.doors)
    lines.push(
      `${put(open ? 'Door {name}, open' : 'Door {name}, shut', { name: it(name) })}: ${edgeWords(origin, from, to)}.`,
    )
  for (const { from, to, kind } of board.walls)
    lines.push(
      `${own(kind === 'low' ? 'Low wall' : kind.charAt(0).toUpperCase() + kind.slice(1))}: ${edgeWords(origin, from, to)}.`,
    )
  if (board.blocks.length > 0) lines.push(`${own('Solid')}: ${board.blocks.join('; ')}.`)
  const byTerrain = new Map<string, string[]>()
  for (const { square, terrain, words } of board.ground) {
    const key = words === '' ? own(terrain) : `${own(terrain)} (${words})`
    byTerrain.set(key, [...(byTerrain.get(key) ?? []), square])
  }
  for (const [terrain, squares] of byTerrain) lines.push(`${terrain}: ${squares.join('; ')}.`)
  const byHeight = new Map<number, string[]>()
  for (const { square, height: h } of board.heights) byHeight.set(h, [...(byHeight.get(h) ?? []), square])
  for (const [h, squares] of byHeight) lines.push(`${heightWords(h)}: ${squares.join('; ')}.`)
  for (const { name, squares, words } of board.areas)
    lines.push(`${name}${words === '' ? '' : `, ${words}`}: ${squares.join('; ')}.`)
  for (const { square, names } of board.items)
    lines.push(put('On the ground at {square}: {things}.', { square: it(square), things: it(names.join(', ')) }))
  return lines
}

const edgeWords = (
  [west, south]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): string =>
  x1 === x2
    ? put('between the columns {a} and {b}, from {from} to {to}', {
        ...{
          a: it(west + x1 - 1),
          b: it(west + x1),
          from: it(south + Math.min(y1, y2)),
          to: it(south + Math.max(y1, y2) - 1),
        },
      })
    : put('between the rows {a} and {b}, from {from} to {to}', {
        ...{
          a: it(south + y1 - 1),
          b: it(south + y1),
          from: it(west + Math.min(x1, x2)),
          to: it(west + Math.max(x1, x2) - 1),
        },
      })
