import { type Body, type Grid, SQUARE_FEET, xOf, yOf } from './grid.ts'
import { SightCache } from './sight-cache.ts'
import { coveredAround, endCounts, insideAround } from './sight-ends.ts'
import { hiddenFlat, hiddenInSpace, ROW } from './sight-rows.ts'
import { NearSolids } from './sight-solids.ts'

/** All corners seen, and line of sight. */
const ALL = 0x1ff
const SIGHT = 0x100

/**
 * Calculates which corners of a target a viewer sees, and whether it sees anything of it: exactly, for all lines of
 * the ruling, without trying them one by one.
 *
 * - Only solids that touch the hull of both bodies are considered. If there are none, everything is seen.
 * - If one solid hides all corners of one body from all corners of the other, it hides everything: the points that a
 *   convex solid hides from one point are a convex set, whichever body is held still.
 * - Points are decided a row at a time: for one point of the target, a solid hides a run of the viewer's row.
 * - Solids as high as both bodies ("tall") are decided on the plan, once for all heights. Solids that reach up from
 *   below ("low") hide less the higher a line runs, so the lines between the bodies' top faces decide. Only solids
 *   that hang or float (the lintel of a window, a bridge) make it try all pairs of heights, for what the plan left
 *   open.
 */
export class SightFinder {
  private readonly grid: Grid
  private readonly near: NearSolids
  private readonly cache: SightCache
  /** The bodies as boxes: x1, y1, z1, x2, y2, z2. */
  private readonly viewer = new Int32Array(6)
  private readonly target = new Int32Array(6)
  /** Whether all pairs of heights have to be tried. */
  private allHeights = false
  /** Whether lines along the lowest level are hidden anyway, so that they need not be tried. */
  private skipLowest = false

  /**
   * The tall solid that last hid a whole row. It is tried first, because the next row is likely to be hidden by it
   * too.
   */
  private likely = 0

  constructor(grid: Grid) {
    this.grid = grid
    this.near = new NearSolids(grid)
    this.cache = new SightCache(grid.floors.length)
  }

  /** Corners and sight as bits: see `sightAndCover`. */
  mask(openDoors: number, viewer: Body, target: Body): number {
    const slot = this.cache.slot(openDoors, viewer, target)
    const known = this.cache.get(slot, openDoors, viewer, target)
    if (known >= 0) return known
    const mask = this.find(openDoors, viewer, target)
    this.cache.set(slot, openDoors, viewer, target, mask)
    return mask
  }

  /** The same without the cache. */
  find(openDoors: number, viewer: Body, target: Body): number {
    const { near } = this
    this.place(this.viewer, viewer)
    this.place(this.target, target)
    near.gather(openDoors, this.viewer, this.target, false)
    if (near.tallCount === 0 && near.restCount === 0) return ALL
    this.allHeights = near.restCount > 0 && (near.floating || this.bodiesMeet())
    this.skipLowest = true
    if (this.allHeights && !near.groundEverywhere) {
      near.gather(openDoors, this.viewer, this.target, true)
      this.skipLowest = false
    }
    if (this.oneHidesAll()) return 0
    near.findTouching(this.viewer, this.target)
    const corners = this.corners()
    return corners !== 0 || this.anythingSeen() ? corners | SIGHT : 0
  }

  /** Prepares {@link lineIsClear} for these bodies. */
  prepareLines(openDoors: number, viewer: Body, target: Body): void {
    this.place(this.viewer, viewer)
    this.place(this.target, target)
    this.near.gather(openDoors, this.viewer, this.target, true)
    this.near.findTouching(this.viewer, this.target)
  }

  /** Whether one line from a point of the viewer to a point of the target is clear. */
  // biome-ignore lint/complexity/useMaxParams: two points, without an object for each line.
  lineIsClear(px: number, py: number, pz: number, qx: number, qy: number, qz: number): boolean {
    if (px === qx && py === qy && pz === qz) return false
    const { tall, tallCount, rest, restCount } = this.near
    for (let i = 0; i < tallCount; i++) if (hiddenInSpace(tall, i * 6, qx, qy, qz, py, pz, px, 1) !== 0) return false
    for (let i = 0; i < restCount; i++) if (hiddenInSpace(rest, i * 6, qx, qy, qz, py, pz, px, 1) !== 0) return false
    return this.endsCount(1, px, py, pz, qx, qy, qz, false) !== 0
  }

