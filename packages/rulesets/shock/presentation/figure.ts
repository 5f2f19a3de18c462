import { type Badge, type Figure, squareName, type Viewer, written } from '@fray/kernel/rules'
import { looksOf } from '../../presentation/looks.ts'
import { isHere, isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { DEAD, MORTALLY_INJURED } from '../words.ts'
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
    ...fate(scene.now.combatant.state[row]),
    badges: isGone ? [] : badges(scene, row, viewer),
    looks: looksOf(scene.fighter(row)),
  }
}

const fate = (state: number): Pick<Figure, 'fate'> =>
  state === DEAD ? { fate: 'dead' } : state === MORTALLY_INJURED ? { fate: 'dying' } : {}

/** One badge for each sort of condition. */
function badges(scene: ShockScene, row: number, viewer: Viewer): Badge[] {
  const names = new Set(conditionsOn(scene, row, viewer).map(({ name }) => name))
  return [...names].map((word) => {
    const { badge: short, tone } = conditionKind(word)
    return { word: written(word), short, tone }
  })
}
