import { canStep, type Who } from '@fray/kernel/rules'
import type { FreeHitsScene } from '../scene.ts'
import { FACING_X, FACING_Y } from '../words.ts'
import { costOf, paceOf } from './pace.ts'
import { marksFor, spacesBetween, spacesFrom, zoneOf } from './space.ts'
import { couldStrike, slotsLeft } from './strikes.ts'
import type { Walkable } from './ways.ts'
import { areEnemies, detects } from './who.ts'

/** Steps inside one zone after which the next causes a free hit. */
export const FREE_INSIDE = 2

/** So many enemies are reckoned with at most, the first of the roster. */
const MOST_WATCHERS = 15

/** Enemies that the mover knows of and that could take a free hit against it. */
function watchers(scene: FreeHitsScene, who: Who): number[] {
  const rows: number[] = []
  if (scene.now.combatant.disengaged[who] === 1) return rows
  for (let row = 0; row < scene.combatants && rows.length < MOST_WATCHERS; row++) {
    if (!areEnemies(scene, row, who) || slotsLeft(scene, row) === 0 || !detects(scene, who, row)) continue
    if (couldStrike(scene, row, who)) rows.push(row)
  }
  return rows
}

/** A way as it grows: its last square, what it has caused and cost, and two bits for the steps inside each watcher's zone. */
interface Trail {
  readonly at: number
  readonly hits: number
  readonly cost: number
  readonly inside: number
  readonly before: Trail | null
}

/** Bits that each watcher's steps take, and what they can count to. */
const STEP_BITS = 2
const MOST_STEPS = (1 << STEP_BITS) - 1

/** Steps made inside the zone of the watcher at that position. */
const stepsInside = (inside: number, at: number): number => (inside >> (STEP_BITS * at)) & MOST_STEPS
/** So many more of them. */
const withSteps = (inside: number, at: number, steps: number): number => inside + (steps << (STEP_BITS * at))

/**
 * What a step adds to a way: free hits for leaving the zone of one of the watchers, or for a third step inside it. Those who
 * get one are put into `hitters`.
 */
function grow(scene: FreeHitsScene, who: Who, { watching, hitters }: Watched, trail: Trail, to: number): Trail {
  let { hits, inside } = trail
  for (let i = 0; i < watching.length; i++) {
    const enemy = watching[i]
    const zone = zoneOf(scene, enemy)
    if (spacesFrom(scene, enemy, who, trail.at) > zone) continue
    const steps = stepsInside(inside, i)
    const before = hits
    if (to < 0 || spacesFrom(scene, enemy, who, to) > zone) hits++
    else if (steps <= FREE_INSIDE) {
      if (steps === FREE_INSIDE) hits++
      inside = withSteps(inside, i, 1)
    }
    if (hits > before) hitters?.add(enemy)
  }
  return { at: to, hits, cost: trail.cost + (to < 0 ? 0 : costOf(scene, who, to)), inside, before: trail }
}

function pathOf(trail: Trail): number[] {
  const path: number[] = []
  for (let one = trail; one.before !== null; one = one.before) if (one.at >= 0) path.unshift(one.at)
  return path
}

/** The enemies whose zones a way may leave. */
interface Watched {
  readonly watching: readonly number[]
  /** Filled with those that could take a free hit. */
  readonly hitters?: Set<number>
}

/** The way that has not been begun: inside the zones as far as the unit has gone this turn. */
function trailFrom(scene: FreeHitsScene, who: Who, watching: readonly number[]): Trail {
  const { square, inside } = scene.now.combatant
  const steps = watching.reduce((all, row, i) => withSteps(all, i, inside[row]), 0)
  return { at: square[who], hits: 0, cost: 0, inside: steps, before: null }
}

