import { limitText } from '@fray/kernel'
import type { ImportReport } from './account.ts'
import type { ForeignMap, Line, Point, Portal } from './uvtt.ts'

/** What is on a side of a square: nothing, a wall, a window, or a door (`DOOR` plus its number). */
export const OPEN = 0
export const WALL = 1
export const WINDOW = 2
export const DOOR = 3

/** A door, on one side of a square or on several in a line. */
export interface SnappedDoor {
  readonly name: string
  readonly isOpen: boolean
  readonly path: string
}

/** A map snapped to whole squares, as the sides of squares. Rows count from the top. */
export interface SnappedMap {
  readonly width: number
  readonly depth: number
  /** The side above the square x,y, at `y * width + x`; one row more than there are squares. */
  readonly above: Uint16Array
  /** The side left of the square x,y, at `y * (width + 1) + x`; one column more than there are squares. */
  readonly left: Uint16Array
  readonly doors: readonly SnappedDoor[]
  /** Squares that a pillar fills, by `y * width + x`. */
  readonly pillars: ReadonlySet<number>
}

/** What open portals become: open doors, or windows. */
export type OpenPortals = 'doors' | 'windows'

/** The largest distance from the sides of squares that counts as exact, in squares. */
const EXACT = 0.05

/** Snaps the walls and doors of a map to the sides of squares, and reports what was moved or lost. */
export function snap(map: ForeignMap, openPortals: OpenPortals, report: ImportReport): SnappedMap {
  // Slightly more than a whole number counts as whole: some programs write 20.000001.
  const width = Math.max(1, Math.ceil(map.width - EXACT))
  const depth = Math.max(1, Math.ceil(map.depth - EXACT))
  if (Math.abs(width - map.width) > EXACT || Math.abs(depth - map.depth) > EXACT) {
    const said = `${trimmed(map.width)} x ${trimmed(map.depth)}`
    report.change('resolution.map_size', `${said} squares became ${width} x ${depth}: the last ones are cut in two`)
  }
  const drawing = new Drawing(width, depth)
  for (const line of map.walls) drawing.wall(line)
  const doors: SnappedDoor[] = []
  for (const portal of map.portals) {
    const isWindow = portal.isOpen && openPortals === 'windows'
    const kind = isWindow ? WINDOW : DOOR + doors.length
    if (!drawing.portal(portal, kind)) {
      report.lose(portal.path, 'this door lies outside of the map; it was left out')
      continue
    }
    if (!isWindow) doors.push({ name: `door-${doors.length + 1}`, isOpen: portal.isOpen, path: portal.path })
    const to = isWindow ? `battlefield: a window` : `battlefield: door-${doors.length}`
    report.carry(portal.path, to)
  }
  const filled = new Uint8Array(width * depth)
  for (const { points } of map.pillars) fill(filled, points, width, depth)
  const pillars = new Set([...filled.keys()].filter((at) => filled[at] === 1))
  drawing.tell(map, report)
  if (pillars.size > 0)
    report.change(
      'objects_line_of_sight',
      `${map.pillars.length === 1 ? '1 pillar fills' : `${limitText(map.pillars.length)} pillars fill`} ${pillars.size === 1 ? '1 whole square' : `${limitText(pillars.size)} whole squares`}`,
    )
  return { width, depth, above: drawing.above, left: drawing.left, doors, pillars }
}

const trimmed = (value: number): string => String(Math.round(value * 100) / 100)

/** The sides of squares while lines are drawn along them. */
class Drawing {
  readonly above: Uint16Array
  readonly left: Uint16Array
  private readonly width: number
  private readonly depth: number
  private pieces = 0
  private movedLines = 0
  private farthest = 0
  private slanted = 0
  private vanished = 0
  private outside = 0

  constructor(width: number, depth: number) {
    this.width = width
    this.depth = depth
    this.above = new Uint16Array(width * (depth + 1))
    this.left = new Uint16Array((width + 1) * depth)
  }

  wall({ points }: Line): void {
    let isDrawn = false
    let isOut = false
    let isMoved = false
    for (let i = 0; i + 1 < points.length; i++) {
      const from = points[i] as Point
      const to = points[i + 1] as Point
      const piece = this.within(from, to)
      if (piece === null || piece.isCut) isOut = true
      if (piece === null) continue
      const [a, b] = [corner(piece.from), corner(piece.to)]
      const off = Math.max(away(piece.from, a), away(piece.to, b))
      if (off > EXACT) isMoved = true
      this.farthest = Math.max(this.farthest, off)
      if (a.x === b.x && a.y === b.y) continue
      if (a.x !== b.x && a.y !== b.y) this.slanted++
      if (this.draw(a, b, WALL)) isDrawn = true
    }
    if (isOut) this.outside++
    if (isDrawn) this.pieces++
    if (isDrawn && isMoved) this.movedLines++
    if (!isDrawn && !isOut) this.vanished++
  }

