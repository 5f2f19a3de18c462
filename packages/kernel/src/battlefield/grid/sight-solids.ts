import { type Grid, SQUARE_FEET } from './grid.ts'
import { BOX, makeSolids, ROCK_BOTTOM, type Solids } from './solids.ts'

/** Margin for rounding when squares are chosen by quotients: one square too many does no harm. */
const MARGIN = 1e-6

/** The solids that touch one body. */
class Touching {
  readonly boxes: Int32Array
  count = 0
  /**
   * Whether ends of lines may fail to count; always false for a single solid with thickness on all sides outside the
   * body.
   */
  matters = false

  constructor(room: number) {
    this.boxes = new Int32Array(room * BOX)
  }

  clear(): void {
    this.count = 0
    this.matters = false
  }

  /** Adds a solid if it touches the body. */
  add(boxes: Int32Array, at: number, body: Int32Array): void {
    let thick = true
    let outside = false
    for (let axis = 0; axis < 3; axis++) {
      const low = boxes[at + axis]
      const high = boxes[at + axis + 3]
      if (low > body[axis + 3] || high < body[axis]) return
      thick &&= low < high
      outside ||= low === body[axis + 3] || high === body[axis]
    }
    const to = this.count * BOX
    for (let i = 0; i < BOX; i++) this.boxes[to + i] = boxes[at + i]
    this.count++
    this.matters ||= this.count > 1 || !thick || !outside
  }
}

/** Gathers the solids of a grid that can matter between two bodies, and sorts them by how they reach up. */
export class NearSolids {
  /** Solids as high as both bodies, stretched beyond both: they hide the same at every height. */
  readonly tall: Int32Array
  tallCount = 0
  /** All other solids. */
  readonly rest: Int32Array
  restCount = 0
  /** Whether one of `rest` does not reach up from below. */
  floating = false
  /** The lower of the bodies' feet. */
  lowest = 0
  /** Whether there is ground at least as high as `lowest` everywhere between the bodies. */
  groundEverywhere = false
  readonly viewerTall: Touching
  readonly viewerAll: Touching
  readonly targetTall: Touching
  readonly targetAll: Touching
  private readonly grid: Grid
  private readonly solids: Solids
  /** For each solid the number of the last gathering that has seen it. */
  private readonly seen: Uint32Array
  private gathering = 0

  constructor(grid: Grid) {
    this.grid = grid
    this.solids = makeSolids(grid)
    const room = this.solids.count + 1
    this.seen = new Uint32Array(room)
    this.tall = new Int32Array(room * BOX)
    this.rest = new Int32Array(room * BOX)
    this.viewerTall = new Touching(room)
    this.viewerAll = new Touching(room)
    this.targetTall = new Touching(room)
    this.targetAll = new Touching(room)
  }

  /**
   * Gathers the solids that may touch a line between the bodies. Solids that touch the level `lowest` from below
   * matter only to lines along that level, so they are added only with `withLowest`.
   */
  gather(openDoors: number, viewer: Int32Array, target: Int32Array, withLowest: boolean): void {
    const { grid, solids } = this
    this.tallCount = 0
    this.restCount = 0
    this.floating = false
    this.lowest = Math.min(viewer[2], target[2])
    this.groundEverywhere = true
    if (this.gathering++ === 0xffffffff) {
      this.seen.fill(0)
      this.gathering = 1
    }
    if (this.lowest < solids.lowestFloor || (withLowest && this.lowest === solids.lowestFloor)) {
      this.takeRockUnderMap(viewer, target)
    }
    const columns = grid.width - 1
    const x0 = grid.originX * SQUARE_FEET
    const y0 = grid.originY * SQUARE_FEET
    const v1 = (viewer[0] - x0) / SQUARE_FEET
    const v2 = (viewer[3] - x0) / SQUARE_FEET
    const w1 = (viewer[1] - y0) / SQUARE_FEET
    const w2 = (viewer[4] - y0) / SQUARE_FEET
    // From the viewer's sides to the target's, in squares: the hull of both is swept by a box that moves along this
    // vector.
    const dv1 = (target[0] - x0) / SQUARE_FEET - v1
    const dv2 = (target[3] - x0) / SQUARE_FEET - v2
    const dw1 = (target[1] - y0) / SQUARE_FEET - w1
    const dw2 = (target[4] - y0) / SQUARE_FEET - w2
    const lastRow = Math.min(grid.depth - 1, Math.max(w2, w2 + dw2))
    for (let row = Math.max(0, Math.min(w1, w1 + dw1) - 1); row <= lastRow; row++) {
      let from = 0
      let to = 1
      if (dw1 > 0) to = Math.min(to, (row + 1 - w1) / dw1)
      else if (dw1 < 0) from = Math.max(from, (row + 1 - w1) / dw1)
      if (dw2 > 0) from = Math.max(from, (row - w2) / dw2)
      else if (dw2 < 0) to = Math.min(to, (row - w2) / dw2)
      const west = Math.min(v1 + from * dv1, v1 + to * dv1) - 1 - MARGIN
      const east = Math.max(v2 + from * dv2, v2 + to * dv2) + MARGIN
      const last = row * grid.width + Math.min(columns, Math.floor(east))
      for (let square = row * grid.width + Math.max(0, Math.ceil(west)); square <= last; square++) {
        if (grid.floors[square] < this.lowest) this.groundEverywhere = false
        const end = solids.first[square + 1]
        for (let i = solids.first[square]; i < end; i++) {
          const solid = solids.list[i]
          if (this.seen[solid] === this.gathering) continue
          this.seen[solid] = this.gathering
          const door = solids.doors[solid]
          if (door >= 0 && ((openDoors >>> door) & 1) === 1) continue
          this.take(solids.boxes, solid * BOX, viewer, target, withLowest)
        }
      }
    }
  }

