import {
  chargeOptions,
  chargePath,
  combatantParam,
  pathTo,
  type Refusal,
  refuse,
  squareName,
  xOf,
  yOf,
} from '@fray/kernel'
import { blank, type ShockCommand, squareParam, wayParam } from '../command.ts'
import { IN_HAND, READIED } from '../model.ts'
import { type Choices, prepare, resolveAttack } from '../rules/attack.ts'
import { bind, setScreening } from '../rules/bonds.ts'
import { freeHands, itemsOf } from '../rules/gear.ts'
import { IMPOSSIBLE, leaveBattlefield, wayOut } from '../rules/leaving.ts'
import { cannotAttack, threatReach } from '../rules/legal.ts'
import { cannotMove, mayEnd, moveRate, passNeighbors, spendMove, stepRefusal, walk, wayTo } from '../rules/movement.ts'
import { provoke } from '../rules/opportunity.ts'
import { around } from '../rules/places.ts'
import { screenLimit } from '../rules/screen.ts'
import { asIfAt, feetBetween, feetFrom, marksFor, reachOf } from '../rules/space.ts'
import { areEnemies, isAlive, isUp } from '../rules/who.ts'
import { cite, type ShockScene } from '../scene.ts'
import { C, DISENGAGED, ITEM } from '../tables.ts'
import { chargeParams, chargesWith, choicesOf, modeFor, weaponFor } from './fight.ts'
import { canTradeMain, combatantAction, isOwnTurn, noAttacks, noMain, noMove, type ShockAction } from './gate.ts'

cite('hold-leftovers', 'main-for-move')

/** Pays a Move Action; a held Main Action is turned into one first where none is left. */
export function payMove(scene: ShockScene, actor: number): void {
  const { moveSpent, secondMove } = scene.now.combatant
  if (moveSpent[actor] === 1 && secondMove[actor] === 0 && canTradeMain(scene, actor)) {
    scene.set(C.mainSpent, actor, 1, 'main-for-move')
    return
  }
  spendMove(scene, actor, 'move-action')
}

/** Squares to which the actor could run, in the order of the map. */
function* runSuggestions(scene: ShockScene, actor: number): Iterable<ShockCommand> {
  if (cannotMove(scene, actor) !== null) return
  const reach = reachOf(scene, actor, moveRate(scene, actor))
  const squares = Array.from(reach.squares.subarray(0, reach.count)).sort((a, b) => a - b)
  const here = scene.now.combatant.square[actor]
  for (const square of squares) {
    if (square === here || !mayEnd(scene, actor, square)) continue
    const command = blank(actor, 'run')
    command.to = square
    yield command
  }
}

const why = (scene: ShockScene, { actor, to, by }: ShockCommand): Refusal | null => {
  const way = wayTo(scene, actor, to, by, moveRate(scene, actor), 'run')
  return 'path' in way ? null : way
}

/** A Move Action: running up to the movement rate. */
export const run: ShockAction = combatantAction({
  id: 'run',
  rule: 'run',
  title: 'Run',
  when: 'turn',
  params: [squareParam('to', { label: 'where to' }), wayParam('by')],
  suggest: runSuggestions,
  check: (scene, command) =>
    cannotMove(scene, command.actor) ??
    noMove(scene, command.actor, moveRule(scene, command.actor)) ??
    why(scene, command),
  resolve(scene, { actor, to, by }) {
    const way = wayTo(scene, actor, to, by, moveRate(scene, actor), 'run')
    if (!('path' in way)) return
    payMove(scene, actor)
    scene.set(C.ran, actor, 1, 'movement-unbroken')
    if (scene.recorder !== null) scene.recorder.note({ type: 'runs', who: actor, to, feet: way.feet })
    scene.moments.announced(scene, actor, null, false)
    walk(scene, actor, way.path, true, 'run')
  },
})

cite('movement-unbroken')

/** Feet of a move that were not used are lost: a second one is refused by that rule once it has run. */
const moveRule = (scene: ShockScene, actor: number): 'move-action' | 'movement-unbroken' =>
  scene.now.combatant.ran[actor] === 1 ? 'movement-unbroken' : 'move-action'

cite('retreat', 'fled-return')

/** Runs to the nearest exit and off the battlefield. */
export const leave: ShockAction = combatantAction({
  id: 'leave',
  rule: 'retreat',
  title: 'Leave the battlefield',
  when: 'turn',
  params: [wayParam('by')],
  suggest: (_scene, actor) => [blank(actor, 'leave')],
  check(scene, { actor, by }) {
    const stopped = cannotMove(scene, actor) ?? noMove(scene, actor)
    if (stopped !== null) return stopped
    const way = wayOut(scene, actor, by)
    return way === IMPOSSIBLE
      ? refuse('run', `No exit is within ${moveRate(scene, actor)} feet of movement of ${scene.name(actor)}.`)
      : 'path' in way
        ? null
        : way
  },
  resolve(scene, { actor, by }) {
    const way = wayOut(scene, actor, by)
    if (way === IMPOSSIBLE || !('path' in way)) return
    payMove(scene, actor)
    scene.moments.announced(scene, actor, null, false)
    if (isUp(scene, actor)) leaveBattlefield(scene, actor, way.path)
  },
})

