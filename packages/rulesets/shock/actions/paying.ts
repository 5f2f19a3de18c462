import { allowFree, allowInstant, freesRefusal, instantsRefusal } from '../rules/limits.ts'
import type { ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { noMain, noMove, notFree, notYourTurn, triggerHeld } from './gate.ts'
import { payMove } from './move.ts'

/** What an act may cost. */
export type Payable = 'free' | 'move' | 'main' | 'instant' | 'passive'

/** Pays for an act; a held action is triggered by it. Returns whether it may be. */
export function payCost(
  scene: ShockScene,
  actor: number,
  cost: Payable,
  rule: 'cast-spell' | 'power-instants' | 'improvised-action',
): boolean {
  if (cost !== 'instant' && !triggerHeld(scene, actor)) return false
  if (cost === 'main') scene.set(C.mainSpent, actor, 1, rule)
  if (cost === 'move') payMove(scene, actor)
  if (cost === 'free') return allowFree(scene, actor)
  return cost !== 'instant' || allowInstant(scene, actor)
}

/** Why an act of that cost cannot be taken now, or null. */
export function badTimeFor(scene: ShockScene, actor: number, cost: Payable) {
  if (cost === 'instant') return instantsRefusal(scene, actor)
  if (cost === 'free') return notFree(scene, actor) ?? freesRefusal(scene, actor)
  return notYourTurn(scene, actor) ?? (cost === 'move' ? noMove(scene, actor) : noMain(scene, actor))
}
