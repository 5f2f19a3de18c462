import type { Lens, Random } from '@fray/kernel/rules'
import { imagineOnGrid } from '../on-grid/somewhere.ts'
import { isHiddenFrom } from './look.ts'
import { isHere } from './rules/who.ts'
import type { ShockScene } from './scene.ts'
import { C } from './tables.ts'

/** Puts those whom the seat cannot place on squares drawn at random from all that are free as far as it can see. */
export function imaginePlaces(scene: ShockScene, lens: Lens, random: Random): void {
  const { square, footprint } = scene.now.combatant
  const imagined = {
    isHere: (row: number) => isHere(scene, row),
    isHidden: (row: number) => isHiddenFrom(scene, row, lens),
    square,
    size: footprint,
    put: (row: number, at: number) => scene.set(C.square, row, at, 'mod-unseen-unlocated'),
  }
  imagineOnGrid(scene.setup.grid, scene.now.fight.openDoors[0], scene.combatants, imagined, random)
}
