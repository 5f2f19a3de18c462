import {
  bodySquares,
  type Command,
  combatantParam,
  combatantsParam,
  flagParam,
  person,
  plainly,
  REFEREE,
  type Refusal,
  rowOfName,
  say,
  sideParam,
  squareName,
  standProblem,
  textParam,
  type Who,
  wordParam,
} from '@fray/kernel/rules'
import { readSquare, squareParam } from '../../on-grid/params.ts'
import { amountOf, amountParam, rollAmount } from '../../referee/amounts.ts'
import { keepToMost } from '../../referee/bounds.ts'
import { withPlace } from '../../referee/placing.ts'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { tidyBonds } from '../rules/bonds.ts'
import { endByReferee, isDecided } from '../rules/ending.ts'
import { admit } from '../rules/entering.ts'
import { goAway } from '../rules/leaving.ts'
import { retreat } from '../rules/morale.ts'
import { place } from '../rules/places.ts'
import { endSideTurn } from '../rules/turns.ts'
import { isAlive, isHere } from '../rules/who.ts'
import { deal, fall, fallAtZero, heal, spoilAim, stopEverything } from '../rules/wounds.ts'
import type { ShockScene } from '../scene.ts'
import { C, F, NONE, SETUP, SIDES } from '../tables.ts'
import { FLED, STATES, UNSEEN, UP } from '../words.ts'
import { order, referee } from './define.ts'
import { notOver } from './gate.ts'

/** The side whose turn it is has done. */
export const endSide = order({
  id: 'end-side',
  rule: 'side-turn',
  title: plainly("End the side's turn"),
  check: (scene) =>
    notOver(scene) ??
    (scene.now.fight.phase[0] === SETUP ? refuse('initiative-roll', 'Combat has not begun yet.') : null),
  resolve(scene) {
    scene.moments.done(scene, -1)
    if (!isDecided(scene)) endSideTurn(scene)
  },
})

/** How well its enemies know where a combatant is. */
export const unseen = order({
  id: 'unseen',
  rule: 'mod-unseen-located',
  title: plainly('Seen, located or unlocated'),
  params: [
    combatantParam('target', { label: 'who' }),
    wordParam('how', UNSEEN, { label: 'seen, located or unlocated' }),
  ],
  check: notOver,
  resolve: (scene, command) => scene.set(C.unseen, command.target, command.how, 'mod-unseen-located'),
})

/** A disturbance spoils an aim. */
export const disturb = order({
  id: 'disturb',
  rule: 'execution-spoiled',
  title: plainly('A disturbance spoils an aim'),
  params: [combatantParam('target', { label: 'whose aim' })],
  check: notOver,
  resolve(scene, { target }) {
    spoilAim(scene, target)
    note.disturbed(scene, target)
  },
})

/** Somebody is no longer unsuspecting. */
export const suspect = order({
  id: 'suspect',
  rule: 'execution-target',
  title: plainly('Somebody suspects danger'),
  params: [combatantParam('target', { label: 'who' })],
  check: notOver,
  resolve(scene, { target }) {
    scene.set(C.unsuspecting, target, 0, 'execution-target')
    note.suspects(scene, target)
  },
})

/** Those named retreat. */
export const retreatAction = order({
  id: 'retreat',
  rule: 'retreat',
  title: plainly('Somebody retreats'),
  params: [combatantsParam('targets', { label: 'who' })],
  check: notOver,
  resolve(scene, { targets }) {
    for (const row of targets) retreat(scene, row, 'retreat')
  },
})

/** Something at the table hurts, heals, knocks down or moves a combatant: a fall, a trap, an outcome. */
export const effect = referee.effect({
  rule: 'improvised-action',
  title: plainly('Something hurts, heals or moves'),
  notHere: (scene, target) =>
    isHere(scene, target) ? null : refuse('fled-return', '{target} has left.', { target: person(target) }),
  params: [
    amountParam('damage', { label: 'damage', optional: true }),
    amountParam('heal', { label: 'healing', optional: true }),
    flagParam('prone', 'yes to knock them down'),
    squareParam('move', { label: 'where they are moved', optional: true }),
    textParam('because', { label: 'what it is', optional: true }),
  ],
  refuses: (scene, { target, move }) => cannotPut(scene, target, move, scene.now.combatant.footprint[target]),
  resolve(scene, { target, damage, heal: healing, prone, move, because }) {
    const by = because === '' ? plainly('an effect') : say('{because}', { because: { said: because } })
    const hurts = amountOf(damage)
    if (hurts !== null && isAlive(scene, target)) {
      const tally = rollAmount(scene, hurts, REFEREE, 'improvised-action', by)
      deal(scene, REFEREE, target, tally, { rule: 'improvised-action', by })
    }
    const heals = amountOf(healing)
    if (heals !== null) {
      const { total } = rollAmount(scene, heals, REFEREE, 'improvised-action', by)
      heal(scene, target, total, by, 'improvised-action')
    }
    if (prone === 1) {
      scene.set(C.prone, target, 1, 'improvised-action')
      note.knocked(scene, target, by)
    }
    if (move >= 0) {
      place(scene, target, move, 'improvised-action')
      note.moved(scene, target, move)
    }
  },
})

