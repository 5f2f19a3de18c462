import { NO_SQUARE } from '../grid/grid.ts'
import { BLOCK } from '../grid/square-marks.ts'
import { PLANE_STEP_X, PLANE_STEP_Y, type Plane, squareBeside, squaresBetween } from './plane.ts'

/**
 * Why a step is refused: it leads off the map, not to a neighbour, into a square that cannot be entered, or into one
 * marked BLOCK. Corners may be cut, and a diagonal step counts as one.
 */
export type PlaneStepProblem = 'off-map' | 'not-adjacent' | 'impassable' | 'blocked'

/**
 * Why a step from one square to another is refused, or null. `marks` holds BLOCK for squares that may not be entered.
 */
export function planeStepProblem(plane: Plane, marks: Uint8Array, from: number, to: number): PlaneStepProblem | null {
  if (to < 0 || to >= plane.blocked.length) return 'off-map'
  if (squaresBetween(plane, from, to) !== 1) return 'not-adjacent'
  if (plane.blocked[to] === 1) return 'impassable'
  return (marks[to] & BLOCK) === 0 ? null : 'blocked'
}

const canEnter = (plane: Plane, marks: Uint8Array, square: number): boolean =>
  plane.blocked[square] === 0 && (marks[square] & BLOCK) === 0

/** The result of {@link planeReach}; its arrays are reused when it is filled again. */
export class PlaneReach {
  /** Steps to each square; -1: out of reach. */
  cost = new Int32Array(0)
  /** The square from which a shortest path enters each square within reach; NO_SQUARE for the start. */
  before = new Int32Array(0)
  /** The squares within reach, the start first, nearer ones earlier; only the first `count` entries are valid. */
  squares = new Int32Array(0)
  count = 0

  /** Clears the result, touching only the entries in use, and adds the start. */
  begin(size: number, from: number): void {
    if (this.cost.length < size) {
      this.cost = new Int32Array(size).fill(-1)
      this.before = new Int32Array(size)
      this.squares = new Int32Array(size)
    } else for (let i = 0; i < this.count; i++) this.cost[this.squares[i]] = -1
    this.cost[from] = 0
    this.before[from] = NO_SQUARE
    this.squares[0] = from
    this.count = 1
  }
}

/** How far a reach map of a plane goes. */
interface Reaching {
  /** A map made before, which is filled again. */
  readonly into?: PlaneReach
  /** The map ends with the first square, in order, of which this says yes. */
  readonly isEnough?: ((square: number) => boolean) | null
  /** Which steps are taken at all; every one by default. */
  readonly mayStep?: ((from: number, to: number) => boolean) | null
}

/**
 * Every square within so many steps. Squares marked STOP are passed like others: check before ending there. Paths of
 * equal length are resolved the same way every time: steps along the axes are tried before diagonal ones.
 * @example
 * ```ts
 * import { BLOCK, buildPlane, planeReach, squareAt, squareName } from '@fray/kernel/rules'
 *
 * const plane = buildPlane({ text: '.....\n.#...' }).plane!
 * const marks = new Uint8Array(10)
 * marks[squareAt(plane, 1, 1)] = BLOCK
 * const reach = planeReach(plane, marks, squareAt(plane, 2, 0), 1)
 * const squares = [...reach.squares.subarray(0, reach.count)]
 * console.log(squares.map((square) => squareName(plane, square)).join(' ')) // 2,0 3,0 2,1 3,1
 * ```
 */
