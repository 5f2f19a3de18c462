import type { Lens } from '@fray/kernel/rules'
import { areEnemies, detects, isIn } from './rules/who.ts'
import type { FreeHitsScene } from './scene.ts'

/** Whether the seat does not know where the unit is: an enemy that none of its own detects. */
export function isHiddenFrom(scene: FreeHitsScene, row: number, lens: Lens): boolean {
  if (lens.referee || scene.now.fight.hidden[0] === 0) return false
  let has = false
  for (let own = 0; own < scene.combatants; own++) {
    if (!lens.owns(own)) continue
    if (!areEnemies(scene, own, row) || (isIn(scene, own) && detects(scene, own, row))) return false
    has = true
  }
  return has
}

/** Whether the seat knows nothing of the unit: it cannot place it, and its side does not say who is there. */
export const isUnknown = (scene: FreeHitsScene, row: number, lens: Lens): boolean =>
  lens.presence(row) === 'seen' && isHiddenFrom(scene, row, lens)
