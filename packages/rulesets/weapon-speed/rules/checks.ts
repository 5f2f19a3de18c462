import { type Bordered, compileDice, D20, type SourceOf, type Who } from '@fray/kernel/rules'
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

/** The check dice. No natural result decides by itself: what counts is whether it is at least `needs`, and at least `more`. */
export const toCheck = (scene: WeaponSpeedScene, needs: number, more = needs): Bordered => ({
  pool: checkDice(scene),
  a: needs,
  b: more,
  c: more,
})

/** A check to be rolled. */
interface Check<T extends string> {
  readonly what: 'casting' | 'heal'
  /** What is added, and where it comes from. */
  readonly bonus: number
  readonly source: SourceOf<T>
  readonly against: number
  readonly rule: Cited
  /** The TN with its parts, of healing. */
  readonly tn?: Tally | null
  /** Who is healed. */
  readonly patient?: Who
}

/** Makes a check with a flat bonus against a number; equal succeeds. `tn`: the parts of that number, where Heal makes it for `patient`. */
export function check<T extends string>(
  scene: WeaponSpeedScene,
  who: Who,
  { what, bonus, source, against, rule, tn = null, patient = who }: Check<T>,
): boolean {
  const tally = scene.tally()
  scene.diceWithin(toCheck(scene, against - bonus), who, rule, what, tally)
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
