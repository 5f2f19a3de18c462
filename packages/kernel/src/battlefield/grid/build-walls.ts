import type { Draft, Path } from './build-draft.ts'
import type { DoorPart, GridCorner, WallKind, WallPart } from './build-parts.ts'
import { WALL_HEIGHT } from './build-text.ts'
import { NO_SQUARE, type Opening, type Pane, SQUARE_FEET } from './grid.ts'
import { MAX_HEIGHT } from './map-limits.ts'

const LOW_WALL_HEIGHT = 3

/** The opening in each square side, in feet along the side and above the higher floor. */
const CUT: Readonly<Partial<Record<WallKind, { half: readonly [number, number]; bottom: number; top: number }>>> = {
  window: { half: [1, 4], bottom: 3, top: 7 },
  'arrow-slit': { half: [2, 3], bottom: 2, top: 5 },
}

/** A line between two corners of the grid, in squares from the lower end; `back`: written from the higher end. */
interface GridLine {
  readonly across: 'x' | 'y'
  readonly at: number
  readonly first: number
  readonly last: number
  readonly back: boolean
}

/** A stretch of wall before its openings are cut out. */
type Stretch = Omit<Pane, 'openings' | 'door'>

/** Adds thin doors and walls to the draft; walls leave gaps for doors. */
export function readWalls(draft: Draft, walls: readonly WallPart[], doors: readonly DoorPart[]): void {
  const doorways = doors.flatMap((part, i) => readDoor(draft, ['doors', i], part))
  walls.forEach((part, i) => {
    const path = ['walls', i]
    const line = lineOf(draft, path, part.from, part.to)
    const cuts = line === null ? [] : openingsOf(draft, path, part, line)
    if (line === null || cuts === null) return
    const stretches = stretchesOf(draft, path, part, line, part.kind === 'low-wall' ? LOW_WALL_HEIGHT : WALL_HEIGHT)
    for (const stretch of stretches) {
      const gaps = doorways.filter(({ across, at }) => across === stretch.across && at === stretch.at)
      draft.panes.push(...piecesOf(stretch, [...gaps, ...cuts]).map((piece) => ({ ...piece, door: -1 })))
    }
    cuts.forEach((cut, c) => {
      if (c < (part.openings?.length ?? 0) && !stretches.some((s) => clip(s, cut) !== null)) {
        draft.wrong(
          [...path, 'openings', c],
          'The opening lies above or below the wall: heights count from the zero point.',
        )
      }
    })
  })
}

function readDoor(draft: Draft, path: Path, part: DoorPart): Stretch[] {
  const line = lineOf(draft, path, part.from, part.to)
  const door = draft.door([...path, 'name'], part.name, part.open === true)
  if (line === null || door < 0) return []
  const stretches = stretchesOf(draft, path, part, line, WALL_HEIGHT)
  draft.panes.push(...stretches.map((stretch) => ({ ...stretch, openings: [], door })))
  return stretches
}

/** The line between two corners, or null with a problem. */
function lineOf(draft: Draft, path: Path, from: GridCorner, to: GridCorner): GridLine | null {
  const { originX, originY, width, depth } = draft
  const onMap = ([x, y]: GridCorner) =>
    Number.isInteger(x) &&
    Number.isInteger(y) &&
    x >= originX &&
    y >= originY &&
    x <= originX + width &&
    y <= originY + depth
  for (const [key, corner] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (onMap(corner)) continue
    const corners = `${originX},${originY} to ${originX + width},${originY + depth}`
    draft.wrong([...path, key], `${corner.join(',')} is no corner of the grid: those of this map go from ${corners}.`)
    return null
  }
  if ((from[0] === to[0]) === (from[1] === to[1])) {
    const what = from[0] === to[0] ? 'has no length' : 'runs aslant'
    draft.wrong(
      path,
      `The line from ${from.join(',')} to ${to.join(',')} ${what}: thin walls and doors run straight along x or y.`,
    )
    return null
  }
  const across = from[0] === to[0] ? 'x' : 'y'
  const [start, end] = across === 'x' ? [from[1], to[1]] : [from[0], to[0]]
  const at = across === 'x' ? from[0] : from[1]
  return { across, at, first: Math.min(start, end), last: Math.max(start, end), back: start > end }
}

/** The lower and the higher of the floors on both sides of a square side; at the edge of the map, the only one. */
function groundAt(draft: Draft, { across, at }: GridLine, along: number): { low: number; high: number } {
  const sides =
    across === 'x'
      ? [draft.square(at - 1, along), draft.square(at, along)]
      : [draft.square(along, at - 1), draft.square(along, at)]
  const floors = sides.filter((square) => square !== NO_SQUARE).map((square) => draft.floors[square])
  return { low: Math.min(...floors), high: Math.max(...floors) }
}

