import { type Action, type Param, REFEREE, type Refusal, refuse } from '@fray/kernel'
import { blank, type ShockCommand } from '../command.ts'
import { MORTALLY_INJURED, STATES, UP } from '../model.ts'
import { allowFree, allowInstant, freesRefusal, instantsRefusal } from '../rules/limits.ts'
import { currentSide, hasFinished, nextPlace } from '../rules/turns.ts'
import { cite, type ShockScene } from '../scene.ts'
import { C, OVER, SETUP } from '../tables.ts'

export type ShockAction = Action<ShockScene, ShockCommand>

/** Why the combatant may not command at all now, or null. */
export function mayCommand(scene: ShockScene, actor: number): Refusal | null {
  const phase = scene.now.fight.phase[0]
  const name = scene.name(actor)
  if (phase === OVER) return refuse('combat-end', 'The fight is over.')
  if (phase === SETUP) return refuse('initiative-roll', 'Combat has not begun yet: the referee starts it.')
  const state = scene.now.combatant.state[actor] as number
  if (state !== UP) {
    const word = (STATES[state] as string).replace('-', ' ')
    return refuse(state === MORTALLY_INJURED ? 'mortally-injured' : 'hit-points', `${name} is ${word} and cannot act.`)
  }
  if (scene.now.combatant.surprised[actor] === 1) {
    return refuse('surprised-cannot-act', `${name} is surprised and does nothing in the surprise round.`)
  }
  return null
}

cite('side-turn', 'side-turn-interleaved', 'unspent-actions', 'hold-action')

/** Whether it is the actor's own turn: its side's, and it has not passed. */
export const isOwnTurn = (scene: ShockScene, actor: number): boolean =>
  currentSide(scene) === scene.now.combatant.side[actor] && scene.now.combatant.passed[actor] === 0

/** Whether the actor has held its action and may trigger it, or is in the middle of doing so. */
export const mayTrigger = (scene: ShockScene, actor: number): boolean =>
  scene.now.combatant.holding[actor] === 1 || scene.now.combatant.triggered[actor] === 1

/** Why it is not the time for the actor's ordinary actions, or null. One who holds may act on anyone's turn. */
export function notYourTurn(scene: ShockScene, actor: number): Refusal | null {
  if (isOwnTurn(scene, actor) || mayTrigger(scene, actor)) return null
  const side = scene.now.combatant.side[actor] as number
  const name = scene.name(actor)
  const now = currentSide(scene)
  if (side === now) return refuse('side-turn', `${name} has passed on this turn.`)
  if (hasHadTurn(scene, side)) {
    return refuse('unspent-actions', `${name}'s side has had its turn: what is left needs Hold An Action.`)
  }
  const waiting = unfinished(scene, now)
  const who = waiting.length > 0 ? ` ${waiting.join(', ')} may still act or pass.` : ''
  return refuse('side-turn', `It is the turn of the side ${scene.setup.sides[now]?.name ?? ''}.${who}`)
}

/** Whether the side's turn in this round is over. */
function hasHadTurn(scene: ShockScene, side: number): boolean {
  const place = scene.now.fight.place[0] as number
  for (let i = 0; i < place; i++) if (scene.now.order.side[i] === side) return true
  return false
}

const unfinished = (scene: ShockScene, side: number): string[] => {
  const names: string[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.side[row] === side && !hasFinished(scene, row)) names.push(scene.name(row))
  }
  return names
}

/** Why no Free Action can be taken, or null: they are for the own turn. */
export function notFree(scene: ShockScene, actor: number): Refusal | null {
  if (isOwnTurn(scene, actor) || mayTrigger(scene, actor)) return null
  return refuse('free-action', `Free Actions are taken on one's own turn; it is not ${scene.name(actor)}'s.`)
}

cite('main-action', 'actions-refresh')

/** Why the Main Action cannot be spent, or null. */
export function noMain(scene: ShockScene, actor: number): Refusal | null {
  if (scene.now.combatant.mainSpent[actor] === 0) return null
  return refuse('main-action', `${scene.name(actor)} has spent its Main Action of this round.`)
}

cite('move-action', 'main-for-move')

/** Why no Move Action is left, or null. One who holds may turn its Main Action into a Move. */
export function noMove(
  scene: ShockScene,
  actor: number,
  rule: 'move-action' | 'movement-unbroken' = 'move-action',
): Refusal | null {
  const { moveSpent, secondMove } = scene.now.combatant
  if (moveSpent[actor] === 0 || secondMove[actor] === 1) return null
  if (canTradeMain(scene, actor)) return null
  return refuse(rule, `${scene.name(actor)} has no Move Action left.`)
}

/** Whether a held Main Action can be turned into a Move there and then (`hold-leftovers`). */
export const canTradeMain = (scene: ShockScene, actor: number): boolean =>
  mayTrigger(scene, actor) && !isOwnTurn(scene, actor) && scene.now.combatant.mainSpent[actor] === 0

cite('retreat')

