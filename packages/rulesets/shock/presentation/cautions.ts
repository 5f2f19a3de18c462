import { type Message, say, type Viewer } from '@fray/kernel/rules'
import { noMove } from '../actions/paying.ts'
import { cannotMove } from '../rules/movement.ts'
import type { ShockScene } from '../scene.ts'
import { asSeen } from './as-seen.ts'
import { strikersNear } from './risk.ts'

/** Who strikes at one that runs out of its reach, as far as the viewer can know. */
export function cautions(scene: ShockScene, actor: number, viewer: Viewer): readonly Message[] {
  if (cannotMove(scene, actor) !== null || noMove(scene, actor, 'run') !== null) return []
  const people = asSeen(scene, viewer, () => strikersNear(scene, actor))
  if (people.length === 0) return []
  return [say('A run out of the reach of {people} lets them strike first [run-aoo].', { people: { people } })]
}
