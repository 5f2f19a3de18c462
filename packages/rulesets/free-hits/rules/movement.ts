import {
  bodySquares,
  NO_SQUARE,
  type ReachMap,
  type Refusal,
  refuse,
  type StepProblem,
  squareName,
  stepCost,
  stepProblem,
  xOf,
  yOf,
} from '@fray/kernel'
import { FACING_X, FACING_Y, SNEAKING } from '../model.ts'
import { cite, type FreeHitsScene } from '../scene.ts'
import { C } from '../tables.ts'
import { askDetection } from './detection.ts'
import { flee } from './leaving.ts'
import { inLine, lineLength, lineOf } from './line.ts'
import {
  isFree,
  marksFor,
  nearestFree,
  putAt,
  reachOf,
  reachTo,
  seemsFree,
  spacesBetween,
  spacesFrom,
  wayOn,
  zoneOf,
} from './space.ts'
import { featsOnEntering, offer, slotsLeft } from './strikes.ts'
import { areEnemies, detects, isAble, isIn } from './who.ts'

cite('move', 'move-split', 'half-movement', 'slow-movement-counting', 'prone', 'feat-maneuverer', 'ba-two-spaces')

const HALVED = 2
const CRAWLING = 3

/** What a step costs the unit because of how it moves: 2 when halved, 3 when prone, 6 when both; slow ground comes on top. */
export function paceOf(scene: FreeHitsScene, who: number): number {
  const { mode, fullLoad, prone } = scene.now.combatant
  return (
    (isSlow(scene, who, mode[who] as number, fullLoad[who] as number) ? HALVED : 1) * (prone[who] === 1 ? CRAWLING : 1)
  )
}

const isSlow = (scene: FreeHitsScene, who: number, mode: number, fullLoad: number): boolean =>
  fullLoad === 1 || scene.unit(who).gifts.fullSpeed[mode] !== true

/** Whether the unit is halved anyway, so that slow ground costs it nothing more. */
export const isHalved = (scene: FreeHitsScene, who: number): boolean =>
  isSlow(scene, who, scene.now.combatant.mode[who] as number, scene.now.combatant.fullLoad[who] as number)

/** Spaces that a step onto the square costs the unit. */
export function costOf(scene: FreeHitsScene, who: number, to: number): number {
  const pace = paceOf(scene, who)
  if (!scene.hasSlowGround || isHalved(scene, who)) return pace
  const size = scene.now.combatant.footprint[who] as number
  return stepCost(scene.setup.grid, scene.marks, to, size) === 10 ? pace * HALVED : pace
}

/** The way of a move: the squares entered, in order, and the spaces that it costs; or why there is none. */
export type Way = Walkable | Refusal

/** The squares entered, in order, and the spaces that they cost. */
interface Walkable {
  readonly path: readonly number[]
  readonly cost: number
}

/** Plain steps that so many spaces pay for. */
const stepsFor = (scene: FreeHitsScene, who: number, spaces: number): number => Math.floor(spaces / paceOf(scene, who))

/** Where the unit can get with so many spaces. */
export const reachWith = (scene: FreeHitsScene, who: number, spaces: number) =>
  reachOf(scene, who, stepsFor(scene, who, spaces), isHalved(scene, who))

/** The same for one who wants to know of one square only. */
const reachFor = (scene: FreeHitsScene, who: number, spaces: number, to: number): ReachMap =>
  reachTo(scene, who, stepsFor(scene, who, spaces), isHalved(scene, who), to)

/** Spaces that the way to a square costs on the map that `reachWith` gave, or -1. */
export function costOn(scene: FreeHitsScene, who: number, map: ReachMap, to: number): number {
  const feet = map.cost[to] as number
  return feet < 0 ? -1 : (feet / 5) * paceOf(scene, who)
}

cite('grid')

/** The rule that forbids a step, with a sentence. */
function stepRefusal(scene: FreeHitsScene, problem: StepProblem, to: number): Refusal {
  const name = to < 0 ? 'there' : squareName(scene.setup.grid, to)
  if (problem === 'not-adjacent') return refuse('grid', `A step goes to a neighboring square: ${name} is none.`)
  if (problem === 'blocked') return refuse('grid', `An enemy stands on ${name}.`)
  if (problem === 'corner') return refuse('grid', `The step to ${name} would cut the corner of something solid.`)
  return refuse('grid', `${name} cannot be entered.`)
}

