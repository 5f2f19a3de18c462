import type { Viewer } from '@fray/kernel/rules'
import { seenThrough } from '../../on-grid/presentation/as-seen.ts'
import { isHiddenFrom } from '../look.ts'
import { giftsOf } from '../rules/gifts.ts'
import type { FreeHitsScene, Unit } from '../scene.ts'
import { takeAway } from '../standing.ts'
import { C } from '../tables.ts'

/** Squares of a Move Action, and free hits a round, of somebody of whom no more is known than that it is like most. */
const USUAL_MOVEMENT = 6
const USUAL_SLOTS = 1

/** A unit of whose feats and spells nothing is known: it has none. */
const unknownUnit = (unit: Unit): Unit => ({
  ...unit,
  sheet: { ...unit.sheet, feats: [], spells: [] },
  gifts: giftsOf([]),
})

/**
 * What `look` finds in the fight as the viewer knows it: those whom nobody of its side detects are not there, and those who
 * hide what they can do move and strike as most do.
 */
export function asSeen<T>(scene: FreeHitsScene, viewer: Viewer, look: () => T): T {
  const unseen = {
    isHidden: (row: number) => isHiddenFrom(scene, row, viewer),
    unknown: unknownUnit,
    takeAway: (row: number) => takeAway(scene, row),
    likeMost(row: number) {
      scene.set(C.movementNow, row, USUAL_MOVEMENT, 'move')
      scene.set(C.slotsMost, row, USUAL_SLOTS, 'free-hit-slots')
      scene.set(C.slotsUsed, row, 0, 'free-hit-slots')
    },
  }
  return seenThrough(scene, viewer, unseen, look)
}
