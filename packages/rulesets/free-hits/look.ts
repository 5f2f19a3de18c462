import type { Viewer } from '@fray/kernel/rules'
import { areEnemies, detects, isIn } from './rules/who.ts'
import type { FreeHitsScene } from './scene.ts'

/**
 * Whether the seat does not know where the unit is: an enemy that none of its own detects. Where all of its own are out of
 * the battle, their friends look for them; where these are out as well, nothing is hidden any more.
 */
export function isHiddenFrom(scene: FreeHitsScene, row: number, viewer: Viewer): boolean {
  if (viewer.referee || scene.now.fight.undetected[0] === 0 || viewer.befriends(row)) return false
  return (
    areBlind(scene, row, (mate) => viewer.owns(mate)) ?? areBlind(scene, row, (mate) => viewer.befriends(mate)) ?? false
  )
}

/** Whether none of them who are in the battle detects the unit; null where none is in it. */
function areBlind(scene: FreeHitsScene, row: number, isOne: (mate: number) => boolean): boolean | null {
  let has: boolean | null = null
  for (let mate = 0; mate < scene.combatants; mate++) {
    if (!isOne(mate) || !isIn(scene, mate) || !areEnemies(scene, mate, row)) continue
    if (detects(scene, mate, row)) return false
    has = true
  }
  return has
}

/** Whether the seat knows nothing of the unit: it cannot place it, and its side does not say who is there. */
export const isUnknown = (scene: FreeHitsScene, row: number, viewer: Viewer): boolean =>
  viewer.presence(row) === 'seen' && isHiddenFrom(scene, row, viewer)
