import { isIn } from './rules/who.ts'
import type { FreeHitsScene } from './scene.ts'

/** Whether it can still fight: it is in the battle, neither fallen, fled nor yielded. */
export const isStanding = (scene: FreeHitsScene, row: number): boolean =>
  scene.now.combatant.present[row] === 1 && isIn(scene, row)

/** Its magic points, where it has any. Those of the victors are full again once a battle is over (`mp-refill`). */
export function resources(scene: FreeHitsScene, row: number): Readonly<Record<string, number>> {
  const { mp, mpMax } = scene.now.combatant
  return mpMax[row] > 0 ? { 'Magic points': mp[row] } : {}
}
