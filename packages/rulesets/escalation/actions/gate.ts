import { person, plainly, type Refusal, say, type Who } from '@fray/kernel/rules'
import { type Forbidden, refuse } from '../citing.ts'
import { HAMPERED } from '../conditions.ts'
import { has } from '../rules/conditions.ts'
import { mayAct, mayBegin } from '../rules/turns.ts'
import { actorNow, isDying, isGasping, isIn } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { FIGHT, OVER, REST, SETUP, SURPRISE } from '../tables.ts'
import { BANDS, OUT, SPIRIT, UNCONSCIOUS } from '../words.ts'

/** Why the combatant may not command at all now, or null. */
export function mayCommand(scene: EscalationScene, actor: Who): Refusal | null {
  const phase = scene.now.fight.phase[0]
  if (phase === OVER) return refuse('encounter-end', 'The fight is over.')
  if (phase === SETUP) return refuse('initiative-bands', 'The fight has not begun yet: the referee starts it.')
  const out = scene.now.combatant.out[actor]
  if (isIn(scene, actor) || out === SPIRIT) return null
  if (out === UNCONSCIOUS) return refuse('unconscious-variant', '{actor} is unconscious.', { actor: person(actor) })
  return refuse('enemy-at-zero', '{actor} is out of the fight ({out}).', {
    actor: person(actor),
    out: plainly(OUT[out]),
  })
}

/** Why it is not the combatant's turn, nor one that it could begin, or null. */
export function notYourTurn(scene: EscalationScene, actor: Who): Refusal | null {
  const phase = scene.now.fight.phase[0]
  if (phase === REST) return refuse('encounter-end', 'The encounter is over.')
  if (phase !== FIGHT && phase !== SURPRISE) return refuse('initiative-bands', 'The fight has not begun yet.')
  if (actorNow(scene) === actor) return null
  if (scene.fighter(actor).isThing)
    return refuse('enemies-and-objects', '{actor} is a thing: it takes no turns.', { actor: person(actor) })
  if (scene.now.combatant.risen[actor] === 1 && scene.now.combatant.acted[actor] === 1) {
    return refuse('death-save-success', '{actor} has just come to: they act on their next turn.', {
      actor: person(actor),
    })
  }
  if (phase === SURPRISE && scene.now.combatant.chosen[actor] === 0) {
    return refuse('surprise-round', '{actor} does not act in the Surprise Round.', { actor: person(actor) })
  }
  if (mayBegin(scene, actor)) return null
  const able = mayAct(scene)
  const now = able.length === 0 ? null : say(' Now: {able}.', { able: { people: able } })
  if (scene.now.combatant.acted[actor] === 1)
    return refuse('order-within-band', '{actor} has had their turn this round.{now}', {
      actor: person(actor),
      now,
    })
  const band = scene.now.combatant.band[actor]
  if (band > scene.now.fight.band[0]) {
    return refuse('initiative-bands', 'The {band} band, that of {actor}, has not come yet.{now}', {
      band: plainly(BANDS[band]),
      actor: person(actor),
      now,
    })
  }
  return refuse('order-within-band', 'It is not the turn of {actor}.{now}', { actor: person(actor), now })
}

/** Why one who is down can do nothing, or null. */
export function isDown(scene: EscalationScene, actor: Who): Refusal | null {
  if (isDying(scene, actor))
    return refuse('dying-state', '{actor} is Dying and can do nothing.', { actor: person(actor) })
  if (isGasping(scene, actor))
    return refuse('dying-state', '{actor} is fighting for their life and can do nothing.', { actor: person(actor) })
  if (scene.now.combatant.out[actor] === SPIRIT) {
    return refuse('fight-in-spirit', '{actor} is out of the fight: they can only fight in spirit.', {
      actor: person(actor),
    })
  }
  if (scene.now.combatant.risen[actor] === 1 && actorNow(scene) === actor) {
    return refuse('death-save-success', '{actor} has just come to: they act on their next turn.', {
      actor: person(actor),
    })
  }
  return null
}

/** Why the Hampered cannot do what is neither a Basic Attack nor anything else that is left to them, or null. */
export const isHampered = (scene: EscalationScene, actor: Who): Forbidden | null =>
  has(scene, actor, HAMPERED) ? refuse('hampered', '{actor} is Hampered.', { actor: person(actor) }) : null

/**
 * When an action may be taken: `turn` on the own turn, by one who is up; `begin` to begin a turn or end it; `any` says
 * itself when. A readied action that is being carried out may come at any time.
 */
export type When = 'turn' | 'begin' | 'any'

/** Why it is not the time for the actor's action, or null. */
export function badTime(scene: EscalationScene, actor: Who, when: When): Refusal | null {
  if (when === 'any' || scene.firing === actor) return null
  return (when === 'begin' ? null : isDown(scene, actor)) ?? notYourTurn(scene, actor)
}

/** Why the referee's command comes too late, or null. */
export const notOver = (scene: EscalationScene): Refusal | null =>
  scene.now.fight.phase[0] === OVER ? refuse('encounter-end', 'The fight is over.') : null

/** Why there is no encounter going on, or null. */
export function notFighting(scene: EscalationScene): Refusal | null {
  const phase = scene.now.fight.phase[0]
  return phase === FIGHT || phase === SURPRISE ? null : refuse('encounter-end', 'No encounter is going on.')
}
