import type { Random, Viewer } from '@fray/kernel/rules'
import { imagineOnGrid } from '../on-grid/somewhere.ts'
import { isHiddenFrom } from './look.ts'
import { isHere } from './rules/who.ts'
import type { FreeHitsScene } from './scene.ts'
import { C } from './tables.ts'
import { FACINGS } from './words.ts'

/** Puts those whom the seat cannot place on squares drawn at random from all that are free as far as it can see. */
export const imaginePlaces = (scene: FreeHitsScene, viewer: Viewer, random: Random): void =>
  imagineOnGrid(
    scene,
    0,
    {
      isHere: (row) => isHere(scene, row),
      isHidden: (row) => isHiddenFrom(scene, row, viewer),
      put(row, at) {
        scene.set(C.square, row, at, 'grid')
        scene.set(C.facing, row, random(FACINGS.length), 'facing')
      },
    },
    random,
  )
