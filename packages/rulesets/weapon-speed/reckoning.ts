import type { WeaponSpeedScene } from './scene.ts'
import { F, INJURY_TABLE } from './tables.ts'

/** How many injuries a combatant has, of tables and made up. */
export function injuries(scene: WeaponSpeedScene, row: number): number {
  const { of } = scene.now.injury
  let count = 0
  for (let i = 0; i < scene.rows(INJURY_TABLE); i++) if (of[i] === row) count++
  return count
}

/** Puts the clock to another round: nothing remembers which it is. */
export function setClock(scene: WeaponSpeedScene, round: number): void {
  if ((scene.now.fight.round[0] as number) >= 2) scene.set(F.round, 0, Math.max(2, round), 'combat-procedure')
}

/** Only hits are special here. */
export const blowWord = (): string => 'critical'
