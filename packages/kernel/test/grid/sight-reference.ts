import { type Body, type Grid, type Pane, SQUARE_FEET, xOf, yOf } from '../../src/battlefield/grid/grid.ts'

// Line of sight and cover in the plainest way: every line, every solid, every place on the line where something could
// change. It shares nothing with the code it is there to check but the types. All arithmetic is in whole numbers:
// points are counted in 1/SCALE feet, and a place on a line is a fraction of its length.

type Point = readonly [number, number, number]
type Fraction = readonly [number, number]

/** Parts of a foot that the short looks at ends of lines are counted in. */
const SCALE = 2 ** 15

/** A closed set: where a line may enter or leave it, along x, y and z; and whether it holds a point, given in parts of a foot. */
interface Shape {
  readonly planes: readonly [readonly number[], readonly number[], readonly number[]]
  readonly holds: (x: number, y: number, z: number, unit: number) => boolean
  /** It reaches no further. */
  readonly low: readonly number[]
  readonly high: readonly number[]
}

const isOpen = (door: number, openDoors: number) => door >= 0 && Math.floor(openDoors / 2 ** door) % 2 === 1

function shapesOf(grid: Grid, openDoors: number): Shape[] {
  const shapes: Shape[] = []
  for (const box of grid.boxes) {
    if (isOpen(box.door, openDoors)) continue
    const { x1, y1, z1, x2, y2, z2 } = box
    shapes.push(
      withReach(
        {
          planes: [
            [x1, x2],
            [y1, y2],
            [z1, z2],
          ],
          holds: (x, y, z, u) => x >= x1 * u && x <= x2 * u && y >= y1 * u && y <= y2 * u && z >= z1 * u && z <= z2 * u,
        },
        z1,
      ),
    )
  }
  for (const pane of grid.panes) if (!isOpen(pane.door, openDoors)) shapes.push(paneShape(pane))
  grid.floors.forEach((floor, square) => {
    const x1 = xOf(grid, square) * SQUARE_FEET
    const y1 = yOf(grid, square) * SQUARE_FEET
    const [x2, y2] = [x1 + SQUARE_FEET, y1 + SQUARE_FEET]
    shapes.push(
      withReach(
        {
          planes: [[x1, x2], [y1, y2], [floor]],
          holds: (x, y, z, u) => x >= x1 * u && x <= x2 * u && y >= y1 * u && y <= y2 * u && z <= floor * u,
        },
        Number.NEGATIVE_INFINITY,
      ),
    )
  })
  return shapes
}

type Outline = Omit<Shape, 'low' | 'high'>

/** With how far it reaches. */
const withReach = (outline: Outline, bottom: number): Shape => ({
  ...outline,
  low: [Math.min(...outline.planes[0]), Math.min(...outline.planes[1]), bottom],
  high: outline.planes.map((planes) => Math.max(...planes)),
})

/** A pane holds a point when, on one side of the point or other, there is pane right beside it. */
function paneShape(pane: Pane): Shape {
  const { at, from, to, bottom, top, openings } = pane
  const alongs = [from, to, ...openings.flatMap((o) => [o.from, o.to])]
  const ups = [bottom, top, ...openings.flatMap((o) => [o.bottom, o.top])]
  const beside = (a: number, side: number, low: number, high: number) =>
    side > 0 ? a >= low && a < high : a > low && a <= high
  const materialBeside = (a: number, up: number, sideA: number, sideUp: number, u: number) =>
    beside(a, sideA, from * u, to * u) &&
    beside(up, sideUp, bottom * u, top * u) &&
    !openings.some((o) => beside(a, sideA, o.from * u, o.to * u) && beside(up, sideUp, o.bottom * u, o.top * u))
  const holdsFlat = (a: number, up: number, u: number) =>
    [-1, 1].some((sideA) => [-1, 1].some((sideUp) => materialBeside(a, up, sideA, sideUp, u)))
  const outline: Outline =
    pane.across === 'x'
      ? { planes: [[at], alongs, ups], holds: (x, y, z, u) => x === at * u && holdsFlat(y, z, u) }
      : { planes: [alongs, [at], ups], holds: (x, y, z, u) => y === at * u && holdsFlat(x, z, u) }
  return withReach(outline, Math.min(...ups))
}

