import type { Fate, Who } from '@fray/kernel/rules'
import { itemNames } from './rules/inventory.ts'
import { isHere, isUp } from './rules/who.ts'
import type { ZonesScene } from './scene.ts'
import { C } from './tables.ts'
import { LEFT } from './words.ts'

/** Whether it can still fight: it is on the battlefield with at least 1 hit point. */
export const isStanding = (scene: ZonesScene, row: Who): boolean =>
  scene.now.combatant.present[row] === 1 && isUp(scene, row)

/** Whether it fights, has fallen, or has left. Who of the fallen is dead is not settled before the fight is over. */
export function fate(scene: ZonesScene, row: Who): Fate {
  if (isStanding(scene, row)) return 'standing'
  return isHere(scene, row) && scene.now.combatant.present[row] === 1 ? 'down' : 'away'
}

/** Takes one out of whom nobody knows who looks. */
export const takeAway = (scene: ZonesScene, row: Who): void => scene.set(C.status, row, LEFT, 'override')

/** The usages that its items have left. */
export function resources(scene: ZonesScene, row: Who): Readonly<Record<string, number>> {
  const left: Record<string, number> = {}
  for (const [name, item] of itemNames(scene, row)) {
    const { usages } = scene.kind(item)
    if (usages > 0) left[name] = Math.max(0, usages - scene.now.item.marked[item])
  }
  return left
}
