import { DIFFICULT, type Grid, NO_SQUARE } from './grid.ts'
import {
  isDifficult,
  mapProblem,
  type Passages,
  passagesOf,
  STEP_X,
  STEP_Y,
  squaresEntered,
  squeezedBetween,
  stepsFrom,
  wallInside,
} from './passages.ts'
import { ReachMap } from './reach-map.ts'
import { BLOCK, SHUT, SLOW, STOP } from './square-marks.ts'

/**
 * Why a step is refused. `impassable`: the ground or a box fills the square; `wall`: a thin wall or closed door
 * stands in between; `blocked`: a square is marked {@link BLOCK} or {@link SHUT}; `corner`: a diagonal step would cut
 * a corner; `height`: the floors differ by 5 feet or more and no link joins them.
 */
export type StepProblem = 'off-map' | 'not-adjacent' | 'impassable' | 'wall' | 'blocked' | 'corner' | 'height'

/** A body that walks over a grid. */
export interface Walker {
  readonly grid: Grid
  /** Which doors stand open, as bits. */
  readonly openDoors: number
  /** For each square any of STOP, BLOCK, SLOW and SHUT. */
  readonly marks: Uint8Array
  /** Squares per side. */
  readonly size: number
}

/**
 * Why a body may not step from one square to another, or null: the first of the reasons in the order of
 * {@link StepProblem}. A body of several squares must be able to enter each square that it would newly cover, and cuts
 * corners only past the two squares at the sides of its way. What the step costs is not asked here.
 * Rules: step-cost, impassable-square, enemies-block-movement, no-corner-cutting, height-step, large-occupant.
 * @param from the south-west square of the body; it stands on the map.
 */
export function stepProblem(walker: Walker, from: number, to: number): StepProblem | null {
  const { grid, openDoors, marks, size } = walker
  if (to < 0 || to >= grid.floors.length) return 'off-map'
  const direction = directionTo(grid, from, to)
  if (direction < 0) return 'not-adjacent'
  const passages = passagesOf(grid, openDoors, size)
  if (size === 1 && isFreeStep(walker, passages, from, to, direction)) return null
  const problem = mapProblem(grid, passages, from, direction)
  if (problem === 'off-map' || problem === 'impassable' || problem === 'wall') return problem
  const marked = marksProblem(grid, marks, from, direction, size)
  return marked === 'blocked' || problem === null ? marked : problem === 'height' ? (marked ?? problem) : problem
}

/**
 * Whether {@link stepProblem} would return null. Use it when the reason does not matter: refusals are found much
 * faster.
 */
export function canStep(walker: Walker, from: number, to: number): boolean {
  const { grid, openDoors, size } = walker
  if (size !== 1) return stepProblem(walker, from, to) === null
  if (to < 0 || to >= grid.floors.length) return false
  const direction = directionTo(grid, from, to)
  return direction >= 0 && isFreeStep(walker, passagesOf(grid, openDoors, 1), from, to, direction)
}

/** Whether nothing at all is against the step of a body of one square: the usual answer, quickly found. */
function isFreeStep({ grid, marks }: Walker, passages: Passages, from: number, to: number, direction: number): boolean {
  if ((stepsFrom(grid, passages, from) & (1 << direction)) === 0) return false
  if ((marks[to] & (BLOCK | SHUT)) !== 0) return false
  if (direction < 4) return true
  const dx = STEP_X[direction]
  return ((marks[from + dx] | marks[to - dx]) & BLOCK) === 0
}

/** Maps 3 x (dy + 1) + dx + 1 to the direction of the step; -1 for no step. */
const DIRECTIONS = new Int8Array(9).fill(-1)
for (let direction = 0; direction < 8; direction++) {
  DIRECTIONS[3 * (STEP_Y[direction] + 1) + STEP_X[direction] + 1] = direction
}

/** The direction of the step between two squares, or -1 when they are not neighbours. */
function directionTo(grid: Grid, from: number, to: number): number {
  const dx = (to % grid.width) - (from % grid.width)
  const dy = Math.floor(to / grid.width) - Math.floor(from / grid.width)
  if (dx < -1 || dx > 1 || dy < -1 || dy > 1) return -1
  return DIRECTIONS[3 * (dy + 1) + dx + 1]
}

/** Why the marks forbid a step that stays on the map, or null. */
function marksProblem(
  grid: Grid,
  marks: Uint8Array,
  from: number,
  direction: number,
  size: number,
): 'blocked' | 'corner' | null {
  for (const square of squaresEntered(grid.width, from, direction, size)) {
    if ((marks[square] & (BLOCK | SHUT)) !== 0) return 'blocked'
  }
  if (direction < 4) return null
  const [a, b] = squeezedBetween(grid.width, from, direction, size)
  return ((marks[a] | marks[b]) & BLOCK) !== 0 ? 'corner' : null
}

/**
 * The cost of a step in feet: 10 if any square that the body then covers is difficult ground or marked SLOW,
 * otherwise 5. Rules: step-cost, difficult-terrain.
 */
export function stepCost(grid: Grid, marks: Uint8Array, to: number, size: number): 5 | 10 {
  return isDifficult(grid, to, size) || hasMark(grid, marks, to, size, SLOW) ? 10 : 5
}

function hasMark(grid: Grid, marks: Uint8Array, square: number, size: number, mark: number): boolean {
  if (size === 1) return (marks[square] & mark) !== 0
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if ((marks[square + y * grid.width + x] & mark) !== 0) return true
  }
  return false
}

