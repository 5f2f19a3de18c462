import type { PoolLeft, Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { Cited, ZonesScene } from '../scene.ts'
import { C } from '../tables.ts'
import { FIGHTING, OUT_OF_ACTION } from '../words.ts'
import { endEffects } from './effects.ts'

/** Takes hit points away, never below 0; at 0 the Creature is Out of Action at once. */
export function loseHitPoints(scene: ZonesScene, who: Who, amount: number, rule: Cited): void {
  const hp = scene.now.combatant.hp[who]
  if (amount <= 0 || hp === 0) return
  if (amount > hp) cite('hp-floor')
  scene.set(C.hp, who, amount >= hp ? 0 : hp - amount, rule)
  if (amount >= hp) fall(scene, who)
}

/** Out of Action: its Ongoing Damage and hindrances end with it. */
export function fall(scene: ZonesScene, who: Who): void {
  scene.set(C.status, who, OUT_OF_ACTION, 'out-of-action')
  endEffects(scene, who, 'out-of-action-ends-effects')
}

/** What somebody has left after a change of its hit points: the numbers before and after. */
export function leftAfter(scene: ZonesScene, who: Who, change: number): PoolLeft {
  const { hp, hpMax } = scene.now.combatant
  const from = hp[who]
  return { from, to: Math.min(hpMax[who], Math.max(0, from + change)) }
}

/** Gives hit points back, never above the maximum, and tells of it; `by` is what healed, by name, if anything. With 1 or more a fallen Creature fights again where it lies. */
export function heal(scene: ZonesScene, who: Who, amount: number, by: string): void {
  const c = scene.now.combatant
  if (scene.recorder !== null)
    note.heal(scene, { target: who, amount, by, left: leftAfter(scene, who, Math.max(0, amount)), rule: 'healing' })
  cite('healing')
  const hp = Math.min(c.hpMax[who], c.hp[who] + Math.max(0, amount))
  scene.set(C.hp, who, hp, 'healing')
  if (hp > 0 && c.status[who] === OUT_OF_ACTION) scene.set(C.status, who, FIGHTING, 'healing')
}