/** The way along the given squares, or why it cannot be gone. */
function alongWay(scene: FreeHitsScene, who: number, to: number, by: readonly number[], mayEndAnywhere: boolean): Way {
  const { grid } = scene.setup
  const size = scene.now.combatant.footprint[who] as number
  const path = to < 0 || by[by.length - 1] === to ? by : [...by, to]
  let at = scene.now.combatant.square[who] as number
  let cost = 0
  for (const square of path) {
    const problem = stepProblem(grid, 0, marksFor(scene, who), at, square, size)
    if (problem !== null) return stepRefusal(scene, problem, square)
    cost += costOf(scene, who, square)
    at = square
  }
  if (!mayEndAnywhere && !seemsFree(scene, at, size, who)) return occupied(scene, at)
  return { path, cost }
}

const occupied = (scene: FreeHitsScene, square: number): Refusal =>
  refuse('grid', `Somebody stands on ${squareName(scene.setup.grid, square)}: a move ends on a free square.`)

const FAR = 10_000

/**
 * The way to a square with so many spaces at most: along the given squares, or a shortest way. `careful`: one that causes
 * fewer free hits, if the spaces are enough for it; whether there is a way at all does not depend on that.
 */
export function wayTo(
  scene: FreeHitsScene,
  who: number,
  to: number,
  by: readonly number[],
  spaces: number,
  careful: boolean,
): Way {
  const size = scene.now.combatant.footprint[who] as number
  if (by.length > 0) return alongWay(scene, who, to, by, false)
  if (to === scene.now.combatant.square[who]) return refuse('move', `${scene.name(who)} stands there already.`)
  if (!seemsFree(scene, to, size, who)) return occupied(scene, to)
  const near = reachFor(scene, who, spaces, to)
  const cost = costOn(scene, who, near, to)
  if (cost >= 0) return (careful ? carefulWay(scene, who, to, spaces) : null) ?? { path: wayOn(near, to), cost }
  const far = reachWith(scene, who, FAR)
  const whole = costOn(scene, who, far, to)
  if (whole < 0) return stepRefusal(scene, 'impassable', to)
  return { path: wayOn(far, to), cost: whole }
}

/** A way that causes fewer free hits than the shortest one, where the spaces are enough for it: round the enemies' zones. */
function carefulWay(scene: FreeHitsScene, who: number, to: number, spaces: number): Walkable | null {
  const enemies = watchers(scene, who)
  if (enemies.length === 0) return null
  const plain = wayOn(reachFor(scene, who, spaces, to), to)
  const causes = causesOn(scene, who, enemies, plain)
  if (causes === 0) return null
  const other = wayAround(scene, who, to, enemies, spaces)
  return other !== null && causesOn(scene, who, enemies, other.path) < causes ? other : null
}

/** Enemies who could take a free hit against the mover. */
function watchers(scene: FreeHitsScene, who: number): number[] {
  const rows: number[] = []
  if (scene.now.combatant.disengaged[who] === 1) return rows
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, row, who) || !isAble(scene, row) || !detects(scene, row, who)) continue
    if (slotsLeft(scene, row) > 0) rows.push(row)
  }
  return rows
}

/** How many free hits a way causes: by leaving the zone of one of the enemies, or by a third step inside it. */
function causesOn(scene: FreeHitsScene, who: number, enemies: readonly number[], path: readonly number[]): number {
  let count = 0
  for (const enemy of enemies) {
    const zone = zoneOf(scene, enemy)
    let inside = spacesBetween(scene, enemy, who) <= zone
    let steps = scene.now.combatant.inside[enemy] as number
    for (const square of path) {
      const next = spacesFrom(scene, enemy, who, square) <= zone
      if (inside && (!next || steps++ === FREE_INSIDE)) count++
      inside = next
    }
  }
  return count
}

/** The shortest way on squares outside the zones of the enemies, but for those that it ends in; null where it is too long. */
function wayAround(
  scene: FreeHitsScene,
  who: number,
  to: number,
  enemies: readonly number[],
  spaces: number,
): Walkable | null {
  const { grid } = scene.setup
  const { square, footprint } = scene.now.combatant
  const size = footprint[who] as number
  const start = square[who] as number
  const feared = enemies.filter((enemy) => spacesFrom(scene, enemy, who, to) > zoneOf(scene, enemy))
  const shunned = (at: number): boolean =>
    feared.some((enemy) => spacesFrom(scene, enemy, who, at) <= zoneOf(scene, enemy))
  const pace = paceOf(scene, who)
  const marks = marksFor(scene, who)
  const costs = new Int32Array(grid.floors.length).fill(FAR)
  const before = new Int32Array(grid.floors.length)
  costs[start] = 0
  const borders: number[][] = [[start]]
  for (let cost = 0; cost < borders.length && costs[to] !== cost; cost++) {
    for (const at of borders[cost] ?? []) {
      if (costs[at] !== cost) continue
      for (let d = 0; d < 8; d++) {
        const step = at + (FACING_X[d] as number) + (FACING_Y[d] as number) * grid.width
        // A way there that costs no more than the least that this one can is known already.
        if ((costs[step] as number) <= cost + pace) continue
        if (stepProblem(grid, 0, marks, at, step, size) !== null || shunned(step)) continue
        const more = cost + costOf(scene, who, step)
        if (more > spaces || more >= (costs[step] as number)) continue
        costs[step] = more
        before[step] = at
        borders[more] ??= []
        borders[more].push(step)
      }
    }
  }
  const cost = costs[to] as number
  if (cost === FAR) return null
  const path: number[] = []
  for (let at = to; at !== start; at = before[at] as number) path.unshift(at)
  return { path, cost }
}

