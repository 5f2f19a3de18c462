import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import type { EscalationScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import { IN, PC, SPIRIT, UNCONSCIOUS } from '../words.ts'

/** Whether the combatant takes part: it stands, or is Dying. */
export const isIn = (scene: EscalationScene, row: Who): boolean => scene.now.combatant.out[row] === IN

/** Whether the combatant is a player's character: rules for PCs look at this. */
export const isPc = (scene: EscalationScene, row: Who): boolean => scene.now.combatant.kind[row] === PC

/** Whether the combatant is a PC at 0 hit points or less. */
export const isDying = (scene: EscalationScene, row: Who): boolean => {
  const { out, kind, hp } = scene.now.combatant
  return out[row] === IN && kind[row] === PC && hp[row] <= 0
}

/** Whether the combatant is in the throes of a Last Gasp. */
export const isGasping = (scene: EscalationScene, row: Who): boolean =>
  scene.now.combatant.out[row] === IN && scene.now.combatant.lastGasp[row] !== NONE

/** Whether the combatant is up: it takes part and is neither Dying nor gasping. */
export const isUp = (scene: EscalationScene, row: Who): boolean => isIn(scene, row) && !isPastActing(scene, row)

/** Whether the combatant is Dying or gasping, and can do nothing. */
export function isPastActing(scene: EscalationScene, row: Who): boolean {
  const gasps = isGasping(scene, row)
  if (!gasps && !isDying(scene, row)) return false
  cite('dying-state', gasps ? 'last-gasp-details' : 'dying-state')
  return true
}

/** Whether the combatant is on the field, up or down. */
export const isHere = (scene: EscalationScene, row: Who): boolean => {
  const out = scene.now.combatant.out[row]
  return out === IN || out === UNCONSCIOUS
}

/** Whether two combatants belong to different sides. */
export const areEnemies = (scene: EscalationScene, a: Who, b: Who): boolean =>
  scene.now.combatant.side[a] !== scene.now.combatant.side[b]

/** Whether the combatant belongs to the party's side. */
export const isParty = (scene: EscalationScene, row: Who): boolean =>
  scene.setup.sides[scene.now.combatant.side[row]]?.party === true

/** The combatant whose turn it is, or -1. */
export const actorNow = (scene: EscalationScene): number => scene.now.fight.turn[0]

/** Whether the combatant still has turns: it takes part, or is there in spirit. */
export const mayHaveTurn = (scene: EscalationScene, row: Who): boolean =>
  row >= 0 && (scene.now.combatant.out[row] === IN || scene.now.combatant.out[row] === SPIRIT)
