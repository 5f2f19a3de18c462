import type { Command, Risk, Viewer } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { plannedMove } from '../actions/moving.ts'
import { improvementsOf } from '../rules/damage.ts'
import { hittersOn } from '../rules/provoking.ts'
import { spellOf } from '../rules/running.ts'
import { radiusOf } from '../rules/spells.ts'
import type { FreeHitsScene } from '../scene.ts'
import { asSeen } from './as-seen.ts'
import { strikersOn } from './reach.ts'

/** A spell on an area takes in so many squares around the one that it is cast at, and more where that is improved. */
export function area(scene: FreeHitsScene, command: Command): number {
  if (!acts.cast.is(command)) return 0
  const spell = spellOf(scene, command.actor, command.spell)
  return spell?.target === 'area' ? 2 * radiusOf(spell, improvementsOf(spell, command.improve)) + 1 : 0
}

/** Beyond every zone. */
const AWAY = [-1]

/** Who has a free hit on one who walks, on that way or on one out of its zone. */
export function risk(scene: FreeHitsScene, command: Command, viewer: Viewer): Risk | null {
  const { actor } = command
  if (!acts.move.is(command) && !acts.leave.is(command)) return null
  return asSeen(scene, viewer, () => {
    const to = acts.move.is(command) ? command.to : -1
    if (to < 0) return { by: hittersOn(scene, actor, AWAY) }
    return { by: strikersOn(scene, actor, plannedMove(scene, actor, to)?.path ?? [], viewer) }
  })
}
