import type { Command, ZoneGraph } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { STUCK } from '../effects.ts'
import { isCovered } from '../rules/free-attacks.ts'
import { cannotStep, stepsToExit } from '../rules/movement.ts'
import { armOf, reaches } from '../rules/weapons.ts'
import { canStrike, hasRoom, headcount, isHindered } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { DISTANT, FAR_AWAY, FIGHTING, NEARBY } from '../words.ts'
import { bestWeapon, bestWorth, canShoot } from './arms.ts'
import { anyFoe, blowOf } from './expecting.ts'
import { isFoe, isFriend, nearestSteps } from './foes.ts'
import { dangerOf, threatOf } from './worth.ts'

const nextTo = ({ next }: ZoneGraph, zone: number): readonly number[] => next[zone] as readonly number[]

/** What it costs to come to a Zone, and to leave it again if it is going away, in hit points, roughly. */
function riskOf(scene: ZonesScene, actor: number, to: number, isLeaving: boolean): number {
  const danger = dangerOf(scene, actor, to)
  if (!isLeaving || !scene.freeAttacks) return danger
  const { zone, status } = scene.now.combatant
  let strikes = 0
  for (let row = 0; row < scene.combatants; row++) {
    if (zone[row] !== to) continue
    if (isFriend(scene, actor, row) && status[row] === FIGHTING) return danger
    if (isFoe(scene, actor, row) && canStrike(scene, row)) strikes += threatOf(scene, row)
  }
  return danger + strikes
}

/** A step that brings it nearer to an opponent (or, leaving, to an exit), the least dangerous of them; -1 for none. */
export function stepTo(scene: ZonesScene, actor: number, payment: 'move' | 'action', isLeaving = false): number {
  const here = scene.now.combatant.zone[actor]
  const exits = isLeaving ? stepsToExit(scene, actor) : null
  const worth = (zone: number) => (exits === null ? nearestSteps(scene, actor, zone) : exits[zone])
  let best = -1
  let least = worth(here)
  let risk = 0
  if (exits === null && least === 0) return -1
  for (const zone of nextTo(scene.setup.graph, here)) {
    const steps = worth(zone)
    const isBetter = steps < least || (best >= 0 && steps === least && riskOf(scene, actor, zone, isLeaving) < risk)
    if (isBetter && hasRoom(scene, zone) && cannotStep(scene, actor, zone, payment) === null) {
      least = steps
      best = zone
      risk = riskOf(scene, actor, zone, isLeaving)
    }
  }
  return best
}

/** Whether an opponent would strike at it if it left its Zone now. */
export function isPinned(scene: ZonesScene, actor: number): boolean {
  const { zone, disengaged } = scene.now.combatant
  if (!scene.freeAttacks || disengaged[actor] === 1 || isCovered(scene, actor)) return false
  for (let row = 0; row < scene.combatants; row++) {
    if (zone[row] === zone[actor] && isFoe(scene, actor, row) && canStrike(scene, row)) return true
  }
  return false
}

/** The next Zone that is farthest from opponents, at most so many steps; no nearer than now, without danger; -1 for none. */
function awayFrom(scene: ZonesScene, actor: number, most: number): number {
  const here = scene.now.combatant.zone[actor]
  let best = -1
  let farthest = nearestSteps(scene, actor, here)
  for (const zone of nextTo(scene.setup.graph, here)) {
    const steps = nearestSteps(scene, actor, zone)
    if (steps <= farthest || steps > most || !hasRoom(scene, zone) || dangerOf(scene, actor, zone) > 0) continue
    if (cannotStep(scene, actor, zone, 'move') !== null) continue
    farthest = steps
    best = zone
  }
  return best
}

/** How many steps away one who shoots still does as much as anywhere; 0 for those who do most at arm's length. */
function reachOf(scene: ZonesScene, actor: number): number {
  for (const { hostile, range } of scene.fighter(actor).spells)
    if (hostile && range > 0) return Math.min(FAR_AWAY, range)
  const foe = anyFoe(scene, actor)
  const weapon = bestWeapon(scene, actor, foe, 1)
  if (weapon < 0) return 0
  const near = blowOf(scene, actor, foe, weapon, 1)
  if (near < bestWorth(scene, actor, foe, 0)) return 0
  // From one step on a weapon does as much as far as it reaches.
  if (reaches(armOf(scene, actor, weapon), DISTANT)) return DISTANT
  return bestWorth(scene, actor, foe, FAR_AWAY) < near
    ? NEARBY
    : bestWorth(scene, actor, foe, DISTANT) < near
      ? FAR_AWAY
      : DISTANT
}

/** After its deed: a shooter steps back as far as it shoots, and everybody out of a hazard, where nobody strikes at it. */
export function stepBack(scene: ZonesScene, actor: number): Command | null {
  const { disengaged, moved, zone } = scene.now.combatant
  const here = zone[actor]
  if (moved[actor] === 1 || nextTo(scene.setup.graph, here).length === 0) return null
  const shoots = canShoot(scene, actor)
  const isGoing = disengaged[actor] === 1 || dangerOf(scene, actor, here) > 0
  if ((!shoots && !isGoing) || isPinned(scene, actor)) return null
  const farthest = awayFrom(scene, actor, DISTANT)
  if (farthest < 0) return null
  const reach = shoots ? reachOf(scene, actor) : 0
  if (reach === 0 && !isGoing) return null
  const to = reach === DISTANT ? farthest : awayFrom(scene, actor, Math.max(1, reach))
  return to < 0 ? null : acts.move.make(actor, { zone: to })
}

/** A shooter with somebody in its face steps out of the Zone to shoot from the next one, where nobody strikes at it. */
export function stepOut(scene: ZonesScene, actor: number): Command | null {
  if (scene.now.combatant.moved[actor] === 1 || isPinned(scene, actor)) return null
  const to = awayFrom(scene, actor, 2)
  return to < 0 ? null : acts.move.make(actor, { zone: to })
}

/** Whether none of the opponents in its Zone could come after it: each is Stuck, or the only way is then full. */
function isLost(scene: ZonesScene, actor: number, to: number): boolean {
  const { zone } = scene.now.combatant
  const capacity = scene.now.zone.capacity[to]
  if (capacity >= 0 && headcount(scene, to) + 1 >= capacity) return true
  for (let row = 0; row < scene.combatants; row++) {
    if (zone[row] === zone[actor] && isFoe(scene, actor, row) && !isHindered(scene, row, STUCK)) return false
  }
  return true
}

/** A hurt shooter Disengages from those who cannot come after it, or back to a friend. */
export function getAway(scene: ZonesScene, actor: number): Command | null {
  const { hp, hpMax, moved } = scene.now.combatant
  if (moved[actor] === 1 || hp[actor] * 2 > hpMax[actor]) return null
  if (!isPinned(scene, actor)) return null
  const to = awayFrom(scene, actor, 2)
  const isBetter = to >= 0 && (isLost(scene, actor, to) || hasFriendAt(scene, actor, to))
  return isBetter ? acts.disengage.make(actor) : null
}

function hasFriendAt(scene: ZonesScene, actor: number, zone: number): boolean {
  for (let row = 0; row < scene.combatants; row++) {
    if (isFriend(scene, actor, row) && scene.now.combatant.zone[row] === zone) return true
  }
  return false
}
