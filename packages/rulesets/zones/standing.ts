import { itemNames } from './rules/inventory.ts'
import { isUp } from './rules/who.ts'
import type { ZonesScene } from './scene.ts'

/** Whether it can still fight: it is on the battlefield with at least 1 hit point. */
export const isStanding = (scene: ZonesScene, row: number): boolean =>
  scene.now.combatant.present[row] === 1 && isUp(scene, row)

/** The usages that its items have left. */
export function resources(scene: ZonesScene, row: number): Readonly<Record<string, number>> {
  const left: Record<string, number> = {}
  for (const [name, item] of itemNames(scene, row)) {
    const { usages } = scene.kind(item)
    if (usages > 0) left[name] = Math.max(0, usages - scene.now.item.marked[item])
  }
  return left
}
