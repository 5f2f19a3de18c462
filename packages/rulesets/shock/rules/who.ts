import type { Who } from '@fray/kernel/rules'
import type { ShockScene } from '../scene.ts'
import { DEAD, FLED, NO_SKILL, UP } from '../words.ts'

/** Whether the combatant can do anything at all: it is up and on the battlefield. */
export const isUp = (scene: ShockScene, row: Who): boolean => scene.now.combatant.state[row] === UP

/** Whether the combatant is on the battlefield, up, down or dead. */
export const isHere = (scene: ShockScene, row: Who): boolean => scene.now.combatant.state[row] !== FLED

/** Whether the combatant is on the battlefield and not dead. */
export const isAlive = (scene: ShockScene, row: Who): boolean =>
  scene.now.combatant.state[row] < DEAD && scene.now.combatant.present[row] === 1

/** Whether the combatant is up and not surprised: it may act and react. */
export const canReact = (scene: ShockScene, row: Who): boolean =>
  isUp(scene, row) && scene.now.combatant.surprised[row] === 0

/** Whether two combatants belong to different sides. */
export const areEnemies = (scene: ShockScene, a: Who, b: Who): boolean =>
  scene.now.combatant.side[a] !== scene.now.combatant.side[b]

/** Whether the combatant belongs to the Party. */
export const isParty = (scene: ShockScene, row: Who): boolean =>
  scene.setup.sides[scene.now.combatant.side[row]]?.party === true

/** The attribute's modifier. */
export const modOf = (scene: ShockScene, row: Who, attribute: number): number =>
  scene.now.combatant.mods[row * 5 + attribute]

/** The skill's level as the stat block gives it, or NO_SKILL. */
export const skillOf = (scene: ShockScene, row: Who, skill: number): number =>
  scene.now.combatant.skills[row * 7 + skill]

/** The skill's level; an NPC's skill bonus stands in for a skill that it has not. */
export function levelOf(scene: ShockScene, row: Who, skill: number): number {
  const level = skillOf(scene, row, skill)
  return level === NO_SKILL ? scene.now.combatant.skillBonus[row] : level
}

/** Who holds the combatant: whether anybody does. */
export function isHeld(scene: ShockScene, row: Who): boolean {
  if (scene.now.fight.holds[0] === 0) return false
  const { grappling } = scene.now.combatant
  for (let other = 0; other < scene.combatants; other++) if (grappling[other] === row) return true
  return false
}

/** Whether the combatant holds somebody or is held. */
export const inGrapple = (scene: ShockScene, row: Who): boolean =>
  scene.now.fight.holds[0] !== 0 && (scene.now.combatant.grappling[row] >= 0 || isHeld(scene, row))
