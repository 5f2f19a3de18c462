import { type Box, DIFFICULT, type Grid, IMPASSABLE, type Pane, SQUARE_FEET } from './grid.ts'

/** The eight directions of a step: east, north, west, south, then north-east, north-west, south-west, south-east. */
export const STEP_X = [1, 0, -1, 0, 1, -1, -1, 1] as const
/** What a step in each direction adds to y. */
export const STEP_Y = [0, 1, 0, -1, 1, 1, -1, -1] as const

/** Bit of {@link Passages.walls}: a wall stands on the east side of the square. */
const EAST = 1
/** Bit of {@link Passages.walls}: a wall stands on the north side of the square. */
const NORTH = 2

/** Why the map itself forbids a step. */
export type MapProblem = 'off-map' | 'impassable' | 'wall' | 'corner' | 'height'

/** What the map says about moving, for one set of open doors and one body size. */
export interface Passages {
  readonly openDoors: number
  readonly size: number
  /** 1 for squares that cannot be entered: impassable ground, or a box between the floor and the height of the body. */
  readonly closed: Uint8Array
  /** EAST and NORTH for squares with a wall on that side that stops a body of that height. */
  readonly walls: Uint8Array
  /** The directions in which the map lets a body step from each square, as bits; -1: not yet calculated. */
  readonly steps: Int16Array
}

/** What is cached for a grid: passages for a few door sets and sizes, and its links by both ends. */
interface Kept {
  readonly links: ReadonlySet<number>
  readonly passages: Passages[]
  next: number
}

/** How many combinations of open doors and size are cached per grid. */
const KEPT = 16

/** A cache: everything in it can be recalculated from the grid with the same result. */
const kept = new WeakMap<Grid, Kept>()

function keptOf(grid: Grid): Kept {
  let found = kept.get(grid)
  if (found === undefined) {
    const count = grid.floors.length
    const links = new Set(grid.links.flatMap(({ a, b }) => [a * count + b, b * count + a]))
    found = { links, passages: [], next: 0 }
    kept.set(grid, found)
  }
  return found
}

/** The passages of a grid for a set of open doors and a size; the latest few are cached. */
export function passagesOf(grid: Grid, openDoors: number, size: number): Passages {
  const memory = keptOf(grid)
  for (const passages of memory.passages) {
    if (passages.openDoors === openDoors && passages.size === size) return passages
  }
  const made = makePassages(grid, openDoors, size)
  memory.passages[memory.next] = made
  memory.next = (memory.next + 1) % KEPT
  return made
}

const isOpen = (door: number, openDoors: number): boolean => door >= 0 && ((openDoors >>> door) & 1) === 1

function makePassages(grid: Grid, openDoors: number, size: number): Passages {
  const count = grid.floors.length
  const closed = new Uint8Array(count)
  const walls = new Uint8Array(count)
  for (let square = 0; square < count; square++) if (grid.ground[square] === IMPASSABLE) closed[square] = 1
  for (const box of grid.boxes) if (!isOpen(box.door, openDoors)) closeUnder(grid, box, size, closed)
  for (const pane of grid.panes) if (!isOpen(pane.door, openDoors)) wallAlong(grid, pane, size, walls)
  return { openDoors, size, closed, walls, steps: new Int16Array(count).fill(-1) }
}

/** Closes every square that the box reaches into between its floor and the height of the body above it. */
function closeUnder(grid: Grid, box: Box, size: number, closed: Uint8Array): void {
  const left = Math.max(0, Math.floor(box.x1 / SQUARE_FEET) - grid.originX)
  const right = Math.min(grid.width, Math.ceil(box.x2 / SQUARE_FEET) - grid.originX)
  const bottom = Math.max(0, Math.floor(box.y1 / SQUARE_FEET) - grid.originY)
  const top = Math.min(grid.depth, Math.ceil(box.y2 / SQUARE_FEET) - grid.originY)
  for (let row = bottom; row < top; row++) {
    for (let column = left; column < right; column++) {
      const square = row * grid.width + column
      const floor = grid.floors[square]
      if (box.z2 > floor && box.z1 < floor + size * SQUARE_FEET) closed[square] = 1
    }
  }
}

/** Marks each square side on which the pane stops a body of that height. */
function wallAlong(grid: Grid, pane: Pane, size: number, walls: Uint8Array): void {
  const north = pane.across === 'y'
  const at = pane.at / SQUARE_FEET - (north ? grid.originY : grid.originX)
  const origin = north ? grid.originX : grid.originY
  if (at <= 0 || at >= (north ? grid.depth : grid.width)) return
  const first = Math.max(0, Math.floor(pane.from / SQUARE_FEET) - origin)
  const last = Math.min(north ? grid.width : grid.depth, Math.ceil(pane.to / SQUARE_FEET) - origin)
  for (let along = first; along < last; along++) {
    const before = north ? (at - 1) * grid.width + along : along * grid.width + at - 1
    const after = north ? before + grid.width : before + 1
    const floor = Math.max(grid.floors[before], grid.floors[after])
    if (!stops(pane, (origin + along) * SQUARE_FEET, floor, floor + size * SQUARE_FEET)) continue
    walls[before] = walls[before] | (north ? NORTH : EAST)
  }
}

