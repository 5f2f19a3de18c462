import { person, type Refusal, type Who, xOf, yOf } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { FLED } from '../words.ts'
import { tidyBonds } from './bonds.ts'
import { leastProvoking } from './least-provoking.ts'
import { judgeAfterLoss } from './morale.ts'
import { moveRate, ruleOfFeet, type Way, wayTo } from './movement.ts'
import { reachOf } from './space.ts'
import { goAlong, passAll, type Start, stepBack, tellStop } from './walking.ts'
import { isUp } from './who.ts'
import { stopEverything } from './wounds.ts'

/** Feet of the step over the edge. */
const STEP_OFF = 5

/** Whether one may leave the battlefield from the square. */
export function isExit(scene: ShockScene, square: number, size: number): boolean {
  const { grid, exits } = scene.setup
  if (exits === 'none') return false
  if (exits !== 'edge') return exits.includes(square)
  const x = xOf(grid, square) - grid.originX
  const y = yOf(grid, square) - grid.originY
  return x === 0 || y === 0 || x + size >= grid.width || y + size >= grid.depth
}

const noExit = (scene: ShockScene, who: Who): Refusal =>
  refuse(
    ruleOfFeet(scene, who, 'run', (most) => nearestExit(scene, who, most - STEP_OFF) !== null),
    'No exit is within {feet} feet of movement of {who}.',
    { feet: { number: moveRate(scene, who) }, who: person(who) },
  )

/** The way to the nearest exit and over it within one move, along the given squares if there are any. */
export function wayOut(scene: ShockScene, who: Who, by: readonly number[]): Way {
  const { square, footprint } = scene.now.combatant
  const size = footprint[who]
  const feet = moveRate(scene, who) - STEP_OFF
  if (feet < 0) return noExit(scene, who)
  const last = by[by.length - 1]
  if (last !== undefined) {
    if (!isExit(scene, last, size)) return refuse('run', 'The way does not end at an exit.')
    return wayTo(scene, who, { to: last, by, feet, rule: 'run', mayEndAnywhere: true })
  }
  const here = square[who]
  if (isExit(scene, here, size)) return { path: [], feet: 0 }
  return nearestExit(scene, who, feet) ?? noExit(scene, who)
}

/** The way to the nearest exit within so many feet, or null. */
function nearestExit(scene: ShockScene, who: Who, feet: number): Exclude<Way, Refusal> | null {
  if (feet < 0) return null
  const reach = reachOf(scene, who, feet)
  let best = -1
  for (let i = 0; i < reach.count; i++) {
    const at = reach.squares[i]
    if (!isExit(scene, at, scene.now.combatant.footprint[who])) continue
    const cost = reach.cost[at]
    const known = best < 0 ? -1 : reach.cost[best]
    if (best < 0 || cost < known || (cost === known && at < best)) best = at
  }
  return best < 0 ? null : { path: leastProvoking(scene, who, reach, best), feet: reach.cost[best] }
}

/** Runs along the way and off the battlefield; enemies whose range is left strike as at any runner. Its last square may be an ally's. */
export function leaveBattlefield(scene: ShockScene, who: Who, path: readonly number[], start: Start): void {
  cite('run')
  const struck = new Set<number>()
  const arrived = path.length === 0 || goAlong(scene, who, path, 'run', { ...start, struck })
  const last = path[path.length - 1] ?? start.from
  if (arrived && isUp(scene, who) && scene.now.combatant.square[who] === last && passAll(scene, who, struck))
    goAway(scene, who)
  else if (!stepBack(scene, who, [start.from, ...path])) tellStop(scene, who)
}

/** The combatant is gone: fled, with the hit points it has. */
export function goAway(scene: ShockScene, who: Who): void {
  stopEverything(scene, who, 'retreat')
  scene.set(C.state, who, FLED, 'fled-return')
  note.leaves(scene, who)
  tidyBonds(scene)
  judgeAfterLoss(scene, who)
}
