import { areHostile, isAble } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { NOT_INTIMIDATED } from '../words.ts'
import type { Aimed } from './aiming.ts'
import { scareOf } from './expecting.ts'

/**
 * The monster whose morale is best shaken: of one that may run, the chance of that times what is left of it, in tenths of a
 * point of damage. Those whom somebody has shaken in this round already are left alone.
 */
export function bestToScare(scene: WeaponSpeedScene, actor: number): Aimed {
  const { monster, intimidated, stress, wp } = scene.now.combatant
  let best: Aimed = { target: -1, worth: 0 }
  for (let row = 0; row < scene.combatants; row++) {
    if (monster[row] === 0 || intimidated[row] > NOT_INTIMIDATED) continue
    if (!areHostile(scene, actor, row) || !isAble(scene, row)) continue
    const chance = scareOf(scene, actor, row)
    const worth = 10 * chance * (stress[row] + wp[row])
    if (worth > best.worth) best = { target: row, worth }
  }
  return best
}
