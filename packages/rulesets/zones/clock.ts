import type { ZonesScene } from './scene.ts'
import { F } from './tables.ts'

/** Puts the clock to another round. Only Round 1, in which a side may be surprised, is unlike any other. */
export function setClock(scene: ZonesScene, round: number): void {
  if (scene.now.fight.round[0] >= 2) scene.set(F.round, 0, Math.max(2, round), 'round-structure')
}
