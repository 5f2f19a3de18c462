import {
  canStop,
  DIFFICULT,
  type Grid,
  pathTo,
  type Refusal,
  refuse,
  SLOW,
  type StepProblem,
  squareName,
  stepCost,
  stepProblem,
  xOf,
  yOf,
} from '@fray/kernel'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { type Cited, cite, type ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { isArmedAgainst, threatReach } from './legal.ts'
import { giveOpenings, mayStrike } from './opportunity.ts'
import { place } from './places.ts'
import { areAdjacent, feetBetween, feetFrom, knownReach, marksFor, reachOf } from './space.ts'
import { inGrapple, isAlive, isUp } from './who.ts'

cite('run', 'prone-movement', 'round-down', 'step-cost')

/** Feet that the combatant moves with one Move Action; half, in whole steps, while prone. */
export function moveRate(scene: ShockScene, who: number): number {
  const { move, prone } = scene.now.combatant
  const feet = move[who] as number
  return prone[who] === 1 ? Math.floor(feet / 2 / 5) * 5 : Math.floor(feet / 5) * 5
}

const doors = (scene: ShockScene): number => scene.now.fight.openDoors[0] as number

/** Whether a move of the combatant may end on the square. */
export const mayEnd = (scene: ShockScene, who: number, square: number): boolean =>
  canStop(marksFor(scene, who), scene.setup.grid, square, scene.now.combatant.footprint[who] as number)

/** The way of a move: the squares entered, in order, or why there is none. */
export type Way = { readonly path: readonly number[]; readonly feet: number } | Refusal

const FAR = 100_000

cite('no-corner-cutting', 'impassable-square', 'enemies-block-movement', 'height-step', 'difficult-terrain')

/** The rule that forbids a step, with a sentence. */
export function stepRefusal(scene: ShockScene, problem: StepProblem, to: number): Refusal {
  const name = to < 0 ? 'there' : squareName(scene.setup.grid, to)
  switch (problem) {
    case 'blocked':
      return refuse('enemies-block-movement', `A standing enemy holds ${name}.`)
    case 'corner':
      return refuse('no-corner-cutting', `The way to ${name} would cut a corner.`)
    case 'height':
      return refuse(
        'height-step',
        `The floor of ${name} is 5 feet or more higher or lower: climbing is for the referee to price.`,
      )
    case 'not-adjacent':
      return refuse('step-cost', `Movement goes from square to adjacent square; ${name} is not next to the one before.`)
    case 'off-map':
      return refuse('grid', 'That is off the map.')
    default:
      return refuse(
        'impassable-square',
        `${name} cannot be entered${problem === 'wall' ? ': a wall, a hurdle or a closed door is in between' : ''}.`,
      )
  }
}

/** The way to a square, along the given squares or by a cheapest way, within so many feet. `rule` is what a longer one breaks. */
export function wayTo(
  scene: ShockScene,
  who: number,
  to: number,
  by: readonly number[],
  feet: number,
  rule: ShockRule,
  mayEndAnywhere = false,
): Way {
  const { grid } = scene.setup
  const from = scene.now.combatant.square[who] as number
  if (by.length > 0) return alongWay(scene, who, to, by, feet, rule, mayEndAnywhere)
  if (to === from) return refuse(rule, `${scene.name(who)} stands there already.`)
  const reach = knownReach(scene, who, to) ?? reachOf(scene, who, feet, true)
  const cost = reach.cost[to] as number
  if (cost >= 0 && cost <= feet) {
    if (!mayEndAnywhere && !mayEnd(scene, who, to)) return occupied(scene, to)
    return { path: pathTo(reach, to), feet: cost }
  }
  const farther = reachOf(scene, who, FAR)
  const whole = farther.cost[to] as number
  if (whole >= 0) return tooFar(scene, grid, who, to, whole, feet, rule)
  return stepRefusal(scene, whyUnreachable(scene, who, from, to), to)
}

const occupied = (scene: ShockScene, square: number): Refusal =>
  refuse('end-in-free-square', `Somebody is on ${squareName(scene.setup.grid, square)}: a move ends on a free square.`)

function tooFar(
  scene: ShockScene,
  grid: Grid,
  who: number,
  to: number,
  cost: number,
  feet: number,
  rule: ShockRule,
): Refusal {
  const slow = grid.ground[to] === DIFFICULT || ((marksFor(scene, who)[to] as number) & SLOW) !== 0
  if (slow && cost - 10 < feet) {
    return refuse(
      'difficult-terrain',
      `Entering ${squareName(grid, to)} costs 10 feet, and only ${feet - (cost - 10)} are left.`,
    )
  }
  return refuse(rule, `${squareName(grid, to)} is ${cost} feet of movement away; ${scene.name(who)} has ${feet}.`)
}

/** What stops the last step to a square that no way leads to. */
function whyUnreachable(scene: ShockScene, who: number, from: number, to: number): StepProblem {
  const { grid } = scene.setup
  const size = scene.now.combatant.footprint[who] as number
  const marks = marksFor(scene, who)
  const direct = stepProblem(grid, doors(scene), marks, from, to, size)
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
    const problem = stepProblem(grid, doors(scene), marks, next, to, size)
    if (problem === 'height' || problem === 'blocked') found = problem
  }
  return found
}

