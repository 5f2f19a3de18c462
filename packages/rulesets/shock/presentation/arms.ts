import { type SeenSlot, seenOf, type Viewer } from '@fray/kernel/rules'
import { itemsOf } from '../rules/gear.ts'
import { cannotAttack, cannotSend, rangeOf } from '../rules/legal.ts'
import { isHarmful, spellSlot, usedUp } from '../rules/powers.ts'
import { feetBetween } from '../rules/space.ts'
import { isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { BARE_HANDS, IN_HAND, NO_MANEUVER } from '../words.ts'

/*
 * What somebody could do harm with from where it stands. Of a side that hides its abilities only that it could.
 */

/** What stands for all that a side hides. */
const SOMETHING = 'what it has'

/** What somebody could do harm with, by name: `Spear and Fist`. */
export const armsNamed = (arms: readonly string[]): SeenSlot => ({
  list: arms.map((thing) => (thing === SOMETHING ? seenOf(SOMETHING, {}) : { thing })),
})

/** Feet within which anybody is thought to strike. */
const USUAL_REACH = 5

/** The weapons at hand: in hand, grown, the bare hands of one who has nothing else. */
function armsOf(scene: ShockScene, row: number): number[] {
  const { holder, carried } = scene.now.item
  const held = itemsOf(scene, row).filter((item) => holder[item] === row && carried[item] === IN_HAND)
  const armed = held.filter((item) => scene.kind(item).modes.length > 0)
  return armed.length > 0 ? armed : [BARE_HANDS]
}

/** Names of the weapons with which the target could be attacked from where both stand. */
export function armsAt(scene: ShockScene, row: number, target: number, viewer: Viewer): string[] {
  if (!isUp(scene, row)) return []
  const feet = feetBetween(scene, row, target)
  if (!viewer.knows('abilities', row)) return feet <= USUAL_REACH ? [SOMETHING] : []
  const found = armsOf(scene, row).filter((weapon) =>
    scene
      .kind(weapon)
      .modes.some(
        (how, mode) =>
          feet <= rangeOf(scene, row, how) &&
          cannotAttack(scene, row, { target, weapon, mode, maneuver: NO_MANEUVER }) === null,
      ),
  )
  return [...new Set(found.map((weapon) => scene.itemName(weapon)))]
}

/** Names of the harmful spells that reach the target from where both stand. */
export function spellsAt(scene: ShockScene, row: number, target: number, viewer: Viewer): string[] {
  if (!isUp(scene, row) || !viewer.knows('abilities', row)) return []
  const feet = feetBetween(scene, row, target)
  return scene.fighter(row).spells.flatMap(({ name, effects, range, radius, needsSight, target: at }, spell) => {
    if (!isHarmful(effects) || at === 'self' || at === 'ally' || feet > range + radius) return []
    if (usedUp(scene, row, spellSlot(scene, row, spell), name) !== null) return []
    return at === 'area' || cannotSend(scene, row, target, needsSight) === null ? [name] : []
  })
}

/** The farthest that anything at hand of the combatant goes, in feet, as far as the viewer knows. */
export function farthest(scene: ShockScene, row: number, viewer: Viewer): number {
  if (!viewer.knows('abilities', row)) return USUAL_REACH
  return Math.max(
    0,
    ...armsOf(scene, row).flatMap((weapon) => scene.kind(weapon).modes.map((mode) => rangeOf(scene, row, mode))),
  )
}
