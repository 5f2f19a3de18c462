import { person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { cite, type Forbidden, refuse } from '../citing.ts'
import { STUNNED } from '../conditions.ts'
import { note } from '../events.ts'
import type { Cited, Declared, EscalationScene } from '../scene.ts'
import { FIGHT, GONE, KEPT, LEFT, NONE, SPENT, SURPRISE } from '../tables.ts'
import { MOVE, SLOTS, STANDARD } from '../words.ts'
import { has } from './conditions.ts'
import { actorNow } from './who.ts'

/** Whether the slot of this turn can still be spent. */
export function isLeft(scene: EscalationScene, who: Who, slot: number): boolean {
  return isThere(scene, who, slot, LEFT)
}

/** Whether the slot stands so, and no condition has taken it. */
function isThere(scene: EscalationScene, who: Who, slot: number, state: number): boolean {
  if (slot === MOVE && has(scene, who, STUNNED)) {
    cite('stunned')
    return false
  }
  if (lostSlot(scene, who) === slot) return false
  const now = isToCome(scene, who) ? LEFT : scene.read(SPENT[slot] as (typeof SPENT)[number], who)
  return now === state
}

/** The slot that a Disengage has kept for moving and that still serves, the one chosen if one is; -1 for none. */
export function keptSlot(scene: EscalationScene, who: Who, chosen = NONE): number {
  for (let slot = MOVE; slot <= STANDARD; slot++) {
    if ((chosen === NONE || chosen === slot) && isThere(scene, who, slot, KEPT)) return slot
  }
  return NONE
}

/** The action that has paid for a Disengage remains, for moving, until the turn is out. */
export function keepSlot(scene: EscalationScene, who: Who, paid: number): void {
  if (paid !== NONE) scene.set(SPENT[paid] as (typeof SPENT)[number], who, KEPT, 'disengage-success-move')
}

/** What a Disengage has kept is gone with the turn. */
export function dropKept(scene: EscalationScene, who: Who): void {
  for (const column of SPENT)
    if (scene.read(column, who) === KEPT) scene.set(column, who, GONE, 'disengage-success-move')
}

/** Whether the combatant's turn of this round is still to come: nothing of it is spent, whatever was of the last one. */
export function isToCome(scene: EscalationScene, who: Who): boolean {
  const phase = scene.now.fight.phase[0]
  if (phase !== FIGHT && phase !== SURPRISE) return false
  return actorNow(scene) !== who && scene.now.combatant.acted[who] === 0
}

/** The slot that a readied action has cost of this turn, or of the one to come; -1 for none. */
const lostSlot = (scene: EscalationScene, who: Who): number =>
  (isToCome(scene, who) ? scene.now.combatant.lostNext[who] : scene.now.combatant.lost[who]) as number

/** The rule of each kind of action, by its slot. */
const BY_SLOT = ['action-quick', 'action-move', 'action-standard'] as const

/** The slot that pays: one kept for moving, where it serves; the one chosen, else its own, else the next better one; or why none does. */
function slotFor(scene: EscalationScene, who: Who, action: number, chosen: number, isStep: boolean): number | Refusal {
  if (lostSlot(scene, who) === action) {
    cite('action-substitution')
    return refuse(
      'ready-next-round',
      '{who} has used a readied action of that kind: they have no {kind} action this turn.',
      {
        who: person(who),
        kind: plainly(SLOTS[action] ?? ''),
      },
    )
  }
  const kept = isStep ? keptSlot(scene, who, chosen) : NONE
  if (kept !== NONE) return kept
  if (chosen !== NONE) {
    if (chosen < action) {
      return refuse('action-substitution', 'A {kind} action does not serve as a {other} action.', {
        kind: plainly(SLOTS[chosen] ?? ''),
        other: plainly(SLOTS[action] ?? ''),
      })
    }
    if (chosen > action) cite('action-substitution')
    if (isLeft(scene, who, chosen)) return chosen
    return gone(scene, who, chosen)
  }
  for (let slot = action; slot <= STANDARD; slot++) {
    if (slot > action) cite('action-substitution')
    if (isLeft(scene, who, slot)) return slot
  }
  cite('action-substitution')
  return gone(scene, who, action)
}

function gone(scene: EscalationScene, who: Who, slot: number): Refusal {
  cite(BY_SLOT[slot] ?? 'turn-actions')
  if (slot === MOVE && has(scene, who, STUNNED))
    return refuse('stunned', '{who} is Stunned and has no Move action.', { who: person(who) })
  if (isThere(scene, who, slot, KEPT)) {
    const word = slot === MOVE ? 'Move' : 'Standard'
    return refuse('disengage-success-move', '{who} has kept their {kind} action for moving, nothing else.', {
      who: person(who),
      kind: plainly(word),
    })
  }
  return refuse('turn-actions', '{who} has spent their {kind} action of this turn.', {
    who: person(who),
    kind: plainly(SLOTS[slot] ?? ''),
  })
}

/** Why an action of that kind cannot be paid for, or null. A readied action has been paid for. `isStep`: what a Disengage has kept serves. */
export function cannotSpend(
  scene: EscalationScene,
  who: Who,
  action: number,
  chosen: number,
  isStep = false,
): Refusal | null {
  if (scene.firing === who) return null
  const slot = slotFor(scene, who, action, chosen, isStep)
  return typeof slot === 'number' ? null : slot
}

/** The slot that would pay for an action of that kind, -1 for none; `isStep`: what a Disengage has kept serves. */
export function payingSlot(
  scene: EscalationScene,
  who: Who,
  action: number,
  chosen: number = NONE,
  isStep = false,
): number {
  const slot = slotFor(scene, who, action, chosen, isStep)
  return typeof slot === 'number' ? slot : NONE
}

/** Whether the slot can still be spent in the turn that goes on or is to come in this round; else whether the next turn has it. */
export function isLeftNext(scene: EscalationScene, who: Who, slot: number): boolean {
  if (actorNow(scene) === who || isToCome(scene, who)) return isLeft(scene, who, slot)
  return !(slot === MOVE && has(scene, who, STUNNED)) && scene.now.combatant.lostNext[who] !== slot
}

/** Pays for an action of that kind; it has been checked. Returns the slot that paid, -1 for what was paid when readied. */
export function spendSlot(scene: EscalationScene, who: Who, action: number, chosen: number, rule: Cited): number {
  if (scene.firing === who) return NONE
  const slot = slotFor(scene, who, action, chosen, rule === 'move-step')
  if (typeof slot !== 'number') return NONE
  cite('turn-actions', BY_SLOT[action])
  scene.set(SPENT[slot] as (typeof SPENT)[number], who, GONE, rule)
  return slot
}

/** Pays all three slots of the turn at once. */
export function spendAll(scene: EscalationScene, who: Who): void {
  for (let slot = 0; slot < SPENT.length; slot++) spendSlot(scene, who, slot, slot, 'coup-de-grace')
}

/** Why what was paid for with the Move action is lost with it, or null: its user has been Stunned since. */
export const lostMove = (scene: EscalationScene, who: Who, paid: number): Forbidden | null =>
  paid === MOVE && has(scene, who, STUNNED)
    ? refuse('stunned', '{who} is Stunned and has lost their Move action.', { who: person(who) })
    : null

/** Whether what was paid for with the Move action is lost with it. It is told. */
export function hasLostMove(scene: EscalationScene, who: Who, paid: number): boolean {
  const why = lostMove(scene, who, paid)
  if (why === null) return false
  cite('stunned')
  note['in-vain'](scene, who, why.reason)
  return true
}

/** Whether all three slots of the turn are left. */
export const hasAllSlots = (scene: EscalationScene, who: Who): boolean =>
  isLeft(scene, who, 0) && isLeft(scene, who, 1) && isLeft(scene, who, 2)

/** Nothing but its price forbids such an action. */
export const NOTHING_FORBIDS = (): null => null

/**
 * Announces what has been paid for: readied actions come first. Returns whether it can still be done, with the slot that paid;
 * `forbids` says why not as things stand now, which is told.
 */
export function announce(
  scene: EscalationScene,
  what: Declared,
  paid: number,
  forbids: () => Forbidden | null,
): boolean {
  if (!scene.moments.declared(scene, what) || hasLostMove(scene, what.actor, paid)) return false
  const why = forbids()
  if (why === null) return true
  cite('ready-lapses', why.rule)
  note['in-vain'](scene, what.actor, why.reason)
  return false
}
