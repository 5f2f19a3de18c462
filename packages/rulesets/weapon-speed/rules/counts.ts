import { choice, type Option, person, plainly, type Refusal, say } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C, DONE, F, HELD_TABLE, LATE, NO_TURN, NONE, OPEN, OWN, TO_COME, turnCell } from '../tables.ts'
import { FULL_DEFENSE, yardsSaid } from '../words.ts'
import { beginAction, forToll, STANDARD, stateForbids } from './acting.ts'
import { ONE_IN_TWO } from './bearing-bits.ts'
import { checkEnd } from './ending.ts'
import { strain, strainOf } from './life.ts'
import { applyHeld } from './results.ts'
import { canTakeTurn, isDown } from './who.ts'

/** Whether the turn in that cell of a row is still to come and can be taken. */
const isToCome = (scene: WeaponSpeedScene, row: number, cell: number): boolean =>
  scene.now.combatant.turnState[turnCell(row, cell)] === TO_COME && canTakeTurn(scene, row)

/** What {@link nextCount} says when no turn of the round is left. */
const NO_COUNT = 0x7fffffff

/** The lowest number at which a turn is still to come, or NO_COUNT. */
export function nextCount(scene: WeaponSpeedScene): number {
  const { turnAt, turnState } = scene.now.combatant
  const rows = scene.combatants
  let lowest = NO_COUNT
  for (let row = 0; row < rows; row++) {
    for (let at = turnCell(row, OWN); at <= turnCell(row, LATE); at++) {
      if (turnState[at] !== TO_COME || turnAt[at] >= lowest) continue
      if (canTakeTurn(scene, row)) lowest = turnAt[at]
    }
  }
  return lowest
}

/** Whether any turn of the round is still to come. */
export function turnsLeft(scene: WeaponSpeedScene): boolean {
  const { turnState } = scene.now.combatant
  const rows = scene.combatants
  for (let row = 0; row < rows; row++) {
    const isToCome = turnState[turnCell(row, OWN)] === TO_COME || turnState[turnCell(row, LATE)] === TO_COME
    if (isToCome && canTakeTurn(scene, row)) return true
  }
  return false
}

/** Whether a combatant has the first turn of the next count. */
export function isNext(scene: WeaponSpeedScene, row: number): boolean {
  const count = nextCount(scene)
  if (count === NO_COUNT) return false
  const { turnAt } = scene.now.combatant
  for (let first = 0; first <= row; first++) {
    const has = [OWN, LATE].some((cell) => isToCome(scene, first, cell) && turnAt[turnCell(first, cell)] === count)
    if (has) return first === row
  }
  return false
}

/** The next count is resolved: its turns are open, Full-Defense declared for it is in force, the first turn begins. */
export function openCount(scene: WeaponSpeedScene): void {
  const count = nextCount(scene)
  scene.set(F.count, 0, count, 'lowest-first')
  scene.set(F.counted, 0, 1, 'lowest-first')
  const { turnAt, turnState, turnKind } = scene.now.combatant
  let turns = 0
  let guards = false
  for (let row = 0; row < scene.combatants; row++) {
    for (let cell = OWN; cell <= LATE; cell++) {
      const at = turnCell(row, cell)
      if (turnState[at] !== TO_COME || turnAt[at] !== count || !canTakeTurn(scene, row)) continue
      scene.setCell(C.turnState, row, cell, OPEN, 'lowest-first')
      if (turnKind[at] === FULL_DEFENSE) guards = true
      turns++
    }
  }
  scene.set(F.open, 0, 1, 'lowest-first')
  scene.set(F.tied, 0, turns > 1 ? 1 : 0, 'ties-simultaneous')
  note.count(scene, count, count, turns)
  if (guards) guard(scene)
  beginNextTurn(scene)
}

/** Whether results wait for the combatant whose turn begins: what another did to it at this count. */
function isStruck(scene: WeaponSpeedScene, row: number): boolean {
  const { target, by } = scene.now.held
  for (let i = 0; i < scene.rows(HELD_TABLE); i++) if (target[i] === row && by[i] !== row) return true
  return false
}

/**
 * Those who declared Full-Defense for this count take it now, so that it holds against all who act at the same time.
 * `asks`: whom it costs something is asked; else, in a fight that begins within the count, it is left to their turns.
 */
export function guard(scene: WeaponSpeedScene, asks = true): void {
  for (let row = 0; row < scene.combatants; row++) {
    const { turnState, turnKind } = scene.now.combatant
    for (let cell = OWN; cell <= LATE; cell++) {
      const at = turnCell(row, cell)
      if (turnState[at] !== OPEN || turnKind[at] !== FULL_DEFENSE) continue
      if (scene.now.combatant.fullDefense[row] === 1) {
        scene.set(C.guardTaken, row, 1, 'full-defense-span')
        continue
      }
      scene.set(C.turnMoved, row, 0, 'full-defense-span')
      scene.set(C.turnActions, row, 0, 'full-defense-span')
      if (guardProblem(scene, row) !== null || !wantsToGuard(scene, row, asks)) continue
      takeGuard(scene, row)
      scene.set(C.guardTaken, row, 1, 'full-defense-span')
    }
  }
}

