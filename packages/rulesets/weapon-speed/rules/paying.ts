import { person, type Refusal } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'

/** How much of a cost in Mana is paid with Stress: what was asked for, else what Mana does not cover. */
export const stressOf = (scene: WeaponSpeedScene, row: number, mana: number, wanted: number | null): number =>
  wanted === null ? Math.max(0, mana - scene.now.combatant.mana[row]) : Math.min(wanted, mana)

/** Why a cost cannot be paid, or null: only what is there, Mana and Stress 1 for 1. */
export function lacking(
  scene: WeaponSpeedScene,
  row: number,
  mana: number,
  wanted: number | null,
  what: string,
): Refusal | null {
  const { stress, mana: had } = scene.now.combatant
  const paid = stressOf(scene, row, mana, wanted)
  if (paid <= stress[row] && mana - paid <= had[row]) return null
  return refuse('stress-cost-limit', '{what} costs {mana}; {who} has {had} Mana and {stress} Stress.', {
    what: { thing: what },
    mana: { number: mana },
    who: person(row),
    had: { number: had[row] },
    stress: { number: stress[row] },
  })
}

/** Pays Mana, with Stress for what Mana does not cover, and Stress that is asked for as such. Spending is no damage. */
export function pay(scene: WeaponSpeedScene, row: number, mana: number, wanted: number | null, stress = 0): void {
  const paid = stressOf(scene, row, mana, wanted)
  const { combatant } = scene.now
  scene.set(C.mana, row, combatant.mana[row] - (mana - paid), 'action-cast')
  const lost = paid + stress
  scene.set(C.stress, row, combatant.stress[row] - lost, paid > 0 ? 'stress-for-mana' : 'stress-as-resource')
  if (mana + stress > 0) note.pays(scene, row, mana - paid, lost)
}
