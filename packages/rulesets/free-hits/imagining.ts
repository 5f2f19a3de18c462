import type { Lens, Random } from '@fray/kernel/rules'
import { Ground, somewhere } from '../on-grid/somewhere.ts'
import { isHiddenFrom } from './look.ts'
import { isHere } from './rules/who.ts'
import type { FreeHitsScene } from './scene.ts'
import { C } from './tables.ts'
import { FACINGS } from './words.ts'

/** Puts those whom the seat cannot place on squares drawn at random from all that are free as far as it can see. */
export function imaginePlaces(scene: FreeHitsScene, lens: Lens, random: Random): void {
  const { grid } = scene.setup
  const hidden: number[] = []
  const ground = new Ground(grid)
  const { square, footprint } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (!isHere(scene, row)) continue
    if (isHiddenFrom(scene, row, lens)) hidden.push(row)
    else ground.add(square[row], footprint[row])
  }
  for (const row of hidden) {
    const size = footprint[row]
    const at = somewhere(grid, 0, size, ground.taken, random)
    if (at < 0) continue
    scene.set(C.square, row, at, 'grid')
    ground.add(at, size)
    scene.set(C.facing, row, random(FACINGS.length), 'facing')
  }
}
