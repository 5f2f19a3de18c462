import {
  chargeOptions,
  chargePath,
  type Refusal,
  refuse,
  squareName,
  stepCost,
  stepProblem,
  xOf,
  yOf,
} from '@fray/kernel'
import { blank, type ShockCommand } from '../command.ts'
import { UNLOCATED } from '../model.ts'
import { prepare, resolveAttack } from '../rules/attack.ts'
import { cannotAttack } from '../rules/legal.ts'
import { cannotMove, mayEnd, moveRate, passNeighbors, startOf, stepRefusal, walk } from '../rules/movement.ts'
import { around } from '../rules/places.ts'
import { asIfAt, feetFrom, marksFor, perceives } from '../rules/space.ts'
import { areEnemies, isAlive, isUp } from '../rules/who.ts'
import { cite, type ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { badChoice, chargeParams, chargesWith, choicesOf, modeFor, weaponFor } from './fight.ts'
import { combatantAction, noAttacks, type ShockAction } from './gate.ts'

cite('charge', 'charge-minimum', 'charge-line', 'charge-ac-from-start', 'charge-prone', 'hold-leftovers')

function chargeWay(scene: ShockScene, { actor, to, by }: ShockCommand): readonly number[] | Refusal {
  const { grid } = scene.setup
  const from = scene.now.combatant.square[actor] as number
  const doors = scene.now.fight.openDoors[0] as number
  const size = scene.now.combatant.footprint[actor] as number
  const found = chargePath(grid, doors, marksFor(scene, actor), from, to, size)
  if (!('path' in found)) {
    const blocked = stepRefusal(scene, found.problem, found.square)
    return refuse('charge-line', `The straight line to ${squareName(grid, to)} is not free: ${blocked.reason}`)
  }
  const path = by.length > 0 ? byPath(scene, by, from, to) : found.path
  if (path === null) return refuse('charge-line', 'Those squares are not the straight line of the charge.')
  // Every step of the line that was found is legal; one that was named may lead over other squares.
  const stopped = path === found.path ? null : blockedOn(scene, actor, path)
  if (stopped !== null) return stopped
  const steps = Math.max(Math.abs(xOf(grid, to) - xOf(grid, from)), Math.abs(yOf(grid, to) - yOf(grid, from)))
  const most = moveRate(scene, actor) * 2
  let feet = 0
  const marks = marksFor(scene, actor)
  for (const square of path) feet += stepCost(grid, marks, square, size)
  if (feet > most || steps * 5 > most) {
    return refuse('charge', `${squareName(grid, to)} is ${feet} feet away; ${scene.name(actor)} charges ${most}.`)
  }
  if (!mayEnd(scene, actor, to)) return refuse('end-in-free-square', `Somebody is on ${squareName(grid, to)}.`)
  return path
}

/** The squares that the charger has named, where they are a rounding of the line. */
function byPath(scene: ShockScene, by: readonly number[], from: number, to: number): readonly number[] | null {
  const options = chargeOptions(scene.setup.grid, from, to)
  const named = by[by.length - 1] === to ? by : [...by, to]
  if (named.length !== options.length) return null
  return named.every((square, i) => (options[i] as readonly number[]).includes(square)) ? named : null
}

/** Why a way of the charge cannot be gone, or null. */
function blockedOn(scene: ShockScene, who: number, path: readonly number[]): Refusal | null {
  const { grid } = scene.setup
  const { square, footprint } = scene.now.combatant
  const marks = marksFor(scene, who)
  let at = square[who] as number
  for (const to of path) {
    const doors = scene.now.fight.openDoors[0] as number
    const problem = stepProblem(grid, doors, marks, at, to, footprint[who] as number)
    if (problem !== null) {
      return refuse('charge-line', `The line is not free: ${stepRefusal(scene, problem, to).reason}`)
    }
    at = to
  }
  return null
}

/** A charge: Main and Move for a straight run of up to twice the rate and an attack at +2. */
export const charge: ShockAction = combatantAction({
  id: 'charge',
  rule: 'charge',
  title: 'Charge',
  price: 'both',
  params: chargeParams,
  suggest: chargeSuggestions,
  check(scene, command) {
    const { actor, target, to } = command
    const { prone, square } = scene.now.combatant
    const name = scene.name(actor)
    const stopped = noAttacks(scene, actor) ?? cannotMove(scene, actor)
    if (stopped !== null) return stopped
    if (prone[actor] === 1) return refuse('charge-prone', `${name} is prone and builds no momentum.`)
    if (to === square[actor]) return refuse('charge-minimum', 'A charge covers at least 5 feet.')
    const weapon = chargeWeapon(scene, command)
    if (!isAlive(scene, target)) return refuse('melee-attack', `${scene.name(target)} is dead or gone.`)
    const mode = chargeMode(scene, command, weapon)
    if (!chargesWith(scene, weapon, mode)) {
      return refuse('charge', 'A charge ends with a melee or thrown attack.')
    }
    const path = chargeWay(scene, command)
    if ('reason' in path) return path
    return badChoice(scene, command, weapon, mode) ?? cannotAttackFrom(scene, command, weapon, mode)
  },
  resolve(scene, command) {
    const { actor, target } = command
    const path = chargeWay(scene, command) as readonly number[]
    const weapon = chargeWeapon(scene, command)
    scene.set(C.charged, actor, 1, 'charge-ac-from-start')
    if (scene.recorder !== null) scene.recorder.note({ type: 'charges', who: actor, target, to: command.to })
    const start = startOf(scene, actor)
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor) || !passNeighbors(scene, actor)) return
    if (!walk(scene, actor, path, false, 'charge', start)) return
    const mode = modeFor(scene, actor, target, weapon, command.thrown === 1)
    if (cannotAttack(scene, actor, target, weapon, mode, command.maneuver) !== null) {
      if (scene.recorder !== null) scene.recorder.note({ type: 'void', attacker: actor, target, rule: 'target-gone' })
      return
    }
    resolveAttack(scene, prepare(scene, 'charge', actor, target, weapon, mode, choicesOf(command)))
  },
})

