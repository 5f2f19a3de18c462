import type { Viewer } from '@fray/kernel/rules'
import { seenThrough } from '../../on-grid/presentation/as-seen.ts'
import { isHiddenFrom } from '../look.ts'
import { giftsOf } from '../rules/gifts.ts'
import type { Fighter, ShockScene } from '../scene.ts'
import { takeAway } from '../standing.ts'
import { C } from '../tables.ts'

/** Feet of a Move, and of the reach in melee, of somebody of whom no more is known than that it is like most. */
const USUAL_MOVE = 30
const USUAL_REACH = 5

/** A fighter of whose powers nothing is known: it has none. */
const unknownFighter = (fighter: Fighter): Fighter => ({ ...fighter, powers: [], spells: [], gifts: giftsOf([]) })

/**
 * What `look` finds in the fight as the viewer knows it: those whom nobody of its side can place are not there, and those
 * who hide what they can do move and reach as most do.
 */
export function asSeen<T>(scene: ShockScene, viewer: Viewer, look: () => T): T {
  const unseen = {
    isHidden: (row: number) => isHiddenFrom(scene, row, viewer),
    unknown: unknownFighter,
    takeAway: (row: number) => takeAway(scene, row),
    likeMost(row: number) {
      scene.set(C.move, row, USUAL_MOVE, 'run')
      scene.set(C.reach, row, USUAL_REACH, 'melee-range')
    },
  }
  return seenThrough(scene, viewer, unseen, look)
}
