import {
  combatantParam,
  combatantsParam,
  isRefusal,
  overrideAction,
  type Pool,
  REFEREE,
  type Refusal,
  refuse,
  rowOfName,
  squareName,
  textParam,
  valueParam,
  wordParam,
} from '@fray/kernel'
import { flagParam, readSquare, type ShockCommand, sideParam, squareParam } from '../command.ts'
import { type Entrant, FLED, UNSEEN } from '../model.ts'
import { tidyBonds } from '../rules/bonds.ts'
import { noteDamage } from '../rules/damage.ts'
import { endByReferee } from '../rules/ending.ts'
import { admit } from '../rules/entering.ts'
import { endAim } from '../rules/execution.ts'
import { goAway } from '../rules/leaving.ts'
import { retreat } from '../rules/morale.ts'
import { place } from '../rules/places.ts'
import { endSideTurn } from '../rules/turns.ts'
import { isAlive, isHere } from '../rules/who.ts'
import { heal, loseHitPoints, stopEverything } from '../rules/wounds.ts'
import { cite, type ShockScene } from '../scene.ts'
import { C, F, OVER, SETUP, SIDES } from '../tables.ts'
import { notOver, refereeAction, type ShockAction } from './gate.ts'

cite('side-turn')

/** The side whose turn it is has done. */
export const endSide: ShockAction = refereeAction({
  id: 'end-side',
  rule: 'side-turn',
  title: "End the side's turn",
  check: (scene) =>
    notOver(scene) ??
    (scene.now.fight.phase[0] === SETUP ? refuse('initiative-roll', 'Combat has not begun yet.') : null),
  resolve: (scene) => endSideTurn(scene),
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
  resolve: (scene, command) => scene.set(C.unseen, command.target, command.how as number, 'mod-unseen-located'),
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
    if (scene.recorder !== null) scene.recorder.note({ type: 'disturbed', who: target })
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
    notOver(scene) ?? isAmount(scene, command.damage) ?? isAmount(scene, command.heal) ?? cannotPut(scene, command),
  resolve(scene, command) {
    const { target, because } = command
    const name = because === '' ? 'an effect' : because
    if (command.damage !== null && command.damage !== undefined && isAlive(scene, target)) {
      const pool = scene.setup.readAmount(command.damage) as Pool
      const tally = scene.tally()
      if (pool.sides.length > 0) scene.pool(pool, REFEREE, 'improvised-action', name, tally)
      if (pool.bonus !== 0) tally.add(pool.bonus, 'improvised-action', name)
      noteDamage(scene, REFEREE, target, tally, 'improvised-action', name)
      loseHitPoints(scene, target, tally.total, 'improvised-action')
    }
    if (command.heal !== null && command.heal !== undefined) {
      const pool = scene.setup.readAmount(command.heal) as Pool
      const rolled = pool.sides.length > 0 ? scene.pool(pool, REFEREE, 'improvised-action', name) : 0
      const amount = heal(scene, target, rolled + pool.bonus, 'improvised-action')
      if (scene.recorder !== null) scene.recorder.note({ type: 'heal', target, amount, by: name })
    }
    if (command.prone === 1) scene.set(C.prone, target, 1, 'improvised-action')
    const to = command.move as number
    if (to >= 0) {
      place(scene, target, to, 'improvised-action')
      if (scene.recorder !== null) scene.recorder.note({ type: 'moved', who: target, to })
    }
  },
})

/** Why the combatant cannot be put on the square, or null: somebody else stands there. */
function cannotPut(scene: ShockScene, { target, move }: ShockCommand): Refusal | null {
  const to = move as number
  if (to < 0) return null
  for (let row = 0; row < scene.combatants; row++) {
    if (row !== target && isAlive(scene, row) && scene.now.combatant.square[row] === to) {
      return refuse('end-in-free-square', `${scene.name(row)} is on ${squareName(scene.setup.grid, to)}.`)
    }
  }
  return null
}

const text = (value: unknown): string => String(value)

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
    if (rowOfName(scene as never, text(command.name)) >= 0) {
      return refuse('bad-value', `There is a "${text(command.name)}" already: give the newcomer another name.`)
    }
    const read = scene.setup.readEntrant(text(command.name), command.combatant, command.side as number)
    if (isRefusal(read)) return read
    return cannotPut(scene, { ...command, target: -1, move: read.square })
  },
  resolve(scene, command) {
    const entrant = scene.setup.readEntrant(text(command.name), command.combatant, command.side as number) as Entrant
    const row = admit(scene, entrant, 'sides-and-party')
    const side = scene.now.combatant.side[row] as number
    scene.set(SIDES.strength, side, (scene.now.side.strength[side] as number) + 1, 'morale-group')
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
    notOver(scene) ?? (isHere(scene, target) ? null : refuse('retreat', `${scene.name(target)} has left already.`)),
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

/** After an override: hit points, states and bonds agree again. */
export function afterOverride(scene: ShockScene): void {
  const { hp, hpMax, state, square } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if ((hp[row] as number) > (hpMax[row] as number)) scene.set(C.hp, row, hpMax[row] as number, 'override')
    if (state[row] !== 0) stopEverything(scene, row, 'override')
    if (state[row] === FLED || (square[row] as number) >= 0) continue
    scene.set(C.square, row, 0, 'override')
  }
  scene.set(
    F.holds,
    0,
    Array.from({ length: scene.combatants }, (_, row) => row).filter(
      (row) => (scene.now.combatant.grappling[row] as number) >= 0,
    ).length,
    'override',
  )
  scene.set(
    F.screens,
    0,
    Array.from({ length: scene.combatants }, (_, row) => row).filter(
      (row) => (scene.now.combatant.screening[row] as number) >= 0,
    ).length,
    'override',
  )
  scene.set(F.swapped, 0, 1, 'override')
  tidyBonds(scene)
}

/** Any value; squares are written as `3,4`. */
export const override: ShockAction = overrideAction<ShockScene, ShockCommand>(
  afterOverride,
  (scene, path) => {
    const found = /^(.*)\.(at|ac)$/.exec(path)
    if (found === null) return null
    const row = rowOfName(scene as never, found[1] as string)
    if (row < 0) return null
    return { column: found[2] === 'at' ? C.square : C.acBase, row, cell: 0 }
  },
  (scene, column, raw) => (column === C.square ? readSquare(scene, raw) : null),
)
