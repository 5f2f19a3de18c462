import { isRefusal, person, plainly, type Refusal, type Who, wordParam } from '@fray/kernel/rules'
import { squareParam, wayParam } from '../../on-grid/params.ts'
import { cite, refuse } from '../citing.ts'
import { directionParam, facedUnit } from '../command.ts'
import { note } from '../events.ts'
import { notDetected } from '../rules/attack.ts'
import { budgetLeft, canPay, pay } from '../rules/budget.ts'
import { askDetection } from '../rules/detection.ts'
import { cannotMove, costOn, paceOf, reachWith } from '../rules/pace.ts'
import { type Goal, leastProvoking } from '../rules/provoking.ts'
import { faceUnit, seemsFree, spacesApart } from '../rules/space.ts'
import { walk } from '../rules/walking.ts'
import { isExit, type Walkable, type Way, wayOut, wayTo } from '../rules/ways.ts'
import { areEnemies, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { C } from '../tables.ts'
import { BONUS_ACTION, FACINGS, MODES, MOVE_ACTION, SNEAKING } from '../words.ts'
import { act } from './define.ts'
import {
  badPayment,
  PAY_BONUS,
  PAY_MOVE,
  PAY_MOVE_AND_BONUS,
  PAY_MOVE_AND_TWO_BONUS,
  PAY_NONE,
  PAY_TWO_BONUS,
  PAYMENTS,
  payParam,
  priceOf,
  type Terms,
} from './paying.ts'

const PER_BONUS = 2

/** Payments for spaces, the cheapest first: what is needed is tried in this order. */
const FOR_SPACES: Terms = {
  what: plainly('Movement'),
  takes: [PAY_NONE, PAY_MOVE, PAY_BONUS, PAY_TWO_BONUS, PAY_MOVE_AND_BONUS, PAY_MOVE_AND_TWO_BONUS],
  usual: PAY_NONE,
}

/** Spaces that a payment buys the unit. */
function spacesFor(scene: FreeHitsScene, who: Who, how: number): number {
  const { move, bonus } = priceOf(how)
  return move * scene.now.combatant.movementNow[who] + bonus * PER_BONUS
}

/** Spaces that the unit could walk this turn at most, with everything that it can still pay. */
export function mostSpaces(scene: FreeHitsScene, who: Who): number {
  const { spaces, movementNow } = scene.now.combatant
  const move = budgetLeft(scene, who, MOVE_ACTION) * movementNow[who]
  return spaces[who] + move + budgetLeft(scene, who, BONUS_ACTION) * PER_BONUS
}

/** The payment for a way that costs so many spaces: the one said, else the first that is enough; -1 where none is. */
function paymentFor(scene: FreeHitsScene, who: Who, cost: number, said: number): number {
  if (said >= 0) return said
  const has = scene.now.combatant.spaces[who]
  for (const how of FOR_SPACES.takes) {
    if (canPay(scene, who, priceOf(how)) && has + spacesFor(scene, who, how) >= cost) return how
  }
  return -1
}

function buy(scene: FreeHitsScene, who: Who, how: number): void {
  if (how === PAY_NONE) return
  const spaces = spacesFor(scene, who, how)
  if (how !== PAY_MOVE) cite('ba-two-spaces', 'ba-spaces-alone')
  pay(scene, who, priceOf(how), how === PAY_MOVE ? 'move' : 'ba-two-spaces')
  scene.set(C.spaces, who, scene.now.combatant.spaces[who] + spaces, 'move')
  note['buys-spaces'](scene, who, spaces, PAYMENTS[how])
}

/** Why the way cannot be walked with the spaces that there are and those that are bought, or null. */
function cannotWalk(scene: FreeHitsScene, who: Who, way: Way, more: number, said: number): Refusal | null {
  if (isRefusal(way)) return way
  const cost = way.cost + more
  const how = paymentFor(scene, who, cost, said)
  if (how >= 0) {
    const bad = badPayment(scene, who, how, FOR_SPACES)
    if (bad !== null) return bad
  }
  const has = scene.now.combatant.spaces[who] + (how >= 0 ? spacesFor(scene, who, how) : 0)
  if (how >= 0 && has >= cost) return null
  const most = said >= 0 ? has : mostSpaces(scene, who)
  const pace = paceOf(scene, who)
  const slow =
    pace > 1 && most > 0
      ? refuse(
          'slow-movement-counting',
          'Each step costs {who} {pace} spaces: {cost} are needed, and there are {most}.',
          { who: person(who), pace: { number: pace }, cost: { number: cost }, most: { number: most } },
        )
      : null
  return (
    slow ??
    refuse('move', 'That takes {cost} spaces; {who} has {most}.', {
      cost: { number: cost },
      who: person(who),
      most: { number: most },
    })
  )
}

/** What every walk says: the squares of the way and what pays, where they are not left out. */
interface Walking {
  readonly actor: Who
  readonly by: readonly number[]
  readonly pay: number
}

/** A walk to a square. */
interface Move extends Walking {
  readonly to: number
}

const destination = ({ to, by }: Move): number => (to >= 0 ? to : (by[by.length - 1] ?? -1))

/** Why the payment that the command names is wrong, or null. */
const badSpaces = (scene: FreeHitsScene, { actor, pay: said }: Walking): Refusal | null =>
  said < 0 ? null : badPayment(scene, actor, said, FOR_SPACES)

/** Spaces at hand for a command: what it says, or all that could be bought. */
const atHand = (scene: FreeHitsScene, { actor, pay: said }: Walking): number =>
  said < 0 ? mostSpaces(scene, actor) : scene.now.combatant.spaces[actor] + spacesFor(scene, actor, said)

const wayOfMove = (scene: FreeHitsScene, command: Move): Way => {
  const to = destination(command)
  if (to < 0) return refuse('move', 'Say where to go.')
  return wayTo(scene, command.actor, to, command.by, atHand(scene, command))
}

/**
 * Pays for the way and goes. Where the squares were not named it is a way that causes the fewest free hits, of those that
 * the same payment buys: nothing is spent on a detour that the shortest way does not need.
 */
function go(scene: FreeHitsScene, { actor, by, pay: said }: Walking, way: Walkable, goal: Goal): void {
  const last = goal.off ? stepOffCost(scene, actor) : 0
  buy(scene, actor, paymentFor(scene, actor, way.cost + last, said))
  const spaces = scene.now.combatant.spaces[actor] - last
  const { path } = by.length > 0 ? way : leastProvoking(scene, actor, way, goal, spaces)
  walk(scene, actor, path, goal.off)
}

const toSquare = (scene: FreeHitsScene, to: number): Goal => ({
  off: false,
  isAt: (square) => square === to,
  far: (square) => spacesApart(scene, square, to),
})

/** The way that a move goes: the squares entered, its spaces, and what pays for them, by position in PAYMENTS. */
export interface PlannedMove extends Walkable {
  readonly pay: number
}

/** How the unit would go to a square if it said no more than that, on this turn or its next; null where it cannot. */
export function plannedMove(scene: FreeHitsScene, actor: Who, to: number): PlannedMove | null {
  const way = wayTo(scene, actor, to, [], mostSpaces(scene, actor))
  if (isRefusal(way)) return null
  const how = paymentFor(scene, actor, way.cost, -1)
  if (how < 0) return null
  const spaces = scene.now.combatant.spaces[actor] + spacesFor(scene, actor, how)
  return { ...leastProvoking(scene, actor, way, toSquare(scene, to), spaces), pay: how }
}

/** Squares to which the actor could walk, in the order of the map. */
export function* squaresInReach(scene: FreeHitsScene, actor: Who): Iterable<number> {
  if (cannotMove(scene, actor) !== null) return
  const spaces = mostSpaces(scene, actor)
  const reach = reachWith(scene, actor, spaces)
  const { square: here, footprint } = scene.now.combatant
  const squares = reach.squares
    .slice(0, reach.count)
    .filter((square) => square !== here[actor] && costOn(scene, actor, reach, square) <= spaces)
  for (const square of squares.sort()) if (seemsFree(scene, square, footprint[actor], actor)) yield square
}

/** Walks, with spaces bought before or as it goes. */
export const move = act({
  id: 'move',
  rule: 'move',
  title: plainly('Move'),
  says: 'Move to {it}',
  intent: 'move',
  when: 'turn',
  params: [
    { ...squareParam('to', { label: 'where to', optional: true }), suggestions: squaresInReach },
    wayParam('by'),
    payParam(),
  ],
  check: (scene, command) =>
    badSpaces(scene, command) ??
    cannotMove(scene, command.actor) ??
    cannotWalk(scene, command.actor, wayOfMove(scene, command), 0, command.pay),
  resolve(scene, command) {
    const way = wayOfMove(scene, command)
    const to = destination(command)
    if (isRefusal(way)) return
    go(scene, command, way, toSquare(scene, to))
  },
})

/** Buys spaces without walking yet. */
export const buySpaces = act({
  id: 'buy-spaces',
  rule: 'move',
  title: plainly('Buy movement'),
  intent: 'gear',
  when: 'turn',
  params: [{ ...payParam(() => FOR_SPACES.takes.filter((how) => how !== PAY_NONE)), optional: false }],
  check: (scene, { actor, pay: how }) =>
    how === PAY_NONE ? refuse('move', 'Say what pays for the spaces.') : badPayment(scene, actor, how, FOR_SPACES),
  resolve: (scene, { actor, pay: how }) => buy(scene, actor, how),
})

const stepOffCost = (scene: FreeHitsScene, who: Who): number => paceOf(scene, who)

/** Walks to an exit, the nearest unless another within the same spaces causes fewer free hits, and steps off the battlefield. */
export const leave = act({
  id: 'leave',
  rule: 'flee',
  title: plainly('Flee from the battlefield'),
  intent: 'move',
  drastic: 'gives-up',
  when: 'turn',
  params: [wayParam('by'), payParam()],
  check(scene, command) {
    const { actor, by, pay: said } = command
    const bad = badSpaces(scene, command) ?? cannotMove(scene, actor)
    if (bad !== null) return bad
    const last = stepOffCost(scene, actor)
    const way = wayOut(scene, actor, by, atHand(scene, command) - last)
    if (way === null) return noWayOut(scene, command, last)
    return cannotWalk(scene, actor, way, last, said)
  },
  resolve(scene, command) {
    const { actor, by } = command
    const last = stepOffCost(scene, actor)
    const way = wayOut(scene, actor, by, atHand(scene, command) - last)
    if (way === null || isRefusal(way)) return
    note['makes-off'](scene, actor)
    const size = scene.now.combatant.footprint[actor]
    go(scene, command, way, { off: true, isAt: (square) => isExit(scene, square, size), far: () => 0 })
  },
})

/** Why no exit is near enough: too few spaces, or no exit at all. */
function noWayOut(scene: FreeHitsScene, { actor, by, pay: said }: Walking, last: number): Refusal | null {
  const way = wayOut(scene, actor, by, FAR)
  if (way === null) return refuse('flee', 'There is no way off the battlefield for {actor}.', { actor: person(actor) })
  return cannotWalk(scene, actor, way, last, said)
}

/** More spaces than any map is wide. */
const FAR = 10_000

/** Turns, free on the own turn. */
export const face = act({
  id: 'face',
  rule: 'facing',
  title: plainly('Change facing'),
  says: 'Face {it}',
  intent: 'gear',
  when: 'turn',
  params: [
    directionParam({
      suggestions: (scene: FreeHitsScene, actor) =>
        [...FACINGS.keys()].filter((facing) => facing !== scene.now.combatant.facing[actor]),
    }),
  ],
  check: (scene, { actor, to }) => (facedUnit(to) < 0 ? null : notDetected(scene, actor, facedUnit(to))),
  resolve(scene, { actor, to }) {
    if (facedUnit(to) < 0) scene.set(C.facing, actor, to, 'facing')
    else faceUnit(scene, actor, facedUnit(to))
  },
})

/** Changes how it gets about: normal, or one of the slow ways. */
export const changeMode = act({
  id: 'mode',
  rule: 'half-movement',
  title: plainly('Sneak, swim, climb, tumble, or go normally'),
  intent: 'gear',
  titledBy: 'mode',
  when: 'turn',
  params: [
    wordParam('mode', MODES, {
      label: 'how',
      suggestions: (scene: FreeHitsScene, actor) =>
        [...MODES.keys()].filter((mode) => mode !== scene.now.combatant.mode[actor]),
    }),
  ],
  check: (scene, { actor, mode }) =>
    scene.now.combatant.mode[actor] === mode
      ? refuse('half-movement', '{actor} does that already.', { actor: person(actor) })
      : null,
  resolve(scene, { actor, mode }) {
    scene.set(C.mode, actor, mode, 'half-movement')
    note.mode(scene, actor, mode)
    if (mode !== SNEAKING) return
    for (let enemy = 0; enemy < scene.combatants; enemy++) {
      if (isIn(scene, enemy) && areEnemies(scene, actor, enemy)) askDetection(scene, actor, enemy)
    }
  },
})
