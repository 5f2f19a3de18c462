import type { Who } from '@fray/kernel/rules'
import type { WeaponSpeedScene } from '../scene.ts'
import { LATE, OPEN, OWN, turnCell } from '../tables.ts'
import { DEAD, FLED, FLEEING, IN } from '../words.ts'
import { NO_ACT } from './bearing-bits.ts'

/** Whether the combatant is on the battlefield: it has not left, and is not dead. */
export function isHere(scene: WeaponSpeedScene, row: Who): boolean {
  const { state, present } = scene.now.combatant
  return state[row] < FLED && present[row] === 1
}

export const isDead = (scene: WeaponSpeedScene, row: Who): boolean => scene.now.combatant.state[row] === DEAD

/** Paralyzed: no movement, no action but speech, no Reaction. */
export const isParalyzed = (scene: WeaponSpeedScene, row: Who): boolean =>
  (scene.now.combatant.bearing[row] & NO_ACT) !== 0

/** At 0 Wound Points or below, stabilized or not. */
export const isDown = (scene: WeaponSpeedScene, row: Who): boolean => scene.now.combatant.wp[row] <= 0

/** Down and not Stabilized: it crawls, and every action costs it a Wound Point. */
export const isHelpless = (scene: WeaponSpeedScene, row: Who): boolean =>
  scene.now.combatant.wp[row] <= 0 && scene.now.combatant.stabilized[row] === 0

/** Below 0 Wound Points and not Stabilized. */
export const isDying = (scene: WeaponSpeedScene, row: Who): boolean =>
  scene.now.combatant.wp[row] < 0 && scene.now.combatant.stabilized[row] === 0

/** Able to fight: 1 Wound Point or more, not dead, gone, fleeing, surrendered or paralyzed. */
export function isAble(scene: WeaponSpeedScene, row: Who): boolean {
  const { state, wp, present } = scene.now.combatant
  return state[row] === IN && wp[row] > 0 && present[row] === 1 && !isParalyzed(scene, row)
}

/** Whether two combatants are on sides that are hostile to each other. */
export function areHostile(scene: WeaponSpeedScene, a: Who, b: Who): boolean {
  const { side } = scene.now.combatant
  const own = side[a]
  const other = side[b]
  if (own === other) return false
  const { friends } = scene.setup.sides[own] as { friends: number }
  return ((friends >>> other) & 1) === 0
}

/** Who has a turn at the count that is on, each once. */
export function whoActs(scene: WeaponSpeedScene): number[] {
  const { turnState } = scene.now.combatant
  const isOpen = (row: number, turn: number) => turnState[turnCell(row, turn)] === OPEN
  return scene.rowsWhere((row) => isOpen(row, OWN) || isOpen(row, LATE))
}

/** Everybody hostile on the battlefield. */
export const enemiesOf = (scene: WeaponSpeedScene, actor: Who): number[] =>
  scene.rowsWhere((row) => areHostile(scene, actor, row) && isHere(scene, row))

/** How many of each side are able, by the side's position. */
export function ableBySide(scene: WeaponSpeedScene): number[] {
  const able = scene.setup.sides.map(() => 0)
  const { side } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (isAble(scene, row)) able[side[row]] = able[side[row]] + 1
  }
  return able
}

/** How many of those are on the combatant's side and those allied with it; itself counts, where it is able. */
export function ableFriends(scene: WeaponSpeedScene, row: Who, able: readonly number[]): number {
  const { friends } = scene.setup.sides[scene.now.combatant.side[row]] as { friends: number }
  let count = 0
  for (let side = 0; side < able.length; side++) if (((friends >>> side) & 1) === 1) count += able[side]
  return count
}

/** Whether the combatant may have a turn: it is in the fight and has not surrendered. The paralyzed may at least speak. */
export function canTakeTurn(scene: WeaponSpeedScene, row: Who): boolean {
  const { state, present } = scene.now.combatant
  return state[row] <= FLEEING && present[row] === 1
}

export const isFleeing = (scene: WeaponSpeedScene, row: Who): boolean => scene.now.combatant.state[row] === FLEEING