/** Whether some point between a and b (in units of 1/`unit` foot) belongs to the shape; a itself too if `withStart`. */
function meets(shape: Shape, a: Point, b: Point, unit: number, withStart: boolean): boolean {
  const way = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const
  for (let axis = 0; axis < 3; axis++) {
    const [from, to] = [a[axis], b[axis]]
    if (from < shape.low[axis] * unit && to < shape.low[axis] * unit) return false
    if (from > shape.high[axis] * unit && to > shape.high[axis] * unit) return false
  }
  const places: Fraction[] = [
    [0, 1],
    [1, 1],
  ]
  for (let axis = 0; axis < 3; axis++) {
    const w = way[axis]
    if (w === 0) continue
    for (const plane of shape.planes[axis] as readonly number[]) {
      const n = (plane * unit - a[axis]) * Math.sign(w)
      const d = Math.abs(w)
      if (n > 0 && n < d) places.push([n, d])
    }
  }
  places.sort(([n1, d1], [n2, d2]) => n1 * d2 - n2 * d1)
  const holdsAt = ([n, d]: Fraction) =>
    shape.holds(a[0] * d + way[0] * n, a[1] * d + way[1] * n, a[2] * d + way[2] * n, unit * d)
  for (let i = 0; i + 1 < places.length; i++) {
    const [n1, d1] = places[i]
    const [n2, d2] = places[i + 1]
    if ((i > 0 || withStart) && holdsAt([n1, d1])) return true
    if (n1 * d2 !== n2 * d1 && holdsAt([n1 + n2, d1 + d2])) return true
  }
  return false
}

interface Extent {
  readonly low: Point
  readonly high: Point
}

function extentOf(grid: Grid, body: Body): Extent {
  const x = xOf(grid, body.square) * SQUARE_FEET
  const y = yOf(grid, body.square) * SQUARE_FEET
  const feet = body.size * SQUARE_FEET
  return { low: [x, y, body.z], high: [x + feet, y + feet, body.z + feet] }
}

function* pointsOf({ low, high }: Extent): Generator<Point> {
  for (let x = low[0]; x <= high[0]; x++) {
    for (let y = low[1]; y <= high[1]; y++) {
      for (let z = low[2]; z <= high[2]; z++) yield [x, y, z]
    }
  }
}

const signs = [-1, 1]
const sizes = [
  [1, 64, 4096],
  [1, 4096, 64],
  [64, 1, 4096],
  [64, 4096, 1],
  [4096, 1, 64],
  [4096, 64, 1],
] as const

/** Whether the first bit of the line from `end` to `other` can be seen, straight, from the body's inside right beside the end. */
function endCounts(shapes: readonly Shape[], end: Point, other: Point, body: Extent): boolean {
  const here = shapes.filter((shape) => shape.holds(...end, 1))
  if (here.length === 0) return true
  // A spot on the line within a foot of the end, for lines of up to 64 feet along an axis.
  const spot = end.map((e, i) => e * SCALE + (other[i] - e) * (SCALE / 64)) as unknown as Point
  for (const sx of signs) {
    for (const sy of signs) {
      for (const sz of signs) {
        for (const [mx, my, mz] of sizes) {
          const eye: Point = [end[0] * SCALE + sx * mx, end[1] * SCALE + sy * my, end[2] * SCALE + sz * mz]
          const inside = eye.every((e, i) => e > body.low[i] * SCALE && e < body.high[i] * SCALE)
          if (inside && !here.some((shape) => meets(shape, eye, spot, SCALE, true))) return true
        }
      }
    }
  }
  return false
}

/** Whether one line is clear. */
function isClear(shapes: readonly Shape[], p: Point, viewer: Extent, q: Point, target: Extent): boolean {
  if (p[0] === q[0] && p[1] === q[1] && p[2] === q[2]) return false
  if (shapes.some((shape) => meets(shape, p, q, 1, false))) return false
  return endCounts(shapes, p, q, viewer) && endCounts(shapes, q, p, target)
}

/** A line between two bodies, from a point of one to a point of the other. */
interface Line {
  readonly viewer: Body
  readonly p: Point
  readonly target: Body
  readonly q: Point
}

/** Whether one line between two bodies is clear, for a test. */
export function plainLine(grid: Grid, openDoors: number, { viewer, p, target, q }: Line): boolean {
  return isClear(shapesOf(grid, openDoors), p, extentOf(grid, viewer), q, extentOf(grid, target))
}

/** The same answer as `sightAndCover`, by trying every line. */
export function plainSightAndCover(grid: Grid, openDoors: number, viewerBody: Body, targetBody: Body): number {
  const shapes = shapesOf(grid, openDoors)
  const viewer = extentOf(grid, viewerBody)
  const target = extentOf(grid, targetBody)
  const viewers = [...pointsOf(viewer)]
  const targets = [...pointsOf(target)]
  const seen = (q: Point) => viewers.some((p) => isClear(shapes, p, viewer, q, target))
  let mask = 0
  for (let corner = 0; corner < 8; corner++) {
    const [x, y, z] = [0, 1, 2].map((axis) => ((corner >> axis) & 1 ? target.high : target.low)[axis] as number)
    if (seen([x as number, y as number, z as number])) mask |= 1 << corner
  }
  if (mask !== 0 || targets.some(seen)) mask |= 256
  return mask
}