  private place(box: Int32Array, { square, size, z }: Body): void {
    const feet = size * SQUARE_FEET
    box[0] = xOf(this.grid, square) * SQUARE_FEET
    box[1] = yOf(this.grid, square) * SQUARE_FEET
    box[2] = z
    box[3] = box[0] + feet
    box[4] = box[1] + feet
    box[5] = z + feet
  }

  /** Whether the bodies overlap or touch on the plan. */
  private bodiesMeet(): boolean {
    const { viewer: v, target: t } = this
    for (let axis = 0; axis < 2; axis++) {
      if (v[axis] > t[axis + 3] || t[axis] > v[axis + 3]) return false
    }
    return true
  }

  private oneHidesAll(): boolean {
    const { tall, tallCount, rest, restCount } = this.near
    for (let i = 0; i < tallCount; i++) if (this.parts(i * 6) || this.hidesAll(tall, i * 6, true)) return true
    for (let i = 0; i < restCount; i++) if (this.hidesAll(rest, i * 6, false)) return true
    return false
  }

  /**
   * Whether a tall solid stands right between the bodies and is as wide as both: every line crosses it or reaches it
   * from the wrong side, even if it touches the bodies. A closed door between neighbours does that.
   */
  private parts(at: number): boolean {
    const { viewer: v, target: t } = this
    const { tall } = this.near
    for (let axis = 0; axis < 2; axis++) {
      const other = 1 - axis
      const low = tall[at + axis]
      const high = tall[at + axis + 3]
      const between = (v[axis + 3] <= low && high <= t[axis]) || (t[axis + 3] <= low && high <= v[axis])
      if (!between) continue
      const least = Math.min(v[other], t[other])
      const greatest = Math.max(v[other + 3], t[other + 3])
      if (tall[at + other] <= least && tall[at + other + 3] >= greatest) return true
    }
    return false
  }

  /** Whether one solid hides every corner of the viewer from every corner of the target. */
  private hidesAll(boxes: Int32Array, at: number, flat: boolean): boolean {
    const { viewer: v, target: t } = this
    const x = v[0]
    const length = v[3] - x + 1
    const heights = flat || !this.allHeights ? 1 : 2
    for (let corner = 0; corner < 4 * heights; corner++) {
      const qx = t[corner & 1 ? 3 : 0]
      const qy = t[corner & 2 ? 4 : 1]
      const qz = t[corner & 4 ? 2 : 5]
      for (let row = 0; row < 2 * heights; row++) {
        const y = v[row & 1 ? 4 : 1]
        const z = v[row & 2 ? 2 : 5]
        for (let end = 0; end < 2; end++) {
          const start = end === 0 ? x : x + length - 1
          if (flat) {
            if (hiddenFlat(boxes, at, qx, qy, y, start, 1) === 0) return false
          } else if (hiddenInSpace(boxes, at, qx, qy, qz, y, z, start, 1) === 0) return false
        }
      }
    }
    return true
  }

  private corners(): number {
    const { target: t, near } = this
    let seen = 0
    for (let corner = 0; corner < 4; corner++) {
      const qx = t[corner & 1 ? 3 : 0]
      const qy = t[corner & 2 ? 4 : 1]
      if (near.restCount === 0) {
        if (this.pointSeen(qx, qy, 0, 0)) seen |= 0x11 << corner
        continue
      }
      if (this.pointSeen(qx, qy, t[2], t[2])) seen |= 1 << corner
      if (this.pointSeen(qx, qy, t[5], t[5])) seen |= 0x10 << corner
    }
    return seen
  }

