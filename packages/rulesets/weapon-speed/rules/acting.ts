import { type Message, person, plainly, type Refusal, type Slot, say } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import type { Cited, WeaponSpeedScene } from '../scene.ts'
import { C, turnCell } from '../tables.ts'
import { DEFENSIVE, FULL_DEFENSE, JUST_MOVE, KIND_WORDS } from '../words.ts'
import { NO_ACT, ONE_IN_TWO } from './bearing-bits.ts'
import { bearingRule, sourceSaid } from './figures.ts'
import { type Strain, strainOf, wouldStrain } from './life.ts'
import { isDying, isFleeing } from './who.ts'

/** What an action counts as. */
export const STANDARD = 0
export const FREE = 1
export const REACTION = 2

/**
 * An action begins: it is counted, and what it will cost one who is down is returned, to be taken when it is over
 * (`strain-after-action`).
 */
export function beginAction(scene: WeaponSpeedScene, row: number, what: number): Strain {
  const cost = strainOf(scene, row)
  const { actions, turnActions } = scene.now.combatant
  const dying = isDying(scene, row)
  scene.set(C.actions, row, actions[row] + 1, 'turn-allotment')
  if (what === REACTION) {
    if (dying) scene.set(C.dyingReacted, row, 1, 'dying-reaction')
    return cost
  }
  scene.set(C.turnActions, row, turnActions[row] + 1, 'turn-allotment')
  scene.set(what === STANDARD ? C.standardUsed : C.freeUsed, row, 1, 'turn-allotment')
  if (dying) scene.set(C.dyingActed, row, 1, 'dying-reaction')
  return cost
}

/** What an action takes of the life of one who is down. */
export const lifeFor = (scene: WeaponSpeedScene, row: number): Message[] =>
  wouldStrain(scene, row) === null ? [] : [plainly('a Wound Point')]

/** What makes an action the only one of two rounds for one who is hurt, or null. */
const whyRare = (scene: WeaponSpeedScene, row: number): Message | null =>
  (scene.now.combatant.bearing[row] & ONE_IN_TWO) === 0 ? null : sourceSaid(bearingRule(scene, row, ONE_IN_TWO))

/** The only action of the round that one who is Dying gives for it. */
export const onlyOfRound = (scene: WeaponSpeedScene, row: number): Message[] =>
  isDying(scene, row) ? [plainly('their one action of the round')] : []

/** The only action of the round or of two rounds that one who is hurt gives for it. */
export function onlyAction(scene: WeaponSpeedScene, row: number): Message[] {
  const why = whyRare(scene, row)
  const rare = why === null ? [] : [say('their one action of two rounds ({why})', { why })]
  return [...onlyOfRound(scene, row), ...rare]
}

/** Both behind the words of an answer, as the one who is asked reads them beforehand: `, for a Wound Point`; null for nothing. */
export function forToll(scene: WeaponSpeedScene, row: number): Message | null {
  const list = [...lifeFor(scene, row), ...onlyAction(scene, row)]
  return list.length === 0 ? null : say(', for {list}', { list: { list } })
}

/** Whether one who may act once in two rounds has done so. */
export const hasActedOfLate = (scene: WeaponSpeedScene, row: number): boolean =>
  scene.now.combatant.actions[row] + scene.now.combatant.actedBefore[row] > 0

/** The same as a refusal, for one who has. */
export function actedOfLate(scene: WeaponSpeedScene, row: number): Refusal {
  const why = bearingRule(scene, row, ONE_IN_TWO)
  const when = scene.now.combatant.actions[row] > 0 ? 'in this round' : 'in the round before'
  return refuse(why.rule, '{who} has acted {when}: {why} allows one action in two rounds.', {
    who: person(row),
    when: plainly(when),
    why: sourceSaid(why),
  })
}

/** Why the combatant's state forbids any action on its turn now, or null. `speech`: the action is speaking. */
export function stateForbids(scene: WeaponSpeedScene, row: number, speech = false): Refusal | null {
  const bits = scene.now.combatant.bearing[row]
  if ((bits & NO_ACT) !== 0 && !speech) {
    const why = bearingRule(scene, row, NO_ACT)
    return refuse(why.rule, '{who} cannot act: {why}.', { who: person(row), why: sourceSaid(why) })
  }
  if ((bits & ONE_IN_TWO) !== 0 && hasActedOfLate(scene, row)) return actedOfLate(scene, row)
  return dyingForbids(scene, row, STANDARD)
}

