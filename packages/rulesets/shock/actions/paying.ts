import { person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import { allowFree, allowInstant, freesRefusal, instantsRefusal } from '../rules/limits.ts'
import { spendMove } from '../rules/movement.ts'
import { currentSide } from '../rules/turns.ts'
import type { Cited, ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { isOnTurn, isOwnTurn, mayTrigger, notFree, notYourTurn } from './timing.ts'

/**
 * What an act costs, by which its time goes, too: a Main, a Move or a Free Action of the own turn (or held), or an Instant.
 * `attack`: the Main, or one of the further attacks that it gives. `both`: Main and Move, on the own turn only. `quick`: an
 * Instant that gives up the Main of the round. `swarm`: paid when the swarm was joined. `turn`: nothing, on the own turn.
 * `asked`: the referee says so when it has begun. `wish`: no act at all.
 */
export type Price =
  | 'main'
  | 'move'
  | 'free'
  | 'instant'
  | 'attack'
  | 'both'
  | 'quick'
  | 'swarm'
  | 'turn'
  | 'asked'
  | 'wish'

/** Prices that are paid in somebody else's turn as well as in the own, without anything held. */
const isAnyTime = (price: Price): boolean =>
  price === 'instant' || price === 'quick' || price === 'asked' || price === 'wish'

/** Whether an act of that price has to wait for the actor's own turn. */
export const isEarly = (scene: ShockScene, actor: Who, price: Price): boolean =>
  !isAnyTime(price) && price !== 'swarm' && !isOnTurn(scene, actor)

/** Why the Main Action cannot be spent, or null. */
function noMain(scene: ShockScene, actor: Who): Refusal | null {
  if (scene.now.combatant.mainSpent[actor] === 0) return null
  return refuse('main-action', '{actor} has spent their Main Action of this round.', { actor: person(actor) })
}

/** Why no Move Action is left for what the rule gives, or null. One who holds may turn its Main Action into a Move. */
export function noMove(scene: ShockScene, actor: Who, rule: ShockRule): Refusal | null {
  const { moveSpent, secondMove, ran } = scene.now.combatant
  if (moveSpent[actor] === 0 || secondMove[actor] === 1 || canTradeMain(scene, actor)) return null
  // Feet of a run that were not used are lost.
  return refuse(
    rule === 'run' && ran[actor] === 1 ? 'movement-unbroken' : 'move-action',
    '{actor} has no Move Action left.',
    { actor: person(actor) },
  )
}

/** Whether a held Main Action can be turned into a Move there and then (`hold-leftovers`). */
const canTradeMain = (scene: ShockScene, actor: Who): boolean =>
  mayTrigger(scene, actor) && !isOwnTurn(scene, actor) && scene.now.combatant.mainSpent[actor] === 0

/** Why no attack can be paid for, or null. */
const noAttackLeft = (scene: ShockScene, actor: Who): Refusal | null =>
  scene.now.combatant.attacksLeft[actor] > 0 ? null : noMain(scene, actor)

/** Why not both Main and Move can be spent, or null. */
function notBoth(scene: ShockScene, actor: Who, rule: ShockRule): Refusal | null {
  const { mainSpent, moveSpent } = scene.now.combatant
  if (mainSpent[actor] === 0 && moveSpent[actor] === 0) return null
  const which = mainSpent[actor] === 1 ? 'Main' : 'Move'
  cite(which === 'Main' ? 'main-action' : 'move-action')
  return refuse(rule, 'That takes both Main and Move; {actor} has spent their {which} Action.', {
    actor: person(actor),
    which: plainly(which),
  })
}

/** Why the swarm's one attack comes too late, or null: it is made before the side's turn ends, or inside a held action. */
function swarmIsOver(scene: ShockScene, actor: Who): Refusal | null {
  const { side, triggered } = scene.now.combatant
  if (side[actor] === currentSide(scene) || triggered[actor] === 1) return null
  return refuse('swarm-lapse', "A swarm strikes on their side's turn or inside a held action; this is neither.")
}

/** Why an act of that price cannot be taken at this time, or null. */
export function notNow(scene: ShockScene, actor: Who, price: Price): Refusal | null {
  switch (price) {
    case 'asked':
    case 'wish':
      return null
    case 'instant':
    case 'quick':
      return instantsRefusal(scene, actor)
    case 'swarm':
      return swarmIsOver(scene, actor)
    case 'free':
      return notFree(scene, actor) ?? heldTooMany(scene, actor) ?? freesRefusal(scene, actor)
    case 'both':
      if (isOwnTurn(scene, actor)) return null
      return notYourTurn(scene, actor) ?? refuse('hold-leftovers', 'What takes both Main and Move cannot be held.')
    default:
      return notYourTurn(scene, actor) ?? heldTooMany(scene, actor)
  }
}

const heldTooMany = (scene: ShockScene, actor: Who): Refusal | null =>
  isOwnTurn(scene, actor) || scene.now.combatant.triggered[actor] === 1 ? null : instantsRefusal(scene, actor)

/** Why the actor has not got that price left for what the rule gives, or null. */
export function cannotAfford(scene: ShockScene, actor: Who, price: Price, rule: ShockRule): Refusal | null {
  switch (price) {
    case 'main':
      return noMain(scene, actor)
    case 'move':
      return noMove(scene, actor, rule)
    case 'attack':
      return noAttackLeft(scene, actor)
    case 'both':
      return notBoth(scene, actor, rule)
    default:
      return null
  }
}

/** Pays for an act; a held action is triggered by it. Returns whether it may be: the referee may be asked about limits. */
export function pay(scene: ShockScene, actor: Who, price: Price, rule: Cited): boolean {
  if (price === 'asked' || price === 'wish' || price === 'swarm') return true
  if (price === 'instant' || price === 'quick') {
    if (!allowInstant(scene, actor)) return false
  } else if (!triggerHeld(scene, actor)) return false
  switch (price) {
    case 'main':
    case 'quick':
      cite(price === 'main' ? 'main-action' : 'instant-action')
      scene.set(C.mainSpent, actor, 1, rule)
      return true
    case 'move':
      payMove(scene, actor)
      return true
    case 'both':
      cite('main-action', 'move-action')
      scene.set(C.mainSpent, actor, 1, rule)
      scene.set(C.moveSpent, actor, 1, rule)
      return true
    case 'attack':
      payAttack(scene, actor)
      return true
    case 'free':
      cite('free-action')
      return allowFree(scene, actor)
    case 'instant':
      cite('instant-action')
      return true
    default:
      return true
  }
}

/** Pays a Move Action; a held Main Action is turned into one first where none is left. */
function payMove(scene: ShockScene, actor: Who): void {
  const { moveSpent, secondMove } = scene.now.combatant
  if (moveSpent[actor] === 1 && secondMove[actor] === 0 && canTradeMain(scene, actor)) {
    scene.set(C.mainSpent, actor, 1, 'main-for-move')
    return
  }
  spendMove(scene, actor, 'move-action')
}

/** Pays for an attack: the Main Action, or one of the further attacks that it gives. */
function payAttack(scene: ShockScene, actor: Who): void {
  const { attacksLeft, attacks } = scene.now.combatant
  if (attacksLeft[actor] > 0) {
    scene.set(C.attacksLeft, actor, attacksLeft[actor] - 1, 'melee-attack')
    return
  }
  scene.set(C.mainSpent, actor, 1, 'main-action')
  scene.set(C.attacksLeft, actor, attacks[actor] - 1, 'melee-attack')
}

/** A held action is triggered, where the actor holds one and it is not its own turn. Returns whether it may be. */
function triggerHeld(scene: ShockScene, actor: Who): boolean {
  if (isOwnTurn(scene, actor) || scene.now.combatant.holding[actor] === 0) return true
  if (!allowInstant(scene, actor)) return false
  startHeld(scene, actor)
  return true
}

/** What was held begins; the Instant has been allowed and counted. */
export function startHeld(scene: ShockScene, actor: Who): void {
  cite('hold-leftovers')
  scene.set(C.holding, actor, 0, 'hold-action')
  scene.set(C.triggered, actor, 1, 'hold-action')
  note.triggers(scene, actor)
}
