import {
  BLOCK,
  person,
  plainly,
  planeStepProblem,
  type Refusal,
  STOP,
  say,
  squareName,
  squaresBetween,
  type Who,
} from '@fray/kernel/rules'
import { cite, refuse, type Tally } from '../citing.ts'
import { note } from '../events.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'
import { DEFENSIVE, yardsSaid } from '../words.ts'
import { dyingForbids, dyingSpent, kindNow, MOVING } from './acting.ts'
import { offerRiposte } from './attack.ts'
import { HALF_SPEED, NO_ACT, NO_MOVE } from './bearing-bits.ts'
import { speedTally } from './deriving.ts'
import { type Borne, bearingRule, sourceSaid } from './figures.ts'
import { checkFled } from './leaving.ts'
import { marksFor, occupant } from './space.ts'
import { areHostile, isDown, isDying, isHelpless, isHere } from './who.ts'

const FULL_DEFENSE = plainly('Full-Defense')
const STABILIZED = plainly('Stabilized')

/** What something is owed to: the rule, and what people call it. */
type Cause = Pick<Borne, 'rule' | 'source'>

/** What halves the combatant's Speed now; several halvings are one. */
function halvings(scene: WeaponSpeedScene, row: Who): Cause[] {
  const { fullDefense, stabilized, bearing } = scene.now.combatant
  const causes: Cause[] = []
  if (fullDefense[row] === 1) causes.push({ rule: 'full-defense-half-speed', source: FULL_DEFENSE })
  if ((bearing[row] & HALF_SPEED) !== 0) causes.push(bearingRule(scene, row, HALF_SPEED))
  if (stabilized[row] === 1 && isDown(scene, row)) causes.push({ rule: 'stabilized', source: STABILIZED })
  return causes
}

/** What keeps it from moving at all, or null. */
const stopped = (scene: WeaponSpeedScene, row: Who): Cause | null =>
  (scene.now.combatant.bearing[row] & (NO_MOVE | NO_ACT)) === 0 ? null : bearingRule(scene, row, NO_MOVE | NO_ACT)

/** The yards that the combatant may move in this round, all in all; crawling is not counted in. */
export function speedOf(scene: WeaponSpeedScene, row: Who): number {
  if (stopped(scene, row) !== null) return 0
  const full = scene.now.combatant.speedNow[row]
  if (halvings(scene, row).length === 0) return full
  if (full % 2 === 1) cite('round-down')
  return full >> 1
}

/** The yards that the combatant may still move on its turn, with all of their parts. */
function movementTally(scene: WeaponSpeedScene, row: Who): Tally {
  const { speedNow, moved, turnMoved } = scene.now.combatant
  const full = speedNow[row]
  const tally = scene.tallyOf(full, () => speedTally(scene, row))
  const stop = stopped(scene, row)
  if (stop !== null) return tally.add(0 - full, stop.rule, stop.source)
  const half = (full >> 1) - full
  if (half < 0 && full % 2 === 1) cite('round-down')
  halvings(scene, row).forEach(({ rule, source }, i) => {
    const why = say('half: {source}', { source: sourceSaid({ source }) })
    if (i === 0) tally.add(half, rule, why)
    else tally.pass(half, 'half-speed-once', why)
  })
  tally.add(0 - moved[row], 'speed-per-round', 'moved in this round')
  tally.atLeast(0, 'speed-per-round', 'no less than none')
  if (!isHelpless(scene, row)) return tally
  const isSpent = dyingSpent(scene, row, MOVING) !== null
  const most = isSpent ? 0 : Math.max(0, 1 - turnMoved[row])
  if (tally.total <= most) return tally
  const rule = isDying(scene, row) ? 'dying-one-action' : 'incapacitated-crawl'
  return tally.change(most - tally.total, rule, 'down: at most a yard of crawling')
}

/** The yards that the combatant may still move on its turn. */
export const yardsLeft = (scene: WeaponSpeedScene, row: Who): number => movementTally(scene, row).total

/** Why that many more yards, to the square if there is one, are too many; or null. */
export function tooFar(scene: WeaponSpeedScene, row: Who, yards: number, to = -1): Refusal | null {
  const { moved, turnMoved, speedNow } = scene.now.combatant
  const stop = stopped(scene, row)
  if (stop !== null) return refuse(stop.rule, '{who} cannot move: {why}.', { who: person(row), why: sourceSaid(stop) })
  const dying = dyingForbids(scene, row, MOVING)
  if (dying !== null) return dying
  if (yards <= yardsLeft(scene, row)) return null
  if (isHelpless(scene, row) && yards > 1 - turnMoved[row]) {
    return refuse('incapacitated-crawl', '{who} is down and crawls at most 1 yard on their turn.', { who: person(row) })
  }
  const left = Math.max(0, speedOf(scene, row) - moved[row])
  const causes = halvings(scene, row)
  const full = speedNow[row]
  const away =
    to < 0
      ? null
      : say('; {square} is {far} away', {
          square: { thing: squareName(scene.setup.plane, to) },
          far: yardsSaid(yards),
        })
  if (causes.length === 0 || yards + moved[row] > full) {
    return refuse('speed-per-round', '{who} has {left} of {most} left in this round{away}.', {
      who: person(row),
      left: { number: left },
      most: yardsSaid(speedOf(scene, row)),
      away,
    })
  }
  const rule = causes.length > 1 ? 'half-speed-once' : causes[0].rule
  return refuse(rule, '{who} moves at half their {full} yards ({why}): {left} left in this round{away}.', {
    who: person(row),
    full: { number: full },
    why: { list: causes.map(sourceSaid) },
    left: { number: left },
    away,
  })
}

