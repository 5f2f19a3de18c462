import { person, type ReachMap, type Refusal, stepCost, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import type { FreeHitsScene } from '../scene.ts'
import { marksFor, reachOf, reachTo } from './space.ts'

const HALVED = 2
const CRAWLING = 3

/** What a step costs the unit because of how it moves: 2 when halved, 3 when prone, 6 when both; slow ground comes on top. */
export function paceOf(scene: FreeHitsScene, who: Who): number {
  const isProne = scene.now.combatant.prone[who] === 1
  if (isProne) cite('prone', 'slow-movement-counting')
  return (isHalved(scene, who) ? HALVED : 1) * (isProne ? CRAWLING : 1)
}

/** Whether the unit is halved anyway, so that slow ground costs it nothing more. */
function isHalved(scene: FreeHitsScene, who: Who): boolean {
  const { mode, fullLoad } = scene.now.combatant
  const { fullSpeed } = scene.unit(who).gifts
  if (mode[who] > 0 && fullSpeed[mode[who]] === true) cite('feat-maneuverer')
  const halved = fullLoad[who] === 1 || fullSpeed[mode[who]] !== true
  if (halved) cite('half-movement')
  return halved
}

/** Spaces that a step onto the square costs the unit. */
export function costOf(scene: FreeHitsScene, who: Who, to: number): number {
  const pace = paceOf(scene, who)
  if (!scene.hasSlowGround || isHalved(scene, who)) return pace
  const size = scene.now.combatant.footprint[who]
  return stepCost(scene.setup.grid, marksFor(scene, who), to, size) === 10 ? pace * HALVED : pace
}

/** Plain steps that so many spaces pay for. */
const stepsFor = (scene: FreeHitsScene, who: Who, spaces: number): number => Math.floor(spaces / paceOf(scene, who))

/** Where the unit can get with so many spaces; the map may end with the first square that is enough. */
export const reachWith = (
  scene: FreeHitsScene,
  who: Who,
  spaces: number,
  isEnough: ((square: number) => boolean) | null = null,
): ReachMap => reachOf(scene, who, stepsFor(scene, who, spaces), isHalved(scene, who), isEnough)

/** The same for one who wants to know of one square only. */
export const reachFor = (scene: FreeHitsScene, who: Who, spaces: number, to: number): ReachMap =>
  reachTo(scene, who, stepsFor(scene, who, spaces), isHalved(scene, who), to)

/** Spaces that the way to a square costs on the map that `reachWith` gave, or -1. */
export function costOn(scene: FreeHitsScene, who: Who, map: ReachMap, to: number): number {
  const feet = map.cost[to]
  return feet < 0 ? -1 : (feet / 5) * paceOf(scene, who)
}

/** Why the unit cannot move from its square at all, or null. */
export function cannotMove(scene: FreeHitsScene, who: Who): Refusal | null {
  if (scene.now.combatant.held[who] === 0) return null
  return refuse('cannot-act', '{who} is held in place.', { who: person(who) })
}