  /** Draws a portal; returns whether it is on the map. It becomes one straight run, in its longer direction. */
  portal({ ends: [from, to] }: Portal, kind: number): boolean {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const isLevel = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y)
    const along = isLevel ? ([from.x, to.x] as const) : ([from.y, to.y] as const)
    const most = isLevel ? this.width : this.depth
    let [start, end] = [Math.round(Math.min(...along)), Math.round(Math.max(...along))]
    if (start === end) {
      start = Math.floor(isLevel ? middle.x : middle.y)
      end = start + 1
    }
    ;[start, end] = [Math.max(0, start), Math.min(most, end)]
    const across = Math.round(isLevel ? middle.y : middle.x)
    if (end <= start || across < 0 || across > (isLevel ? this.depth : this.width)) return false
    return isLevel
      ? this.draw({ x: start, y: across }, { x: end, y: across }, kind)
      : this.draw({ x: across, y: start }, { x: across, y: end }, kind)
  }

  /** Reports what was moved or lost. */
  tell({ walls }: ForeignMap, report: ImportReport): void {
    if (this.pieces > 0) report.carry('line_of_sight', 'battlefield')
    const of = `of ${limitText(walls.length)} lines of walls`
    if (this.movedLines > 0)
      report.change(
        'line_of_sight',
        `${limitText(this.movedLines)} ${of} were moved to the sides of squares, by ${trimmed(this.farthest)} squares at most`,
      )
    if (this.slanted > 0)
      report.change(
        'line_of_sight',
        `${limitText(this.slanted)} slanting pieces became steps along the sides of squares`,
      )
    if (this.vanished > 0)
      report.lose(
        'line_of_sight',
        `${limitText(this.vanished)} ${of} are shorter than half a square; they were left out`,
      )
    if (this.outside > 0)
      report.lose(
        'line_of_sight',
        `${limitText(this.outside)} ${of} lie outside of the picture, or lead out of it; what is outside was left out`,
      )
  }

  /** The part of a line that is on the map, or null; it is clipped at the edge. */
  private within(from: Point, to: Point): { from: Point; to: Point; isCut: boolean } | null {
    let [first, last] = [0, 1]
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    for (const [step, least, most, at] of [
      [dx, 0, this.width, from.x],
      [dy, 0, this.depth, from.y],
    ] as const) {
      // A line along the edge is drawn on it, even if it is slightly outside.
      if (Math.abs(step) < 1e-9) {
        if (at < least - 0.5 || at > most + 0.5) return null
        continue
      }
      const ends = [(least - 0.5 - at) / step, (most + 0.5 - at) / step]
      first = Math.max(first, Math.min(...ends))
      last = Math.min(last, Math.max(...ends))
    }
    if (first > last) return null
    const point = (t: number): Point => ({ x: from.x + dx * t, y: from.y + dy * t })
    return { from: point(first), to: point(last), isCut: first > 0 || last < 1 }
  }

  /** Draws along the sides of squares from corner to corner, as close to the straight line as possible. */
  private draw(from: Point, to: Point, kind: number): boolean {
    const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
    const [sx, sy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)]
    let { x, y } = from
    let isDrawn = false
    for (let [ix, iy] = [0, 0]; ix < dx || iy < dy; ) {
      // Takes the step that stays closer to the line.
      if (iy >= dy || (ix < dx && (2 * ix + 1) * dy <= (2 * iy + 1) * dx)) {
        if (this.put(this.above, sx > 0 ? x : x - 1, y, this.width, kind)) isDrawn = true
        x += sx
        ix++
      } else {
        if (this.put(this.left, x, sy > 0 ? y : y - 1, this.width + 1, kind)) isDrawn = true
        y += sy
        iy++
      }
    }
    return isDrawn
  }

  private put(sides: Uint16Array, x: number, y: number, across: number, kind: number): boolean {
    const at = y * across + x
    if (x < 0 || x >= across || y < 0 || at >= sides.length) return false
    // Doors are in walls, and stay if several lines run along them.
    if (kind > WALL || sides[at] === OPEN) sides[at] = kind
    return true
  }
}

const corner = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

const away = (a: Point, b: Point): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))

/** Fills the squares whose centre is inside a pillar; if there is none, the one that contains the pillar's centre. */
function fill(filled: Uint8Array, points: readonly Point[], width: number, depth: number): void {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const least = (all: readonly number[]) => all.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const most = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const [x0, x1] = [Math.max(0, Math.floor(least(xs))), Math.min(width - 1, Math.floor(most(xs)))]
  const [y0, y1] = [Math.max(0, Math.floor(least(ys))), Math.min(depth - 1, Math.floor(most(ys)))]
  let hasMiddle = false
  for (let y = y0; y <= y1; y++) {
    const crossed = crossings(points, y + 0.5)
    let behind = 0
    for (let x = x0; x <= x1; x++) {
      while (behind < crossed.length && crossed[behind] <= x + 0.5) behind++
      // A point is inside a closed line if a ray from it crosses the line an odd number of times.
      if ((crossed.length - behind) % 2 === 0) continue
      filled[y * width + x] = 1
      hasMiddle = true
    }
  }
  if (hasMiddle) return
  const [x, y] = [Math.floor((least(xs) + most(xs)) / 2), Math.floor((least(ys) + most(ys)) / 2)]
  if (x >= 0 && y >= 0 && x < width && y < depth) filled[y * width + x] = 1
}

/** Where a closed line crosses the height `y`, from left to right. */
function crossings(points: readonly Point[], y: number): Float64Array {
  const found: number[] = []
  for (let i = 0, k = points.length - 1; i < points.length; k = i++) {
    const [a, b] = [points[i] as Point, points[k] as Point]
    if (a.y > y !== b.y > y) found.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
  }
  return Float64Array.from(found).sort()
}
