import { limitText } from '@fray/kernel'
import type { ImportReport } from './account.ts'
import { below, besides, passagesOf, roomsOf } from './rooms.ts'
import { DOOR, OPEN, type SnappedMap } from './snap.ts'

/** A map for games in which squares are either open or blocked, without walls between squares. */
export interface BlockedMap {
  /** Rows from the top: `#` is blocked, `.` is open. */
  readonly text: string
  /** Squares next to doors, `x,y` from the south-west, by the door's name. */
  readonly marks: Readonly<Record<string, readonly string[]>>
}

/**
 * Turns walls into squares: of the two squares beside each piece of wall, the one in the larger room is filled, so
 * that the ground outside loses more than the rooms. Doors become gaps, because such games have none.
 */
export function blockedOf(map: SnappedMap, report: ImportReport): BlockedMap {
  const { width, depth } = map
  const rooms = roomsOf(map)
  const passages = passagesOf(map)
  /** For each square with doors, the rooms behind them. */
  const beyond = new Map<number, Set<number>>()
  for (const { from, to } of passages) {
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      beyond.set(one, (beyond.get(one) ?? new Set()).add(rooms.of[other] ?? -1))
  }
  const isFilled = new Uint8Array(width * depth)
  for (const at of map.pillars) isFilled[at] = 1
  const sizeAt = (at: number): number => rooms.sizes[rooms.of[at] ?? -1] ?? 0
  let gaps = 0
  /** Fills one of two squares between which nobody may pass. */
  const part = (a: number, b: number): void => {
    if (isFilled[a] === 1 || isFilled[b] === 1) return
    const [first, second] = sizeAt(a) > sizeAt(b) ? [a, b] : [b, a]
    const chosen = [first, second].find((at) => !beyond.has(at))
    if (chosen === undefined) gaps++
    else isFilled[chosen] = 1
  }
  for (let y = 0; y < depth; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const [right, under] = [besides(map, x, y), below(map, x, y)]
      if (x + 1 < width && right !== OPEN && right < DOOR) part(at, at + 1)
      if (y + 1 < depth && under !== OPEN && under < DOOR) part(at, at + width)
    }
  }
  /** Whether a door next to one square leads into the other's room: then passing beside it gains nothing. */
  const leadsTo = (a: number, b: number): boolean => beyond.get(a)?.has(rooms.of[b] ?? -1) === true
  // Nobody may slip diagonally from room to room between two filled squares.
  for (let y = 0; y + 1 < depth; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x
      for (const [a, b] of [
        [at, at + width + 1],
        [at + 1, at + width],
      ] as const)
        if (rooms.of[a] !== rooms.of[b] && !leadsTo(a, b) && !leadsTo(b, a)) part(a, b)
    }
  }
  const filled = isFilled.reduce((sum, one) => sum + one, 0) - map.pillars.size
  if (filled > 0)
    report.change(
      'line_of_sight',
      `this game has no walls between squares: they became ${limitText(filled)} squares that cannot be entered, in the larger of the two rooms beside each`,
    )
  if (map.doors.length > 0)
    report.change(
      'portals',
      `this game has no doors: ${map.doors.length === 1 ? 'the door is a gap' : `the ${limitText(map.doors.length)} doors are gaps`} in the wall, with the name as a mark`,
    )
  if (gaps > 0)
    report.lose(
      'line_of_sight',
      `${limitText(gaps)} pieces of wall beside doors have no room of their own and are open`,
    )
  const rows = Array.from({ length: depth }, (_, y) =>
    Array.from({ length: width }, (_, x) => (isFilled[y * width + x] === 1 ? '#' : '.')).join(''),
  )
  const marks: Record<string, string[]> = {}
  for (const { door, from, to } of passages) {
    const name = map.doors[door]?.name ?? `door-${door + 1}`
    marks[name] = [...new Set([...(marks[name] ?? []), ...[from, to].map((at) => squareName(map, at))])]
  }
  return { text: `${rows.join('\n')}\n`, marks }
}

/** The name of a square in encounters: counted from the south-west. */
export const squareName = ({ width, depth }: Pick<SnappedMap, 'width' | 'depth'>, at: number): string =>
  `${at % width},${depth - 1 - Math.floor(at / width)}`