/** Enemies that could take a free hit on the way, as the mover knows them, in roster order. */
export function hittersOn(scene: FreeHitsScene, who: Who, path: readonly number[]): number[] {
  const watching = watchers(scene, who)
  if (watching.length === 0) return []
  const hitters = new Set<number>()
  const watched = { watching, hitters }
  let trail = trailFrom(scene, who, watching)
  for (const to of path) trail = grow(scene, who, watched, trail, to)
  return watching.filter((row) => hitters.has(row))
}

/** Where a way may end. `off`: with a step off the battlefield, which leaves every zone. */
export interface Goal {
  readonly off: boolean
  isAt(square: number): boolean
  /** Steps that it takes from the square at least. */
  far(square: number): number
}

/**
 * A way with the fewest free hits that so many spaces pay for, of those a shortest: the plain one where none causes fewer.
 * Only enemies count whom the mover detects.
 */
export function leastProvoking(scene: FreeHitsScene, who: Who, plain: Walkable, goal: Goal, spaces: number): Walkable {
  const watching = watchers(scene, who)
  if (watching.length === 0) return plain
  const start = trailFrom(scene, who, watching)
  const watched = { watching }
  const follow = (trail: Trail, to: number): Trail => grow(scene, who, watched, trail, to)
  const walked = plain.path.reduce(follow, start)
  const worst = (goal.off ? follow(walked, -1) : walked).hits
  if (worst <= unavoidable(scene, who, watching, walked.at, goal.off)) return plain
  return search(scene, who, start, follow, { goal, most: { spaces, hits: worst } }) ?? plain
}

/** Free hits that no way avoids: of those in whose zone it stands, and will not. */
function unavoidable(scene: FreeHitsScene, who: Who, watching: readonly number[], to: number, off: boolean): number {
  let count = 0
  for (const enemy of watching) {
    const zone = zoneOf(scene, enemy)
    if (spacesBetween(scene, enemy, who) <= zone && (off || spacesFrom(scene, enemy, who, to) > zone)) count++
  }
  return count
}

/** So many ways are followed at most. */
const MOST_TRAILS = 20_000

/** What a way is sought for. */
interface Sought {
  readonly goal: Goal
  readonly most: { readonly spaces: number; readonly hits: number }
}

/** The first way, by free hits and then by spaces, that comes to the goal with fewer free hits than given; null for none. */
function search(
  scene: FreeHitsScene,
  who: Who,
  start: Trail,
  follow: (trail: Trail, to: number) => Trail,
  { goal, most }: Sought,
): Walkable | null {
  const { grid } = scene.setup
  const size = scene.now.combatant.footprint[who]
  const marks = marksFor(scene, who).slice()
  const walker = { grid, openDoors: 0, marks, size }
  const pace = paceOf(scene, who)
  const known = new Set<number>()
  /** Ways to be followed, by free hits and by spaces. */
  const waiting: Trail[][][] = Array.from({ length: most.hits }, () => [])
  const put = (trail: Trail): void => {
    if (trail.hits >= most.hits || trail.cost > most.spaces) return
    const row = waiting[trail.hits] as Trail[][]
    row[trail.cost] ??= []
    row[trail.cost]?.push(trail)
  }
  put(start)
  let count = 0
  for (const row of waiting) {
    for (let cost = 0; cost < row.length; cost++) {
      for (const trail of row[cost] ?? []) {
        if (trail.at < 0) return { path: pathOf(trail), cost: trail.cost }
        const key = trail.inside * marks.length + trail.at
        if (known.has(key)) continue
        known.add(key)
        if (++count > MOST_TRAILS) return null
        if (goal.isAt(trail.at)) {
          if (!goal.off) return { path: pathOf(trail), cost: trail.cost }
          put(follow(trail, -1))
        }
        for (let d = 0; d < 8; d++) {
          const step = trail.at + FACING_X[d] + FACING_Y[d] * grid.width
          if (!canStep(walker, trail.at, step)) continue
          if (trail.cost + (1 + goal.far(step)) * pace <= most.spaces) put(follow(trail, step))
        }
      }
    }
  }
  return null
}
