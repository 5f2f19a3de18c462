import type { Who } from '@fray/kernel/rules'
import type { ShockScene } from '../scene.ts'
import { C, NONE } from '../tables.ts'
import { isUp } from './who.ts'

/** Whether the combatant has joined the swarm of that side on the target and is still able. */
const isIn = (scene: ShockScene, row: Who, side: number, target: Who): boolean =>
  scene.now.combatant.swarm[row] === target && scene.now.combatant.side[row] === side && isUp(scene, row)

/** How many belong to the swarm of that side on the target. */
export function swarmOn(scene: ShockScene, side: number, target: Who): number {
  let count = 0
  for (let row = 0; row < scene.combatants; row++) if (isIn(scene, row, side, target)) count++
  return count
}

/** The combatant is in no swarm any more. */
export function leaveSwarm(scene: ShockScene, row: Who, rule: 'swarm-one-attack' | 'swarm-lapse' | 'retreat'): void {
  scene.set(C.swarm, row, NONE, rule)
  scene.set(C.swarmWith, row, NONE, rule)
}

/** The swarm of that side on the target has struck. */
export function useUpSwarm(scene: ShockScene, side: number, target: Who): void {
  for (let row = 0; row < scene.combatants; row++) {
    if (isIn(scene, row, side, target)) leaveSwarm(scene, row, 'swarm-one-attack')
  }
}