function alongWay(
  scene: ShockScene,
  who: number,
  to: number,
  by: readonly number[],
  feet: number,
  rule: ShockRule,
  mayEndAnywhere: boolean,
): Way {
  const { grid } = scene.setup
  const marks = marksFor(scene, who)
  const size = scene.now.combatant.footprint[who] as number
  const path = by[by.length - 1] === to ? by : [...by, to]
  const blocked = blockedStep(scene, who, path)
  if (blocked !== null) return blocked
  let spent = 0
  for (const square of path) {
    const cost = stepCost(grid, marks, square, size)
    if (spent + cost > feet) return tooFar(scene, grid, who, square, spent + cost, feet, rule)
    spent += cost
  }
  if (!mayEndAnywhere && !canStop(marks, grid, to, size)) return occupied(scene, to)
  return { path, feet: spent }
}

/** The first step of a way that cannot be made, in words; null where all can. */
export function blockedStep(scene: ShockScene, who: number, path: readonly number[]): Refusal | null {
  const marks = marksFor(scene, who)
  const size = scene.now.combatant.footprint[who] as number
  let at = scene.now.combatant.square[who] as number
  for (const to of path) {
    const problem = stepProblem(scene.setup.grid, doors(scene), marks, at, to, size)
    if (problem !== null) return stepRefusal(scene, problem, to)
    at = to
  }
  return null
}

cite('grapple-immobile')

/** Why the combatant cannot move from its square at all, or null. */
export function cannotMove(scene: ShockScene, who: number): Refusal | null {
  if (inGrapple(scene, who)) {
    return refuse('grapple-immobile', `${scene.name(who)} is in a grapple and cannot move from its square.`)
  }
  return null
}

cite('run-aoo', 'aoo-limit', 'decision-windows', 'movement-unbroken')

cite('end-in-free-square')

/**
 * Moves step by step. Leaving an armed enemy's range gives it an attack before the step (with `provokes`), once each;
 * others may step in before the first step and after each. Stops when the mover is down, was sent elsewhere, is held or
 * knocked over; one who is stopped in somebody else's square is back in the last free one of its way. Returns
 * whether it got to the end.
 */
export function walk(
  scene: ShockScene,
  who: number,
  path: readonly number[],
  provokes: boolean,
  rule: Cited,
  start: Start = startOf(scene, who),
): boolean {
  const arrived = goAlong(scene, who, path, provokes, rule, start, new Set())
  stepBack(scene, who, [start.from, ...path])
  return arrived
}

/** How things stood when a way was chosen: what others do before the first step may spoil it. */
export interface Start {
  readonly from: number
  readonly lay: number
  readonly acts: number
}

/** How things stand for the combatant now. */
export const startOf = (scene: ShockScene, who: number): Start => ({
  from: scene.now.combatant.square[who] as number,
  lay: scene.now.combatant.prone[who] as number,
  acts: scene.acts,
})

/** Puts one whose way is at its end in somebody else's square back to the last free square of its way. */
export function stepBack(scene: ShockScene, who: number, way: readonly number[]): void {
  const here = scene.now.combatant.square[who] as number
  if (mayEnd(scene, who, here) || !isAlive(scene, who)) return
  for (let i = way.lastIndexOf(here) - 1; i >= 0; i--) {
    const square = way[i] as number
    if (!mayEnd(scene, who, square)) continue
    place(scene, who, square, 'end-in-free-square')
    if (scene.recorder !== null) scene.recorder.note({ type: 'moved', who, to: square })
    return
  }
}

