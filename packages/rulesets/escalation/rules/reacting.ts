import type { Refusal, Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import type { EscalationScene } from '../scene.ts'
import { SURPRISE } from '../tables.ts'
import { HELPLESS } from '../words.ts'
import { has } from './conditions.ts'
import { isUp } from './who.ts'

/** Why the combatant can react to nothing now, or null: it is down, surprised, or Helpless where a table lets those do nothing. */
export function cannotReact(scene: EscalationScene, who: Who): Refusal | null {
  if (!isUp(scene, who)) return refuse('dying-state', `${scene.name(who)} cannot react.`)
  if (scene.now.fight.phase[0] === SURPRISE && scene.now.combatant.side[who] !== scene.now.fight.surprisedBy[0]) {
    return refuse('surprised-no-reactions', `${scene.name(who)} is surprised and cannot react.`)
  }
  return scene.setup.options['helpless-reactions'] === 'none' && has(scene, who, HELPLESS)
    ? refuse('helpless-reactions', `${scene.name(who)} is Helpless and cannot react.`)
    : null
}
