import type { Lens } from '@fray/kernel/rules'
import { perceives } from './rules/space.ts'
import { isUp } from './rules/who.ts'
import type { ShockScene } from './scene.ts'
import { UNLOCATED } from './words.ts'

/** Whether the seat does not know where the combatant is: an enemy that none of its own can place. */
export function isHiddenFrom(scene: ShockScene, row: number, lens: Lens): boolean {
  const { unseen, side } = scene.now.combatant
  if (lens.referee || unseen[row] !== UNLOCATED) return false
  for (let own = 0; own < scene.combatants; own++) {
    if (!lens.owns(own)) continue
    if (side[own] === side[row] || (isUp(scene, own) && perceives(scene, own, row) !== UNLOCATED)) return false
  }
  return true
}
