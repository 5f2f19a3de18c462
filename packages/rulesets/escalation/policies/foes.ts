import { rowsByRank } from '@fray/kernel/rules'
import { distance } from '../rules/field.ts'
import { stanceOf } from '../rules/figures.ts'
import { areEnemies, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { MELEE, RANGE_ENGAGED } from '../words.ts'

/** Enemies who are up, nearest first; of equally near ones the weaker. */
export function foesOf(scene: EscalationScene, actor: number): number[] {
  const { hp } = scene.now.combatant
  return rowsByRank(scene.combatants, (row) =>
    !areEnemies(scene, actor, row) || !isUp(scene, row)
      ? null
      : distance(scene, actor, row) * 100_000 + Math.min(99_999, hp[row]),
  )
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
