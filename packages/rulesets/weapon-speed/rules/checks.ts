import { compileDice, D20, type SourceOf, type Who } from '@fray/kernel/rules'
import { cite, type Tally } from '../citing.ts'
import { roll } from '../events.ts'
import type { Strike } from '../kinds/strikes.ts'
import type { Cited, WeaponSpeedScene } from '../scene.ts'

export const THREE_D6 = compileDice('3d6')

/** The check dice of the table: a d20, or 3d6. */
export function checkDice(scene: WeaponSpeedScene) {
  cite('check-dice')
  return scene.setup.options['check-dice'] === '3d6' ? THREE_D6 : D20
}

/** The natural total from which a hit is critical where the attack states none (`crit-natural`). */
const usualCritOn = (scene: WeaponSpeedScene): number => (scene.setup.options['check-dice'] === '3d6' ? 16 : 20)

/**
 * Rolls the check dice into a tally and returns their natural total. No natural result decides by itself: what counts is
 * whether it is at least `needs`, and at least `more`.
 */
export const rollCheck = <T extends string>(
  scene: WeaponSpeedScene,
  who: Who,
  rule: Cited,
  why: SourceOf<T>,
  tally: Tally,
  needs: number,
  more = needs,
): number => scene.diceWithin<T>(needs, more, more, checkDice(scene), who, rule, why, tally)

/** Makes a check with a flat bonus against a number; equal succeeds. `tn`: the parts of that number, where Heal makes it for `patient`. */
export function check<T extends string>(
  scene: WeaponSpeedScene,
  who: Who,
  what: 'casting' | 'heal',
  bonus: number,
  source: SourceOf<T>,
  against: number,
  rule: Cited,
  tn: Tally | null = null,
  patient: Who = who,
): boolean {
  const tally = scene.tally()
  rollCheck(scene, who, rule, what, tally, against - bonus)
  tally.add<T>(bonus, rule, source)
  const passed = tally.total >= against
  if (tn === null) roll.casting(scene, { who, rule, tally, against, passed })
  else roll.heal(scene, { who, rule, tally, against, passed, target: patient, tn })
  return passed
}

/** The natural total from which this attack is critical; the usual one also where the dice cannot show what it states. */
export function critFrom(scene: WeaponSpeedScene, { critOn }: Strike): number {
  const most = checkDice(scene).max
  cite('crit-natural')
  return critOn > 0 && critOn <= most ? critOn : usualCritOn(scene)
}
