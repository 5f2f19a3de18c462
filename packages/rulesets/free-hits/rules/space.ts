import { bodySquares, pathTo, ReachMap, reachMap, SHUT, STOP, standProblem } from '@fray/kernel/rules'
import { cite, type FreeHitsScene, type Place } from '../scene.ts'
import { C } from '../tables.ts'
import { FACING_X, FACING_Y, IN } from '../words.ts'
import { areEnemies, detects, isIn } from './who.ts'

cite('grid', 'melee-zone', 'feat-reach', 'facing', 'behind')

/** The unit's place on the grid. */
export function bodyOf(scene: FreeHitsScene, row: number): Place {
  const { square, footprint } = scene.now.combatant
  const at = square[row]
  const size = footprint[row]
  const known = scene.bodies[row]
  if (known !== undefined && known.square === at && known.size === size) return known
  const body: Place = { square: at, size, z: 0, x: scene.xs[at], y: scene.ys[at] }
  scene.bodies[row] = body
  return body
}

/** Squares between two stretches along one axis, 0 where they overlap. */
const gap = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.max(0, b - (a + aSize - 1), a - (b + bSize - 1))

/** Squares between two units, counted in steps; 1 for neighbors. */
export function spacesBetween(scene: FreeHitsScene, a: number, b: number): number {
  const from = bodyOf(scene, a)
  const to = bodyOf(scene, b)
  return Math.max(gap(from.x, from.size, to.x, to.size), gap(from.y, from.size, to.y, to.size))
}

/** Squares between a unit and another one, were that one on the square. */
export function spacesFrom(scene: FreeHitsScene, from: number, other: number, square: number): number {
  const body = bodyOf(scene, from)
  const size = scene.now.combatant.footprint[other]
  const x = scene.xs[square]
  const y = scene.ys[square]
  return Math.max(gap(body.x, body.size, x, size), gap(body.y, body.size, y, size))
}

/** Squares between a unit and a square. */
export function spacesTo(scene: FreeHitsScene, from: number, square: number): number {
  const body = bodyOf(scene, from)
  const x = scene.xs[square]
  const y = scene.ys[square]
  return Math.max(gap(body.x, body.size, x, 1), gap(body.y, body.size, y, 1))
}

/** Squares between two squares of the map. */
export const spacesApart = ({ xs, ys }: FreeHitsScene, a: number, b: number): number =>
  Math.max(Math.abs(xs[a] - xs[b]), Math.abs(ys[a] - ys[b]))

/** How far the unit's melee zone goes. The extra attack is made without the feat that widens it. */
export const zoneOf = (scene: FreeHitsScene, row: number, plain = false): number =>
  plain ? 1 : scene.unit(row).gifts.zone

/** Whether the other unit stands in the unit's melee zone. */
export function inZone(scene: FreeHitsScene, of: number, other: number): boolean {
  const spaces = spacesBetween(scene, of, other)
  return spaces >= 1 && spaces <= zoneOf(scene, of)
}

/** The direction that comes nearest to the way (dx, dy): a position in FACINGS, or -1 for no way at all. */
function directionOf(dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return -1
  const ax = Math.abs(dx)
  const ay = Math.abs(dy)
  // An angle of less than 22.5 degrees from an axis: tan(2a) < 1.
  const straight = Math.abs(ax * ax - ay * ay) > 2 * ax * ay
  const sx = straight && ax < ay ? 0 : Math.sign(dx)
  const sy = straight && ay < ax ? 0 : Math.sign(dy)
  for (let i = 0; i < 8; i++) if (FACING_X[i] === sx && FACING_Y[i] === sy) return i
  return -1
}

/** Twice the way from the middle of one unit to the middle of the other, to the east. */
const wayEast = (from: Place, to: Place): number => 2 * to.x + to.size - (2 * from.x + from.size)

/** The same to the north. */
const wayNorth = (from: Place, to: Place): number => 2 * to.y + to.size - (2 * from.y + from.size)

/** Turns the unit toward another one. */
export function faceUnit(scene: FreeHitsScene, row: number, other: number): void {
  const from = bodyOf(scene, row)
  const to = bodyOf(scene, other)
  const direction = directionOf(wayEast(from, to), wayNorth(from, to))
  if (direction >= 0) scene.set(C.facing, row, direction, 'facing')
}

/** Whether the attacker is behind the target: 135 degrees or more from where that one looks, at any distance. */
export function isBehind(scene: FreeHitsScene, attacker: number, target: number): boolean {
  const from = bodyOf(scene, target)
  const to = bodyOf(scene, attacker)
  const vx = wayEast(from, to)
  const vy = wayNorth(from, to)
  const facing = scene.now.combatant.facing[target]
  const fx = FACING_X[facing]
  const fy = FACING_Y[facing]
  const dot = fx * vx + fy * vy
  const cross = fx * vy - fy * vx
  return dot < 0 && Math.abs(cross) <= -dot
}

/**
 * The nearest enemy in the battle that the unit detects (or of all, detected or not), the first in roster order of equally
 * near ones, or -1.
 */
export function nearestEnemy(scene: FreeHitsScene, row: number, all = false): number {
  let best = -1
  let near = Number.POSITIVE_INFINITY
  for (let other = 0; other < scene.combatants; other++) {
    if (!areEnemies(scene, row, other) || !isIn(scene, other) || !(all || detects(scene, row, other))) continue
    const spaces = spacesBetween(scene, row, other)
    if (spaces < near) {
      near = spaces
      best = other
    }
  }
  return best
}

/**
 * Marks of squares for one who moves: allies are passed, enemies are not; nobody's square can be ended in. The array is the
 * scene's own. Enemies that the mover does not detect are left out of its plans, but are in its way when `all` are marked.
 */
