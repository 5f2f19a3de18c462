import { isParty } from '../rules/who.ts'
import { cite, type EscalationScene } from '../scene.ts'
import { NONE } from '../tables.ts'

cite('interrupt-timing', 'order-within-band')

/**
 * Everybody in the order in which reactions to one thing are offered: PCs and their friends first, then enemies, each by
 * band. With `kind`, a position in TRIGGERS, only those who have an ability that answers such a thing.
 */
export function reactionOrder(scene: EscalationScene, kind = NONE): number[] {
  const { band } = scene.now.combatant
  const rows: number[] = []
  const ranks: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (kind !== NONE && (scene.fighter(row).answerKinds & (1 << kind)) === 0) continue
    const rank = (isParty(scene, row) ? 0 : 10) + band[row]
    let at = rows.length
    for (; at > 0 && ranks[at - 1] > rank; at--) {
      ranks[at] = ranks[at - 1]
      rows[at] = rows[at - 1]
    }
    ranks[at] = rank
    rows[at] = row
  }
  return rows
}
