import { canStep, pathTo, type ReachMap, stepCost, type Who } from '@fray/kernel/rules'
import { bits, fewestStrikes, stepsOnWays } from '../../on-grid/fewest-strikes.ts'
import type { ShockScene } from '../scene.ts'
import { UNLOCATED } from '../words.ts'
import { threatReach } from './legal.ts'
import { mayStrike } from './opportunity.ts'
import { asIfAt, feetFrom, marksFor, perceives } from './space.ts'
import { areEnemies, isUp } from './who.ts'

/** So many enemies are reckoned with at most, the first of the roster. */
const MOST_WATCHERS = 30

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
  const walker = { grid, openDoors: scene.now.fight.openDoors[0], marks, size }
  const between = { from: scene.now.combatant.square[who], to }
  const cost = Array.from(reach.cost)
  const steps = stepsOnWays(between, grid.width, cost, (at, next) => {
    return cost[at] + stepCost(grid, marks, next, size) === cost[next] && canStep(walker, at, next)
  })
  return fewestStrikes(between, steps, grid.width, (at, next) => strikers(scene, who, watching, at, next))
}
