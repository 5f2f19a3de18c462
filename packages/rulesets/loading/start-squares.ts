import { NO_SQUARE, type Refusal, type Squares, xOf, yOf } from '@fray/kernel/rules'
import { refuse } from './refusal.ts'

/**
 * The start square for a combatant of a side that names none: the first free one marked for its side, otherwise the
 * free one nearest to them; without marks, in the line in which the side draws up: in the west for the first side,
 * the east for the second, the north and the south for others. NO_SQUARE if none is free.
 * @param farthest the farthest that sides line up from the middle of the map, in squares.
 */
export function bestStart(
  map: Squares,
  marked: readonly number[],
  side: number,
  farthest: number,
  isFree: (square: number) => boolean,
): number {
  const inMark = marked.find(isFree)
  if (inMark !== undefined) return inMark
  const rank = marked[0] === undefined ? rankAtEdge(map, side, farthest) : rankNear(map, marked[0])
  let best = NO_SQUARE
  let least = Number.POSITIVE_INFINITY
  for (let square = 0; square < map.width * map.depth; square++) {
    const here = rank(square)
    if (here >= least || !isFree(square)) continue
    least = here
    best = square
  }
  return best
}

/** Ranks squares by their distance from a square. */
function rankNear(map: Squares, to: number): (square: number) => number {
  return (square) => {
    const dx = Math.abs(xOf(map, square) - xOf(map, to))
    const dy = Math.abs(yOf(map, square) - yOf(map, to))
    return Math.max(dx, dy) * 1000 + dx + dy
  }
}

/** How many squares to either side of its middle a line is filled before the next one behind it. */
const HALF_LINE = 4

/** Ranks squares by their distance from the line in which the side lines up: west, east, north, south. */
function rankAtEdge(map: Squares, side: number, farthest: number): (square: number) => number {
  const upright = side % 4 < 2
  const [length, breadth] = upright ? [map.width, map.depth] : [map.depth, map.width]
  const low = Math.max(Math.floor(length / 4), Math.floor(length / 2) - farthest)
  const isLow = side % 4 === 0 || side % 4 === 3
  const line = isLow ? low : length - 1 - low
  const middle = Math.floor((breadth - 1) / 2)
  return (square) => {
    const column = xOf(map, square) - map.originX
    const row = yOf(map, square) - map.originY
    const off = (upright ? column : row) - line
    const beside = (upright ? row : column) - middle
    const behind = isLow ? off <= 0 : off >= 0
    const far = Math.abs(beside) + HALF_LINE * Math.abs(off)
    return (far * 2 + (behind ? 0 : 1)) * 2 + (beside < 0 ? 1 : 0)
  }
}

/**
 * A joining combatant on its square, otherwise on the one that `find` returns (NO_SQUARE for none, which breaks the
 * rule).
 */
export function placed<E extends { readonly name: string; readonly square: number }>(
  one: E | Refusal,
  find: (one: E) => number,
  rule: string,
): E | Refusal {
  if ('reason' in one || one.square !== NO_SQUARE) return one
  const square = find(one)
  if (square !== NO_SQUARE) return { ...one, square }
  return refuse(rule, 'There is no room on the map for {name}: name a square with "at".', { name: { said: one.name } })
}
