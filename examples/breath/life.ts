import type { Tally } from '@fray/kernel/rules'
import type { BreathRule } from './catalogue/rule-ids.ts'
import { note } from './events.ts'
import { type BreathScene, C } from './scene.ts'

/** Life that is lost; at 0 one is down. `by` is whose doing it is, -1 for nobody's. */
export function loseLife(scene: BreathScene, target: number, tally: Tally, rule: BreathRule, by = -1): void {
  const { life } = scene.now.combatant
  note.damage(scene, target, tally, rule)
  const left = Math.max(0, life[target] - tally.total)
  scene.set(C.life, target, left, left === 0 ? 'down' : rule)
  scene.credit(by, target)
  if (left === 0) note.out(scene, target, 'down')
}

/** Breath that is spent. */
export const spend = (scene: BreathScene, row: number, cost: number, rule: BreathRule): void =>
  scene.set(C.breath, row, scene.now.combatant.breath[row] - cost, rule)
