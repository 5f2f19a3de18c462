import { type Command, chargePath, OPEN, pathTo, type ReachMap, squareAt, xOf, yOf } from '@fray/kernel/rules'
import { charge, nearestAround } from '../actions/charge.ts'
import { leave, run, secondMove } from '../actions/move.ts'
import { standUp } from '../actions/standing.ts'
import { usualMelee } from '../rules/gear.ts'
import { isExit } from '../rules/leaving.ts'
import { cannotMove, mayEnd, moveRate } from '../rules/movement.ts'
import { asIfAt, bodyOf, feetBetween, feetFrom, marksFor, reachOf, seesLine } from '../rules/space.ts'
import { isHeld } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { breakOut, hasMain, hasMove, legal, reachOfWeapon } from './common.ts'
import { slipAway } from './spare.ts'

const FAR = 100_000

/** Charges where there is a lane, else runs to where the nearest enemy can be struck, or as near as the way allows. */
export function approach(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  if (cannotMove(scene, actor) !== null) return null
  if (hasMain(scene, actor) && scene.now.combatant.moveSpent[actor] === 0) {
    const lane = chargeLane(scene, actor, foes)
    if (lane !== null) return lane
  }
  if (!hasMove(scene, actor)) {
    const step = scene.now.combatant.mainSpent[actor] === 0 ? nearestStep(scene, actor, foes) : null
    if (step === null) return null
    // Mostly a run gives up the Main Action for a second Move by itself.
    return run.is(step) && run.check(scene, step) === null ? step : secondMove.make(actor)
  }
  return nearestStep(scene, actor, foes)
}

function chargeLane(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const rate = moveRate(scene, actor)
  if (feetBetween(scene, actor, foes[0]) <= rate + 5) return null
  for (const target of foes) {
    if (feetBetween(scene, actor, target) > rate * 2 + 5) break
    const to = nearestAround(scene, actor, target)
    const now = to < 0 ? null : legal(scene, charge, actor, { target, to, weapon: usualMelee(scene, actor) })
    if (now !== null) return now
  }
  return null
}

function nearestStep(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const rate = moveRate(scene, actor)
  const strikeFrom = reachOfWeapon(scene, actor, usualMelee(scene, actor))
  const nearest = feetBetween(scene, actor, foes[0])
  if (nearest <= rate + strikeFrom) {
    const straight = strikeFrom === 5 ? straightTo(scene, actor, foes[0], rate) : null
    if (straight !== null) return straight
    const to = cheapestNear(scene, actor, foes[0], strikeFrom, reachOf(scene, actor, Math.min(rate, nearest)))
    if (to >= 0) return run.make(actor, { to })
    const reach = reachOf(scene, actor, rate)
    for (const target of foes) {
      if (feetBetween(scene, actor, target) > rate + strikeFrom) break
      const near = cheapestNear(scene, actor, target, strikeFrom, reach)
      if (near >= 0) return run.make(actor, { to: near })
    }
  }
  return stepCloser(scene, actor, foes)
}

/** The straight way to the nearest square beside the target, where it is free: no map of all ways is needed then. */
function straightTo(scene: ShockScene, actor: number, target: number, rate: number): Command | null {
  const { square, footprint } = scene.now.combatant
  const { grid } = scene.setup
  const to = nearestAround(scene, actor, target)
  if (to < 0 || !asIfAt(scene, actor, to, () => seesLine(scene, actor, target))) return null
  const doors = scene.now.fight.openDoors[0]
  const way = chargePath(
    { grid, openDoors: doors, marks: marksFor(scene, actor), size: footprint[actor] },
    square[actor],
    to,
  )
  if (!('path' in way) || way.path.length * 5 > rate) return null
  return way.path.every((at) => grid.ground[at] === OPEN) ? run.make(actor, { to, by: way.path }) : null
}

/** The square from which the target can be struck that costs least; -1 where none can be reached. */
function cheapestNear(scene: ShockScene, actor: number, target: number, feet: number, reach: ReachMap): number {
  const { grid } = scene.setup
  const size = scene.now.combatant.footprint[actor]
  const foe = bodyOf(scene, target)
  const steps = feet / 5
  let best = -1
  for (let y = foe.y - steps - size + 1; y <= foe.y + foe.size - 1 + steps; y++) {
    for (let x = foe.x - steps - size + 1; x <= foe.x + foe.size - 1 + steps; x++) {
      const square = squareAt(grid, x, y)
      const cost = square < 0 ? -1 : reach.cost[square]
      if (cost <= 0 || (best >= 0 && cost >= reach.cost[best])) continue
      if (feetFrom(scene, target, actor, square) > feet || !mayEnd(scene, actor, square)) continue
      if (asIfAt(scene, actor, square, () => seesLine(scene, actor, target))) best = square
    }
  }
  return best
}

