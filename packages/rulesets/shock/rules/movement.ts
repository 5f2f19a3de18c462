import {
  canStop,
  DIFFICULT,
  pathTo,
  person,
  plainly,
  type Refusal,
  SLOW,
  type StepProblem,
  squareName,
  stepCost,
  stepProblem,
  type Who,
  xOf,
  yOf,
} from '@fray/kernel/rules'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { cite, refuse } from '../citing.ts'
import type { Cited, ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { leastProvoking } from './least-provoking.ts'
import { isArmedAgainst, threatReach } from './legal.ts'
import { mayStrike } from './opportunity.ts'
import { feetBetween, knownReach, marksFor, reachOf } from './space.ts'
import { inGrapple } from './who.ts'

/** Feet that the combatant moves with one Move Action; half, in whole steps, while prone. */
export function moveRate(scene: ShockScene, who: Who): number {
  const { move, prone } = scene.now.combatant
  const feet = move[who]
  if (prone[who] === 0) return upright(scene, who)
  cite('prone-movement')
  if (feet % 10 !== 0) cite('round-down')
  return Math.floor(feet / 2 / 5) * 5
}

/** Feet that the combatant moves with one Move Action on its feet. */
const upright = (scene: ShockScene, who: Who): number => Math.floor(scene.now.combatant.move[who] / 5) * 5

/** The rule that keeps the combatant from something: crawling where it lies and could do it on its feet, else the one given. */
export const ruleOfFeet = (
  scene: ShockScene,
  who: Who,
  rule: ShockRule,
  isWithin: (feet: number) => boolean,
): ShockRule => (scene.now.combatant.prone[who] === 1 && isWithin(upright(scene, who)) ? 'prone-movement' : rule)

const doors = (scene: ShockScene): number => scene.now.fight.openDoors[0]

/** Whether a move of the combatant may end on the square, as far as it knows; with `all`, whether it can. */
export const mayEnd = (scene: ShockScene, who: Who, square: number, all = false): boolean =>
  canStop(marksFor(scene, who, all), scene.setup.grid, square, scene.now.combatant.footprint[who])

/** The way of a move: the squares entered, in order, or why there is none. */
export type Way = { readonly path: readonly number[]; readonly feet: number } | Refusal

const FAR = 100_000

/** Feet of a step on even ground. */
export const STEP = 5

/** The rule that forbids a step, with a sentence. */
export function stepRefusal(scene: ShockScene, problem: StepProblem, to: number): Refusal {
  const slots = { square: to < 0 ? plainly('there') : { thing: squareName(scene.setup.grid, to) } }
  switch (problem) {
    case 'blocked':
      return refuse('enemies-block-movement', 'A standing enemy holds {square}.', slots)
    case 'corner':
      return refuse('no-corner-cutting', 'The way to {square} would cut a corner.', slots)
    case 'height':
      return refuse(
        'height-step',
        'The floor of {square} is 5 feet or more higher or lower: climbing is for the referee to price.',
        slots,
      )
    case 'not-adjacent':
      return refuse(
        'step-cost',
        'Movement goes from square to adjacent square; {square} is not next to the one before.',
        slots,
      )
    case 'off-map':
      return refuse('grid', 'That is off the map.')
    default:
      return problem === 'wall'
        ? refuse(
            'impassable-square',
            '{square} cannot be entered: a wall, a hurdle or a closed door is in between.',
            slots,
          )
        : refuse('impassable-square', '{square} cannot be entered.', slots)
  }
}

/** A way that somebody wants to go. */
interface Wanted {
  readonly to: number
  /** Squares that it goes by; none for the shortest way. */
  readonly by: readonly number[]
  /** How far it may go. */
  readonly feet: number
  readonly rule: ShockRule
  readonly mayEndAnywhere?: boolean
}

/** The way to a square, along the given squares or by a cheapest way, within so many feet. `rule` is what a longer one breaks. */
export function wayTo(scene: ShockScene, who: Who, wanted: Wanted): Way {
  const { to, by, feet, rule, mayEndAnywhere = false } = wanted
  const from = scene.now.combatant.square[who]
  if (by.length > 0) return alongWay(scene, who, wanted)
  if (to === from) return refuse(rule, '{who} stands there already.', { who: person(who) })
  cite('step-cost')
  const reach = knownReach(scene, who, to) ?? reachOf(scene, who, feet, true)
  const cost = reach.cost[to]
  if (cost >= 0 && cost <= feet) {
    if (!mayEndAnywhere && !mayEnd(scene, who, to)) return occupied(scene, to)
    return { path: rule === 'run' ? leastProvoking(scene, who, reach, to) : pathTo(reach, to), feet: cost }
  }
  const farther = reachOf(scene, who, FAR)
  const whole = farther.cost[to]
  if (whole >= 0) return tooFar(scene, who, to, whole, wanted)
  return stepRefusal(scene, whyUnreachable(scene, who, from, to), to)
}

const occupied = (scene: ShockScene, square: number): Refusal =>
  refuse('end-in-free-square', 'Somebody is on {square}: a move ends on a free square.', {
    square: { thing: squareName(scene.setup.grid, square) },
  })

function tooFar(scene: ShockScene, who: Who, to: number, cost: number, { feet, rule }: Wanted): Refusal {
  const { grid } = scene.setup
  const slow = grid.ground[to] === DIFFICULT || (marksFor(scene, who)[to] & SLOW) !== 0
  if (slow && cost - 10 < feet) {
    return refuse('difficult-terrain', 'Entering {square} costs 10 feet, and only {left} are left.', {
      square: { thing: squareName(grid, to) },
      left: { number: feet - (cost - 10) },
    })
  }
  const lies = scene.now.combatant.prone[who] === 1 ? plainly(', prone,') : null
  return refuse(
    ruleOfFeet(scene, who, rule, (most) => cost <= most),
    '{square} is {cost} feet of movement away; {who}{lies} has {feet}.',
    {
      square: { thing: squareName(grid, to) },
      cost: { number: cost },
      who: person(who),
      lies,
      feet: { number: feet },
    },
  )
}

/** What stops the last step to a square that no way leads to. */
function whyUnreachable(scene: ShockScene, who: Who, from: number, to: number): StepProblem {
  const { grid } = scene.setup
  const size = scene.now.combatant.footprint[who]
  const walker = { grid, openDoors: doors(scene), marks: marksFor(scene, who), size }
  const direct = stepProblem(walker, from, to)
  if (direct !== null && direct !== 'not-adjacent') return direct
  let found: StepProblem = 'impassable'
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const next = to + dx + dy * grid.width
    if (xOf(grid, to) + dx < grid.originX || next < 0 || next >= grid.floors.length) continue
    if (Math.abs(xOf(grid, next) - xOf(grid, to)) + Math.abs(yOf(grid, next) - yOf(grid, to)) !== 1) continue
    const problem = stepProblem(walker, next, to)
    if (problem === 'height' || problem === 'blocked') found = problem
  }
  return found
}

