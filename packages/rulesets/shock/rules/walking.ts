import { BLOCK, bodySquares, floorUnder, isTraced, stepCost, stepProblem, type Who, xOf, yOf } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { Cited, ShockScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import { UNLOCATED } from '../words.ts'
import { threatReach } from './legal.ts'
import { mayEnd, STEP } from './movement.ts'
import { giveOpenings, mayStrike } from './opportunity.ts'
import { place } from './places.ts'
import { areAdjacent, asIfAt, feetBetween, feetFrom, marksFor } from './space.ts'
import { areEnemies, inGrapple, isAlive, isUp } from './who.ts'

/**
 * Moves step by step. Leaving an armed enemy's range gives it an attack before the step (who runs), once each;
 * others may step in before the first step and after each. Stops when the mover is down, was sent elsewhere, is held or
 * knocked over; one who is stopped in somebody else's square is back in the last free one of its way. Returns
 * whether it got to the end.
 */
export function walk(
  scene: ShockScene,
  who: Who,
  path: readonly number[],
  rule: Cited,
  start: Start = startOf(scene, who),
): boolean {
  const arrived = goAlong(scene, who, path, rule, start)
  if (!stepBack(scene, who, [start.from, ...path]) && !arrived) tellStop(scene, who)
  return arrived
}

/** The one who said where it was going and did not get there: where it is. */
export function tellStop(scene: ShockScene, who: Who): void {
  note.stops(scene, who, scene.now.combatant.square[who])
}

/** How things stood when a way was chosen: what others do before the first step may spoil it. */
export interface Start {
  readonly from: number
  readonly lay: number
  readonly acts: number
  /** Who has struck at the runner on its way, and will not again. */
  readonly struck?: Set<number>
}

/** How things stand for the combatant now. */
export const startOf = (scene: ShockScene, who: Who): Start => ({
  from: scene.now.combatant.square[who],
  lay: scene.now.combatant.prone[who],
  acts: scene.acts,
})

/** Puts one whose way is at its end in somebody else's square back to the last free square of its way; whether it did. */
export function stepBack(scene: ShockScene, who: Who, way: readonly number[]): boolean {
  const here = scene.now.combatant.square[who]
  if (mayEnd(scene, who, here, true) || !isAlive(scene, who)) return false
  for (let i = way.lastIndexOf(here) - 1; i >= 0; i--) {
    const square = way[i]
    if (!mayEnd(scene, who, square, true)) continue
    place(scene, who, square, 'end-in-free-square')
    note.moved(scene, who, square)
    return true
  }
  return false
}

/** A way that somebody goes step by step, alone or with another one. */
export interface Journey {
  readonly who: Who
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
  scene.moments.step(scene, who, square[who])
  for (let at = 0; at < path.length; at++) {
    if (!journey.goesOn()) {
      cite('target-gone')
      return at
    }
    // A step that cannot be made leaves nobody's range.
    if (!journey.canStep(at)) return at
    if (struck !== null && !(passReaches(scene, who, path[at], struck, journey) && journey.canStep(at))) return at
    const from = square[who]
    journey.step(at)
    scene.moments.step(scene, who, from)
  }
  return path.length
}

/** The steps of {@link walk}, for one who may go on from somebody else's square. `struck` holds those who have had their attack. */
export function goAlong(
  scene: ShockScene,
  who: Who,
  path: readonly number[],
  rule: Cited,
  { from, lay, acts, struck = new Set() }: Start,
): boolean {
  const { square, footprint } = scene.now.combatant
  let stands = from
  const journey: Journey = {
    who,
    path,
    struck: rule === 'run' ? struck : null,
    goesOn: () => !isStopped(scene, who, lay) && square[who] === stands,
    canStep(at) {
      const to = path[at]
      if (isBarred(scene, who, to)) {
        note.barred(scene, who, to)
        return false
      }
      if (scene.acts === acts) return true
      const marks = marksFor(scene, who)
      const problem = stepProblem(
        { grid: scene.setup.grid, openDoors: scene.now.fight.openDoors[0], marks, size: footprint[who] },
        stands,
        to,
      )
      if (problem === 'blocked') cite('enemies-block-movement')
      return problem === null
    },
    step(at) {
      const to = path[at]
      if (isTraced()) citeStep(scene, who, to)
      place(scene, who, to, rule)
      note.step(scene, who, stands, to)
      stands = to
    },
  }
  return travel(scene, journey) === path.length && journey.goesOn()
}

/** The rules by which a step leads over such ground and through such people, for the one who listens; `together`: who steps with it. */
export function citeStep(scene: ShockScene, who: Who, to: number, together: Who = NONE): void {
  const { grid } = scene.setup
  const { square, footprint } = scene.now.combatant
  const size = footprint[who]
  if (stepCost(grid, marksFor(scene, who), to, size) > STEP) cite('difficult-terrain')
  const from = square[who]
  if (xOf(grid, to) !== xOf(grid, from) && yOf(grid, to) !== yOf(grid, from)) cite('no-corner-cutting')
  if (floorUnder(grid, to, size) !== floorUnder(grid, from, size)) cite('height-step')
  const entered = bodySquares(grid, to, size)
  for (const row of scene.rowsWhere((other) => other !== who && other !== together && isAlive(scene, other))) {
    if (!bodySquares(grid, square[row], footprint[row]).some((at) => entered.includes(at))) continue
    cite('end-in-free-square')
    if (!areEnemies(scene, who, row)) cite('pass-through-allies')
    else if (isUp(scene, row) && scene.now.combatant.prone[row] === 0) cite('huge-tramples')
    else cite('enemies-block-movement')
  }
}

/** Whether an enemy whose place the mover could not know keeps it from the square. */
export function isBarred(scene: ShockScene, who: Who, to: number): boolean {
  if (!hasUnplaced(scene)) return false
  const { grid } = scene.setup
  const size = scene.now.combatant.footprint[who]
  const isIn = (marks: Uint8Array): boolean => bodySquares(grid, to, size).some((at) => (marks[at] & BLOCK) !== 0)
  const barred = !isIn(marksFor(scene, who)) && isIn(marksFor(scene, who, true))
  if (barred) cite('unplaced-in-the-way')
  return barred
}

/** Whether there is anybody whose place others may not know. */
function hasUnplaced(scene: ShockScene): boolean {
  const { unseen } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) if (unseen[row] === UNLOCATED) return true
  return false
}

