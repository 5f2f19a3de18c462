import { listText, type Viewer } from '@fray/kernel/rules'
import { noMove } from '../actions/paying.ts'
import { cannotMove } from '../rules/movement.ts'
import type { ShockScene } from '../scene.ts'
import { asSeen } from './as-seen.ts'
import { strikersNear } from './risk.ts'

/** Who strikes at one that runs out of its reach, as far as the viewer can know. */
export function cautions(scene: ShockScene, actor: number, viewer: Viewer): readonly string[] {
  if (cannotMove(scene, actor) !== null || noMove(scene, actor, 'run') !== null) return []
  const names = asSeen(scene, viewer, () => scene.names(strikersNear(scene, actor)))
  if (names.length === 0) return []
  const them = names.length === 1 ? 'it' : 'them'
  return [`A run out of the reach of ${listText(names)} lets ${them} strike first [run-aoo].`]
}
