import { person, type Refusal, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { EFFECTS } from '../effects.ts'
import { hindranceWord } from '../events.ts'
import { nextInOrder, whoIsNext } from '../rules/turns.ts'
import { isFleeing, isParleying, isSurprised, isUp, stoppedBy } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { BETWEEN, OVER, SETUP, TURN } from '../tables.ts'
import { LEFT, OUT_OF_ACTION } from '../words.ts'

/** Why the referee's command comes too late, or null. */
export function notOver(scene: ZonesScene): Refusal | null {
  return scene.now.fight.phase[0] === OVER ? refuse('combat-ends', 'The fight is over.') : null
}

/** Why the combatant may not command at all now, or null. */
export function mayCommand(scene: ZonesScene, actor: Who): Refusal | null {
  const phase = scene.now.fight.phase[0]
  const { status, had, side } = scene.now.combatant
  if (phase === TURN && scene.now.fight.turn[0] === actor) return null
  if (phase === OVER) return refuse('combat-ends', 'The fight is over.')
  if (phase === SETUP) return refuse('side-initiative', 'Combat has not broken out yet: the referee starts it.')
  if (status[actor] === LEFT)
    return refuse('leaving-the-battlefield', '{actor} has left the battlefield.', { actor: person(actor) })
  if (status[actor] === OUT_OF_ACTION)
    return refuse('out-of-action', '{actor} is Out of Action and has no Turns.', { actor: person(actor) })
  if (had[actor] === 1)
    return refuse('round-structure', '{actor} has had their Turn this Round.', { actor: person(actor) })
  if (phase === TURN) {
    return refuse('round-structure', "It is {who}'s Turn, not {actor}'s.", {
      who: person(scene.now.fight.turn[0] as number),
      actor: person(actor),
    })
  }
  const next = nextInOrder(scene)
  if (next === actor) return null
  if (next >= 0 && whoIsNext(scene).includes(actor)) return null
  if (next >= 0 && side[next] !== side[actor]) {
    return refuse('side-blocks', 'The other side takes its Turns first: {next} is next.', { next: person(next) })
  }
  return refuse('character-initiative', '{actor} is not next: {next} is.', { actor: person(actor), next: person(next) })
}

/** Why the one whose Turn it is cannot do anything but end it, or null. Checks that its Turn has begun. */
export function cannotDoAnything(scene: ZonesScene, actor: Who): Refusal | null {
  if (scene.now.fight.phase[0] === BETWEEN) {
    return refuse('turn-start-steps', "{actor}'s Turn has not begun.", { actor: person(actor) })
  }
  if (isSurprised(scene, actor)) {
    return refuse('surprise-no-acting', "{actor}'s side is surprised and does not act in Round 1.", {
      actor: person(actor),
    })
  }
  return null
}

/** Why it cannot take an Action, or null. */
export function cannotAct(scene: ZonesScene, actor: Who): Refusal | null {
  const why = cannotDoAnything(scene, actor)
  if (why !== null) return why
  const hindrance = stoppedBy(scene, actor, 'action')
  if (hindrance >= 0) {
    return refuse(EFFECTS.all[hindrance].rules[0], '{actor} is {hindrance} and takes no Actions.', {
      actor: person(actor),
      hindrance: hindranceWord(hindrance),
    })
  }
  if (scene.now.combatant.acted[actor] === 1)
    return refuse('turn-action', '{actor} has already taken their Action.', { actor: person(actor) })
  return null
}

/** Why it cannot do something hostile, or null: one who flees or parleys does not. */
export function cannotBeHostile(scene: ZonesScene, actor: Who): Refusal | null {
  if (isFleeing(scene, actor))
    return refuse('morale-flee', '{actor} is fleeing and only tries to get away.', { actor: person(actor) })
  if (isParleying(scene, actor))
    return refuse('morale-parley', '{actor} is parleying and does nothing hostile.', { actor: person(actor) })
  return null
}

/** Why it cannot do anything that a fleeing Creature does not do, or null. */
export function cannotTarry(scene: ZonesScene, actor: Who): Refusal | null {
  if (isParleying(scene, actor)) cite('morale-parley')
  return isFleeing(scene, actor)
    ? refuse('morale-flee', '{actor} is fleeing: they move, Disengage, struggle free or leave.', {
        actor: person(actor),
      })
    : null
}

/** Rows of everybody who is up, but the actor. */
const othersUp = (scene: ZonesScene, actor: Who): number[] =>
  scene.rowsWhere((row) => row !== actor && isUp(scene, row))

/** Rows of everybody on the other side who is up. */
export const opponentsUp = (scene: ZonesScene, actor: Who): number[] =>
  othersUp(scene, actor).filter((row) => scene.now.combatant.side[row] !== scene.now.combatant.side[actor])
