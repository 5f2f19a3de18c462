import { type Badge, type Figure, squareName, type Viewer, written } from '@fray/kernel/rules'
import { looksOf } from '../../presentation/looks.ts'
import { isDead, isDown, isDying, isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { lastingOn } from './lasting.ts'

/** How a combatant stands, or lies, on its square; the dead lie where they fell. */
export function figure(scene: WeaponSpeedScene, row: number, _viewer: Viewer): Figure {
  const lies = isDead(scene, row) && scene.now.combatant.present[row] === 1
  const isThere = isHere(scene, row) || lies
  const down = lies || isDown(scene, row)
  return {
    at: isThere ? squareName(scene.setup.plane, scene.now.combatant.square[row]) : null,
    size: 1,
    facing: null,
    state: !isThere ? 'gone' : down ? 'down' : 'up',
    ...(lies ? { fate: 'dead' } : isDying(scene, row) ? { fate: 'dying' } : {}),
    badges: lastingOn(scene, row).map(
      ({ condition: { name, tone }, short }): Badge => ({ word: written(name), short, tone }),
    ),
    looks: looksOf(scene.fighter(row).entrant),
  }
}
