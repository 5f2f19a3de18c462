import { rowsByRank } from '@fray/kernel/rules'
import { isParty } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import { BANDS } from '../words.ts'

/**
 * Everybody in the order in which reactions to one thing are offered: PCs and their friends first, then enemies, each by
 * band. With `kind`, a position in TRIGGERS, only those who have an ability that answers such a thing.
 */
export function reactionOrder(scene: EscalationScene, kind = NONE): number[] {
  const { band } = scene.now.combatant
  return rowsByRank(scene.combatants, (row) => {
    if (kind !== NONE && (scene.fighter(row).answerKinds & (1 << kind)) === 0) return null
    return (isParty(scene, row) ? 0 : BANDS.length) + band[row]
  })
}
