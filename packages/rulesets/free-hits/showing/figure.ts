import { type Badge, type Facing, type Figure, type Lens, squareName } from '@fray/kernel/rules'
import { isHiddenFrom, isUnknown } from '../look.ts'
import { isDown, isHere } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { FACINGS } from '../words.ts'
import { statesOf } from './states.ts'

/** How a unit stands on the map; nowhere where nobody of the lens's side detects it; null for one of whom the lens knows nothing. */
export function figure(scene: FreeHitsScene, row: number, lens: Lens): Figure | null {
  if (isUnknown(scene, row, lens)) return null
  const { square, footprint, facing } = scene.now.combatant
  const isPlaced = !isHiddenFrom(scene, row, lens)
  const here = isHere(scene, row)
  return {
    at: here && isPlaced ? squareName(scene.setup.grid, square[row]) : null,
    size: footprint[row],
    facing: here && isPlaced ? (FACINGS[facing[row]] as Facing) : null,
    state: !here ? 'gone' : isDown(scene, row) ? 'down' : 'up',
    badges: statesOf(scene, row, lens).map(({ name, short, tone }): Badge => ({ word: name, short, tone })),
  }
}
