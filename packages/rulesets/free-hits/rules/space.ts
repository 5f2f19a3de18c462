import {
  type Bodies,
  NO_SQUARE,
  pathTo,
  type ReachMap,
  reachMap,
  SHUT,
  SQUARE_FEET,
  STOP,
  standProblem,
  type Who,
} from '@fray/kernel/rules'
import { nearestDirection } from '../../on-grid/directions.ts'
import { cite } from '../citing.ts'
import type { FreeHitsScene, Place } from '../scene.ts'
import { C } from '../tables.ts'
import { FACING_X, FACING_Y } from '../words.ts'
import { actorNow, areEnemies, detects, isIn } from './who.ts'

/** The unit's place on the grid. */
export function bodyOf(scene: FreeHitsScene, row: Who): Place {
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
export function spacesBetween(scene: FreeHitsScene, a: Who, b: Who): number {
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
export const zoneOf = (scene: FreeHitsScene, row: Who, plain = false): number =>
  plain ? plainZone() : widened(scene.unit(row).gifts.zone)

/** The zone of the extra attack. */
function plainZone(): number {
  cite('extra-attack-plain')
  return 1
}

/** So far goes the zone of one who has the feat, or has not. */
function widened(zone: number): number {
  if (zone > 1) cite('feat-reach')
  return zone
}

/** Whether the other unit stands in the unit's melee zone. */
export function inZone(scene: FreeHitsScene, of: number, other: number): boolean {
  cite('melee-zone')
  const spaces = spacesBetween(scene, of, other)
  return spaces >= 1 && spaces <= zoneOf(scene, of)
}

/** The direction that comes nearest to the way (dx, dy): a position in FACINGS, or -1 for no way at all. */
function directionOf(dx: number, dy: number): number {
  const [east, north] = nearestDirection(dx, dy)
  for (let i = 0; i < 8; i++) if (FACING_X[i] === east && FACING_Y[i] === north) return i
  return -1
}

/** Twice the way from the middle of one unit to the middle of the other, to the east. */
const wayEast = (from: Place, to: Place): number => 2 * to.x + to.size - (2 * from.x + from.size)

/** The same to the north. */
const wayNorth = (from: Place, to: Place): number => 2 * to.y + to.size - (2 * from.y + from.size)

/** Turns the unit toward another one. */
export function faceUnit(scene: FreeHitsScene, row: Who, other: Who): void {
  const from = bodyOf(scene, row)
  const to = bodyOf(scene, other)
  const direction = directionOf(wayEast(from, to), wayNorth(from, to))
  if (direction >= 0) scene.set(C.facing, row, direction, 'facing')
}

/** Whether the attacker is behind the target: 135 degrees or more from where that one looks, at any distance. */
export function isBehind(scene: FreeHitsScene, attacker: Who, target: Who): boolean {
  cite('behind')
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

/** The nearest enemy in the battle that the unit detects, the first in roster order of equally near ones, or -1. */
export const nearestEnemy = (scene: FreeHitsScene, row: Who): number =>
  nearestOf(scene, row, (other) => detects(scene, row, other))

/**
 * The enemy that a unit looks at when it enters: the nearest, detected or not. Whom the referee hides it does not look at, for others see
 * where it looks; one who is hidden looks at anybody.
 */
export function enemyFaced(scene: FreeHitsScene, row: Who): number {
  const { hidden } = scene.now.combatant
  return nearestOf(scene, row, (other) => hidden[other] === 0 || hidden[row] === 1)
}

function nearestOf(scene: FreeHitsScene, row: Who, counts: (other: Who) => boolean): number {
  let best = -1
  let near = Number.POSITIVE_INFINITY
  for (let other = 0; other < scene.combatants; other++) {
    if (!areEnemies(scene, row, other) || !isIn(scene, other) || !counts(other)) continue
    const spaces = spacesBetween(scene, row, other)
    if (spaces < near) {
      near = spaces
      best = other
    }
  }
  return best
}

/** Marks for plans: enemies that the mover does not know of are left out. */
const AS_KNOWN = 0
/** Marks for steps: everybody is in the way. */
const AS_IS = 1
/** Marks for a way that somebody names step by step: it may try again where it ran into something. */
const AS_NAMED = 2

/** Who takes up squares: those in the battle. Allies are passed, enemies are not; nobody's square can be ended in. */
export const bodies: Bodies<FreeHitsScene> = {
  square: (scene, row) => (isIn(scene, row) ? scene.now.combatant.square[row] : NO_SQUARE),
  size: (scene, row) => scene.now.combatant.footprint[row],
  mark(scene, mover, row, how) {
    if (how !== AS_IS && !detects(scene, mover, row)) return 0
    return areEnemies(scene, mover, row) ? STOP | SHUT : STOP
  },
  shut: (scene, mover, how) => (how === AS_KNOWN ? scene.now.combatant.felt[mover] : NO_SQUARE),
}

/**
 * What the squares of everybody else are to one who moves; see `Occupancy.marksFor`. Enemies that the mover does not
 * detect are left out of its plans, but for the square where it ran into one, and are in its way when `all` are marked.
 */
export const marksFor = (scene: FreeHitsScene, mover: Who, all = false): Uint8Array =>
  scene.occupancy.marksFor(mover, all && scene.now.fight.undetected[0] > 0 ? AS_IS : AS_KNOWN)

/** The same for a way that the mover is told step by step. */
export const marksForNamed = (scene: FreeHitsScene, mover: Who): Uint8Array => scene.occupancy.marksFor(mover, AS_NAMED)

/** Ways of making reach maps: slow ground costs more, or no more than any other. */
const SLOWED = 0
const EVEN = 1

/**
 * Where the unit can get with so many plain steps (5 of the map's feet each). `even`: slow ground costs no more than any
 * other. The map is the scene's own: read it before positions change. It may end with the first square, in order of cost,
 * that is enough.
 */
export function reachOf(
  scene: FreeHitsScene,
  who: Who,
  steps: number,
  even: boolean,
  isEnough: ((square: number) => boolean) | null = null,
): ReachMap {
  const { reaches, placement } = scene
  const how = even ? EVEN : SLOWED
  const feet = steps * SQUARE_FEET
  const known = reaches.latest(who, placement, how)
  if (known !== null && known.feet === feet) return known.map
  const { square, footprint } = scene.now.combatant
  const grid = even ? scene.evenGrid : scene.setup.grid
  const map = reaches.begin(who, placement, how, feet)
  reachMap({ grid, openDoors: 0, marks: marksFor(scene, who), size: footprint[who] }, square[who], feet, map, isEnough)
  if (isEnough?.(map.squares[map.count - 1]) === true) reaches.cut(who)
  return map
}

/**
 * A reach map for so many plain steps that tells of one square: the latest one, if it still holds and has a way there
 * that is no longer, for the shortest way is the same on both; else one that is made now.
 */
export function reachTo(scene: FreeHitsScene, who: Who, steps: number, even: boolean, to: number): ReachMap {
  const known = scene.reaches.latest(who, scene.placement, even ? EVEN : SLOWED)
  if (known !== null) {
    const feet = known.map.cost[to]
    if (feet >= 0 && feet <= steps * SQUARE_FEET) return known.map
  }
  return reachOf(scene, who, steps, even)
}

/** The squares of the way to one that the map reaches. */
export const wayOn = (map: ReachMap, to: number): number[] => pathTo(map, to)

/** Whether the squares are free as far as the mover knows, who may plan to end its way there. */
export const seemsFree = (scene: FreeHitsScene, square: number, size: number, mover: Who): boolean =>
  isFree(scene, square, size, mover, mover)

/**
 * Whether nobody who is in the battle stands on the squares (but for one of them), and somebody of that size can. `by`: only
 * those count whom that one detects.
 */
export function isFree(scene: FreeHitsScene, square: number, size: number, but = -1, by = -1): boolean {
  if (standProblem(scene.setup.grid, 0, square, size) !== null) return false
  const known = by < 0 || scene.now.fight.undetected[0] === 0 ? null : (row: number) => detects(scene, by, row)
  return scene.occupancy.isFree(square, size, but, known)
}

/** Whether the unit, whose turn it is, stands in somebody else's square on its way: there it can do nothing but walk on. */
export function isPassing(scene: FreeHitsScene, who: Who): boolean {
  const { square, footprint } = scene.now.combatant
  if (actorNow(scene) !== who || scene.occupancy.isFree(square[who], footprint[who], who)) return false
  cite('grid')
  return true
}

/** The free square nearest to where the unit is, or -1. */
export function nearestFree(scene: FreeHitsScene, who: Who): number {
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
export const putAt = (scene: FreeHitsScene, row: Who, square: number, rule: 'move' | 'only-own-movement' | 'grid') =>
  scene.set(C.square, row, square, rule)