export function marksFor(scene: FreeHitsScene, mover: number, all = false): Uint8Array {
  const { marks, marked } = scene
  for (let i = 0; i < scene.markedCount; i++) marks[marked[i]] = 0
  let count = 0
  const { square, footprint, status, side } = scene.now.combatant
  const { width } = scene.setup.grid
  for (let row = 0; row < scene.combatants; row++) {
    if (row === mover || status[row] !== IN || !(all || detects(scene, mover, row))) continue
    const mark = side[row] === side[mover] ? STOP : STOP | SHUT
    const at = square[row]
    const size = footprint[row]
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        marks[at + y * width + x] = mark
        marked[count++] = at + y * width + x
      }
    }
  }
  scene.markedCount = count
  return marks
}

/** A reach map that a unit was given before, with all that it was worked out from. */
export interface KnownReach {
  steps: number
  even: boolean
  /** Where everybody stood that the mover knew of, and how broad: two cells for each row. */
  readonly places: number[]
  readonly map: ReachMap
}

/** Notes in `places` where everybody stands that the mover knows of; returns whether that is what stood there already. */
function isAsKnown(scene: FreeHitsScene, mover: number, places: number[]): boolean {
  const { square, footprint, status, side } = scene.now.combatant
  const cells = 2 * scene.combatants
  let same = places.length === cells
  if (!same) places.length = cells
  for (let row = 0; row < scene.combatants; row++) {
    const counts = row === mover || (status[row] === IN && detects(scene, mover, row))
    const at = counts ? square[row] : UNKNOWN
    const kind = 2 * footprint[row] + (side[row] === side[mover] ? 1 : 0)
    if (places[2 * row] === at && places[2 * row + 1] === kind) continue
    places[2 * row] = at
    places[2 * row + 1] = kind
    same = false
  }
  return same
}

const UNKNOWN = -2

/**
 * Where the unit can get with so many plain steps (5 of the map's feet each). `even`: slow ground costs no more than any
 * other. The map is the scene's own: read it before positions change.
 */
export function reachOf(scene: FreeHitsScene, who: number, steps: number, even: boolean): ReachMap {
  let known = scene.reaches[who]
  if (known === undefined) {
    known = { steps: NONE_YET, even, places: [], map: new ReachMap() }
    scene.reaches[who] = known
  }
  if (isAsKnown(scene, who, known.places) && known.steps === steps && known.even === even) return known.map
  const { square, footprint } = scene.now.combatant
  const grid = even ? scene.evenGrid : scene.setup.grid
  const marks = marksFor(scene, who)
  known.steps = steps
  known.even = even
  return reachMap(grid, 0, marks, square[who], footprint[who], steps * 5, known.map)
}

/**
 * A reach map for so many plain steps that tells of one square: the latest one, if it still holds and has a way there
 * that is no longer, for the shortest way is the same on both; else one that is made now.
 */
export function reachTo(scene: FreeHitsScene, who: number, steps: number, even: boolean, to: number): ReachMap {
  const known = scene.reaches[who]
  if (known !== undefined && isAsKnown(scene, who, known.places) && known.even === even) {
    const feet = known.map.cost[to]
    if (feet >= 0 && feet <= steps * 5) return known.map
  }
  if (known !== undefined) known.steps = NONE_YET
  return reachOf(scene, who, steps, even)
}

const NONE_YET = -1

/** The squares of the way to one that the map reaches. */
export const wayOn = (map: ReachMap, to: number): number[] => pathTo(map, to)

/** Whether the squares are free as far as the mover knows, who may plan to end its way there. */
export const seemsFree = (scene: FreeHitsScene, square: number, size: number, mover: number): boolean =>
  isFree(scene, square, size, mover, mover)

/**
 * Whether nobody who is in the battle stands on the squares (but for one of them), and somebody of that size can. `by`: only
 * those count whom that one detects.
 */
export function isFree(scene: FreeHitsScene, square: number, size: number, but = -1, by = -1): boolean {
  const { grid } = scene.setup
  if (standProblem(grid, 0, square, size) !== null) return false
  const { square: at, footprint, status } = scene.now.combatant
  const wanted = size === 1 ? null : bodySquares(grid, square, size)
  for (let row = 0; row < scene.combatants; row++) {
    if (row === but || status[row] !== IN || (by >= 0 && !detects(scene, by, row))) continue
    const size1 = footprint[row]
    if (size1 === 1 && wanted === null) {
      if (at[row] === square) return false
    } else if (overlaps(scene, at[row], size1, wanted ?? [square])) return false
  }
  return true
}

const overlaps = (scene: FreeHitsScene, at: number, size: number, wanted: readonly number[]): boolean =>
  bodySquares(scene.setup.grid, at, size).some((one) => wanted.includes(one))

/** The free square nearest to where the unit is, or -1. */
export function nearestFree(scene: FreeHitsScene, who: number): number {
  const { grid } = scene.setup
  const { x, y, size } = bodyOf(scene, who)
  let best = -1
  let near = Number.POSITIVE_INFINITY
  for (let square = 0; square < grid.floors.length; square++) {
    const far = Math.max(Math.abs(scene.xs[square] - x), Math.abs(scene.ys[square] - y))
    if (far >= near || !isFree(scene, square, size, who)) continue
    best = square
    near = far
  }
  return best
}

/** Puts a unit on a square. */
export const putAt = (scene: FreeHitsScene, row: number, square: number, rule: 'move' | 'only-own-movement' | 'grid') =>
  scene.set(C.square, row, square, rule)
