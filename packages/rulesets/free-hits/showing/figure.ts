import { type Badge, type Facing, type Figure, type Lens, squareName } from '@fray/kernel/rules'
import { isHiddenFrom } from '../look.ts'
import { isDown, isHere } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { FACINGS } from '../words.ts'
import { statesOf } from './states.ts'

/** How a unit stands on the map; null for one whom nobody of the lens's side detects. */
export function figure(scene: FreeHitsScene, row: number, lens: Lens): Figure | null {
  if (isHiddenFrom(scene, row, lens)) return null
  const { square, footprint, facing } = scene.now.combatant
  const here = isHere(scene, row)
  return {
    at: here ? squareName(scene.setup.grid, square[row]) : null,
    size: footprint[row],
    facing: here ? (FACINGS[facing[row]] as Facing) : null,
    state: !here ? 'gone' : isDown(scene, row) ? 'down' : 'up',
    badges: statesOf(scene, row, lens).map(({ name, short, tone }): Badge => ({ word: name, short, tone })),
  }
}