/** The wall along a line in stretches of equal bottom and top. */
function stretchesOf(
  draft: Draft,
  path: Path,
  part: { readonly height?: number; readonly bottom?: number; readonly top?: number },
  line: GridLine,
  usual: number,
): Stretch[] {
  const before = draft.problems.length
  if (part.height !== undefined) draft.whole([...path, 'height'], part.height, 1, MAX_HEIGHT, 'Heights of walls are')
  if (part.bottom !== undefined) draft.height([...path, 'bottom'], part.bottom)
  if (part.top !== undefined) draft.height([...path, 'top'], part.top)
  if (part.top !== undefined && part.height !== undefined) {
    draft.wrong([...path, 'height'], 'Say either "height", above the ground, or "top", from the zero point, not both.')
  }
  const stretches: Stretch[] = []
  for (let along = line.first; along < line.last && draft.problems.length === before; along++) {
    const { low, high } = groundAt(draft, line, along)
    const bottom = part.bottom ?? low
    const top = part.top ?? high + (part.height ?? usual)
    if (bottom >= top) {
      draft.wrong(path, `The top, ${top} ft, should be above the bottom, ${bottom} ft.`)
      return []
    }
    const last = stretches[stretches.length - 1]
    const to = (along + 1) * SQUARE_FEET
    if (last !== undefined && last.bottom === bottom && last.top === top)
      stretches[stretches.length - 1] = { ...last, to }
    else stretches.push({ across: line.across, at: line.at * SQUARE_FEET, from: along * SQUARE_FEET, to, bottom, top })
  }
  return draft.problems.length === before ? stretches : []
}

/** All openings of a wall, its own first, then those of its kind; null with problems. */
function openingsOf(draft: Draft, path: Path, part: WallPart, line: GridLine): Opening[] | null {
  const before = draft.problems.length
  const length = (line.last - line.first) * SQUARE_FEET
  const cuts = (part.openings ?? []).map(({ from, to, bottom, top }, i): Opening => {
    const at = [...path, 'openings', i]
    draft.whole([...at, 'from'], from, 0, length, 'Feet along this wall are')
    draft.whole([...at, 'to'], to, 0, length, 'Feet along this wall are')
    draft.height([...at, 'bottom'], bottom)
    draft.height([...at, 'top'], top)
    if (from >= to) draft.wrong([...at, 'to'], 'The opening should end farther along the wall than it begins.')
    if (bottom >= top) draft.wrong([...at, 'top'], 'The top of the opening should be above its bottom.')
    const [start, way] = line.back ? [line.last * SQUARE_FEET, -1] : [line.first * SQUARE_FEET, 1]
    const ends = [start + way * from, start + way * to] as const
    return { from: Math.min(...ends), to: Math.max(...ends), bottom, top }
  })
  if (draft.problems.length > before) return null
  const cut = CUT[part.kind ?? 'wall']
  for (let along = line.first; cut !== undefined && along < line.last; along++) {
    const side = along * SQUARE_FEET
    const { high } = groundAt(draft, line, along)
    const [from, to] = cut.half
    cuts.push({ from: side + from, to: side + to, bottom: high + cut.bottom, top: high + cut.top })
  }
  return cuts
}

/** The part of an opening that lies in a stretch of wall, or null. */
function clip(stretch: Stretch, cut: Omit<Opening, never>): Opening | null {
  const from = Math.max(stretch.from, cut.from)
  const to = Math.min(stretch.to, cut.to)
  const bottom = Math.max(stretch.bottom, cut.bottom)
  const top = Math.min(stretch.top, cut.top)
  return from < to && bottom < top ? { from, to, bottom, top } : null
}

/**
 * A stretch of wall with its openings cut out. An opening that touches the edge of the wall would leave a sliver of
 * no size, so the wall is split around it; the others stay openings.
 */
function piecesOf(stretch: Stretch, cuts: readonly Opening[]): Omit<Pane, 'door'>[] {
  const openings = cuts.flatMap((cut) => clip(stretch, cut) ?? [])
  const { from, to, bottom, top } = stretch
  const edge = openings.find((o) => o.from === from || o.to === to || o.bottom === bottom || o.top === top)
  if (edge === undefined) return [{ ...stretch, openings }]
  return [
    { ...stretch, to: edge.from },
    { ...stretch, from: edge.from, to: edge.to, top: edge.bottom },
    { ...stretch, from: edge.from, to: edge.to, bottom: edge.top },
    { ...stretch, from: edge.to },
  ]
    .filter((piece) => piece.from < piece.to && piece.bottom < piece.top)
    .flatMap((piece) => piecesOf(piece, cuts))
}
