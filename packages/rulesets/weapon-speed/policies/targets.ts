import { squaresBetween } from '@fray/kernel'
import { areHostile, isAble, isDown, isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'

/** The nearest enemy that is able, or -1; `at` is where one looks from. */
export function nearestFoe(scene: WeaponSpeedScene, actor: number, at: number): number {
  const { square } = scene.now.combatant
  const { plane } = scene.setup
  let best = -1
  let least = 0x7fffffff
  for (let row = 0; row < scene.combatants; row++) {
    if (!areHostile(scene, actor, row) || !isAble(scene, row)) continue
    const yards = squaresBetween(plane, at, square[row] as number)
    if (yards < least) {
      least = yards
      best = row
    }
  }
  return best
}

/** The able enemy within so many yards that is nearest to its end, or -1. */
export function weakestFoe(scene: WeaponSpeedScene, actor: number, yards: number): number {
  const { square, stress, wp } = scene.now.combatant
  const { plane } = scene.setup
  const here = square[actor] as number
  let best = -1
  let least = 0x7fffffff
  for (let row = 0; row < scene.combatants; row++) {
    if (!areHostile(scene, actor, row) || !isAble(scene, row)) continue
    if (squaresBetween(plane, here, square[row] as number) > yards) continue
    const left = (stress[row] as number) + (wp[row] as number)
    if (left < least) {
      least = left
      best = row
    }
  }
  return best
}

/** The ally (oneself included) within so many yards that is down and not Stabilized and worst off, or -1. */
export function worstFriend(scene: WeaponSpeedScene, actor: number, yards: number, below: number): number {
  const { square, wp } = scene.now.combatant
  let best = -1
  let least = below
  for (let row = 0; row < scene.combatants; row++) {
    if (areHostile(scene, actor, row) || !isHere(scene, row)) continue
    if (squaresBetween(scene.setup.plane, square[actor] as number, square[row] as number) > yards) continue
    const left = wp[row] as number
    if (left < least) {
      least = left
      best = row
    }
  }
  return best
}

/** Whether somebody is down and would be helped by a Heal check. */
export const isPatient = (scene: WeaponSpeedScene, row: number): boolean =>
  isHere(scene, row) && isDown(scene, row) && scene.now.combatant.stabilized[row] === 0