/** The Main Action is given up for another Move Action. */
export const secondMove: ShockAction = combatantAction({
  id: 'second-move',
  rule: 'main-for-move',
  title: 'Main Action for a second Move',
  when: 'turn',
  check(scene, { actor }) {
    if (!isOwnTurn(scene, actor))
      return refuse('hold-leftovers', 'A held Main Action becomes a Move when it is used as one.')
    return noMain(scene, actor)
  },
  resolve(scene, { actor }) {
    scene.set(C.mainSpent, actor, 1, 'main-for-move')
    if (scene.now.combatant.moveSpent[actor] === 1) scene.set(C.moveSpent, actor, 0, 'main-for-move')
    else scene.set(C.secondMove, actor, 1, 'main-for-move')
    if (scene.recorder !== null) scene.recorder.note({ type: 'second-move', who: actor })
  },
})

cite('disengage', 'disengage-scope')

/** Disengages from every foe that is adjacent or reaches it. */
export const disengage: ShockAction = combatantAction({
  id: 'disengage',
  rule: 'disengage',
  title: 'Disengage',
  when: 'turn',
  check(scene, { actor }) {
    const { disengage: cheaper } = scene.fighter(actor).gifts
    if (cheaper === 'free') return null
    return cheaper === 'move' ? noMove(scene, actor) : noMain(scene, actor)
  },
  resolve(scene, { actor }) {
    const { disengage: cheaper } = scene.fighter(actor).gifts
    if (cheaper === 'move') payMove(scene, actor)
    else if (cheaper === null) scene.set(C.mainSpent, actor, 1, 'disengage')
    if (scene.recorder !== null) scene.recorder.note({ type: 'disengages', who: actor })
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor)) return
    for (let row = 0; row < scene.combatants; row++) {
      if (!areEnemies(scene, actor, row) || !isAlive(scene, row)) continue
      const reach = Math.max(5, threatReach(scene, row))
      if (feetBetween(scene, row, actor) <= reach) bind(scene, DISENGAGED, actor, row, 'disengage-scope')
    }
  },
})

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
  const steps = Math.max(Math.abs(xOf(grid, to) - xOf(grid, from)), Math.abs(yOf(grid, to) - yOf(grid, from)))
  const most = moveRate(scene, actor) * 2
  let feet = 0
  const marks = marksFor(scene, actor)
  for (const square of path) feet += grid.ground[square] === 1 || ((marks[square] as number) & 4) !== 0 ? 10 : 5
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

/** A charge: Main and Move for a straight run of up to twice the rate and an attack at +2. */
export const charge: ShockAction = combatantAction({
  id: 'charge',
  rule: 'charge',
  title: 'Charge',
  when: 'turn',
  params: chargeParams,
  suggest: chargeSuggestions,
  check(scene, command) {
    const { actor, target, to } = command
    const { mainSpent, moveSpent, prone, square } = scene.now.combatant
    const name = scene.name(actor)
    if (!isOwnTurn(scene, actor)) return refuse('hold-leftovers', 'A charge cannot be held.')
    const stopped = noAttacks(scene, actor) ?? cannotMove(scene, actor)
    if (stopped !== null) return stopped
    if (mainSpent[actor] === 1 || moveSpent[actor] === 1) {
      return refuse(
        'charge',
        `A charge takes both Main and Move; ${name} has spent ${mainSpent[actor] === 1 ? 'its Main' : 'its Move'} Action.`,
      )
    }
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
    const choices = choicesOf(scene, command, weapon, mode)
    return 'reason' in choices ? choices : cannotAttackFrom(scene, command, weapon, mode)
  },
  resolve(scene, command) {
    const { actor, target } = command
    const path = chargeWay(scene, command) as readonly number[]
    const weapon = chargeWeapon(scene, command)
    scene.set(C.mainSpent, actor, 1, 'charge')
    scene.set(C.moveSpent, actor, 1, 'charge')
    scene.set(C.charged, actor, 1, 'charge-ac-from-start')
    if (scene.recorder !== null) scene.recorder.note({ type: 'charges', who: actor, target, to: command.to })
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor) || !passNeighbors(scene, actor)) return
    if (!walk(scene, actor, path, false, 'charge')) return
    const mode = modeFor(scene, actor, target, weapon, command.thrown === 1)
    if (cannotAttack(scene, actor, target, weapon, mode, command.maneuver) !== null) {
      if (scene.recorder !== null) scene.recorder.note({ type: 'void', attacker: actor, target, rule: 'target-gone' })
      return
    }
    const choices = choicesOf(scene, command, weapon, mode) as Choices
    resolveAttack(scene, prepare(scene, 'charge', actor, target, weapon, mode, choices))
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

cite('screen', 'screen-needs-skill', 'screen-aoo', 'screen-duration')

/** Moves next to an ally, if it is not there yet, and blocks attacks on it. */
export const screen: ShockAction = combatantAction({
  id: 'screen',
  rule: 'screen',
  title: 'Screen an ally',
  when: 'turn',
  params: [
    combatantParam('target', { label: 'the ally' }),
    squareParam('to', { label: 'where from', optional: true }),
    wayParam('by'),
  ],
  *suggest(scene, actor) {
    for (let row = 0; row < scene.combatants; row++) {
      if (row === actor || areEnemies(scene, actor, row) || !isAlive(scene, row)) continue
      const command = blank(actor, 'screen')
      command.target = row
      yield command
    }
  },
  check(scene, command) {
    const { actor, target } = command
    if (target === actor || areEnemies(scene, actor, target)) return refuse('screen', 'One screens an ally.')
    if (!isAlive(scene, target)) return refuse('screen', `${scene.name(target)} is dead or gone.`)
    const stopped = cannotMove(scene, actor) ?? noMove(scene, actor)
    if (stopped !== null) return stopped
    if (screenLimit(scene, actor) < 1) {
      return refuse('screen-needs-skill', `${scene.name(actor)} has no combat skill of level 1 or more.`)
    }
    const way = screenWay(scene, command)
    return 'path' in way ? null : way
  },
  resolve(scene, command) {
    const { actor, target } = command
    const way = screenWay(scene, command)
    if (!('path' in way)) return
    payMove(scene, actor)
    if (scene.recorder !== null) scene.recorder.note({ type: 'screens', who: actor, target })
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor)) return
    if (way.path.length > 0) {
      if (!passNeighbors(scene, actor)) return
      if (!walk(scene, actor, way.path, false, 'screen')) return
    }
    if (feetBetween(scene, actor, target) <= 5) setScreening(scene, actor, target, 'screen')
  },
})

