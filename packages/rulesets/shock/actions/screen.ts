import {
  type CommandBy,
  combatantParam,
  pathTo,
  person,
  plainly,
  type Refusal,
  squareName,
  type Who,
} from '@fray/kernel/rules'
import { squareParam, wayParam } from '../../on-grid/params.ts'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import { setScreening } from '../rules/bonds.ts'
import { cannotMove, mayEnd, moveRate, ruleOfFeet, type Way, wayTo } from '../rules/movement.ts'
import { canShield, screenLimit } from '../rules/screen.ts'
import { asIfAt, feetFrom, reachOf } from '../rules/space.ts'
import { passNeighbors, startOf, tellStop, walk } from '../rules/walking.ts'
import { areEnemies, isAlive } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { act } from './define.ts'

/** Moves next to an ally, if it is not there yet, and blocks attacks on it. */
export const screen = act({
  id: 'screen',
  rule: 'screen',
  title: plainly('Screen an ally'),
  says: 'Screen {it}',
  intent: 'protect',
  price: 'move',
  params: [
    combatantParam('target', {
      label: 'the ally',
      suggestions: (scene: ShockScene, actor) =>
        scene.rowsWhere((row) => row !== actor && !areEnemies(scene, actor, row) && isAlive(scene, row)),
    }),
    squareParam('to', { label: 'where from', optional: true }),
    wayParam('by'),
  ],
  check(scene, command) {
    const { actor, target } = command
    if (target === actor || areEnemies(scene, actor, target)) return refuse('screen', 'One screens an ally.')
    if (!isAlive(scene, target)) return refuse('screen', '{target} is dead or gone.', { target: person(target) })
    const stopped = cannotMove(scene, actor)
    if (stopped !== null) return stopped
    if (screenLimit(scene, actor) < 1) {
      return refuse('screen-needs-skill', '{actor} has no combat skill of level 1 or more.', { actor: person(actor) })
    }
    const way = screenWay(scene, command)
    return 'path' in way ? null : way
  },
  resolve(scene, command) {
    const { actor, target } = command
    const way = screenWay(scene, command)
    if (!('path' in way)) return
    const start = startOf(scene, actor)
    const goal = way.path.at(-1) ?? start.from
    note.screens(scene, actor, target, goal)
    const isAnswered = !scene.announce(actor) || !isAlive(scene, target)
    cite('screen-aoo')
    if (isAnswered || (way.path.length > 0 && !passNeighbors(scene, actor))) {
      if (!isAlive(scene, target)) cite('target-gone')
      if (scene.now.combatant.square[actor] !== goal) tellStop(scene, actor)
      return
    }
    if (way.path.length > 0 && !walk(scene, actor, way.path, 'screen', start)) return
    if (isAlive(scene, target) && canShield(scene, actor, target)) setScreening(scene, actor, target, 'screen')
  },
})

/** The way to a square next to the ward: none where the screener stands there, the named one, else the cheapest. */
function screenWay(scene: ShockScene, { actor, target, to, by }: CommandBy<typeof screen>): Way {
  const rate = moveRate(scene, actor)
  const here = scene.now.combatant.square[actor]
  if ((to < 0 || to === here) && canShield(scene, actor, target)) return { path: [], feet: 0 }
  const isBeside = (square: number) => asIfAt(scene, actor, square, () => canShield(scene, actor, target))
  if (to >= 0) {
    const way = wayTo(scene, actor, { to, by, feet: rate, rule: 'screen' })
    if (!('path' in way)) return way
    if (isBeside(to)) return way
    const slots = { square: { thing: squareName(scene.setup.grid, to) }, target: person(target) }
    return feetFrom(scene, target, actor, to) > 5
      ? refuse('screen', '{square} is not next to {target}.', slots)
      : refuse('screen-feasible', 'Something solid is between {square} and {target}.', slots)
  }
  cite('step-cost')
  const nearest = nearestBeside(scene, actor, rate, isBeside)
  if (nearest !== null) return nearest
  return refuse(
    ruleOfFeet(scene, actor, 'screen', (most) => nearestBeside(scene, actor, most, isBeside) !== null),
    'No free square next to {target}, with nothing solid in between, is within {rate} feet of movement.',
    { target: person(target), rate: { number: rate } },
  )
}

/** The way to the nearest square of that kind within so many feet, or null. */
function nearestBeside(
  scene: ShockScene,
  actor: Who,
  feet: number,
  isBeside: (square: number) => boolean,
): Exclude<Way, Refusal> | null {
  const reach = reachOf(scene, actor, feet)
  const squares = Array.from(reach.squares.subarray(0, reach.count))
  let best = -1
  for (const square of squares) {
    if (!mayEnd(scene, actor, square) || !isBeside(square)) continue
    const cost = reach.cost[square]
    if (best < 0 || cost < reach.cost[best] || (cost === reach.cost[best] && square < best)) best = square
  }
  return best < 0 ? null : { path: pathTo(reach, best), feet: reach.cost[best] }
}
