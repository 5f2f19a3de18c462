import { itemsOf } from './rules/gear.ts'
import { isAble } from './rules/who.ts'
import type { WeaponSpeedScene } from './scene.ts'

/** Whether it can still fight: able, as the end of combat is judged. */
export const isStanding = (scene: WeaponSpeedScene, row: number): boolean => isAble(scene, row)

/** Its Mana, and how many it has of what is used up or thrown. */
export function resources(scene: WeaponSpeedScene, row: number): Readonly<Record<string, number>> {
  const { mana, manaMax } = scene.now.combatant
  const left: Record<string, number> = {}
  if ((manaMax[row] as number) > 0) left.Mana = mana[row] as number
  for (const item of itemsOf(scene, row)) {
    const { name, consumable } = scene.kind(item)
    if (consumable !== null) left[name] = (left[name] ?? 0) + (scene.now.item.count[item] as number)
  }
  return left
}
