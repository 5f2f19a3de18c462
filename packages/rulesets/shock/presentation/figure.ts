import { type Badge, type Figure, squareName, type Viewer } from '@fray/kernel/rules'
import { isHere, isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { conditionKind } from './conditions.ts'
import { isNamed, isPlaced } from './known.ts'
import { conditionsOn } from './lying-on.ts'

/** How a combatant stands on the map; one whom the viewer cannot place stands nowhere. Null where it knows of none. */
export function figure(scene: ShockScene, row: number, viewer: Viewer): Figure | null {
  if (!isNamed(scene, row, viewer)) return null
  const { square, footprint, present } = scene.now.combatant
  const isGone = !isHere(scene, row) || present[row] === 0
  return {
    at: isGone || !isPlaced(scene, row, viewer) ? null : squareName(scene.setup.grid, square[row]),
    size: footprint[row],
    facing: null,
    state: isGone ? 'gone' : isUp(scene, row) ? 'up' : 'down',
    badges: isGone ? [] : badges(scene, row, viewer),
  }
}

/** One badge for each sort of condition. */
function badges(scene: ShockScene, row: number, viewer: Viewer): Badge[] {
  const names = new Set(conditionsOn(scene, row, viewer).map(({ name }) => name))
  return [...names].map((word) => {
    const { short, tone } = conditionKind(word)
    return { word, short, tone }
  })
}