/** Why the combatant cannot be put on the square, or null: nobody can stand there, or somebody else does. */
function cannotPut(scene: ShockScene, target: Who, to: number, size: number): Refusal | null {
  if (to < 0) return null
  const { grid } = scene.setup
  const name = squareName(grid, to)
  const problem = standProblem(grid, scene.now.fight.openDoors[0], to, size)
  if (problem === 'off-map')
    return refuse('large-occupant', 'There is not room enough on the map at {square}.', { square: { thing: name } })
  if (problem !== null) return refuse('impassable-square', 'Nobody can stand on {square}.', { square: { thing: name } })
  const covered = bodySquares(grid, to, size)
  const { square, footprint } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (row === target || !isAlive(scene, row)) continue
    if (bodySquares(grid, square[row], footprint[row]).some((one) => covered.includes(one))) {
      return refuse('end-in-free-square', '{who} is on {square}.', { who: person(row), square: { thing: name } })
    }
  }
  return null
}

/** A combatant joins in mid-fight. */
export const join = referee.join({
  rule: 'sides-and-party',
  title: plainly('A combatant joins'),
  params: [sideParam('side', true), squareParam('at', { label: 'where', optional: true })],
  read: (scene, { name, combatant, side, at }) =>
    scene.setup.readEntrant(name, at < 0 ? combatant : withPlace(combatant, squareName(scene.setup.grid, at)), side),
  refuses: (scene, { square, footprint }) => cannotPut(scene, NONE, square, footprint),
  enters(scene, entrant: Entrant) {
    const row = admit(scene, entrant, 'sides-and-party')
    const side = scene.now.combatant.side[row]
    scene.set(SIDES.strength, side, scene.now.side.strength[side] + 1, 'morale-group')
  },
})

/** A combatant is taken off the battlefield. */
export const remove = referee.remove({
  rule: 'combat-end',
  title: plainly('A combatant is taken away'),
  notHere: (scene, target) =>
    isAlive(scene, target)
      ? null
      : refuse('retreat', '{target} is dead, or has left already.', { target: person(target) }),
  goes: goAway,
})

/** Combat is over. */
export const endCombat = referee.endCombat({
  rule: 'combat-end',
  title: plainly('End the combat'),
  resolve: endByReferee,
})

/** After an override: hit points, states and bonds agree again. One who has hit points is up. */
function afterOverride(scene: ShockScene): void {
  keepToMost(scene, C.hp, C.hpMax)
  const { hp, state, square, grappling, screening } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (square[row] < 0) scene.set(C.square, row, 0, 'override')
    if (state[row] === FLED) stopEverything(scene, row, 'override')
    else if (hp[row] === 0 && state[row] === UP) fallAtZero(scene, row, false)
    else if (hp[row] > 0 && state[row] !== UP) scene.set(C.state, row, UP, 'override')
  }
  scene.set(F.holds, 0, scene.rowsWhere((row) => grappling[row] >= 0).length, 'override')
  scene.set(F.screens, 0, scene.rowsWhere((row) => screening[row] >= 0).length, 'override')
  scene.set(F.swapped, 0, 1, 'override')
  tidyBonds(scene)
}

/** The combatant whose value the path names, where it is that one; -1 elsewhere. */
const whose = (scene: ShockScene, path: string, value: string): number =>
  path.toLowerCase().endsWith(`.${value}`) ? rowOfName(scene, path.slice(0, -value.length - 1)) : -1

const setting = referee.override({
  after: afterOverride,
  find(scene, path) {
    const at = whose(scene, path, 'at')
    if (at >= 0) return { column: C.square, row: at, cell: 0 }
    const ac = whose(scene, path, 'ac')
    return ac < 0 ? null : { column: C.acBase, row: ac, cell: 0 }
  },
  read: (scene, column, raw) => (column === C.square ? readSquare(scene, raw) : null),
})

/** Any value; squares are written as `3,4`. Who is said to be down has no hit points, who is said to be up has one. */
export const override = {
  ...setting,
  resolve(scene: ShockScene, command: Command) {
    const { path, to } = command as Command & { readonly path: string; readonly to: unknown }
    const row = whose(scene, path, 'state')
    const state = row < 0 ? -1 : STATES.indexOf(String(to) as (typeof STATES)[number])
    if (state > UP && state < FLED) fall(scene, row, state, 'override')
    if (state === UP && scene.now.combatant.hp[row] === 0) scene.set(C.hp, row, 1, 'override')
    setting.resolve(scene, command)
  },
}
