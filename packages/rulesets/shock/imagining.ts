import type { Lens, Random } from '@fray/kernel/rules'
import { imagineOnGrid } from '../on-grid/somewhere.ts'
import { isHiddenFrom } from './look.ts'
import { isHere } from './rules/who.ts'
import type { ShockScene } from './scene.ts'
import { C } from './tables.ts'

/** Puts those whom the seat cannot place on squares drawn at random from all that are free as far as it can see. */
export const imaginePlaces = (scene: ShockScene, lens: Lens, random: Random): void =>
  imagineOnGrid(
    scene,
    scene.now.fight.openDoors[0],
    {
      isHere: (row) => isHere(scene, row),
      isHidden: (row) => isHiddenFrom(scene, row, lens),
      put: (row, at) => scene.set(C.square, row, at, 'mod-unseen-unlocated'),
    },
    random,
  )
