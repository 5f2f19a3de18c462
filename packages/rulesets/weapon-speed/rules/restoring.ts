import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C, WOUND_TABLE } from '../tables.ts'
import { DEAD } from '../words.ts'
import { woundsOf } from './figures.ts'

/** The pools that can be restored, by position. */
export const POOLS = ['stress', 'wound-points', 'mana'] as const

/** Gives back Stress, Wound Points or Mana, never above the maximum. The dead are beyond it. */
export function restore(scene: WeaponSpeedScene, row: number, pool: number, amount: number): void {
  cite('restoring')
  const { combatant } = scene.now
  if (combatant.state[row] === DEAD) return
  const column = pool === 0 ? C.stress : pool === 1 ? C.wp : C.mana
  const had = (pool === 0 ? combatant.stress : pool === 1 ? combatant.wp : combatant.mana)[row] as number
  const most = (pool === 0 ? combatant.stressMax : pool === 1 ? combatant.wpMax : combatant.manaMax)[row] as number
  const now = Math.max(had, Math.min(most, had + amount))
  scene.set(column, row, now, 'restoring')
  note.restores(scene, row, pool, now - had, { from: had, to: now })
}

/** Takes away that many wounds, the greatest first. */
export function removeWounds(scene: WeaponSpeedScene, row: number, count: number): void {
  cite('restoring')
  for (let n = 0; n < count; n++) {
    const { amount } = scene.now.wound
    const [worst] = woundsOf(scene, row).sort((a, b) => amount[b] - amount[a])
    if (worst === undefined) return
    note['wound-removed'](scene, row, amount[worst])
    scene.close(WOUND_TABLE, worst)
  }
}
