import { person, plainly, type Refusal, spaced, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import type { ShockScene } from '../scene.ts'
import { OVER, SETUP } from '../tables.ts'
import { MORTALLY_INJURED, STATES, UP } from '../words.ts'

/** Why the combatant may not command at all now, or null. */
export function mayCommand(scene: ShockScene, actor: Who): Refusal | null {
  const phase = scene.now.fight.phase[0]
  if (phase === OVER) return refuse('combat-end', 'The fight is over.')
  if (phase === SETUP) return refuse('initiative-roll', 'Combat has not begun yet: the referee starts it.')
  const state = scene.now.combatant.state[actor]
  if (state !== UP) {
    return refuse(
      state === MORTALLY_INJURED ? 'mortally-injured' : 'hit-points',
      '{actor} is {state} and cannot act.',
      {
        actor: person(actor),
        state: plainly(spaced(STATES[state])),
      },
    )
  }
  if (scene.now.combatant.surprised[actor] === 1) {
    return refuse('surprised-cannot-act', '{actor} is surprised and does nothing in the surprise round.', {
      actor: person(actor),
    })
  }
  return null
}

/** Why one who retreats does not attack of its own choice, or null. */
export function noAttacks(scene: ShockScene, actor: Who): Refusal | null {
  return scene.now.combatant.retreating[actor] === 1
    ? refuse('retreat', '{actor} is retreating and only tries to get away.', { actor: person(actor) })
    : null
}

/** Why the referee's command comes too late, or null. */
export const notOver = (scene: ShockScene): Refusal | null =>
  scene.now.fight.phase[0] === OVER ? refuse('combat-end', 'The fight is over.') : null
