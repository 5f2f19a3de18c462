import { type Refusal, refuse, wordParam } from '@fray/kernel/rules'
import {
  blank,
  directionParam,
  type FreeHitsCommand,
  PAY_MOVE,
  PAY_NONE,
  PAYMENTS,
  payParam,
  squareParam,
  wayParam,
} from '../command.ts'
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
import { cite, type FreeHitsScene } from '../scene.ts'
import { C } from '../tables.ts'
import { MODES, SNEAKING } from '../words.ts'
import { badPayment, type FreeHitsAction, priceOf, unitAction } from './gate.ts'

cite('move', 'ba-two-spaces', 'ba-spaces-alone', 'move-split', 'ma-uses', 'ba-uses', 'aa-uses')

const PER_BONUS = 2

/** Payments for spaces, the cheapest first: what is needed is tried in this order. */
const FOR_SPACES: readonly number[] = [PAY_NONE, PAY_MOVE, 3, 4, 6, 7]

/** Spaces that a payment buys the unit. */
function spacesFor(scene: FreeHitsScene, who: number, how: number): number {
  const { move, bonus } = priceOf(how)
  return move * scene.now.combatant.movementNow[who] + bonus * PER_BONUS
}

/** Spaces that the unit could walk this turn at most, with everything that it can still pay. */
export function mostSpaces(scene: FreeHitsScene, who: number): number {
  const { spaces, movementNow } = scene.now.combatant
  const move = budgetLeft(scene, who, 1) * movementNow[who]
  return spaces[who] + move + budgetLeft(scene, who, 2) * PER_BONUS
}

/** The payment for a way that costs so many spaces: the one said, else the first that is enough; -1 where none is. */
function paymentFor(scene: FreeHitsScene, who: number, cost: number, said: number): number {
  if (said >= 0) return said
  const has = scene.now.combatant.spaces[who]
  for (const how of FOR_SPACES) {
    if (canPay(scene, who, priceOf(how)) && has + spacesFor(scene, who, how) >= cost) return how
  }
  return -1
}

function buy(scene: FreeHitsScene, who: number, how: number): void {
  if (how === PAY_NONE) return
  const spaces = spacesFor(scene, who, how)
  pay(scene, who, priceOf(how), how === PAY_MOVE ? 'move' : 'ba-two-spaces')
  scene.set(C.spaces, who, scene.now.combatant.spaces[who] + spaces, 'move')
  note['buys-spaces'](scene, who, spaces, PAYMENTS[how] ?? '')
}

/** Why the payment for movement is wrong, or null. */
const badBuying = (scene: FreeHitsScene, who: number, how: number): Refusal | null =>
  badPayment(scene, who, how, FOR_SPACES, 'Movement')

cite('slow-movement-counting', 'half-movement', 'prone')

/** Why the way cannot be walked with the spaces that there are and those that are bought, or null. */
function cannotWalk(scene: FreeHitsScene, who: number, way: Way, more: number, said: number): Refusal | null {
  if (!('path' in way)) return way
  const cost = way.cost + more
  const how = paymentFor(scene, who, cost, said)
  if (how >= 0) {
    const bad = badBuying(scene, who, how)
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
          `Each step costs ${scene.name(who)} ${pace} spaces: ${cost} are needed, and there are ${most}.`,
        )
      : null
  return slow ?? refuse('move', `That takes ${cost} spaces; ${scene.name(who)} has ${most}.`)
}

const destination = ({ to, by }: FreeHitsCommand): number => (to >= 0 ? to : (by[by.length - 1] ?? -1))

/** Spaces at hand for a command: what it says, or all that could be bought. */
const atHand = (scene: FreeHitsScene, { actor, pay: said }: FreeHitsCommand): number =>
  said < 0 ? mostSpaces(scene, actor) : scene.now.combatant.spaces[actor] + spacesFor(scene, actor, said)

const wayOfMove = (scene: FreeHitsScene, command: FreeHitsCommand): Way => {
  const to = destination(command)
  if (to < 0) return refuse('move', 'Say where to go.')
  return wayTo(scene, command.actor, to, command.by, atHand(scene, command))
}

/**
 * Pays for the way and goes. Where the squares were not named it is a way that causes the fewest free hits, of those that
 * the same payment buys: nothing is spent on a detour that the shortest way does not need.
 */
function go(scene: FreeHitsScene, { actor, by, pay: said }: FreeHitsCommand, way: Walkable, goal: Goal): void {
  const last = goal.off ? stepOffCost(scene, actor) : 0
  buy(scene, actor, paymentFor(scene, actor, way.cost + last, said))
  const spaces = scene.now.combatant.spaces[actor] - last
  const { path } = by.length > 0 ? way : leastProvoking(scene, actor, way, goal, spaces)
  walk(scene, actor, path, goal.off)
}

/** Squares to which the actor could walk, in the order of the map. */
function* moveSuggestions(scene: FreeHitsScene, actor: number): Iterable<FreeHitsCommand> {
  if (cannotMove(scene, actor) !== null) return
  const spaces = mostSpaces(scene, actor)
  const reach = reachWith(scene, actor, spaces)
  const squares = Array.from(reach.squares.subarray(0, reach.count)).sort((a, b) => a - b)
  const here = scene.now.combatant.square[actor]
  const size = scene.now.combatant.footprint[actor]
  for (const square of squares) {
    if (square === here || costOn(scene, actor, reach, square) > spaces || !seemsFree(scene, square, size, actor))
      continue
    const command = blank(actor, 'move')
    command.to = square
    yield command
  }
}