const guardOrNot = (scene: WeaponSpeedScene, row: number): readonly Option[] => [
  { value: 'take', label: say('take Full-Defense{toll}', { toll: forToll(scene, row) }) },
  { value: 'decline', label: plainly('do nothing of the kind') },
]

/** One whom Full-Defense costs something else than its Standard Action is asked. */
function wantsToGuard(scene: WeaponSpeedScene, row: number, asks: boolean): boolean {
  const dear = isDown(scene, row) && (strainOf(scene, row) !== null || scene.now.combatant.stabilized[row] === 0)
  const rare = (scene.now.combatant.bearing[row] & ONE_IN_TWO) !== 0
  if (!dear && !rare) return true
  if (!asks) return false
  const prompt = say('Does {who} take Full-Defense?', { who: person(row) })
  const question = choice('full-defense-span', row, prompt, guardOrNot(scene, row))
  return scene.ask({ ...question, decline: 1 }) === 0
}

/** Why Full-Defense cannot be taken, or null. */
export function guardProblem(scene: WeaponSpeedScene, row: number): Refusal | null {
  const { moved, speedNow } = scene.now.combatant
  const half = speedNow[row] >> 1
  if (moved[row] > half) {
    return refuse(
      'full-defense-half-speed',
      '{who} has moved {yards}: more than the {half} that go with Full-Defense.',
      { who: person(row), yards: yardsSaid(moved[row]), half: { number: half } },
    )
  }
  return stateForbids(scene, row)
}

/** Full-Defense is taken: a Standard Action, in force until the end of the round. */
export function takeGuard(scene: WeaponSpeedScene, row: number): void {
  const cost = beginAction(scene, row, STANDARD)
  scene.set(C.fullDefense, row, 1, 'full-defense')
  note.guards(scene, row)
  strain(scene, row, cost)
}

/** The next turn of the open count begins, in roster order; after the last the count is closed. */
function beginNextTurn(scene: WeaponSpeedScene): void {
  const order = scene.tieOrder
  const { turnState } = scene.now.combatant
  for (let i = 0; i < scene.combatants; i++) {
    const row = order === null ? i : order[i]
    for (let cell = LATE; cell >= OWN; cell--) {
      if (turnState[turnCell(row, cell)] !== OPEN) continue
      if (canTakeTurn(scene, row)) {
        beginTurn(scene, row, cell)
        return
      }
      scene.setCell(C.turnState, row, cell, DONE, 'turn-allotment')
    }
  }
  closeCount(scene)
}

function beginTurn(scene: WeaponSpeedScene, row: number, cell: number): void {
  const { guardTaken, turnKind } = scene.now.combatant
  const guarded = guardTaken[row] === 1 && turnKind[turnCell(row, cell)] === FULL_DEFENSE ? 1 : 0
  scene.set(F.turn, 0, row, 'lowest-first')
  scene.set(F.cell, 0, cell, 'lowest-first')
  scene.set(C.turnMoved, row, 0, 'turn-allotment')
  scene.set(C.turnActions, row, guarded, 'turn-allotment')
  scene.set(C.standardUsed, row, guarded, 'turn-allotment')
  scene.set(C.freeUsed, row, 0, 'turn-allotment')
  if (guarded === 1) scene.set(C.guardTaken, row, 0, 'turn-allotment')
  const second = cell === OWN && scene.now.combatant.turnState[turnCell(row, LATE)] !== NO_TURN
  note.turn(scene, { who: row, at: scene.now.fight.count[0], cell, second, struck: isStruck(scene, row) })
}

/** The turn that is on is over. */
export function endTurn(scene: WeaponSpeedScene): void {
  const row = scene.now.fight.turn[0]
  const cell = scene.now.fight.cell[0]
  scene.setCell(C.turnState, row, cell, DONE, 'turn-allotment')
  scene.set(F.turn, 0, NONE, 'lowest-first')
  note['turn-over'](scene, row)
  if (scene.now.fight.tied[0] === 1) beginNextTurn(scene)
  else closeCount(scene)
}

/** A fight that begins in the middle of a count: these turns are open. */
export function resumeCount(scene: WeaponSpeedScene, row: number, cell: number): void {
  scene.set(F.open, 0, 1, 'lowest-first')
  beginTurn(scene, row, cell)
}

/** Everybody has acted: held results are applied, then the fight may be over. */
function closeCount(scene: WeaponSpeedScene): void {
  scene.set(F.turn, 0, NONE, 'lowest-first')
  applyHeld(scene)
  if (scene.now.fight.tied[0] === 1) {
    for (let row = 0; row < scene.combatants; row++) scene.set(C.strainNow, row, 0, 'tie-held-results')
  }
  scene.set(F.open, 0, 0, 'lowest-first')
  scene.set(F.tied, 0, 0, 'ties-simultaneous')
  checkEnd(scene)
}

/** After each command: the turn of one who can do nothing more is over. */
export function skipHelpless(scene: WeaponSpeedScene): void {
  for (;;) {
    const row = scene.now.fight.turn[0]
    if (row < 0 || scene.now.fight.open[0] === 0 || canTakeTurn(scene, row)) return
    endTurn(scene)
  }
}
