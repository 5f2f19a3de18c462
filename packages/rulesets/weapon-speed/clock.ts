import type { WeaponSpeedScene } from './scene.ts'
import { F } from './tables.ts'

/** Puts the clock to another round: nothing remembers which it is. */
export function setClock(scene: WeaponSpeedScene, round: number): void {
  if (scene.now.fight.round[0] >= 2) scene.set(F.round, 0, Math.max(2, round), 'combat-procedure')
}
