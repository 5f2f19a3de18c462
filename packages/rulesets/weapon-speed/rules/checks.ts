import { compileDice, D20, recordTally, type Tally } from '@fray/kernel'
import type { Strike } from '../kinds/strikes.ts'
import { type Cited, cite, type WeaponSpeedScene } from '../scene.ts'

export const THREE_D6 = compileDice('3d6')

cite('check-dice')

/** The check dice of the table: a d20, or 3d6. */
export const checkDice = (scene: WeaponSpeedScene) => (scene.setup.options['check-dice'] === '3d6' ? THREE_D6 : D20)

/** The natural total from which a hit is critical where the attack states none (`crit-natural`). */
export const usualCritOn = (scene: WeaponSpeedScene): number => (scene.setup.options['check-dice'] === '3d6' ? 16 : 20)

cite('check-roll')

/**
 * Rolls the check dice into a tally and returns their natural total. No natural result decides by itself: what counts is
 * whether it is at least `needs`, and at least `more`.
 */
export const rollCheck = (
  scene: WeaponSpeedScene,
  who: number,
  rule: Cited,
  why: string,
  tally: Tally,
  needs: number,
  more = needs,
): number => scene.poolWithin(needs, more, more, checkDice(scene), who, rule, why, tally)

/** Makes a check with a flat bonus against a number; equal succeeds. `tn`: the parts of that number. */
export function check(
  scene: WeaponSpeedScene,
  who: number,
  what: string,
  bonus: number,
  source: string,
  against: number,
  rule: Cited,
  tn: Tally | null = null,
): boolean {
  const tally = scene.tally()
  rollCheck(scene, who, rule, what, tally, against - bonus)
  tally.add(bonus, rule, source)
  const passed = tally.total >= against
  if (scene.recorder !== null) {
    const roll = { type: 'roll', what, who, rule, against, passed, tally: recordTally(tally) }
    scene.recorder.note(tn === null ? roll : { ...roll, tn: recordTally(tn) })
  }
  return passed
}

cite('crit-natural')

/** The natural total from which this attack is critical; the usual one also where the dice cannot show what it states. */
export function critFrom(scene: WeaponSpeedScene, { critOn }: Strike): number {
  const most = checkDice(scene).max
  return critOn > 0 && critOn <= most ? critOn : usualCritOn(scene)
}
