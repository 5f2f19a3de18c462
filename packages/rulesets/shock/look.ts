import type { Viewer } from '@fray/kernel/rules'
import { bondsOf } from './rules/bonds.ts'
import { perceives } from './rules/space.ts'
import { isUp } from './rules/who.ts'
import type { ShockScene } from './scene.ts'
import { DISENGAGED } from './tables.ts'
import { UNLOCATED } from './words.ts'

/** Whether the seat does not know where the combatant is: an enemy that none of its own can place. */
export function isHiddenFrom(scene: ShockScene, row: number, viewer: Viewer): boolean {
  const { unseen, side } = scene.now.combatant
  if (viewer.referee || unseen[row] !== UNLOCATED) return false
  return (
    scene.rowsWhere(
      (own) =>
        viewer.owns(own) && (side[own] === side[row] || (isUp(scene, own) && perceives(scene, own, row) !== UNLOCATED)),
    ).length === 0
  )
}

/**
 * From whom the combatant has disengaged as far as the viewer knows: who stands near whom is not known where nobody of its own can place
 * one of the two.
 */
export const disengagedFrom = (scene: ShockScene, row: number, viewer: Viewer): number[] =>
  isHiddenFrom(scene, row, viewer)
    ? []
    : bondsOf(scene, DISENGAGED, row).filter((other) => !isHiddenFrom(scene, other, viewer))
