import { type Badge, type Facing, type Figure, squareName, type Viewer } from '@fray/kernel/rules'
import { looksOf } from '../../presentation/looks.ts'
import { isHiddenFrom, isUnknown } from '../look.ts'
import { isDown, isHere } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { DEAD, FACINGS } from '../words.ts'
import { text } from './said.ts'
import { statesOf } from './states.ts'

/** How a unit stands on the map; nowhere where nobody of the viewer's side detects it; null for one of whom the viewer knows nothing. */
export function figure(scene: FreeHitsScene, row: number, viewer: Viewer): Figure | null {
  if (isUnknown(scene, row, viewer)) return null
  const { square, footprint, facing } = scene.now.combatant
  const isPlaced = !isHiddenFrom(scene, row, viewer)
  const here = isHere(scene, row)
  return {
    at: here && isPlaced ? squareName(scene.setup.grid, square[row]) : null,
    size: footprint[row],
    facing: here && isPlaced ? (FACINGS[facing[row]] as Facing) : null,
    state: !here ? 'gone' : isDown(scene, row) ? 'down' : 'up',
    ...(scene.now.combatant.status[row] === DEAD ? { fate: 'dead' } : {}),
    badges: statesOf(scene, row, viewer).map(({ name, short, tone }): Badge => ({ word: text(name), short, tone })),
    looks: looksOf(scene.unit(row).sheet),
  }
}
