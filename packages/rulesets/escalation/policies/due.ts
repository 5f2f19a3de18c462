import type { Policy } from '@fray/kernel'
import { blank, type EscalationCommand } from '../command.ts'
import { actorNow, isDying, isGasping } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { SPIRIT } from '../words.ts'

export type EscalationPolicy = Policy<EscalationScene, EscalationCommand>

/** What is due first: a turn is begun; the Dying and the spirits have no more to do. */
export function dueFirst(scene: EscalationScene, actor: number): EscalationCommand | null {
  if (actorNow(scene) !== actor) return blank(actor, 'begin')
  const { out, risen } = scene.now.combatant
  const down = isDying(scene, actor) || isGasping(scene, actor) || out[actor] === SPIRIT || risen[actor] === 1
  return down ? blank(actor, 'end') : null
}