/** Walks, with spaces bought before or as it goes. */
export const move: FreeHitsAction = unitAction({
  id: 'move',
  rule: 'move',
  title: 'Move',
  when: 'turn',
  params: [squareParam('to', { label: 'where to', optional: true }), wayParam('by'), payParam],
  suggest: moveSuggestions,
  check: (scene, command) =>
    (command.pay >= 0 ? badBuying(scene, command.actor, command.pay) : null) ??
    cannotMove(scene, command.actor) ??
    cannotWalk(scene, command.actor, wayOfMove(scene, command), 0, command.pay),
  resolve(scene, command) {
    const way = wayOfMove(scene, command)
    const to = destination(command)
    if (!('path' in way)) return
    go(scene, command, way, {
      off: false,
      isAt: (square) => square === to,
      far: (square) => spacesApart(scene, square, to),
    })
  },
})

/** Buys spaces without walking yet. */
export const buySpaces: FreeHitsAction = unitAction({
  id: 'buy-spaces',
  rule: 'move',
  title: 'Buy movement',
  when: 'turn',
  params: [{ ...payParam, optional: false }],
  *suggest(_scene, actor) {
    for (const how of FOR_SPACES) {
      if (how === PAY_NONE) continue
      const command = blank(actor, 'buy-spaces')
      command.pay = how
      yield command
    }
  },
  check: (scene, { actor, pay: how }) =>
    how === PAY_NONE ? refuse('move', 'Say what pays for the spaces.') : badBuying(scene, actor, how),
  resolve: (scene, { actor, pay: how }) => buy(scene, actor, how),
})

cite('flee')

const stepOffCost = (scene: FreeHitsScene, who: number): number => paceOf(scene, who)

/** Walks to an exit, the nearest unless another within the same spaces causes fewer free hits, and steps off the battlefield. */
export const leave: FreeHitsAction = unitAction({
  id: 'leave',
  rule: 'flee',
  title: 'Flee from the battlefield',
  when: 'turn',
  params: [wayParam('by'), payParam],
  check(scene, command) {
    const { actor, by, pay: said } = command
    const bad = (said >= 0 ? badBuying(scene, actor, said) : null) ?? cannotMove(scene, actor)
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
    if (way === null || !('path' in way)) return
    note['makes-off'](scene, actor)
    const size = scene.now.combatant.footprint[actor]
    go(scene, command, way, { off: true, isAt: (square) => isExit(scene, square, size), far: () => 0 })
  },
})

/** Why no exit is near enough: too few spaces, or no exit at all. */
function noWayOut(scene: FreeHitsScene, { actor, by, pay: said }: FreeHitsCommand, last: number): Refusal | null {
  const way = wayOut(scene, actor, by, FAR)
  if (way === null) return refuse('flee', `There is no way off the battlefield for ${scene.name(actor)}.`)
  return cannotWalk(scene, actor, way, last, said)
}

/** More spaces than any map is wide. */
const FAR = 10_000

cite('facing')

/** Turns, free on the own turn. */
export const face: FreeHitsAction = unitAction({
  id: 'face',
  rule: 'facing',
  title: 'Turn',
  when: 'turn',
  params: [directionParam],
  *suggest(scene, actor) {
    for (let i = 0; i < 8; i++) {
      if (scene.now.combatant.facing[actor] === i) continue
      const command = blank(actor, 'face')
      command.to = i
      yield command
    }
  },
  check: (scene, { actor, to }) => (to < 8 ? null : notDetected(scene, actor, to - 8)),
  resolve(scene, { actor, to }) {
    if (to < 8) scene.set(C.facing, actor, to, 'facing')
    else faceUnit(scene, actor, to - 8)
  },
})

cite('detection', 'feat-maneuverer')

/** Changes how it gets about: normal, or one of the slow ways. */
export const changeMode: FreeHitsAction = unitAction({
  id: 'mode',
  rule: 'half-movement',
  title: 'Sneak, swim, climb, tumble, or go normally',
  when: 'turn',
  params: [wordParam('mode', MODES, { label: 'how' })],
  *suggest(scene, actor) {
    for (let i = 0; i < MODES.length; i++) {
      if (scene.now.combatant.mode[actor] === i) continue
      const command = blank(actor, 'mode')
      command.mode = i
      yield command
    }
  },
  check: (scene, command) =>
    scene.now.combatant.mode[command.actor] === command.mode
      ? refuse('half-movement', `${scene.name(command.actor)} does that already.`)
      : null,
  resolve(scene, command) {
    const { actor } = command
    scene.set(C.mode, actor, command.mode as number, 'half-movement')
    note.mode(scene, actor, command.mode as number)
    if (command.mode !== SNEAKING) return
    for (let enemy = 0; enemy < scene.combatants; enemy++) {
      if (isIn(scene, enemy) && areEnemies(scene, actor, enemy)) askDetection(scene, actor, enemy)
    }
  },
})