function isStopped(scene: ShockScene, who: Who, lay: number): boolean {
  if (!isUp(scene, who)) return true
  if (inGrapple(scene, who)) {
    cite('grapple-immobile')
    return true
  }
  return lay === 0 && scene.now.combatant.prone[who] === 1
}

/** Whether a step of the mover from where it stands leaves the range of the enemy (a step off the map, -1, leaves every range). */
function leavesRange(scene: ShockScene, enemy: Who, who: Who, to: number): boolean {
  const reach = threatReach(scene, enemy)
  const feet = feetBetween(scene, enemy, who)
  if (feet <= Math.max(5, reach)) cite('run-aoo')
  return feet <= reach && (to < 0 || feetFrom(scene, enemy, who, to) > reach)
}

/** The attacks of enemies whose range the step leaves. Returns whether the mover can still make it. */
function passReaches(
  scene: ShockScene,
  who: Who,
  to: number,
  struck: Set<number>,
  journey: Pick<Journey, 'goesOn'>,
): boolean {
  const isLeft = (enemy: Who): boolean => leavesRange(scene, enemy, who, to)
  return giveOpenings(scene, who, isLeft, () => journey.goesOn(), struck)
}

/** The enemies that may strike at the mover, were it on the one square, before it steps to the other (-1: off the map). */
export const strikersAtStep = (scene: ShockScene, who: Who, from: number, to: number): number[] =>
  asIfAt(scene, who, from, () =>
    scene.rowsWhere(
      (enemy) => areEnemies(scene, enemy, who) && leavesRange(scene, enemy, who, to) && mayStrike(scene, enemy, who),
    ),
  )

/** Whether one who stands there, as it lay, can still go. */
const asBefore = (scene: ShockScene, who: Who): (() => boolean) => {
  const { square, prone } = scene.now.combatant
  const from = square[who]
  const lay = prone[who]
  return () => !isStopped(scene, who, lay) && square[who] === from
}

/** The last step, over the edge of the map: every range is left. `struck`: who has had its attack already. Returns whether it gets away. */
export const passAll = (scene: ShockScene, who: Who, struck: Set<number>): boolean =>
  passReaches(scene, who, -1, struck, { goesOn: asBefore(scene, who) })

/** The attacks of armed enemies next to which a charge or a screener's movement begins. Returns whether it can go on. */
export const passNeighbors = (scene: ShockScene, who: Who): boolean =>
  giveOpenings(scene, who, (enemy) => areAdjacent(scene, enemy, who), asBefore(scene, who), null)
