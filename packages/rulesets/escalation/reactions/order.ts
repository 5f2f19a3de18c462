import { isParty } from '../rules/who.ts'
import { cite, type EscalationScene } from '../scene.ts'

cite('interrupt-timing', 'order-within-band')

/** Everybody in the order in which reactions to one thing are offered: PCs and their friends first, then enemies, each by band. */
export function reactionOrder(scene: EscalationScene): number[] {
  const rows = Array.from({ length: scene.combatants }, (_, row) => row)
  const { band } = scene.now.combatant
  const rank = (row: number) => (isParty(scene, row) ? 0 : 10) + (band[row] as number)
  return rows.sort((a, b) => rank(a) - rank(b) || a - b)
}