/** Why the unit cannot move from its square at all, or null. */
export function cannotMove(scene: FreeHitsScene, who: number): Refusal | null {
  if ((scene.now.combatant.held[who] as number) === 0) return null
  return refuse('cannot-act', `${scene.name(who)} is held where it is.`)
}

cite('free-hit-on-leaving', 'free-hit-within-zone', 'within-zone-counting', 'free-hit-before-step', 'only-own-movement')
cite('disengage-effect', 'disengage-within', 'facing')

/** Steps inside one zone after which the next causes a free hit. */
const FREE_INSIDE = 2

/**
 * Walks step by step with the spaces that are there. Before each step the enemies whose zone it leaves, or whose zone it
 * makes a third step in, may take a free hit; it stops when the unit is out of the battle or held, or cannot pay any more.
 */
export function walk(scene: FreeHitsScene, who: number, path: readonly number[]): boolean {
  const way = [scene.now.combatant.square[who] as number]
  for (const to of path) {
    if (!step(scene, who, to)) break
    way.push(to)
  }
  stepBack(scene, who, way)
  return isIn(scene, who) && way.length === path.length + 1
}

function step(scene: FreeHitsScene, who: number, to: number): boolean {
  const from = scene.now.combatant.square[who] as number
  const inside = provoke(scene, who, to)
  if (!isIn(scene, who) || cannotMove(scene, who) !== null || !isAble(scene, who)) return false
  if (scene.now.combatant.square[who] !== from) return false
  const cost = costOf(scene, who, to)
  const pool = scene.now.combatant.spaces[who] as number
  if (cost > pool) return false
  scene.set(C.spaces, who, pool - cost, 'move-split')
  const size = scene.now.combatant.footprint[who] as number
  if (stepProblem(scene.setup.grid, 0, marksFor(scene, who, true), from, to, size) !== null) {
    // Somebody whom it does not detect is in the way: the step is lost.
    if (scene.recorder !== null) scene.recorder.note({ type: 'barred', who, to })
    return false
  }
  for (const enemy of inside) {
    const steps = scene.now.combatant.inside[enemy] as number
    if (steps <= FREE_INSIDE) scene.set(C.inside, enemy, steps + 1, 'within-zone-counting')
  }
  const entered = entering(scene, who, to)
  turnAlong(scene, who, from, to)
  putAt(scene, who, to, 'move')
  if (scene.recorder !== null) scene.recorder.note({ type: 'step', who, from, to })
  for (const enemy of entered) arrive(scene, who, enemy)
  return isIn(scene, who) && scene.now.combatant.square[who] === to
}

/** Offers the free hits that the step causes, in the order of the line; returns the enemies inside whose zone it is made. */
function provoke(scene: FreeHitsScene, who: number, to: number): readonly number[] {
  if (!isInAnyZone(scene, who)) return NOBODY
  const inside: number[] = []
  const from = scene.now.combatant.square[who] as number
  for (const enemy of lineOf(scene)) {
    if (!areEnemies(scene, enemy, who) || !isIn(scene, enemy)) continue
    const zone = zoneOf(scene, enemy)
    if (spacesBetween(scene, enemy, who) > zone) continue
    const stays = to >= 0 && spacesFrom(scene, enemy, who, to) <= zone
    if (stays) inside.push(enemy)
    if (scene.now.combatant.disengaged[who] === 1) continue
    const since = scene.here()
    if (!stays) offer(scene, enemy, who, 'free-hit-on-leaving')
    else if (scene.now.combatant.inside[enemy] === FREE_INSIDE) {
      // The third step counts once it is announced, even if the blow keeps it from being made.
      scene.set(C.inside, enemy, FREE_INSIDE + 1, 'within-zone-counting')
      offer(scene, enemy, who, 'free-hit-within-zone')
    }
    scene.juncture(since, 0)
    if (!isIn(scene, who) || scene.now.combatant.square[who] !== from) break
  }
  return inside
}

/** Whether the unit stands in the zone of any enemy: what its step causes is worked out only then. */
function isInAnyZone(scene: FreeHitsScene, who: number): boolean {
  for (let enemy = 0; enemy < scene.combatants; enemy++) {
    if (!areEnemies(scene, enemy, who) || !isIn(scene, enemy)) continue
    if (spacesBetween(scene, enemy, who) <= zoneOf(scene, enemy)) return true
  }
  return false
}

