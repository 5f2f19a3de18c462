import { type Action, type Command, person, plainly } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { beginTurn } from '../rules/turns.ts'
import { actorNow } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { act } from './define.ts'

/** Any action of the ruleset. */
export type EscalationAction = Action<EscalationScene, Command>

/** The turn of one who has not begun it. */
export const begin = act({
  id: 'begin',
  rule: 'order-within-band',
  title: plainly('Begin the turn'),
  when: 'begin',
  formal: true,
  check: (scene, { actor }) =>
    actorNow(scene) === actor
      ? refuse('order-within-band', '{actor} has begun their turn.', { actor: person(actor) })
      : null,
  resolve: (scene, { actor }) => beginTurn(scene, actor),
})
