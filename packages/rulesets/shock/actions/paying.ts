import { allowFree, allowInstant, freesRefusal, instantsRefusal } from '../rules/limits.ts'
import { spendMove } from '../rules/movement.ts'
import { type Cited, cite, type ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { canTradeMain, noMain, noMove, notFree, notYourTurn, triggerHeld } from './gate.ts'

/** What an act may cost. */
export type Payable = 'free' | 'move' | 'main' | 'instant' | 'passive'

cite('hold-leftovers', 'main-for-move')

/** Pays a Move Action; a held Main Action is turned into one first where none is left. */
export function payMove(scene: ShockScene, actor: number): void {
  const { moveSpent, secondMove } = scene.now.combatant
  if (moveSpent[actor] === 1 && secondMove[actor] === 0 && canTradeMain(scene, actor)) {
    scene.set(C.mainSpent, actor, 1, 'main-for-move')
    return
  }
  spendMove(scene, actor, 'move-action')
}

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

/**
 * Why an action of the turn cannot be paid for, or null. A power or a skill may make it cheaper than the Main or Move that
 * it costs by the table; free, it counts among the Free Actions.
 */
export function cannotAfford(scene: ShockScene, actor: number, cost: 'free' | 'move' | 'main') {
  if (cost === 'free') return freesRefusal(scene, actor)
  return cost === 'move' ? noMove(scene, actor) : noMain(scene, actor)
}

/** Pays for an action of the turn. Returns whether it may be: the referee may be asked about Free Actions. */
export function payFor(scene: ShockScene, actor: number, cost: 'free' | 'move' | 'main', rule: Cited): boolean {
  if (cost === 'free') return allowFree(scene, actor)
  if (cost === 'move') payMove(scene, actor)
  else scene.set(C.mainSpent, actor, 1, rule)
  return true
}

/** Why an act of that cost cannot be taken now, or null. */
export function badTimeFor(scene: ShockScene, actor: number, cost: Payable) {
  if (cost === 'instant') return instantsRefusal(scene, actor)
  if (cost === 'free') return notFree(scene, actor) ?? freesRefusal(scene, actor)
  return notYourTurn(scene, actor) ?? (cost === 'move' ? noMove(scene, actor) : noMain(scene, actor))
}
