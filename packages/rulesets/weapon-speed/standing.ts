import type { Fate } from '@fray/kernel/rules'
import { injuriesOf } from './rules/figures.ts'
import { foreseen } from './rules/foreseen.ts'
import { itemsOf } from './rules/gear.ts'
import { isAble, isDead, isHere } from './rules/who.ts'
import type { WeaponSpeedScene } from './scene.ts'
import { C } from './tables.ts'
import { FLED, FLEEING, SURRENDERED } from './words.ts'

/** Whether it can still fight: able, as the end of combat is judged, also after what is held back in a tie. */
export const isStanding = (scene: WeaponSpeedScene, row: number): boolean =>
  foreseen(scene, row, () => isAble(scene, row))

/** Whether it fights, lies there or cannot act, is dead, or has left, flees or has surrendered. */
export const fate = (scene: WeaponSpeedScene, row: number): Fate =>
  foreseen(scene, row, () => {
    if (isAble(scene, row)) return 'standing'
    if (isDead(scene, row)) return 'dead'
    const state = scene.now.combatant.state[row]
    return !isHere(scene, row) || state === FLEEING || state === SURRENDERED ? 'away' : 'down'
  })

/** Takes one out of whom nobody knows who looks. */
export const takeAway = (scene: WeaponSpeedScene, row: number): void => scene.set(C.state, row, FLED, 'override')

/** Stress and Wound Points together, likewise. */
export const vitality = (scene: WeaponSpeedScene, row: number): number =>
  foreseen(scene, row, () => {
    const { stress, wp } = scene.now.combatant
    return stress[row] + wp[row]
  })

/** How many injuries a combatant has, of tables and made up, likewise. */
export const injuries = (scene: WeaponSpeedScene, row: number): number =>
  foreseen(scene, row, () => injuriesOf(scene, row).length)

/** Its Mana, and how many it has of what is used up or thrown. */
export function resources(scene: WeaponSpeedScene, row: number): Readonly<Record<string, number>> {
  const { mana, manaMax } = scene.now.combatant
  const left: Record<string, number> = {}
  if (manaMax[row] > 0) left.Mana = mana[row]
  for (const item of itemsOf(scene, row)) {
    const { name, consumable } = scene.kind(item)
    if (consumable !== null) left[name] = (left[name] ?? 0) + scene.now.item.count[item]
  }
  return left
}
