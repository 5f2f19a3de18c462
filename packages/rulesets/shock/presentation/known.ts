import type { Viewer } from '@fray/kernel/rules'
import { isHiddenFrom } from '../look.ts'

import type { ShockScene } from '../scene.ts'

/** Whether the viewer knows where the combatant is. */
export const isPlaced = (scene: ShockScene, row: number, viewer: Viewer): boolean => !isHiddenFrom(scene, row, viewer)

/** Whether the seat answers for somebody on the combatant's side. */
const isFriend = (scene: ShockScene, row: number, viewer: Viewer): boolean => {
  const { side } = scene.now.combatant
  return viewer.referee || scene.rowsWhere((own) => viewer.owns(own) && side[own] === side[row]).length > 0
}

/**
 * Whether the viewer may know the combatant's powers: those of friends, and of player characters, whose powers are told by
 * name in what they roll. What others can do shows when they do it.
 */
export const knowsPowers = (scene: ShockScene, row: number, viewer: Viewer): boolean =>
  viewer.knows('abilities', row) && (scene.now.combatant.pc[row] === 1 || isFriend(scene, row, viewer))

/** Whether the viewer knows of the combatant at all: of one whom it cannot place only where its side does not hide who is present. */
export const isNamed = (scene: ShockScene, row: number, viewer: Viewer): boolean =>
  viewer.presence(row) !== 'seen' || isPlaced(scene, row, viewer)
