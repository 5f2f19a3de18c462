import type { Fate } from '@fray/kernel/rules'
import { isIn } from './rules/who.ts'
import type { FreeHitsScene } from './scene.ts'
import { C } from './tables.ts'
import { DEAD, DEFEATED, GONE } from './words.ts'

/** Whether it can still fight: it is in the battle, neither fallen, fled nor yielded. */
export const isStanding = (scene: FreeHitsScene, row: number): boolean =>
  scene.now.combatant.present[row] === 1 && isIn(scene, row)

/** Takes one out of whom nobody knows who looks. */
export const takeAway = (scene: FreeHitsScene, row: number): void => scene.set(C.status, row, GONE, 'detection')

/** Whether it fights, has been defeated, is dead, or has left, yielded or vanished. */
export function fate(scene: FreeHitsScene, row: number): Fate {
  if (isStanding(scene, row)) return 'standing'
  const status = scene.now.combatant.status[row]
  return status === DEAD ? 'dead' : status === DEFEATED ? 'down' : 'away'
}

/** Its magic points, where it has any. Those of the victors are full again once a battle is over (`mp-refill`). */
export function resources(scene: FreeHitsScene, row: number): Readonly<Record<string, number>> {
  const { mp, mpMax } = scene.now.combatant
  return mpMax[row] > 0 ? { 'Magic points': mp[row] } : {}
}

/** How many wounds a unit has. */
export const injuries = (scene: FreeHitsScene, row: number): number => scene.now.combatant.wounds[row]