/** A way that somebody goes step by step, alone or with another one. */
export interface Journey {
  readonly who: number
  /** Squares that it enters, in order. */
  readonly path: readonly number[]
  /** Enemies that have had their attack; null where leaving their range gives them none. */
  readonly struck: Set<number> | null
  /** Whether nothing has stopped it: it is up, and where its last step led. */
  goesOn(): boolean
  /** Whether a step has not become impossible since the way was chosen. */
  canStep(at: number): boolean
  step(at: number): void
}

/**
 * Goes step by step. Leaving an armed enemy's range gives it an attack before the step, once each; others may step in before
 * the first step and after each. Returns the steps made.
 */
export function travel(scene: ShockScene, journey: Journey): number {
  const { who, path, struck } = journey
  const { square } = scene.now.combatant
  scene.moments.step(scene, who, square[who] as number)
  for (let at = 0; at < path.length; at++) {
    if (!journey.goesOn()) return at
    if (struck !== null && !passReaches(scene, who, path[at] as number, struck, journey)) return at
    if (!journey.canStep(at)) return at
    const from = square[who] as number
    journey.step(at)
    scene.moments.step(scene, who, from)
  }
  return path.length
}

/** The steps of {@link walk}, for one who may go on from somebody else's square. `struck` holds those who have had their attack. */
export function goAlong(
  scene: ShockScene,
  who: number,
  path: readonly number[],
  provokes: boolean,
  rule: Cited,
  { from, lay, acts }: Start,
  struck: Set<number>,
): boolean {
  const { square, footprint } = scene.now.combatant
  let stands = from
  const journey: Journey = {
    who,
    path,
    struck: provokes ? struck : null,
    goesOn: () => !isStopped(scene, who, lay) && square[who] === stands,
    canStep(at) {
      if (scene.acts === acts) return true
      const marks = marksFor(scene, who)
      const to = path[at] as number
      return stepProblem(scene.setup.grid, doors(scene), marks, stands, to, footprint[who] as number) === null
    },
    step(at) {
      const to = path[at] as number
      place(scene, who, to, rule)
      if (scene.recorder !== null) scene.recorder.note({ type: 'step', who, from: stands, to })
      stands = to
    },
  }
  return travel(scene, journey) === path.length && journey.goesOn()
}

const isStopped = (scene: ShockScene, who: number, lay: number): boolean =>
  !isUp(scene, who) || inGrapple(scene, who) || (lay === 0 && scene.now.combatant.prone[who] === 1)

/** The attacks of enemies whose range the step leaves (a step off the map, -1, leaves every range). Returns whether the mover can still make it. */
function passReaches(
  scene: ShockScene,
  who: number,
  to: number,
  struck: Set<number>,
  journey: Pick<Journey, 'goesOn'>,
): boolean {
  const isLeft = (enemy: number): boolean => {
    const reach = threatReach(scene, enemy)
    return feetBetween(scene, enemy, who) <= reach && (to < 0 || feetFrom(scene, enemy, who, to) > reach)
  }
  return giveOpenings(scene, who, isLeft, () => journey.goesOn(), struck)
}

/** Whether one who stands there, as it lay, can still go. */
const asBefore = (scene: ShockScene, who: number): (() => boolean) => {
  const { square, prone } = scene.now.combatant
  const from = square[who]
  const lay = prone[who] as number
  return () => !isStopped(scene, who, lay) && square[who] === from
}

/** The last step, over the edge of the map: every range is left. `struck`: who has had its attack already. Returns whether it gets away. */
export const passAll = (scene: ShockScene, who: number, struck: Set<number>): boolean =>
  passReaches(scene, who, -1, struck, { goesOn: asBefore(scene, who) })

cite('charge-aoo', 'screen-aoo')

/** The attacks of armed enemies next to which a charge or a screener's movement begins. Returns whether it can go on. */
export const passNeighbors = (scene: ShockScene, who: number): boolean =>
  giveOpenings(scene, who, (enemy) => areAdjacent(scene, enemy, who), asBefore(scene, who), null)

/** Whether the mover is within the range of an armed enemy. */
export function isThreatened(scene: ShockScene, who: number): boolean {
  for (let enemy = 0; enemy < scene.combatants; enemy++) {
    if (!mayStrike(scene, enemy, who) || !isArmedAgainst(scene, enemy, who)) continue
    if (feetBetween(scene, enemy, who) <= threatReach(scene, enemy)) return true
  }
  return false
}

/** Marks the Move Action (or the second one) as spent. */
export function spendMove(scene: ShockScene, who: number, rule: Cited): void {
  if (scene.now.combatant.moveSpent[who] === 0) scene.set(C.moveSpent, who, 1, rule)
  else scene.set(C.secondMove, who, 0, rule)
}
