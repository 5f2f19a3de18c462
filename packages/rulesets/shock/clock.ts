import type { ShockScene } from './scene.ts'
import { C, F, NONE } from './tables.ts'
import { MORTALLY_INJURED } from './words.ts'

/**
 * Puts the clock to another round, together with the rounds in which the mortally injured fell and first aid was tried;
 * of others nobody asks when they fell.
 */
export function setClock(scene: ShockScene, round: number): void {
  const now = scene.now.fight.round[0]
  if (now < 1) return
  const { state, fell, aided } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    const since = state[row] === MORTALLY_INJURED ? fell[row] + round - now : 0
    scene.set(C.fell, row, since, 'initiative-order')
    if (aided[row] !== NONE) scene.set(C.aided, row, aided[row] === now ? round : NONE, 'stabilize')
  }
  scene.set(F.round, 0, round, 'initiative-order')
}
