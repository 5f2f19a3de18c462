import { type PlaneReach, person, planePath, planeReach, type Refusal, squaresBetween } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { leastProvoking } from './least-provoking.ts'
import { isExit, marksFor, wayTo } from './space.ts'
import { areHostile, isAble, isFleeing } from './who.ts'

/** Why one who flees does not go that way, or null: each step leads away from its enemies, or the way leads out. */
export function fleeProblem(scene: WeaponSpeedScene, row: number, way: readonly number[]): Refusal | null {
  let at = scene.now.combatant.square[row]
  if (!isFleeing(scene, row) || isExit(scene, way.at(-1) ?? at)) return null
  const mayStep = stepAway(scene, row)
  for (const to of way) {
    if (!mayStep(at, to)) {
      return refuse('morale-failed', '{who} is fleeing and only moves away from their enemies.', { who: person(row) })
    }
    at = to
  }
  return null
}

/** The squares to which one who flees comes by steps away from its enemies. */
export const reachAway = (scene: WeaponSpeedScene, row: number, steps: number): PlaneReach =>
  planeReach(scene.setup.plane, marksFor(scene, row), scene.now.combatant.square[row], steps, {
    into: scene.reach,
    isEnough: null,
    mayStep: stepAway(scene, row),
  })

/** A shortest way of such steps, of at most so many, or null. */
const wayAway = (scene: WeaponSpeedScene, row: number, to: number, most: number): number[] | null =>
  planePath(reachAway(scene, row, most), to)

/**
 * The way that somebody goes to a square where none is named, of at most so many yards: of the shortest ones the one on which the
 * fewest enemies may riposte, for one who flees by steps away from its enemies where there is such a way. Null where there is none.
 */
export function usualWay(scene: WeaponSpeedScene, row: number, to: number, most: number): number[] | null {
  const away = isFleeing(scene, row) && !isExit(scene, to) ? wayAway(scene, row, to, most) : null
  if (away !== null) return leastProvoking(scene, row, away, stepAway(scene, row))
  const way = wayTo(scene, row, to, most)
  return way && leastProvoking(scene, row, way, null)
}

/** Whether a step leads no nearer to the nearest enemy that is able. */
function stepAway(scene: WeaponSpeedScene, row: number): (from: number, to: number) => boolean {
  const known = new Map<number, number>()
  const yardsFrom = (square: number): number => {
    const yards = known.get(square) ?? nearestEnemy(scene, row, square)
    known.set(square, yards)
    return yards
  }
  return (from, to) => yardsFrom(to) >= yardsFrom(from)
}

/** Yards from a square to the nearest enemy that is able; the same everywhere without one. */
export function nearestEnemy(scene: WeaponSpeedScene, row: number, square: number): number {
  const { square: at } = scene.now.combatant
  let nearest = 0x7fffffff
  for (let other = 0; other < scene.combatants; other++) {
    if (!areHostile(scene, row, other) || !isAble(scene, other)) continue
    nearest = Math.min(nearest, squaresBetween(scene.setup.plane, square, at[other]))
  }
  return nearest
}