/** What somebody wants to do besides acting (STANDARD, FREE, REACTION): to move. */
export const MOVING = 3

/**
 * The rule by which one who is Dying may not do that any more in this round, or null: their one action of any kind is spent,
 * or their move, which stands instead of an action.
 */
export function dyingSpent(
  scene: WeaponSpeedScene,
  row: number,
  what: number,
): 'dying-reaction' | 'dying-one-action' | null {
  if (!isDying(scene, row)) return null
  const { dyingReacted, dyingActed, turnActions, turnMoved } = scene.now.combatant
  if ((what === REACTION ? dyingActed : dyingReacted)[row] === 1) return 'dying-reaction'
  const { open, turn } = scene.now.fight
  // In its own turn counts, too, what it did before it was Dying; for a Reaction in others' turns that turn is over.
  if (what === REACTION && (open[0] === 0 || turn[0] !== row)) return null
  const acted = turnActions[row] > 0
  const moved = what !== MOVING && turnMoved[row] > 0
  return acted || moved ? 'dying-one-action' : null
}

/** The same in a sentence, for what somebody wants to do on its turn. */
export function dyingForbids(scene: WeaponSpeedScene, row: number, what: number): Refusal | null {
  const rule = dyingSpent(scene, row, what)
  if (rule === null) return null
  if (rule === 'dying-reaction') {
    return refuse(rule, '{who} is Dying, and their riposte was their one action of this round.', { who: person(row) })
  }
  return scene.now.combatant.turnActions[row] > 0
    ? refuse(rule, '{who} is Dying and has taken their one action.', { who: person(row) })
    : refuse(rule, '{who} is Dying and has moved: they cannot act, too.', { who: person(row) })
}

/** What the combatant has declared for the turn that is on: position in KINDS. */
export const kindNow = (scene: WeaponSpeedScene, row: number): number =>
  scene.now.combatant.turnKind[turnCell(row, scene.now.fight.cell[0])]

export const thingNow = (scene: WeaponSpeedScene, row: number): number =>
  scene.now.combatant.turnThing[turnCell(row, scene.now.fight.cell[0])]

export const attackNow = (scene: WeaponSpeedScene, row: number): number =>
  scene.now.combatant.turnAttack[turnCell(row, scene.now.fight.cell[0])]

/** What somebody who flees may still declare and do. */
export const mayFleeWith = (kind: number, thing: number): boolean =>
  kind === JUST_MOVE || kind === FULL_DEFENSE || (kind === DEFENSIVE && thing < 0)

/** Why the declared Standard Action cannot be taken now, or null: another was declared, it is spent, or its state forbids. */
export function standardForbidden(
  scene: WeaponSpeedScene,
  row: number,
  fits: boolean,
  wanted: Slot,
  rule: Cited = 'declaration-binding',
): Refusal | null {
  if (isFleeing(scene, row) && !mayFleeWith(kindNow(scene, row), thingNow(scene, row))) {
    return refuse('morale-failed', '{who} is fleeing and does nothing else.', { who: person(row) })
  }
  cite(rule, 'turn-allotment')
  if (!fits) {
    const kind = KIND_WORDS[kindNow(scene, row)]
    return refuse(rule, '{who} has declared {kind}, not {wanted}: that or nothing.', {
      who: person(row),
      kind: plainly(kind ?? ''),
      wanted,
    })
  }
  if (scene.now.combatant.standardUsed[row] === 1) {
    return refuse('turn-allotment', '{who} has taken their Standard Action of this turn.', { who: person(row) })
  }
  return stateForbids(scene, row)
}

/** Why no Free Action can be taken now, or null. The paralyzed may still speak. */
export function freeForbidden(scene: WeaponSpeedScene, row: number, speech = false): Refusal | null {
  if (scene.now.combatant.freeUsed[row] === 1) {
    return refuse('turn-allotment', '{who} has taken their Free Action of this turn.', { who: person(row) })
  }
  return stateForbids(scene, row, speech)
}