  /** Sorts the gathered solids by which body they touch. */
  findTouching(viewer: Int32Array, target: Int32Array): void {
    const { viewerTall, viewerAll, targetTall, targetAll } = this
    viewerTall.clear()
    viewerAll.clear()
    targetTall.clear()
    targetAll.clear()
    for (let i = 0; i < this.tallCount; i++) {
      viewerTall.add(this.tall, i * BOX, viewer)
      viewerAll.add(this.tall, i * BOX, viewer)
      targetTall.add(this.tall, i * BOX, target)
      targetAll.add(this.tall, i * BOX, target)
    }
    for (let i = 0; i < this.restCount; i++) {
      viewerAll.add(this.rest, i * BOX, viewer)
      targetAll.add(this.rest, i * BOX, target)
    }
  }

  /** Adds a solid if it can hide anything between the bodies. */
  private take(boxes: Int32Array, at: number, viewer: Int32Array, target: Int32Array, withLowest: boolean): void {
    const { lowest } = this
    const viewerTop = viewer[5]
    const targetTop = target[5]
    const highest = Math.max(viewerTop, targetTop)
    const bottom = boxes[at + 2]
    const top = boxes[at + 5]
    if (top < lowest || bottom > highest) return
    // A ceiling right over the higher body's head: if the other body is lower, no line runs along it.
    if (bottom === highest && viewerTop !== targetTop) return
    if (top === lowest && !withLowest) return
    if (aside(boxes, at, viewer, target)) return
    // Below the lowest and above the highest point of both bodies, the height of a solid makes no difference.
    if (bottom <= lowest && top >= highest) {
      const to = this.tallCount++ * BOX
      put(this.tall, to, boxes, at, lowest - 1, highest + 1)
      return
    }
    const to = this.restCount++ * BOX
    put(this.rest, to, boxes, at, bottom <= lowest ? lowest - 1 : bottom, Math.min(top, highest + 1))
    if (bottom > lowest) this.floating = true
  }

  /** The rock under the whole map, up to the lowest floor. */
  private takeRockUnderMap(viewer: Int32Array, target: Int32Array): void {
    const { originX, originY, width, depth } = this.grid
    const west = originX * SQUARE_FEET
    const south = originY * SQUARE_FEET
    const east = west + width * SQUARE_FEET
    const north = south + depth * SQUARE_FEET
    const box = Int32Array.of(west, south, ROCK_BOTTOM, east, north, this.solids.lowestFloor)
    this.take(box, 0, viewer, target, true)
  }
}

// biome-ignore lint/complexity/useMaxParams: copies a box within flat memory, without an object for it.
function put(into: Int32Array, to: number, boxes: Int32Array, at: number, bottom: number, top: number): void {
  into[to] = boxes[at]
  into[to + 1] = boxes[at + 1]
  into[to + 2] = bottom
  into[to + 3] = boxes[at + 3]
  into[to + 4] = boxes[at + 4]
  into[to + 5] = top
}

/** Whether a solid lies entirely beside the band swept between two bodies; false if their sizes differ. */
function aside(boxes: Int32Array, at: number, viewer: Int32Array, target: Int32Array): boolean {
  const vx1 = viewer[0]
  const vy1 = viewer[1]
  const dx = target[0] - vx1
  const dy = target[1] - vy1
  const vx2 = viewer[3]
  const vy2 = viewer[4]
  if (target[3] - vx2 !== dx) return false
  const x1 = boxes[at]
  const y1 = boxes[at + 1]
  const x2 = boxes[at + 3]
  const y2 = boxes[at + 4]
  // dx * y - dy * x is least at one corner of a rectangle and greatest at the opposite one.
  const least = dx * (dx > 0 ? y1 : y2) - dy * (dy > 0 ? x2 : x1)
  const greatest = dx * (dx > 0 ? y2 : y1) - dy * (dy > 0 ? x1 : x2)
  return (
    least > dx * (dx > 0 ? vy2 : vy1) - dy * (dy > 0 ? vx1 : vx2) ||
    greatest < dx * (dx > 0 ? vy1 : vy2) - dy * (dy > 0 ? vx2 : vx1)
  )
}