/** Whether the pane stops a body that passes through the 5 feet of square side from `side`, between two heights. */
function stops(pane: Pane, side: number, floor: number, head: number): boolean {
  if (pane.top <= floor || pane.bottom >= head) return false
  const from = Math.max(side, pane.from)
  const to = Math.min(side + SQUARE_FEET, pane.to)
  const bottom = Math.max(floor, pane.bottom)
  const top = Math.min(head, pane.top)
  return !pane.openings.some((o) => o.from <= from && o.to >= to && o.bottom <= bottom && o.top >= top)
}

/** Whether a wall stands between two squares that share a side. */
function wallBetween(passages: Passages, width: number, a: number, b: number): boolean {
  const side = Math.abs(a - b) === width ? NORTH : EAST
  return (passages.walls[Math.min(a, b)] & side) !== 0
}

/** The directions in which the map lets a body step from the square, as bits. */
export function stepsFrom(grid: Grid, passages: Passages, square: number): number {
  let bits = passages.steps[square]
  if (bits >= 0) return bits
  bits = 0
  for (let direction = 0; direction < 8; direction++) {
    if (mapProblem(grid, passages, square, direction) === null) bits |= 1 << direction
  }
  passages.steps[square] = bits
  return bits
}

/** The first reason for which the map forbids a step, or null. */
export function mapProblem(grid: Grid, passages: Passages, square: number, direction: number): MapProblem | null {
  const { width, depth } = grid
  const { size, closed } = passages
  const dx = STEP_X[direction]
  const dy = STEP_Y[direction]
  const column = (square % width) + dx
  const row = Math.floor(square / width) + dy
  if (column < 0 || row < 0 || column + size > width || row + size > depth) return 'off-map'
  const step = dy * width + dx
  const entered = squaresEntered(width, square, direction, size)
  for (const to of entered) if (closed[to] === 1) return 'impassable'
  let corner = false
  if (direction < 4) {
    for (const to of entered) if (wallBetween(passages, width, to - step, to)) return 'wall'
  } else {
    const [a, b] = squeezedBetween(width, square, direction, size)
    const aWall = wallBetween(passages, width, a, a - dy * width) || wallBetween(passages, width, a, a + dx)
    const bWall = wallBetween(passages, width, b, b - dx) || wallBetween(passages, width, b, b + dy * width)
    if (aWall && bWall) return 'wall'
    corner = aWall || bWall || closed[a] === 1 || closed[b] === 1
  }
  if (size > 1 && wallInside(grid, passages, square + step, dx, dy)) return 'wall'
  if (corner) return 'corner'
  const count = grid.floors.length
  for (const to of entered) {
    const drop = Math.abs(grid.floors[to] - grid.floors[to - step])
    if (drop >= SQUARE_FEET && !keptOf(grid).links.has(to * count + to - step)) return 'height'
  }
  return null
}

/**
 * Whether a wall stands between two of the squares that a body would cover at `square` after a step of (dx, dy).
 * Walls between squares that it covered before do not count (a door was closed on it). A step of (0, 0) counts all
 * walls.
 */
export function wallInside(grid: Grid, passages: Passages, square: number, dx: number, dy: number): boolean {
  const { size } = passages
  const inside = (x: number, y: number) => x >= 0 && x < size && y >= 0 && y < size
  const old = (x: number, y: number) => (dx !== 0 || dy !== 0) && inside(x + dx, y + dy)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const walls = passages.walls[square + y * grid.width + x]
      if ((walls & EAST) !== 0 && x + 1 < size && !(old(x, y) && old(x + 1, y))) return true
      if ((walls & NORTH) !== 0 && y + 1 < size && !(old(x, y) && old(x, y + 1))) return true
    }
  }
  return false
}

/** The squares that a body covers after a step and did not cover before it. The step must stay on the map. */
export function squaresEntered(width: number, square: number, direction: number, size: number): number[] {
  const dx = STEP_X[direction]
  const dy = STEP_Y[direction]
  const to = square + dy * width + dx
  if (size === 1) return [to]
  const squares: number[] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const old = x + dx >= 0 && x + dx < size && y + dy >= 0 && y + dy < size
      if (!old) squares.push(to + y * width + x)
    }
  }
  return squares
}

/** The two squares that a body squeezes between on a diagonal step: first the one north or south of its start. */
export function squeezedBetween(width: number, square: number, direction: number, size: number): [number, number] {
  const east = STEP_X[direction] === 1
  const north = STEP_Y[direction] === 1
  const behindX = east ? 0 : size - 1
  const aheadX = east ? size : -1
  const behindY = north ? 0 : size - 1
  const aheadY = north ? size : -1
  return [square + aheadY * width + behindX, square + behindY * width + aheadX]
}

/** Whether a step to there costs the body 10 feet because of the ground. */
export function isDifficult(grid: Grid, square: number, size: number): boolean {
  if (size === 1) return grid.ground[square] === DIFFICULT
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (grid.ground[square + y * grid.width + x] === DIFFICULT) return true
  }
  return false
}
