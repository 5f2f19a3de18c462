import { canStep, pathTo, type ReachMap, stepCost, type Who } from '@fray/kernel/rules'
import type { ShockScene } from '../scene.ts'
import { UNLOCATED } from '../words.ts'
import { threatReach } from './legal.ts'
import { mayStrike } from './opportunity.ts'
import { asIfAt, feetFrom, marksFor, perceives } from './space.ts'
import { areEnemies, isUp } from './who.ts'

/** So many enemies are reckoned with at most, the first of the roster. */
const MOST_WATCHERS = 30

/** A cheapest way as far as a square: who may have struck, by the bits of their places among the watchers. */
interface Trail {
  readonly at: number
  readonly struck: number
  readonly diagonals: number
  readonly before: Trail | null
}

/**
 * The cheapest way to the square on which the fewest enemies may strike, those whom the mover knows of; of those the one with the
 * fewest diagonal steps. `reach` is a map on which the square is.
 */
export function leastProvoking(scene: ShockScene, who: Who, reach: ReachMap, to: number): number[] {
  const plain = pathTo(reach, to)
  const from = scene.now.combatant.square[who]
  const watching = watchers(scene, who, plain)
  if (watching.length === 0) return plain
  let struck = 0
  let at = from
  for (const next of plain) {
    struck |= strikers(scene, who, watching, at, next)
    at = next
  }
  const least = watching.filter((enemy) => reaches(scene, enemy, who, from) && !reaches(scene, enemy, who, to)).length
  if (bits(struck) <= least) return plain
  return search(scene, who, reach, to, watching) ?? plain
}

const reaches = (scene: ShockScene, enemy: Who, who: Who, square: number): boolean =>
  feetFrom(scene, enemy, who, square) <= threatReach(scene, enemy)

/** Enemies near the way that could strike, as the mover knows them. */
function watchers(scene: ShockScene, who: Who, plain: readonly number[]): number[] {
  const rows: number[] = []
  const from = scene.now.combatant.square[who]
  for (let row = 0; row < scene.combatants && rows.length < MOST_WATCHERS; row++) {
    if (!areEnemies(scene, row, who) || !isUp(scene, row) || perceives(scene, who, row) === UNLOCATED) continue
    const isNear = (square: number) => reaches(scene, row, who, square)
    if (isNear(from) || plain.some(isNear)) rows.push(row)
  }
  return rows
}

/** Those whose range the step leaves and who may strike then, as bits. */
function strikers(scene: ShockScene, who: Who, watching: readonly number[], from: number, to: number): number {
  let found = 0
  for (let i = 0; i < watching.length; i++) {
    const enemy = watching[i]
    if (!reaches(scene, enemy, who, from) || reaches(scene, enemy, who, to)) continue
    if (asIfAt(scene, who, from, () => mayStrike(scene, enemy, who))) found |= 1 << i
  }
  return found
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

/** Of all ways that cost no more than the cheapest, the one with the fewest strikes. */
function search(
  scene: ShockScene,
  who: Who,
  reach: ReachMap,
  to: number,
  watching: readonly number[],
): number[] | null {
  const { grid } = scene.setup
  const size = scene.now.combatant.footprint[who]
  const marks = marksFor(scene, who).slice()
  const doors = scene.now.fight.openDoors[0]
  const from = scene.now.combatant.square[who]
  const cost = Array.from(reach.cost)
  const onWay = squaresOnWays(from, to, grid.width, cost, (at, next) => {
    return cost[at] + stepCost(grid, marks, next, size) === cost[next] && canStep(grid, doors, marks, at, next, size)
  })
  const trails = new Map<number, Map<number, Trail>>([
    [from, new Map([[0, { at: from, struck: 0, diagonals: 0, before: null }]])],
  ])
  for (const { at, next } of onWay) {
    const slants = at % grid.width !== next % grid.width && Math.abs(at - next) !== 1 ? 1 : 0
    const more = strikers(scene, who, watching, at, next)
    const there = trails.get(next) ?? new Map<number, Trail>()
    trails.set(next, there)
    for (const trail of trails.get(at)?.values() ?? []) {
      const struck = trail.struck | more
      const diagonals = trail.diagonals + slants
      const known = there.get(struck)
      if (known === undefined || diagonals < known.diagonals)
        there.set(struck, { at: next, struck, diagonals, before: trail })
    }
  }
  let best: Trail | null = null
  for (const trail of trails.get(to)?.values() ?? []) {
    const fewer = best === null ? -1 : bits(trail.struck) - bits(best.struck)
    if (best === null || fewer < 0 || (fewer === 0 && trail.diagonals < best.diagonals)) best = trail
  }
  if (best === null) return null
  const path: number[] = []
  for (let one: Trail = best; one.before !== null; one = one.before) path.unshift(one.at)
  return path
}

/** The steps of all cheapest ways, those from cheaper squares first. */
function squaresOnWays(
  from: number,
  to: number,
  width: number,
  cost: readonly number[],
  isStep: (at: number, next: number) => boolean,
): { readonly at: number; readonly next: number }[] {
  const steps: { at: number; next: number }[] = []
  const seen = new Set([to])
  for (const next of seen) {
    if (next === from) continue
    for (const offset of [1, -1, width, -width, 1 - width, 1 + width, -1 - width, -1 + width]) {
      const at = next + offset
      if (at < 0 || at >= cost.length || cost[at] < 0 || cost[at] >= cost[next] || !isStep(at, next)) continue
      steps.push({ at, next })
      seen.add(at)
    }
  }
  return steps.sort((a, b) => cost[a.at] - cost[b.at])
}
