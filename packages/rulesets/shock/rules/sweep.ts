import type { Who } from '@fray/kernel/rules'
import type { Attack, ShockScene } from '../scene.ts'
import { NO_MANEUVER, UNLOCATED } from '../words.ts'
import { prepare } from './attack.ts'
import { shockOfMiss } from './damage.ts'
import { modeOf, usualMelee } from './gear.ts'
import { meleeModeAt, reachWith } from './legal.ts'
import { feetBetween, perceives, seesLine } from './space.ts'
import { areEnemies, isUp } from './who.ts'

/** The enemies whom the melee weapon of somebody reaches from where it stands, in roster order. */
export function withinSweep(scene: ShockScene, who: Who): number[] {
  const weapon = usualMelee(scene, who)
  const found: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, who, row) || !isUp(scene, row) || perceives(scene, who, row) === UNLOCATED) continue
    const mode = modeOf(scene, weapon, Math.max(0, meleeModeAt(scene, who, weapon, row)))
    if (feetBetween(scene, who, row) <= reachWith(scene, who, mode) && seesLine(scene, who, row)) found.push(row)
  }
  return found
}

/**
 * The Shock of somebody's melee weapon to all enemies in reach, as a miss would do it to each; in the moment of an attack
 * its target, whom the attack itself deals with, is left out.
 */
export function sweep(scene: ShockScene, who: Who, attack: Attack | null): void {
  const weapon = usualMelee(scene, who)
  for (const target of withinSweep(scene, who)) {
    if (target === attack?.target) continue
    const mode = Math.max(0, meleeModeAt(scene, who, weapon, target))
    const graze = prepare(scene, 'main', who, { target, weapon, mode, maneuver: NO_MANEUVER })
    const shock = shockOfMiss(scene, graze)
    if (shock !== null) scene.conclude(shock.by, shock.moves, shock.apply)
  }
}