/** Why one who retreats does not attack of its own choice, or null. */
export function noAttacks(scene: ShockScene, actor: number): Refusal | null {
  return scene.now.combatant.retreating[actor] === 1
    ? refuse('retreat', `${scene.name(actor)} is retreating and only tries to get away.`)
    : null
}

/**
 * When an action may be taken: on the own turn (or held), as a Free Action, as an Instant, or when the action itself says
 * (`any`); a `wish` is no act at all.
 */
export type When = 'turn' | 'free' | 'instant' | 'any' | 'wish'

/** What an action of a combatant is made of. */
export interface ActionSpec {
  readonly id: string
  readonly rule: string
  readonly title: string
  readonly when: When
  readonly params?: readonly Param[]
  readonly suggest?: (scene: ShockScene, actor: number) => Iterable<ShockCommand>
  readonly check: (scene: ShockScene, command: ShockCommand) => Refusal | null
  readonly resolve: (scene: ShockScene, command: ShockCommand) => void
}

/** Makes an action of a combatant: it is checked for its time first, and a held action is triggered by it. */
export function combatantAction(spec: ActionSpec): ShockAction {
  const { id, rule, title, when, params = [] } = spec
  return {
    id,
    rule,
    title,
    by: 'combatant',
    params,
    suggest: spec.suggest ?? ((_scene, actor) => [blank(actor, id)]),
    check: (scene, command) => badTime(scene, command.actor, when) ?? spec.check(scene, command),
    resolve(scene, command) {
      if (begin(scene, command.actor, when)) spec.resolve(scene, command)
    },
  }
}

function badTime(scene: ShockScene, actor: number, when: When): Refusal | null {
  if (when === 'turn') return notYourTurn(scene, actor) ?? heldTooMany(scene, actor)
  if (when === 'free') return notFree(scene, actor) ?? heldTooMany(scene, actor) ?? freesRefusal(scene, actor)
  return when === 'instant' ? instantsRefusal(scene, actor) : null
}

const heldTooMany = (scene: ShockScene, actor: number): Refusal | null =>
  isOwnTurn(scene, actor) || scene.now.combatant.triggered[actor] === 1 ? null : instantsRefusal(scene, actor)

cite('hold-leftovers')

/** Before an act: what others had triggered is over, and a held action of the actor is triggered now. Returns whether it may be. */
function begin(scene: ShockScene, actor: number, when: When): boolean {
  if (when === 'wish') return true
  endTriggers(scene, actor)
  if (when === 'any') return true
  if (when === 'instant') return allowInstant(scene, actor)
  if (isOwnTurn(scene, actor) || scene.now.combatant.holding[actor] === 0) {
    return when !== 'free' || allowFree(scene, actor)
  }
  return triggerHeld(scene, actor)
}

/** A held action is triggered, where the actor holds one and it is not its own turn. Returns whether it may be. */
export function triggerHeld(scene: ShockScene, actor: number): boolean {
  if (isOwnTurn(scene, actor) || scene.now.combatant.holding[actor] === 0) return true
  if (!allowInstant(scene, actor)) return false
  startHeld(scene, actor)
  return true
}

/** What was held begins; the Instant has been allowed and counted. */
export function startHeld(scene: ShockScene, actor: number): void {
  scene.set(C.holding, actor, 0, 'hold-action')
  scene.set(C.triggered, actor, 1, 'hold-action')
  if (scene.recorder !== null) scene.recorder.note({ type: 'triggers', who: actor })
}

/** Everything held is triggered in one go: somebody else's act ends it. */
export function endTriggers(scene: ShockScene, but: number): void {
  if (scene.depth > 0) return
  const { triggered } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (row !== but && triggered[row] === 1) scene.set(C.triggered, row, 0, 'hold-leftovers')
  }
}

/** An action of the referee. */
export function refereeAction(spec: Omit<ActionSpec, 'when'>): ShockAction {
  return {
    id: spec.id,
    rule: spec.rule,
    title: spec.title,
    by: 'referee',
    params: spec.params ?? [],
    suggest: spec.suggest ?? (() => [blank(REFEREE, spec.id)]),
    check: spec.check,
    resolve: spec.resolve,
  }
}

/** Why the referee's command comes too late, or null. */
export const notOver = (scene: ShockScene): Refusal | null =>
  scene.now.fight.phase[0] === OVER ? refuse('combat-end', 'The fight is over.') : null

/** Whether the next side to act is the actor's, and everybody of the present one is done: then its turn may be ended. */
export function isNextInLine(scene: ShockScene, actor: number): boolean {
  const next = nextPlace(scene)
  if (scene.now.order.side[next] !== scene.now.combatant.side[actor]) return false
  return unfinishedButSpent(scene)
}

function unfinishedButSpent(scene: ShockScene): boolean {
  const now = currentSide(scene)
  const { side, mainSpent, moveSpent, secondMove } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (side[row] !== now || hasFinished(scene, row)) continue
    if (mainSpent[row] === 0 || moveSpent[row] === 0 || secondMove[row] === 1) return false
  }
  return true
}