function alongWay(scene: ShockScene, who: Who, wanted: Wanted): Way {
  const { to, by, feet, mayEndAnywhere = false } = wanted
  const { grid } = scene.setup
  const marks = marksFor(scene, who)
  const size = scene.now.combatant.footprint[who]
  const path = by[by.length - 1] === to ? by : [...by, to]
  const blocked = blockedStep(scene, who, path)
  if (blocked !== null) return blocked
  cite('step-cost')
  let spent = 0
  for (const square of path) {
    const cost = stepCost(grid, marks, square, size)
    if (cost > STEP) cite('difficult-terrain')
    if (spent + cost > feet) return tooFar(scene, who, square, spent + cost, wanted)
    spent += cost
  }
  if (!mayEndAnywhere && !canStop(marks, grid, to, size)) return occupied(scene, to)
  return { path, feet: spent }
}

/** The first step of a way that cannot be made, in words; null where all can. */
export function blockedStep(scene: ShockScene, who: Who, path: readonly number[]): Refusal | null {
  const { square, footprint } = scene.now.combatant
  const walker = {
    ...{ grid: scene.setup.grid, openDoors: doors(scene) },
    ...{ marks: marksFor(scene, who), size: footprint[who] },
  }
  let at = square[who]
  for (const to of path) {
    const problem = stepProblem(walker, at, to)
    if (problem !== null) return stepRefusal(scene, problem, to)
    at = to
  }
  return null
}

/** Why the combatant cannot move from its square at all, or null. */
export function cannotMove(scene: ShockScene, who: Who): Refusal | null {
  if (inGrapple(scene, who)) {
    return refuse('grapple-immobile', '{who} is in a grapple and cannot move from their square.', { who: person(who) })
  }
  return null
}

/** Whether the mover is within the range of an armed enemy. */
export function isThreatened(scene: ShockScene, who: Who): boolean {
  for (let enemy = 0; enemy < scene.combatants; enemy++) {
    if (!mayStrike(scene, enemy, who) || !isArmedAgainst(scene, enemy, who)) continue
    if (feetBetween(scene, enemy, who) <= threatReach(scene, enemy)) return true
  }
  return false
}

/** Marks the Move Action (or the second one) as spent. */
export function spendMove(scene: ShockScene, who: Who, rule: Cited): void {
  if (scene.now.combatant.moveSpent[who] === 0) scene.set(C.moveSpent, who, 1, rule)
  else scene.set(C.secondMove, who, 0, rule)
}
