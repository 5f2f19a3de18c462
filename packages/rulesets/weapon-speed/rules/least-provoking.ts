import { planeReach, squaresBetween, type Who } from '@fray/kernel/rules'
import { bits, fewestStrikes, stepsOnWays } from '../../on-grid/fewest-strikes.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { DEFENSIVE } from '../words.ts'
import { kindNow } from './acting.ts'
import { isEntered } from './movement.ts'
import { hasReaction } from './reactions.ts'
import { marksFor } from './space.ts'
import { areHostile } from './who.ts'

/** So many enemies are reckoned with at most, the first of the roster. */
const MOST_WATCHERS = 12

/** Which steps somebody takes at all; null for all of them. */
export type MayStep = ((from: number, to: number) => boolean) | null

/** An enemy who could riposte, and how far its threat reaches as the mover knows it. */
interface Watcher {
  readonly foe: Who
  readonly range: number
}

/** The threat range as the side of the mover knows it: of a side that hides what it can do the usual yard. */
function rangeOf(scene: WeaponSpeedScene, foe: Who): number {
  const { side, threat } = scene.now.combatant
  return scene.setup.sides[side[foe]]?.hides?.includes('abilities') === true ? 1 : threat[foe]
}

/**
 * Of the shortest ways to the end of a given one the one on which the fewest enemies may riposte, as the mover knows them: the given
 * one where none is better.
 */
export function leastProvoking(scene: WeaponSpeedScene, row: Who, plain: number[], mayStep: MayStep): number[] {
  if (plain.length < 2 || kindNow(scene, row) === DEFENSIVE) return plain
  const from = scene.now.combatant.square[row]
  const to = plain[plain.length - 1]
  const watching = watchers(scene, row, from, plain.length)
  let struck = 0
  for (let i = 0; i < plain.length && watching.length > 0; i++) {
    struck |= strikers(scene, row, watching, i === 0 ? from : plain[i - 1], plain[i])
  }
  if (struck === 0 || bits(struck) <= bits(strikers(scene, row, watching, from, to))) return plain
  return search(scene, row, watching, { from, to, most: plain.length, mayStep }) ?? plain
}

/** Enemies whose threat range the way could come into. */
function watchers(scene: WeaponSpeedScene, row: Who, from: number, steps: number): readonly Watcher[] {
  const { square, hidden } = scene.now.combatant
  const found: Watcher[] = []
  for (let foe = 0; foe < scene.combatants && found.length < MOST_WATCHERS; foe++) {
    if (hidden[foe] === 1 || !areHostile(scene, foe, row)) continue
    const range = rangeOf(scene, foe)
    if (range === 0 || squaresBetween(scene.setup.plane, from, square[foe]) > range + steps) continue
    if (hasReaction(scene, foe)) found.push({ foe, range })
  }
  return found
}

/** Those into whose threat range the step leads, as bits. */
function strikers(scene: WeaponSpeedScene, row: Who, watching: readonly Watcher[], from: number, to: number): number {
  let found = 0
  watching.forEach(({ foe, range }, i) => {
    if (isEntered(scene, foe, row, { from, to, range })) found |= 1 << i
  })
  return found
}

function search(
  scene: WeaponSpeedScene,
  row: Who,
  watching: readonly Watcher[],
  way: { readonly from: number; readonly to: number; readonly most: number; readonly mayStep: MayStep },
): number[] | null {
  const { plane } = scene.setup
  const { from, most, mayStep } = way
  const { cost } = planeReach(plane, marksFor(scene, row), from, most, { into: scene.reach, isEnough: null, mayStep })
  const isStep = (at: number, next: number) =>
    cost[at] + 1 === cost[next] && squaresBetween(plane, at, next) === 1 && mayStep?.(at, next) !== false
  const steps = stepsOnWays(way, plane.width, cost, isStep)
  return fewestStrikes(way, steps, plane.width, (at, next) => strikers(scene, row, watching, at, next))
}
