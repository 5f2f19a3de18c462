import { MELEE, RANGE_ENGAGED } from '../model.ts'
import { distance } from '../rules/field.ts'
import { stanceOf } from '../rules/figures.ts'
import { areEnemies, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'

/** Enemies who are up, nearest first; of equally near ones the weaker. */
export function foesOf(scene: EscalationScene, actor: number): number[] {
  const { hp } = scene.now.combatant
  const rows: number[] = []
  const ranks: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, actor, row) || !isUp(scene, row)) continue
    const rank = distance(scene, actor, row) * 100_000 + Math.min(99_999, hp[row] as number)
    let at = rows.length
    for (; at > 0 && (ranks[at - 1] as number) > rank; at--) {
      ranks[at] = ranks[at - 1] as number
      rows[at] = rows[at - 1] as number
    }
    ranks[at] = rank
    rows[at] = row
  }
  return rows
}

/** Whether any enemy is up. */
export function hasFoe(scene: EscalationScene, actor: number): boolean {
  for (let row = 0; row < scene.combatants; row++) if (areEnemies(scene, actor, row) && isUp(scene, row)) return true
  return false
}

/** Whether the combatant fights at arm's length: its stance, or its first attack, is melee. */
export function isBrawler(scene: EscalationScene, actor: number): boolean {
  const own = stanceOf(scene, actor)
  if (own !== null) return own.kind === MELEE
  const first = scene.fighter(actor).sheet.abilities[0]
  return first === undefined || first.isMelee || first.target.range === RANGE_ENGAGED
}