/** Along the whole way to the nearest enemy as far as the feet go. */
function stepCloser(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const rate = moveRate(scene, actor)
  const strikeFrom = reachOfWeapon(scene, actor, usualMelee(scene, actor))
  const reach = reachOf(scene, actor, FAR)
  let best = -1
  for (let i = 0; i < foes.length && i < 3 && best < 0; i++) {
    best = cheapestNear(scene, actor, foes[i], strikeFrom, reach)
  }
  if (best < 0) return null
  const path = pathTo(reach, best)
  for (let i = path.length - 1; i >= 0; i--) {
    const square = path[i]
    if (reach.cost[square] <= rate && mayEnd(scene, actor, square)) return run.make(actor, { to: square })
  }
  return null
}

/** Off the battlefield, or as far away from the enemies as the feet go. */
export function getAway(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const off = legal(scene, leave, actor)
  if (off !== null) return slipAway(scene, actor, true) ?? off
  if (scene.now.combatant.prone[actor] === 1) {
    const up = legal(scene, standUp, actor)
    if (up !== null) return up
  }
  if (isHeld(scene, actor) && hasMain(scene, actor)) return breakOut(scene, actor)
  if (cannotMove(scene, actor) !== null) return null
  // Nothing is given up for a Move that would lead nowhere.
  const to = refuge(scene, actor, foes)
  if (to < 0) return null
  if (!hasMove(scene, actor)) {
    return scene.now.combatant.mainSpent[actor] === 0 ? secondMove.make(actor) : null
  }
  return slipAway(scene, actor, true) ?? run.make(actor, { to })
}

/** Where one goes to get away: towards an exit, else as far from the enemies as the feet go; -1 where nothing is gained. */
function refuge(scene: ShockScene, actor: number, foes: readonly number[]): number {
  const here = scene.now.combatant.square[actor]
  const out = towardsExit(scene, actor, foes)
  if (out >= 0) return out
  const reach = reachOf(scene, actor, moveRate(scene, actor))
  let to = -1
  let most = awayFrom(scene, actor, here, foes)
  for (let i = 0; i < reach.count; i++) {
    const square = reach.squares[i]
    const away = awayFrom(scene, actor, square, foes)
    if (square === here || away <= most || !mayEnd(scene, actor, square)) continue
    most = away
    to = square
  }
  return to
}

/** The farthest square within a Move on the way to the nearest exit, one to which no enemy is nearer before others; -1 for none. */
function towardsExit(scene: ShockScene, actor: number, foes: readonly number[]): number {
  const size = scene.now.combatant.footprint[actor]
  const here = scene.now.combatant.square[actor]
  const rate = moveRate(scene, actor)
  if (isExit(scene, here, size)) return here
  const reach = reachOf(scene, actor, FAR)
  let exit = -1
  for (let i = 0; i < reach.count; i++) {
    const square = reach.squares[i]
    if (!isExit(scene, square, size)) continue
    if (exit < 0) exit = square
    if (foes.some((foe) => feetFrom(scene, foe, actor, square) < reach.cost[square])) continue
    exit = square
    break
  }
  if (exit < 0) return -1
  const { cost } = reach
  return pathTo(reach, exit).findLast((square) => cost[square] <= rate && mayEnd(scene, actor, square)) ?? -1
}

/** How good a square is for getting away: near the edge, far from the nearest enemies. */
function awayFrom(scene: ShockScene, actor: number, square: number, foes: readonly number[]): number {
  const { grid } = scene.setup
  const x = xOf(grid, square) - grid.originX
  const y = yOf(grid, square) - grid.originY
  const edge = Math.min(x, y, grid.width - 1 - x, grid.depth - 1 - y)
  let feet = 0
  for (const foe of foes.slice(0, 3)) feet += feetFrom(scene, foe, actor, square)
  return feet - edge * 10
}