export function planeReach(
  plane: Plane,
  marks: Uint8Array,
  from: number,
  steps: number,
  { into = new PlaneReach(), isEnough = null, mayStep = null }: Reaching = {},
): PlaneReach {
  into.begin(plane.blocked.length, from)
  const { cost, before, squares } = into
  const beside = neighboursOf(plane)
  if (isEnough?.(from) === true) return into
  for (let i = 0; i < into.count; i++) {
    const at = squares[i]
    const next = cost[at] + 1
    if (next > steps) break
    for (let direction = 0; direction < 8; direction++) {
      const to = beside[at * 8 + direction]
      if (to === NO_SQUARE || cost[to] >= 0 || !canEnter(plane, marks, to)) continue
      if (mayStep !== null && !mayStep(at, to)) continue
      cost[to] = next
      before[to] = at
      squares[into.count++] = to
      if (isEnough?.(to) === true) return into
    }
  }
  return into
}

/** The eight neighbours of each square, NO_SQUARE beyond the edge. A cache: it follows from the plane's size. */
const neighbours = new WeakMap<Plane, Int32Array>()

function neighboursOf(plane: Plane): Int32Array {
  let found = neighbours.get(plane)
  if (found === undefined) {
    found = Int32Array.from({ length: plane.blocked.length * 8 }, (_, i) => squareBeside(plane, i >> 3, i & 7))
    neighbours.set(plane, found)
  }
  return found
}

/** The squares that the path to a square enters, in order; empty for the start, null when it is out of reach. */
export function planePath(reach: PlaneReach, to: number): number[] | null {
  if (!((reach.cost[to] ?? -1) >= 0)) return null
  const path: number[] = []
  for (let at = to; reach.before[at] !== NO_SQUARE; at = reach.before[at]) path.push(at)
  return path.reverse()
}

/**
 * A shortest path of at most `most` steps, as the squares that it enters, or null. The straight path is tried first,
 * because it is nearly always free.
 */
export function planeWay(
  plane: Plane,
  marks: Uint8Array,
  from: number,
  to: number,
  { most, spare = new PlaneReach() }: { readonly most: number; readonly spare?: PlaneReach },
): number[] | null {
  if (squaresBetween(plane, from, to) > most || !canEnter(plane, marks, to)) return null
  return straightWay(plane, marks, from, to) ?? planePath(planeReach(plane, marks, from, most, { into: spare }), to)
}

/** The path that goes diagonally first and then along an axis, or null when something blocks it. */
function straightWay(plane: Plane, marks: Uint8Array, from: number, to: number): number[] | null {
  const { width } = plane
  const path: number[] = []
  let dx = (to % width) - (from % width)
  let dy = Math.floor(to / width) - Math.floor(from / width)
  for (let at = from; dx !== 0 || dy !== 0; ) {
    const x = Math.sign(dx)
    const y = Math.sign(dy)
    at += y * width + x
    if (!canEnter(plane, marks, at)) return null
    path.push(at)
    dx -= x
    dy -= y
  }
  return path
}

/**
 * Walks greedily towards a target, each step to the neighbour nearest to it (the first of equals) and never away from
 * it: a cheap approach path. `within`: how near is near enough.
 */
export function greedyWay(
  plane: Plane,
  marks: Uint8Array,
  from: number,
  target: number,
  { within, most }: { readonly within: number; readonly most: number },
): number[] {
  const path: number[] = []
  let at = from
  let left = squaresBetween(plane, at, target)
  const beside = neighboursOf(plane)
  while (left > within && path.length < most) {
    let best = NO_SQUARE
    let bestLeft = left + 1
    const dx = Math.sign((target % plane.width) - (at % plane.width))
    const dy = Math.sign(Math.floor(target / plane.width) - Math.floor(at / plane.width))
    for (let direction = 0; direction < 8; direction++) {
      const x = PLANE_STEP_X[direction]
      const y = PLANE_STEP_Y[direction]
      if (x * dx + y * dy <= 0) continue
      const to = beside[at * 8 + direction]
      if (to === NO_SQUARE || !canEnter(plane, marks, to)) continue
      const then = squaresBetween(plane, to, target)
      if (then < bestLeft) {
        best = to
        bestLeft = then
      }
    }
    if (best === NO_SQUARE || bestLeft >= left) break
    path.push(best)
    at = best
    left = bestLeft
  }
  return path
}