const BAD_STEP = {
  'off-map': 'The step from {from} to {to} is off the map.',
  'not-adjacent': 'The step from {from} to {to} is no step to a neighbour.',
  impassable: 'The step from {from} to {to} leads into what cannot be entered.',
  blocked: 'The step from {from} to {to} leads into the square of a living enemy.',
} as const

/** Why a way cannot be gone, or null: square by square, and where it ends. */
export function wayProblem(scene: WeaponSpeedScene, row: Who, way: readonly number[]): Refusal | null {
  const { plane } = scene.setup
  const marks = marksFor(scene, row)
  let at = scene.now.combatant.square[row]
  for (const to of way) {
    const problem = planeStepProblem(plane, marks, at, to)
    if (problem !== null) {
      return refuse('battlefield-yards', BAD_STEP[problem], {
        from: { thing: squareName(plane, at) },
        to: { thing: squareName(plane, to) },
      })
    }
    at = to
  }
  if ((marks[at] & (STOP | BLOCK)) === 0) return null
  const who = occupant(scene, at, row)
  return refuse('battlefield-yards', '{who} is in the square {square}.', {
    who: who >= 0 ? person(who) : plainly('Somebody'),
    square: { thing: squareName(plane, at) },
  })
}

/**
 * Goes a way square by square. Whoever's threat range is entered may riposte there, before it goes on; one who drops, is
 * pushed elsewhere, or can go no further, stays there.
 */
export function go(scene: WeaponSpeedScene, row: Who, way: readonly number[]): void {
  const start = scene.now.combatant.square[row]
  const safe = kindNow(scene, row) === DEFENSIVE
  if (safe) cite('defensive-attack', 'defensive-attack-no-riposte')
  if (isDying(scene, row)) scene.set(C.dyingActed, row, 1, 'dying-reaction')
  let at = start
  let steps = 0
  let written = 0
  let told = 0
  let most = way.length
  const tellSoFar = () => {
    if (steps > told)
      note.moves(scene, {
        who: row,
        from: way[told - 1] ?? start,
        to: way[steps - 1],
        yards: steps - told,
        left: movementTally(scene, row),
      })
    told = steps
  }
  while (steps < most) {
    const to = way[steps++]
    note.step(scene, row, at, to)
    cite('entering-provokes', 'riposte-on-entering')
    if (!safe) {
      for (let other = 0; other < scene.combatants; other++) {
        if (!isEntered(scene, other, row, { from: at, to })) continue
        if (written < steps) arrive(scene, row, to, steps - written)
        written = steps
        const down = isDown(scene, row)
        offerRiposte(scene, other, row, 'riposte-on-entering', tellSoFar)
        if (!isHere(scene, row)) return
        most = !down && isDown(scene, row) ? steps : Math.min(most, steps + yardsLeft(scene, row))
      }
    }
    at = to
    if (written === steps && scene.now.combatant.square[row] !== to) return
  }
  if (written < steps) arrive(scene, row, at, steps - written)
  tellSoFar()
  if (steps < way.length && occupant(scene, at, row) >= 0) {
    const back = lastFree(scene, row, start, way.slice(0, steps))
    scene.set(C.square, row, back, 'battlefield-yards')
    note.moved(scene, row, back)
  }
  checkFled(scene, row)
}

/** A step from one square to another. */
interface Step {
  readonly from: number
  readonly to: number
  /** How far the enemy threatens; by default as it stands. */
  readonly range?: number
}

/**
 * Whether a step leads into the threat range of an enemy, in yards. Whether it can riposte is asked with the riposte.
 */
export function isEntered(
  scene: WeaponSpeedScene,
  enemy: Who,
  row: number,
  { from, to, range = scene.now.combatant.threat[enemy] }: Step,
): boolean {
  const { square } = scene.now.combatant
  if (range === 0) return false
  const { plane } = scene.setup
  const place = square[enemy]
  if (squaresBetween(plane, to, place) > range || squaresBetween(plane, from, place) <= range) return false
  return areHostile(scene, enemy, row)
}

/** Of the squares that were passed the last one in which nobody stands: who is stopped among allies ends there. */
function lastFree(scene: WeaponSpeedScene, row: Who, start: number, passed: readonly number[]): number {
  return passed.findLast((square) => occupant(scene, square, row) < 0) ?? start
}

/** It stands on a square, some yards further. */
function arrive(scene: WeaponSpeedScene, row: Who, square: number, yards: number): void {
  const { moved, turnMoved } = scene.now.combatant
  scene.set(C.square, row, square, 'speed-per-round')
  scene.set(C.moved, row, moved[row] + yards, 'speed-per-round')
  scene.set(C.turnMoved, row, turnMoved[row] + yards, 'speed-per-round')
}
