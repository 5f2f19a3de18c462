import type { Command, CommandOf, DefinedAction, ValuesOfParams } from '@fray/kernel/rules'
import type { Params } from '../actions/define.ts'
import { breakLoose } from '../actions/wrestling.ts'
import { meleeMode, missileMode, modeOf, usualMissile } from '../rules/gear.ts'
import { reachWith } from '../rules/legal.ts'
import type { ShockScene } from '../scene.ts'

/** The action's command with those values if it may be given now, else null. */
export function legal<P extends Params>(
  scene: ShockScene,
  action: DefinedAction<ShockScene, P>,
  actor: number,
  values?: Partial<ValuesOfParams<P>>,
): CommandOf<P> | null {
  const command = action.make(actor, values)
  return action.check(scene, command) === null ? command : null
}

/** Whether any Move Action is at hand. */
export const hasMove = (scene: ShockScene, actor: number): boolean =>
  scene.now.combatant.moveSpent[actor] === 0 || scene.now.combatant.secondMove[actor] === 1

/** Whether an attack can still be paid for. */
export const hasMain = (scene: ShockScene, actor: number): boolean =>
  scene.now.combatant.mainSpent[actor] === 0 || scene.now.combatant.attacksLeft[actor] > 0

/** Feet that the combatant reaches with the weapon. */
export const reachOfWeapon = (scene: ShockScene, actor: number, weapon: number): number =>
  reachWith(scene, actor, modeOf(scene, weapon, Math.max(0, meleeMode(scene.kind(weapon)))))

/** Breaking out of a grapple, or null where that cannot be tried. */
export function breakOut(scene: ShockScene, actor: number): Command | null {
  return legal(scene, breakLoose, actor)
}

/** Whether it has something in hand to shoot or throw with at that distance. */
export function shootsAs(scene: ShockScene, row: number, feet: number): boolean {
  const missile = usualMissile(scene, row)
  if (missile < 0) return false
  const kind = scene.kind(missile)
  return feet <= (kind.modes[missileMode(kind)]?.range.most ?? 0)
}
