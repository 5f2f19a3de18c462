import {
  bodySquares,
  combatantParam,
  combatantsParam,
  flagParam,
  isRefusal,
  overrideAction,
  type Pool,
  REFEREE,
  type Refusal,
  refuse,
  rowOfName,
  sideParam,
  squareName,
  standProblem,
  textParam,
  valueParam,
  wordParam,
} from '@fray/kernel/rules'
import { readSquare, type ShockCommand, squareParam } from '../command.ts'
import { note } from '../events.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { tidyBonds } from '../rules/bonds.ts'
import { noteDamage } from '../rules/damage.ts'
import { endByReferee, isDecided } from '../rules/ending.ts'
import { admit } from '../rules/entering.ts'
import { endAim } from '../rules/execution.ts'
import { goAway } from '../rules/leaving.ts'
import { retreat } from '../rules/morale.ts'
import { place } from '../rules/places.ts'
import { endSideTurn } from '../rules/turns.ts'
import { isAlive, isHere } from '../rules/who.ts'
import { fall, fallAtZero, heal, loseHitPoints, stopEverything } from '../rules/wounds.ts'
import { cite, type ShockScene } from '../scene.ts'
import { C, F, OVER, SETUP, SIDES } from '../tables.ts'
import { FLED, STATES, UNSEEN, UP } from '../words.ts'
import { notOver, refereeAction, type ShockAction } from './gate.ts'

cite('side-turn', 'decision-windows')

/** The side whose turn it is has done. */
export const endSide: ShockAction = refereeAction({
  id: 'end-side',
  rule: 'side-turn',
  title: "End the side's turn",
  check: (scene) =>
    notOver(scene) ??
    (scene.now.fight.phase[0] === SETUP ? refuse('initiative-roll', 'Combat has not begun yet.') : null),
  resolve(scene) {
    scene.moments.done(scene, -1)
    if (!isDecided(scene)) endSideTurn(scene)
  },
})

cite('mod-unseen-located', 'mod-unseen-unlocated')

/** How well its enemies know where a combatant is. */
export const unseen: ShockAction = refereeAction({
  id: 'unseen',
  rule: 'mod-unseen-located',
  title: 'Seen, located or unlocated',
  params: [
    combatantParam('target', { label: 'who' }),
    wordParam('how', UNSEEN, { label: 'seen, located or unlocated' }),
  ],
  suggest: () => [],
  check: (scene) => notOver(scene),
  resolve: (scene, command) => scene.set(C.unseen, command.target, command.how, 'mod-unseen-located'),
})

cite('execution-spoiled')

/** A disturbance spoils an aim. */
export const disturb: ShockAction = refereeAction({
  id: 'disturb',
  rule: 'execution-spoiled',
  title: 'A disturbance spoils an aim',
  params: [combatantParam('target', { label: 'whose aim' })],
  suggest: () => [],
  check: (scene) => notOver(scene),
  resolve(scene, { target }) {
    endAim(scene, target)
    note.disturbed(scene, target)
  },
})

/** Somebody is no longer unsuspecting. */
export const suspect: ShockAction = refereeAction({
  id: 'suspect',
  rule: 'execution-target',
  title: 'Somebody suspects danger',
  params: [combatantParam('target', { label: 'who' })],
  suggest: () => [],
  check: (scene) => notOver(scene),
  resolve: (scene, { target }) => scene.set(C.unsuspecting, target, 0, 'execution-target'),
})

cite('retreat')

/** Those named retreat. */
export const retreatAction: ShockAction = refereeAction({
  id: 'retreat',
  rule: 'retreat',
  title: 'Somebody retreats',
  params: [combatantsParam('targets', { label: 'who' })],
  suggest: () => [],
  check: (scene) => notOver(scene),
  resolve(scene, { targets }) {
    for (const row of targets) retreat(scene, row, 'retreat')
  },
})

const isAmount = (scene: ShockScene, raw: unknown): Refusal | null => {
  if (raw === null || raw === undefined) return null
  const read = scene.setup.readAmount(raw)
  return 'reason' in read ? read : null
}

cite('improvised-action', 'hit-points')

/** Something at the table hurts, heals, knocks down or moves a combatant: a fall, a trap, an outcome. */
export const effect: ShockAction = refereeAction({
  id: 'effect',
  rule: 'improvised-action',
  title: 'Something hurts, heals or moves',
  params: [
    combatantParam('target', { label: 'whom' }),
    valueParam('damage', { label: 'damage', optional: true }),
    valueParam('heal', { label: 'healing', optional: true }),
    flagParam('prone', 'yes to knock it down'),
    squareParam('move', { label: 'where it is moved', optional: true }),
    textParam('because', { label: 'what it is', optional: true }),
  ],
  suggest: () => [],
  check: (scene, command) =>
    notOver(scene) ??
    (isHere(scene, command.target) ? null : refuse('fled-return', `${scene.name(command.target)} has left.`)) ??
    isAmount(scene, command.damage) ??
    isAmount(scene, command.heal) ??
    cannotPut(scene, command.target, command.move, scene.now.combatant.footprint[command.target]),
  resolve(scene, command) {
    const { target, because } = command
    const name = because === '' ? 'an effect' : because
    if (command.damage !== null && command.damage !== undefined && isAlive(scene, target)) {
      const pool = scene.setup.readAmount(command.damage) as Pool
      const tally = scene.tally()
      scene.roll(pool, REFEREE, 'improvised-action', name, tally)
      noteDamage(scene, REFEREE, target, tally, 'improvised-action', name)
      loseHitPoints(scene, target, tally.total, 'improvised-action')
    }
    if (command.heal !== null && command.heal !== undefined) {
      const pool = scene.setup.readAmount(command.heal) as Pool
      const rolled = scene.roll(pool, REFEREE, 'improvised-action', name)
      const amount = heal(scene, target, rolled, 'improvised-action')
      note.heal(scene, target, amount, name)
    }
    if (command.prone === 1) scene.set(C.prone, target, 1, 'improvised-action')
    const to = command.move
    if (to >= 0) {
      place(scene, target, to, 'improvised-action')
      note.moved(scene, target, to)
    }
  },
})

