import { BLOCK, planeStepProblem, type Refusal, refuse, STOP, squareName, squaresBetween } from '@fray/kernel/rules'
import { note } from '../events.ts'
import { type Cited, cite, type WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'
import { DEFENSIVE } from '../words.ts'
import { dyingForbids, dyingSpent, kindNow, MOVING } from './acting.ts'
import { offerRiposte } from './attack.ts'
import { HALF_SPEED, NO_ACT, NO_MOVE } from './bearing-bits.ts'
import { movementTally } from './explaining.ts'
import { bearingRule } from './figures.ts'
import { checkFled } from './leaving.ts'
import { marksFor, occupant } from './space.ts'
import { areHostile, isDown, isDying, isHelpless, isHere } from './who.ts'

cite('speed-per-round', 'half-speed-once', 'round-down', 'full-defense-half-speed', 'stabilized')

/** Whether something halves the combatant's Speed now; several halvings are one. */
const isHalved = (scene: WeaponSpeedScene, row: number): boolean => {
  const { fullDefense, stabilized, bearing, wp } = scene.now.combatant
  return fullDefense[row] === 1 || (bearing[row] & HALF_SPEED) !== 0 || (stabilized[row] === 1 && wp[row] <= 0)
}

/** The yards that the combatant may move in this round, all in all; crawling is not counted in. */
export function speedOf(scene: WeaponSpeedScene, row: number): number {
  const { speedNow, bearing } = scene.now.combatant
  if ((bearing[row] & (NO_MOVE | NO_ACT)) !== 0) return 0
  const full = speedNow[row]
  return isHalved(scene, row) ? full >> 1 : full
}

cite('incapacitated-crawl')

/** The yards that the combatant may still move on its turn. */
export function yardsLeft(scene: WeaponSpeedScene, row: number): number {
  const { moved, turnMoved, wp, stabilized } = scene.now.combatant
  const left = speedOf(scene, row) - moved[row]
  if (wp[row] > 0 || stabilized[row] === 1) return Math.max(0, left)
  if (isDying(scene, row) && dyingSpent(scene, row, MOVING) !== null) return 0
  return Math.max(0, Math.min(left, 1 - turnMoved[row]))
}

/** Why that many more yards are too many, or null. */
export function tooFar(scene: WeaponSpeedScene, row: number, yards: number): Refusal | null {
  const { moved, turnMoved, speedNow, bearing, fullDefense, stabilized } = scene.now.combatant
  const name = scene.name(row)
  const bits = bearing[row]
  if ((bits & (NO_MOVE | NO_ACT)) !== 0) {
    const { rule, source } = bearingRule(scene, row, NO_MOVE | NO_ACT)
    return refuse(rule, `${name} cannot move: ${source}.`)
  }
  const dying = dyingForbids(scene, row, MOVING)
  if (dying !== null) return dying
  if (yards <= yardsLeft(scene, row)) return null
  if (isHelpless(scene, row) && yards > 1 - turnMoved[row]) {
    return refuse('incapacitated-crawl', `${name} is down and crawls at most 1 yard on its turn.`)
  }
  const left = Math.max(0, speedOf(scene, row) - moved[row])
  const injured = (bits & HALF_SPEED) !== 0 ? bearingRule(scene, row, HALF_SPEED) : null
  const causes: { rule: Cited; why: string }[] = []
  if (fullDefense[row] === 1) causes.push({ rule: 'full-defense-half-speed', why: 'Full-Defense' })
  if (injured !== null) causes.push({ rule: injured.rule, why: injured.source })
  if (stabilized[row] === 1 && isDown(scene, row)) causes.push({ rule: 'stabilized', why: 'only Stabilized' })
  const full = speedNow[row]
  if (causes.length === 0 || yards + moved[row] > full) {
    return refuse('speed-per-round', `${name} has ${left} of its ${speedOf(scene, row)} yards left in this round.`)
  }
  const [first] = causes
  const rule = causes.length > 1 ? 'half-speed-once' : (first as { rule: Cited }).rule
  const why = causes.map((cause) => cause.why).join(', ')
  return refuse(rule, `${name} moves at half its ${full} yards (${why}): ${left} left in this round.`)
}

/** Why a way cannot be gone, or null: square by square, and where it ends. */
export function wayProblem(scene: WeaponSpeedScene, row: number, way: readonly number[]): Refusal | null {
  const { plane } = scene.setup
  const marks = marksFor(scene, row)
  let at = scene.now.combatant.square[row]
  for (const to of way) {
    const problem = planeStepProblem(plane, marks, at, to)
    if (problem !== null) {
      const where = `${squareName(plane, at)} to ${squareName(plane, to)}`
      const why = {
        'off-map': 'is off the map',
        'not-adjacent': 'is no step to a neighbour',
        impassable: 'leads into what cannot be entered',
        blocked: 'leads into the square of a living enemy',
      }
      return refuse('battlefield-yards', `The step from ${where} ${why[problem]}.`)
    }
    at = to
  }
  if ((marks[at] & (STOP | BLOCK)) === 0) return null
  const who = occupant(scene, at, row)
  return refuse(
    'battlefield-yards',
    `${who >= 0 ? scene.name(who) : 'Somebody'} is in the square ${squareName(plane, at)}.`,
  )
}

cite('entering-provokes', 'riposte-on-entering', 'defensive-attack-no-riposte')

/**
 * Goes a way square by square. Whoever's threat range is entered may riposte there, before it goes on; one who drops, or
 * can go no further, stays there.
 */
export function go(scene: WeaponSpeedScene, row: number, way: readonly number[]): void {
  const start = scene.now.combatant.square[row]
  const safe = kindNow(scene, row) === DEFENSIVE
  if (isDying(scene, row)) scene.set(C.dyingActed, row, 1, 'dying-reaction')
  let at = start
  let steps = 0
  let written = 0
  let most = way.length
  while (steps < most) {
    const to = way[steps++]
    if (!safe) {
      for (let other = 0; other < scene.combatants; other++) {
        if (!isEntered(scene, other, row, at, to)) continue
        if (written < steps) arrive(scene, row, to, steps - written)
        written = steps
        const down = isDown(scene, row)
        offerRiposte(scene, other, row, 'riposte-on-entering', "{1} enters {0}'s threat range: a riposte?")
        if (!isHere(scene, row)) {
          tell(scene, row, start, to)
          return
        }
        most = !down && isDown(scene, row) ? steps : Math.min(most, steps + yardsLeft(scene, row))
      }
    }
    at = to
  }
  if (written < steps) arrive(scene, row, at, steps - written)
  if (steps < way.length && occupant(scene, at, row) >= 0) {
    at = lastFree(scene, row, start, way.slice(0, steps))
    scene.set(C.square, row, at, 'battlefield-yards')
  }
  tell(scene, row, start, at)
}

/** Whether a step leads into the threat range of an enemy. Whether it can riposte is asked with the riposte. */
function isEntered(scene: WeaponSpeedScene, enemy: number, row: number, from: number, to: number): boolean {
  const { threat, square } = scene.now.combatant
  const range = threat[enemy]
  if (range === 0) return false
  const { plane } = scene.setup
  const place = square[enemy]
  if (squaresBetween(plane, to, place) > range || squaresBetween(plane, from, place) <= range) return false
  return areHostile(scene, enemy, row)
}

/** Of the squares that were passed the last one in which nobody stands: who is stopped among allies ends there. */
function lastFree(scene: WeaponSpeedScene, row: number, start: number, passed: readonly number[]): number {
  return passed.findLast((square) => occupant(scene, square, row) < 0) ?? start
}

/** It stands on a square, some yards further. */
function arrive(scene: WeaponSpeedScene, row: number, square: number, yards: number): void {
  const { moved, turnMoved } = scene.now.combatant
  scene.set(C.square, row, square, 'speed-per-round')
  scene.set(C.moved, row, moved[row] + yards, 'speed-per-round')
  scene.set(C.turnMoved, row, turnMoved[row] + yards, 'speed-per-round')
}

function tell(scene: WeaponSpeedScene, row: number, from: number, to: number): void {
  // What is left, with its parts, is worked out for those only who listen.
  if (scene.recorder !== null) {
    const yards = squaresBetween(scene.setup.plane, from, to)
    note.moves(scene, row, from, to, yards, movementTally(scene, row, yardsLeft(scene, row)))
  }
  checkFled(scene, row)
}
