import type { Fate } from '@fray/kernel/rules'
import { partFromAll } from './rules/field.ts'
import { isHere, isUp } from './rules/who.ts'
import type { EscalationScene } from './scene.ts'
import { C } from './tables.ts'
import { AT_WILL, DEAD, FLED, WAITING } from './words.ts'

/** Whether it can still fight: it takes part and is neither Dying nor gasping. */
export const isStanding = (scene: EscalationScene, row: number): boolean =>
  scene.now.combatant.present[row] === 1 && isUp(scene, row) && scene.now.combatant.hp[row] > 0

/** Whether it fights, lies there, is dead, or has left, was driven out of its body or has not come yet. */
export function fate(scene: EscalationScene, row: number): Fate {
  if (isStanding(scene, row)) return 'standing'
  if (scene.now.combatant.out[row] === DEAD) return 'dead'
  return isHere(scene, row) && scene.now.combatant.present[row] === 1 ? 'down' : 'away'
}

/** Takes one out of whom nobody knows who looks: nobody stands by it either. */
export function takeAway(scene: EscalationScene, row: number): void {
  scene.set(C.out, row, FLED, 'override')
  partFromAll(scene, row, 'override')
}

/** Whether it comes on in a later encounter of the day. */
export const isToCome = (scene: EscalationScene, row: number): boolean => scene.now.combatant.out[row] === WAITING

/** Its Recoveries, Power and secondary resource, and the abilities that it has not used yet of those it can use up. */
export function resources(scene: EscalationScene, row: number): Readonly<Record<string, number>> {
  const c = scene.now.combatant
  const { abilities: rows, sheet } = scene.fighter(row)
  const left: Record<string, number> = {}
  if (c.recoveriesMax[row] > 0) left.Recoveries = c.recoveries[row]
  if (c.powerMax[row] > 0) left.Power = c.power[row]
  if (c.secondaryMax[row] > 0) left[sheet.secondary?.name ?? 'Secondary'] = c.secondary[row]
  sheet.abilities.forEach((ability, at) => {
    if (ability.frequency !== AT_WILL) left[ability.name] = scene.now.ability.used[rows[at]] === 1 ? 0 : 1
  })
  return left
}
