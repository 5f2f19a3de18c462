import type { Blow, FightEvent, RollEvent } from '@fray/kernel'
import { isDown, isHere } from './rules/who.ts'
import type { WeaponSpeedScene } from './scene.ts'
import { F, INJURY_TABLE } from './tables.ts'

/** Whether a combatant can still fight: it is here and has a Wound Point left. */
export const isStanding = (scene: WeaponSpeedScene, row: number): boolean => isHere(scene, row) && !isDown(scene, row)

/** The blows that events tell of. */
export function blows(events: readonly FightEvent[]): Blow[] {
  const found: Blow[] = []
  for (const event of events) {
    if (event.type !== 'roll' || (event as RollEvent).what !== 'attack') continue
    const { who, target, passed, critical } = event as RollEvent & { readonly target: number; readonly critical: boolean }
    const word = critical ? 'critical' : null
    found.push({ attacker: who, target, hit: passed === true, critical, fumble: false, word })
  }
  return found
}

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