/**
 * Whether a body may end its move there: none of the squares that it covers is marked STOP, BLOCK or SHUT. Rule:
 * end-in-free-square.
 */
export function canStop(marks: Uint8Array, grid: Grid, square: number, size: number): boolean {
  return !hasMark(grid, marks, square, size, STOP | BLOCK | SHUT)
}

/**
 * Why a body cannot stand there at all, regardless of other bodies, or null: part of it would be off the map, in a
 * square that cannot be entered, or on both sides of a thin wall. Rules: impassable-square, large-occupant.
 */
export function standProblem(
  grid: Grid,
  openDoors: number,
  square: number,
  size: number,
): 'off-map' | 'impassable' | 'wall' | null {
  if (square <= NO_SQUARE || square >= grid.floors.length) return 'off-map'
  if ((square % grid.width) + size > grid.width || Math.floor(square / grid.width) + size > grid.depth) return 'off-map'
  const passages = passagesOf(grid, openDoors, size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (passages.closed[square + y * grid.width + x] === 1) return 'impassable'
  }
  return wallInside(grid, passages, square, 0, 0) ? 'wall' : null
}

/**
 * Every square that a body can reach for so many feet, and the cheapest path there. Squares marked STOP are passed
 * through; call {@link canStop} before ending there. Among paths of equal cost the one with the fewest diagonal steps
 * wins, then the one found first (squares nearer to the start first; east, north, west, south, then the diagonals
 * from the north-east round to the south-east), so that the result is deterministic. Rules: those of {@link
 * stepProblem} and {@link stepCost}.
 * @param from the south-west square of the body; it costs nothing.
 * @param feet the most that the path may cost.
 * @param into an earlier map to overwrite; by default a new one is made.
 * @param isEnough ends the search at the first square, in order of cost, for which it returns true; later squares are
 * then missing.
 * @example
 * ```ts
 * import { buildGrid, pathTo, reachMap, squareAt, squareName } from '@fray/kernel/rules'
 *
 * const grid = buildGrid({ text: '...\n.#.\n.~.' }).grid!
 * const marks = new Uint8Array(9)
 * const to = squareAt(grid, 2, 1)
 * const reach = reachMap({ grid, openDoors: 0, marks, size: 1 }, squareAt(grid, 0, 0), 30)
 * console.log(reach.cost[to]) // 20
 * console.log(pathTo(reach, to).map((square) => squareName(grid, square)).join(' ')) // 1,0 2,0 2,1
 * ```
 */
export function reachMap(
  { grid, openDoors, marks, size }: Walker,
  from: number,
  feet: number,
  into: ReachMap = new ReachMap(),
  isEnough: ((square: number) => boolean) | null = null,
): ReachMap {
  into.begin(grid.floors.length, from)
  const passages = passagesOf(grid, openDoors, size)
  const { cost, before, squares, diagonals, fives, tens, offsets } = into
  const { ground, width } = grid
  for (let i = 0; i < 8; i++) offsets[i] = STEP_Y[i] * width + STEP_X[i]
  // Entering a square costs the same from every side, so the first path found to it, in order of cost, is a cheapest
  // one. Two queues, of squares entered for 5 and for 10 feet, are each already in order of cost.
  let fivesIn = 0
  let fivesOut = 0
  let tensIn = 0
  let tensOut = 0
  let count = 0
  let at = from
  for (;;) {
    squares[count++] = at
    if (isEnough?.(at) === true) {
      for (let i = fivesOut; i < fivesIn; i++) cost[fives[i]] = -1
      for (let i = tensOut; i < tensIn; i++) cost[tens[i]] = -1
      break
    }
    const spent = cost[at]
    const slants = diagonals[at]
    let steps = spent + 5 <= feet ? stepsFrom(grid, passages, at) : 0
    while (steps !== 0) {
      const bit = steps & -steps
      steps ^= bit
      const direction = 31 - Math.clz32(bit)
      const to = at + offsets[direction]
      const old = cost[to]
      if (old >>> 0 <= spent) continue // -1 becomes greater than any cost
      const toSlants = bit < 16 ? slants : slants + 1
      if (old >= 0 && diagonals[to] <= toSlants) continue
      let price: number
      if (size === 1) {
        if ((marks[to] & (BLOCK | SHUT)) !== 0) continue
        if (bit >= 16) {
          const dx = STEP_X[direction]
          if (((marks[at + dx] | marks[to - dx]) & BLOCK) !== 0) continue
        }
        price = ground[to] === DIFFICULT || (marks[to] & SLOW) !== 0 ? 10 : 5
      } else {
        if (marksProblem(grid, marks, at, direction, size) !== null) continue
        price = stepCost(grid, marks, to, size)
      }
      const total = spent + price
      if (old >= 0) {
        if (old < total) continue
      } else {
        if (total > feet) continue
        cost[to] = total
        if (price === 5) fives[fivesIn++] = to
        else tens[tensIn++] = to
      }
      diagonals[to] = toSlants
      before[to] = at
    }
    if (fivesOut === fivesIn && tensOut === tensIn) break
    const five = fivesOut < fivesIn ? cost[fives[fivesOut]] : Number.MAX_SAFE_INTEGER
    const ten = tensOut < tensIn ? cost[tens[tensOut]] : Number.MAX_SAFE_INTEGER
    at = five <= ten ? fives[fivesOut++] : tens[tensOut++]
  }
  into.count = count
  return into
}

export { pathTo, ReachMap } from './reach-map.ts'
