import {
  chargeOptions,
  chargePath,
  combatantParam,
  flagParam,
  NO_SQUARE,
  type Param,
  person,
  plainly,
  type Refusal,
  rowOfName,
  SLOW,
  squareAt,
  squareName,
  stepCost,
  type Who,
  xOf,
  yOf,
} from '@fray/kernel/rules'
import { squareParam, wayParam } from '../../on-grid/params.ts'
import { cite, refuse } from '../citing.ts'
import { attributeParam, maneuverParam, usingParam, weaponParam } from '../command.ts'
import { note } from '../events.ts'
import { prepare, resolveAttack } from '../rules/attack.ts'
import { meleeMode, missileMode, usualMelee } from '../rules/gear.ts'
import { cannotAttack, rangeOf } from '../rules/legal.ts'
import { blockedStep, cannotMove, mayEnd, moveRate, stepRefusal } from '../rules/movement.ts'
import { around } from '../rules/places.ts'
import { asIfAt, feetFrom, marksFor, perceives } from '../rules/space.ts'
import { passNeighbors, startOf, tellStop, walk } from '../rules/walking.ts'
import { areEnemies, isAlive, isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { MELEE, THROWN, UNLOCATED } from '../words.ts'
import { act } from './define.ts'
import { noAttacks } from './gate.ts'
import { aimOf, type Blow, badChoice, modifierParams } from './striking.ts'

function chargeWay(scene: ShockScene, { actor, to, by }: Charge): readonly number[] | Refusal {
  const { grid } = scene.setup
  const from = scene.now.combatant.square[actor]
  const doors = scene.now.fight.openDoors[0]
  const size = scene.now.combatant.footprint[actor]
  const found = chargePath({ grid, openDoors: doors, marks: marksFor(scene, actor), size }, from, to)
  if (!('path' in found)) {
    const blocked = stepRefusal(scene, found.problem, found.square)
    return refuse('charge-line', 'The straight line to {square} is not free: {why}', {
      square: { thing: squareName(grid, to) },
      why: blocked.reason,
    })
  }
  const path = by.length > 0 ? byPath(scene, by, from, to) : found.path
  if (path === null) return refuse('charge-line', 'Those squares are not the straight line of the charge.')
  // Every step of the line that was found is legal; one that was named may lead over other squares.
  const stopped = path === found.path ? null : blockedStep(scene, actor, path)
  if (stopped !== null) return refuse('charge-line', 'The line is not free: {why}', { why: stopped.reason })
  const steps = Math.max(Math.abs(xOf(grid, to) - xOf(grid, from)), Math.abs(yOf(grid, to) - yOf(grid, from)))
  const most = moveRate(scene, actor) * 2
  let feet = 0
  const marks = marksFor(scene, actor)
  cite('charge-line')
  for (const square of path) {
    feet += stepCost(grid, marks, square, size)
    if ((marks[square] & SLOW) !== 0) cite('huge-tramples')
  }
  if (feet > steps * 5) cite('difficult-terrain')
  if (steps === 1) cite('charge-minimum')
  if (feet > most || steps * 5 > most) {
    return refuse('charge', '{square} is {feet} feet away; {actor} charges {most}.', {
      square: { thing: squareName(grid, to) },
      feet: { number: feet },
      actor: person(actor),
      most: { number: most },
    })
  }
  if (!mayEnd(scene, actor, to))
    return refuse('end-in-free-square', 'Somebody is on {square}.', { square: { thing: squareName(grid, to) } })
  return path
}

/** The squares that the charger has named, where they are a rounding of the line. */
function byPath(scene: ShockScene, by: readonly number[], from: number, to: number): readonly number[] | null {
  const options = chargeOptions(scene.setup.grid, from, to)
  const named = by[by.length - 1] === to ? by : [...by, to]
  if (named.length !== options.length) return null
  return named.every((square, i) => (options[i] as readonly number[]).includes(square)) ? named : null
}

/** The command of a charge: a blow, the square where it ends (-1 where none is named), and the squares of its way. */
interface Charge extends Blow {
  readonly to: number
  readonly by: readonly number[]
}

/** The square where a charge ends; a word that is somebody's name is none. */
const endParam = {
  ...squareParam('to', { label: 'where the charge ends', optional: true, says: 'to {it}' }),
  isPassedOver: (scene, _given, word) => rowOfName(scene, word) >= 0,
} satisfies Param

/** A charge: Main and Move for a straight run of up to twice the rate and an attack at +2. */
export const charge = act({
  id: 'charge',
  rule: 'charge',
  title: plainly('Charge'),
  intent: 'harm',
  price: 'both',
  params: [
    endParam,
    combatantParam('target', { label: 'whom', says: 'against {it}' }),
    weaponParam(),
    maneuverParam,
    wayParam('by'),
    attributeParam('with'),
    flagParam('thrown', 'yes to throw it'),
    usingParam,
    ...modifierParams,
  ],
  *suggest(scene, actor) {
    const { mainSpent, moveSpent } = scene.now.combatant
    if (mainSpent[actor] === 1 || moveSpent[actor] === 1) return
    const weapon = usualMelee(scene, actor)
    const seen = (row: number) => isUp(scene, row) && perceives(scene, actor, row) !== UNLOCATED
    for (const target of scene.rowsWhere((row) => areEnemies(scene, actor, row) && seen(row))) {
      const { to } = endingSomewhere(scene, { actor, target, weapon, to: NO_SQUARE, by: [] })
      if (to >= 0) yield { target, weapon, to }
    }
  },
  check(scene, given) {
    const { actor, target } = given
    const stopped = noAttacks(scene, actor) ?? cannotMove(scene, actor)
    if (stopped !== null) return stopped
    if (scene.now.combatant.prone[actor] === 1) {
      return refuse('charge-prone', '{actor} is prone and builds no momentum.', { actor: person(actor) })
    }
    if (!isAlive(scene, target)) return refuse('melee-attack', '{target} is dead or gone.', { target: person(target) })
    if (perceives(scene, actor, target) === UNLOCATED) {
      return refuse('unseen-melee', '{actor} does not know where {target} is.', {
        actor: person(actor),
        target: person(target),
      })
    }
    const command = endingSomewhere(scene, given)
    return command.to >= 0
      ? cannotEndThere(scene, command)
      : refuse('charge', 'There is no free square from which {actor} could attack {target}.', {
          actor: person(actor),
          target: person(target),
        })
  },
  resolve(scene, given) {
    const { actor, target } = given
    const command = endingSomewhere(scene, given)
    const path = chargeWay(scene, command) as readonly number[]
    const blow = { ...command, weapon: chargeWeapon(scene, command) }
    scene.set(C.charged, actor, 1, 'charge-ac-from-start')
    note.charges(scene, actor, target, command.to)
    const start = startOf(scene, actor)
    cite('charge-aoo')
    if (!scene.announce(actor) || !passNeighbors(scene, actor)) return tellStop(scene, actor)
    if (!walk(scene, actor, path, 'charge', start)) return
    const aim = aimOf(scene, blow)
    if (cannotAttack(scene, actor, aim) !== null) note.void(scene, actor, target, 'target-gone')
    else resolveAttack(scene, prepare(scene, 'charge', actor, aim, command))
  },
})

const chargeWeapon = (scene: ShockScene, { actor, weapon }: Charge): number =>
  weapon >= 0 ? weapon : usualMelee(scene, actor)

/** Why no charge can end on the square that is named, or null. */
function cannotEndThere(scene: ShockScene, command: Charge): Refusal | null {
  const { actor, to } = command
  if (to === scene.now.combatant.square[actor]) return refuse('charge-minimum', 'A charge covers at least 5 feet.')
  const blow = { ...command, weapon: chargeWeapon(scene, command) }
  const aim = asIfAt(scene, actor, to, () => aimOf(scene, blow))
  const how = scene.kind(aim.weapon).modes[aim.mode]?.kind
  if (how !== MELEE && how !== THROWN) return refuse('charge', 'A charge ends with a melee or thrown attack.')
  const path = chargeWay(scene, command)
  if ('reason' in path) return path
  return badChoice(scene, command, aim) ?? asIfAt(scene, actor, to, () => cannotAttack(scene, actor, aim))
}

/** The command with the square where it ends, where none is named: the nearest legal one, else the nearest at all; -1 for none. */
function endingSomewhere<C extends Charge>(scene: ShockScene, command: C): C {
  if (command.to >= 0) return command
  let first: C | null = null
  for (const to of chargeEnds(scene, command)) {
    const ending = { ...command, to }
    if (cannotEndThere(scene, ending) === null) return ending
    first ??= ending
  }
  return first ?? command
}

/** Whether the combatant could charge the target from where both stand, with Main and Move at hand. */
export function canCharge(scene: ShockScene, actor: Who, target: Who): boolean {
  if (noAttacks(scene, actor) !== null || cannotMove(scene, actor) !== null) return false
  if (scene.now.combatant.prone[actor] === 1) return false
  const wish = { actor, target, weapon: usualMelee(scene, actor), to: NO_SQUARE, by: [] }
  const ending = endingSomewhere(scene, wish)
  return ending.to >= 0 && cannotEndThere(scene, ending) === null
}

/** Free squares from which the charger's weapon might reach its target, the nearest to the charger first; of equally near ones those nearer to the target, then those less askew. */
function chargeEnds(scene: ShockScene, command: Charge): number[] {
  const { actor, target } = command
  const { grid } = scene.setup
  const { square, footprint } = scene.now.combatant
  const range = attackRange(scene, command)
  const here = square[actor]
  const at = square[target]
  const far = Math.floor(range / 5)
  const squares: number[] = []
  for (let y = yOf(grid, at) - far - footprint[actor]; y <= yOf(grid, at) + far + footprint[target]; y++) {
    for (let x = xOf(grid, at) - far - footprint[actor]; x <= xOf(grid, at) + far + footprint[target]; x++) {
      const to = squareAt(grid, x, y)
      if (to === NO_SQUARE || to === here) continue
      if (!mayEnd(scene, actor, to)) {
        cite('end-in-free-square')
        continue
      }
      if (feetFrom(scene, target, actor, to) <= range) squares.push(to)
    }
  }
  const across = (to: number) => Math.abs(xOf(grid, to) - xOf(grid, here))
  const along = (to: number) => Math.abs(yOf(grid, to) - yOf(grid, here))
  return squares.sort(
    (a, b) =>
      Math.max(across(a), along(a)) - Math.max(across(b), along(b)) ||
      feetFrom(scene, target, actor, a) - feetFrom(scene, target, actor, b) ||
      across(a) + along(a) - across(b) - along(b) ||
      a - b,
  )
}

/** Feet from which the charger's attack goes: its reach, or the range of what is thrown. */
function attackRange(scene: ShockScene, command: Charge): number {
  const kind = scene.kind(chargeWeapon(scene, command))
  const melee = command.thrown === 1 ? -1 : meleeMode(kind)
  const mode = kind.modes[melee >= 0 ? melee : missileMode(kind)]
  return mode === undefined ? 0 : rangeOf(scene, command.actor, mode)
}

/** The free square next to the target that is nearest to the actor, or -1. */
export function nearestAround(scene: ShockScene, actor: Who, target: Who): number {
  let best = -1
  let feet = Number.MAX_SAFE_INTEGER
  for (const square of around(scene, scene.now.combatant.square[target])) {
    if (!mayEnd(scene, actor, square)) continue
    const far = feetFrom(scene, actor, actor, square)
    if (far > 0 && far < feet) {
      feet = far
      best = square
    }
  }
  return best
}