const chargeWeapon = (scene: ShockScene, command: ShockCommand): number =>
  command.weapon >= 0 ? command.weapon : weaponFor(scene, { ...command, target: -1 })

/** The mode with which the weapon would be used at the end of the charge. */
function chargeMode(scene: ShockScene, command: ShockCommand, weapon: number): number {
  return atEnd(scene, command, () => modeFor(scene, command.actor, command.target, weapon, command.thrown === 1))
}

function cannotAttackFrom(scene: ShockScene, command: ShockCommand, weapon: number, mode: number): Refusal | null {
  return atEnd(scene, command, () => cannotAttack(scene, command.actor, command.target, weapon, mode, command.maneuver))
}

/** Looks at the fight as if the charger stood at the end of its line. */
function atEnd<T>(scene: ShockScene, { actor, to }: ShockCommand, look: () => T): T {
  return asIfAt(scene, actor, to, look)
}

function* chargeSuggestions(scene: ShockScene, actor: number): Iterable<ShockCommand> {
  if (scene.now.combatant.mainSpent[actor] === 1 || scene.now.combatant.moveSpent[actor] === 1) return
  const weapon = weaponFor(scene, blank(actor, 'charge'))
  for (let target = 0; target < scene.combatants; target++) {
    if (!areEnemies(scene, actor, target) || !isUp(scene, target)) continue
    if (perceives(scene, actor, target) === UNLOCATED) continue
    const best = nearestAround(scene, actor, target)
    if (best < 0) continue
    const command = blank(actor, 'charge')
    command.target = target
    command.to = best
    command.weapon = weapon
    yield command
  }
}

/** The free square next to the target that is nearest to the actor, or -1. */
export function nearestAround(scene: ShockScene, actor: number, target: number): number {
  let best = -1
  let feet = Number.MAX_SAFE_INTEGER
  for (const square of around(scene, scene.now.combatant.square[target] as number)) {
    if (!mayEnd(scene, actor, square)) continue
    const far = feetFrom(scene, actor, actor, square)
    if (far > 0 && far < feet) {
      feet = far
      best = square
    }
  }
  return best
}
