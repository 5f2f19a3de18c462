import { person, type Refusal } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { isHere } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { C } from '../tables.ts'
import { THIS_ROLL } from '../words.ts'

/** Why the referee cannot name somebody who is out of the fight, or null. */
export const notHere = (scene: EscalationScene, row: number): Refusal | null =>
  isHere(scene, row) ? null : refuse('enemy-at-zero', '{who} is out of the fight.', { who: person(row) })

/** One who comes after its band has been played has no turn in this round. */
export function missTurn(scene: EscalationScene, row: number): void {
  const band = scene.now.fight.band[0]
  if (scene.now.combatant.band[row] < band) scene.set(C.acted, row, 1, 'initiative-bands')
}

/** Why nothing lasts so long by the referee's word, or null: no roll is being made. */
export const badDuration = (lasts: number): Refusal | null =>
  lasts === THIS_ROLL ? refuse('effect-duration', 'No roll is being made that it could last for.') : null
