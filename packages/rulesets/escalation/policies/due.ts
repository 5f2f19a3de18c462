import type { Command, Policy } from '@fray/kernel/rules'
import { begin } from '../actions/action.ts'
import { end } from '../actions/waiting.ts'
import { actorNow, isDying, isGasping } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { SPIRIT } from '../words.ts'

export type EscalationPolicy = Policy<EscalationScene, Command>

/** What is due first: a turn is begun; the Dying and the spirits have no more to do. */
export function dueFirst(scene: EscalationScene, actor: number): Command | null {
  if (actorNow(scene) !== actor) return begin.make(actor)
  const { out, risen } = scene.now.combatant
  const down = isDying(scene, actor) || isGasping(scene, actor) || out[actor] === SPIRIT || risen[actor] === 1
  return down ? end.make(actor) : null
}
