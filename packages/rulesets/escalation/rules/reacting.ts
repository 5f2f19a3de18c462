import { person, type Who } from '@fray/kernel/rules'
import { type Forbidden, refuse } from '../citing.ts'
import { HELPLESS } from '../conditions.ts'
import type { EscalationScene } from '../scene.ts'
import { SURPRISE } from '../tables.ts'
import { has } from './conditions.ts'
import { isUp } from './who.ts'

/** Why the combatant can react to nothing now, or null: it is down, surprised, or Helpless where a table lets those do nothing. */
export function cannotReact(scene: EscalationScene, who: Who): Forbidden | null {
  if (!isUp(scene, who)) return refuse('dying-state', '{who} cannot react.', { who: person(who) })
  if (scene.now.fight.phase[0] === SURPRISE && scene.now.combatant.side[who] !== scene.now.fight.surprisedBy[0]) {
    return refuse('surprised-no-reactions', '{who} is surprised and cannot react.', { who: person(who) })
  }
  return scene.setup.options['helpless-reactions'] === 'none' && has(scene, who, HELPLESS)
    ? refuse('helpless-reactions', '{who} is Helpless and cannot react.', { who: person(who) })
    : null
}