  /** Whether any point of the target is seen, given that none of its corners is. */
  private anythingSeen(): boolean {
    const [x1, y1, z1, x2, y2, z2] = this.target as unknown as [number, number, number, number, number, number]
    const least = this.allHeights ? z1 : z2
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        if (this.pointSeen(x, y, least, z2)) return true
      }
    }
    return false
  }

  /** Whether some point of the viewer sees the target's point over (qx, qy) at one of the heights z1 to z2. */
  private pointSeen(qx: number, qy: number, z1: number, z2: number): boolean {
    const { viewer: v, near } = this
    const x2 = v[3]
    const y2 = v[4]
    for (let y = v[1]; y <= y2; y++) {
      for (let start = v[0]; start <= x2; start += ROW) {
        const length = Math.min(ROW, x2 - start + 1)
        const open = this.openOnPlan(qx, qy, y, start, length)
        if (open !== 0 && (near.restCount === 0 || this.openInSpace(open, qx, qy, z1, z2, y, start, length)))
          return true
      }
    }
    return false
  }

  /** Which points of a viewer's row the tall solids do not hide from the point (qx, qy). */
  private openOnPlan(qx: number, qy: number, y: number, start: number, length: number): number {
    const { tall, tallCount, viewerTall, targetTall } = this.near
    const all = (2 << (length - 1)) - 1
    let hidden = 0
    if (this.likely < tallCount) hidden = hiddenFlat(tall, this.likely * 6, qx, qy, y, start, length)
    if (hidden === all) return 0
    for (let i = 0; i < tallCount; i++) {
      hidden |= hiddenFlat(tall, i * 6, qx, qy, y, start, length)
      if (hidden === all) {
        this.likely = i
        return 0
      }
    }
    const open = all & ~hidden
    if (!viewerTall.matters && !targetTall.matters) return open
    return this.endsCount(open, start, y, 0, qx, qy, 0, true)
  }

  /** Whether a point of a viewer's row, among the open ones, sees the point over (qx, qy), at any of the heights. */
  // biome-ignore lint/complexity/useMaxParams: asked for every line of sight, where no object may be made.
  private openInSpace(
    open: number,
    qx: number,
    qy: number,
    z1: number,
    z2: number,
    y: number,
    start: number,
    length: number,
  ): boolean {
    const { rest, restCount, viewerAll, targetAll, lowest } = this.near
    const top = this.viewer[5]
    const bottom = this.allHeights ? this.viewer[2] : top
    for (let qz = z2; qz >= z1; qz--) {
      for (let z = top; z >= bottom; z--) {
        if (z === qz && z === lowest && this.skipLowest) continue
        let left = open
        // A line of zero length does not count.
        if (z === qz && y === qy && qx >= start && qx < start + length) left &= ~(1 << (qx - start))
        for (let i = 0; i < restCount && left !== 0; i++) {
          left &= ~hiddenInSpace(rest, i * 6, qx, qy, qz, y, z, start, length)
        }
        if (left === 0) continue
        if (!viewerAll.matters && !targetAll.matters) return true
        if (this.endsCount(left, start, y, z, qx, qy, qz, false) !== 0) return true
      }
    }
    return false
  }

  /** Of the lines from these points of a viewer's row to a target's point, those of which both ends count. */
  // biome-ignore lint/complexity/useMaxParams: asked for every line of sight, where no object may be made.
  private endsCount(
    points: number,
    start: number,
    y: number,
    z: number,
    qx: number,
    qy: number,
    qz: number,
    onPlan: boolean,
  ): number {
    const { viewer: v, target: t, near } = this
    const ofViewer = onPlan ? near.viewerTall : near.viewerAll
    const ofTarget = onPlan ? near.targetTall : near.targetAll
    // On the plan any height inside the body works, as long as it is off its faces.
    const vz = onPlan ? v[2] + 1 : z
    const tz = onPlan ? t[2] + 1 : qz
    let covered = 0
    if (ofTarget.matters) {
      for (let i = 0; i < ofTarget.count; i++) covered |= coveredAround(ofTarget.boxes, i * 6, qx, qy, tz)
    }
    const inside = covered === 0 ? 0 : insideAround(t, 0, qx, qy, tz)
    let good = 0
    for (let left = points; left !== 0; left &= left - 1) {
      const bit = left & -left
      const x = start + 31 - Math.clz32(bit)
      if (covered !== 0 && !endCounts(covered, inside, x - qx, y - qy, z - qz)) continue
      if (ofViewer.matters) {
        let around = 0
        for (let i = 0; i < ofViewer.count; i++) around |= coveredAround(ofViewer.boxes, i * 6, x, y, vz)
        if (around !== 0 && !endCounts(around, insideAround(v, 0, x, y, vz), qx - x, qy - y, qz - z)) continue
      }
      good |= bit
    }
    return good
  }
}

/** A cache: everything in it can be recalculated from the grid with the same result. */
const finders = new WeakMap<Grid, SightFinder>()

/** The sight finder of a grid; it holds the grid's solids and the latest answers. */
export function sightFinder(grid: Grid): SightFinder {
  let finder = finders.get(grid)
  if (finder === undefined) {
    finder = new SightFinder(grid)
    finders.set(grid, finder)
  }
  return finder
}