const NOBODY: readonly number[] = []

/** Enemies into whose zone the step comes, in the order of the line. */
function entering(scene: FreeHitsScene, who: number, to: number): readonly number[] {
  let rows: number[] | null = null
  const count = lineLength(scene)
  for (let i = 0; i < count; i++) {
    const enemy = inLine(scene, i)
    if (!areEnemies(scene, enemy, who) || !isIn(scene, enemy)) continue
    const zone = zoneOf(scene, enemy)
    if (spacesBetween(scene, enemy, who) > zone && spacesFrom(scene, enemy, who, to) <= zone) {
      rows ??= []
      rows.push(enemy)
    }
  }
  return rows ?? NOBODY
}

/** The unit has come into the enemy's zone: one who sneaks may be detected; a feat may strike. */
function arrive(scene: FreeHitsScene, who: number, enemy: number): void {
  if (!isIn(scene, who) || !isIn(scene, enemy)) return
  if (scene.now.combatant.mode[who] === SNEAKING) askDetection(scene, who, enemy)
  if (isAble(scene, enemy) && detects(scene, enemy, who)) featsOnEntering(scene, enemy, who)
}

function turnAlong(scene: FreeHitsScene, who: number, from: number, to: number): void {
  const { xs, ys } = scene
  const dx = (xs[to] as number) - (xs[from] as number)
  const dy = (ys[to] as number) - (ys[from] as number)
  for (let i = 0; i < 8; i++) {
    if (FACING_X[i] === dx && FACING_Y[i] === dy) scene.set(C.facing, who, i, 'facing')
  }
}

/** One whose walk ends on somebody's square is back on the last free one of its way. */
function stepBack(scene: FreeHitsScene, who: number, way: readonly number[]): void {
  const size = scene.now.combatant.footprint[who] as number
  const here = scene.now.combatant.square[who] as number
  if (!isIn(scene, who) || here !== way[way.length - 1] || isFree(scene, here, size, who)) return
  for (let i = way.length - 2; i >= 0; i--) {
    const square = way[i] as number
    if (!isFree(scene, square, size, who)) continue
    putBack(scene, who, square)
    return
  }
  // Its first square has been taken as well, by somebody pushed there.
  const square = nearestFree(scene, who)
  if (square >= 0) putBack(scene, who, square)
}

function putBack(scene: FreeHitsScene, who: number, square: number): void {
  putAt(scene, who, square, 'grid')
  if (scene.recorder !== null) scene.recorder.note({ type: 'moved', who, to: square })
}

cite('flee')

/** Whether one may step off the battlefield from the square. */
export function isExit(scene: FreeHitsScene, square: number, size: number): boolean {
  const { grid, exits } = scene.setup
  if (exits === 'none') return false
  if (exits !== 'edge') return bodySquares(grid, square, size).some((one) => exits.includes(one))
  const x = xOf(grid, square) - grid.originX
  const y = yOf(grid, square) - grid.originY
  return x === 0 || y === 0 || x + size >= grid.width || y + size >= grid.depth
}

/** The way to the nearest exit, the step off the battlefield not counted; null where none is near enough. */
export function wayOut(scene: FreeHitsScene, who: number, by: readonly number[], spaces: number): Way | null {
  const { square, footprint } = scene.now.combatant
  const size = footprint[who] as number
  const last = by[by.length - 1]
  if (last !== undefined) {
    if (!isExit(scene, last, size)) return refuse('flee', 'The way does not end where one can leave the battlefield.')
    return alongWay(scene, who, last, by, true)
  }
  const here = square[who] as number
  if (isExit(scene, here, size)) return { path: [], cost: 0 }
  const reach = reachWith(scene, who, spaces)
  let best = NO_SQUARE
  for (let i = 0; i < reach.count; i++) {
    const at = reach.squares[i] as number
    if (!isExit(scene, at, size)) continue
    if (best === NO_SQUARE || (reach.cost[at] as number) < (reach.cost[best] as number)) best = at
  }
  if (best === NO_SQUARE) return null
  return { path: wayOn(reach, best), cost: costOn(scene, who, reach, best) }
}

/** The step off the battlefield: it costs as any other, and leaves every zone. */
export function stepOff(scene: FreeHitsScene, who: number): void {
  const from = scene.now.combatant.square[who] as number
  provoke(scene, who, NO_SQUARE)
  if (!isIn(scene, who) || !isAble(scene, who) || cannotMove(scene, who) !== null) return
  const cost = paceOf(scene, who)
  const pool = scene.now.combatant.spaces[who] as number
  if (scene.now.combatant.square[who] !== from || cost > pool) return
  scene.set(C.spaces, who, pool - cost, 'flee')
  flee(scene, who)
}