/** The way to a square next to the ward: none where the screener stands there, the named one, else the cheapest. */
function screenWay(scene: ShockScene, { actor, target, to, by }: ShockCommand) {
  const rate = moveRate(scene, actor)
  if (to < 0 && feetBetween(scene, actor, target) <= 5) return { path: [], feet: 0 }
  if (to >= 0) {
    if (to === scene.now.combatant.square[actor] && feetBetween(scene, actor, target) <= 5) return { path: [], feet: 0 }
    const way = wayTo(scene, actor, to, by, rate, 'screen')
    if (!('path' in way)) return way
    if (feetFrom(scene, target, actor, to) > 5)
      return refuse('screen', `${squareName(scene.setup.grid, to)} is not next to ${scene.name(target)}.`)
    return way
  }
  const reach = reachOf(scene, actor, rate)
  const squares = Array.from(reach.squares.subarray(0, reach.count))
  let best = -1
  for (const square of squares) {
    if (!mayEnd(scene, actor, square) || feetFrom(scene, target, actor, square) > 5) continue
    const cost = reach.cost[square] as number
    if (best < 0 || cost < (reach.cost[best] as number) || (cost === reach.cost[best] && square < best)) best = square
  }
  if (best < 0)
    return refuse('screen', `No free square next to ${scene.name(target)} is within ${rate} feet of movement.`)
  return { path: pathTo(reach, best), feet: reach.cost[best] as number }
}

cite('stand-up', 'stand-up-items')

/** Rises from prone, and takes up what it dropped in its square. */
export const standUp: ShockAction = combatantAction({
  id: 'stand-up',
  rule: 'stand-up',
  title: 'Stand up',
  when: 'turn',
  check(scene, { actor }) {
    if (scene.now.combatant.prone[actor] === 0) return refuse('stand-up', `${scene.name(actor)} is on its feet.`)
    return scene.fighter(actor).gifts.standUp === 'free' ? null : noMove(scene, actor)
  },
  resolve(scene, { actor }) {
    if (scene.fighter(actor).gifts.standUp !== 'free') payMove(scene, actor)
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor) || !provoke(scene, actor)) return
    scene.set(C.prone, actor, 0, 'stand-up')
    if (scene.recorder !== null) scene.recorder.note({ type: 'stands', who: actor })
    takeUpDropped(scene, actor)
  },
})

function takeUpDropped(scene: ShockScene, actor: number): void {
  const { holder, square } = scene.now.item
  for (const item of itemsOf(scene, actor)) {
    if (holder[item] !== actor || square[item] !== scene.now.combatant.square[actor]) continue
    scene.set(ITEM.square, item, -1, 'stand-up-items')
    scene.set(
      ITEM.carried,
      item,
      freeHands(scene, actor) >= scene.kind(item).hands ? IN_HAND : READIED,
      'stand-up-items',
    )
  }
}

/** Drops prone: a Free Action on the own turn. */
export const goProne: ShockAction = combatantAction({
  id: 'go-prone',
  rule: 'go-prone',
  title: 'Go prone',
  when: 'free',
  check: (scene, { actor }) =>
    scene.now.combatant.prone[actor] === 1 ? refuse('go-prone', `${scene.name(actor)} is prone already.`) : null,
  resolve(scene, { actor }) {
    scene.set(C.prone, actor, 1, 'go-prone')
    if (scene.recorder !== null) scene.recorder.note({ type: 'goes-prone', who: actor })
  },
})