/** Why the combatant cannot be put on the square, or null: nobody can stand there, or somebody else does. */
function cannotPut(scene: ShockScene, target: number, to: number, size: number): Refusal | null {
  if (to < 0) return null
  const { grid } = scene.setup
  const name = squareName(grid, to)
  const problem = standProblem(grid, scene.now.fight.openDoors[0], to, size)
  if (problem === 'off-map') return refuse('large-occupant', `There is not room enough on the map at ${name}.`)
  if (problem !== null) return refuse('impassable-square', `Nobody can stand on ${name}.`)
  const covered = bodySquares(grid, to, size)
  const { square, footprint } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (row === target || !isAlive(scene, row)) continue
    if (bodySquares(grid, square[row], footprint[row]).some((one) => covered.includes(one))) {
      return refuse('end-in-free-square', `${scene.name(row)} is on ${name}.`)
    }
  }
  return null
}

/** A combatant joins in mid-fight. */
export const join: ShockAction = refereeAction({
  id: 'join',
  rule: 'sides-and-party',
  title: 'A combatant joins',
  params: [
    textParam('name', { label: 'its name' }),
    valueParam('combatant', { label: 'its data, as in an encounter file' }),
    sideParam('side', true),
  ],
  suggest: () => [],
  check(scene, command) {
    const why = notOver(scene)
    if (why !== null) return why
    if (rowOfName(scene as never, command.name) >= 0) {
      return refuse('bad-value', `There is a "${command.name}" already: give the newcomer another name.`)
    }
    const read = scene.setup.readEntrant(command.name, command.combatant, command.side)
    if (isRefusal(read)) return read
    return cannotPut(scene, -1, read.square, read.footprint)
  },
  resolve(scene, command) {
    const entrant = scene.setup.readEntrant(command.name, command.combatant, command.side) as Entrant
    const row = admit(scene, entrant, 'sides-and-party')
    const side = scene.now.combatant.side[row]
    scene.set(SIDES.strength, side, scene.now.side.strength[side] + 1, 'morale-group')
  },
})

/** A combatant is taken off the battlefield. */
export const remove: ShockAction = refereeAction({
  id: 'remove',
  rule: 'combat-end',
  title: 'A combatant is taken away',
  params: [combatantParam('target', { label: 'whom' })],
  suggest: () => [],
  check: (scene, { target }) =>
    notOver(scene) ??
    (isAlive(scene, target) ? null : refuse('retreat', `${scene.name(target)} is dead, or has left already.`)),
  resolve: (scene, { target }) => goAway(scene, target),
})

/** Combat is over. */
export const endCombat: ShockAction = refereeAction({
  id: 'end-combat',
  rule: 'combat-end',
  title: 'End the combat',
  check: (scene) => notOver(scene) ?? (scene.now.fight.phase[0] === OVER ? refuse('combat-end', 'It is over.') : null),
  resolve: (scene) => endByReferee(scene),
})

/** After an override: hit points, states and bonds agree again. One who has hit points is up. */
function afterOverride(scene: ShockScene): void {
  const { hp, hpMax, state, square } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (hp[row] > hpMax[row]) scene.set(C.hp, row, hpMax[row], 'override')
    if (square[row] < 0) scene.set(C.square, row, 0, 'override')
    if (state[row] === FLED) stopEverything(scene, row, 'override')
    else if (hp[row] === 0 && state[row] === UP) fallAtZero(scene, row, false)
    else if (hp[row] > 0 && state[row] !== UP) scene.set(C.state, row, UP, 'override')
  }
  scene.set(
    F.holds,
    0,
    Array.from({ length: scene.combatants }, (_, row) => row).filter((row) => scene.now.combatant.grappling[row] >= 0)
      .length,
    'override',
  )
  scene.set(
    F.screens,
    0,
    Array.from({ length: scene.combatants }, (_, row) => row).filter((row) => scene.now.combatant.screening[row] >= 0)
      .length,
    'override',
  )
  scene.set(F.swapped, 0, 1, 'override')
  tidyBonds(scene)
}

const setting = overrideAction<ShockScene, ShockCommand>(
  afterOverride,
  (scene, path) => {
    const found = /^(.*)\.(at|ac)$/.exec(path)
    if (found === null) return null
    const row = rowOfName(scene as never, found[1])
    if (row < 0) return null
    return { column: found[2] === 'at' ? C.square : C.acBase, row, cell: 0 }
  },
  (scene, column, raw) => (column === C.square ? readSquare(scene, raw) : null),
)

/** Any value; squares are written as `3,4`. Who is said to be down has no hit points, who is said to be up has one. */
export const override: ShockAction = {
  ...setting,
  price: () => 'wish',
  resolve(scene, command) {
    const found = /^(.*)\.state$/i.exec(String(command.path))
    const row = found === null ? -1 : rowOfName(scene as never, found[1])
    const state = row < 0 ? -1 : STATES.indexOf(String(command.to) as (typeof STATES)[number])
    if (state > UP && state < FLED) fall(scene, row, state, 'override')
    if (state === UP && scene.now.combatant.hp[row] === 0) scene.set(C.hp, row, 1, 'override')
    setting.resolve(scene, command)
  },
}
