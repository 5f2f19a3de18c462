import { choice, type Option, plainly, REFEREE } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import {
  ASK_TO_KEEP,
  BY_REFEREE,
  C,
  F,
  HELD_TABLE,
  KEEP,
  NO_TURN,
  NOBODY_LEFT,
  NONE,
  ONE_SIDE_LEFT,
  OVER,
} from '../tables.ts'
import { DEAD, FLED } from '../words.ts'
import { applyHeld } from './results.ts'
import { isAble } from './who.ts'

const KEEPING: readonly Option[] = [
  { value: 'end', label: plainly('combat is over') },
  { value: 'go-on', label: plainly('rounds go on') },
]

/** After each count and each round: combat is over when no two hostile combatants are able, unless rounds are kept up. */
export function checkEnd(scene: WeaponSpeedScene): void {
  const able = ableSides(scene)
  if (areAtWar(scene, able) || scene.now.fight.phase[0] === OVER) return
  const keep = scene.now.fight.keepRounds[0]
  if (keep === KEEP) return
  if (keep === ASK_TO_KEEP) {
    const prompt = plainly('No two enemies are left who can fight. Is combat over?')
    if (scene.ask(choice('combat-ends-when', REFEREE, prompt, KEEPING)) === 1) return
  }
  cite('combat-ends-when')
  const winner = able === 0 ? NONE : 31 - Math.clz32(able & -able)
  endFight(scene, able === 0 ? NOBODY_LEFT : ONE_SIDE_LEFT, winner)
}

/** The sides on which somebody is able to fight, as bits. */
function ableSides(scene: WeaponSpeedScene): number {
  const { side } = scene.now.combatant
  let able = 0
  for (let row = 0; row < scene.combatants; row++) {
    const bit = 1 << side[row]
    if ((able & bit) === 0 && isAble(scene, row)) able |= bit
  }
  return able
}

/** Whether two of the sides are hostile to each other. */
function areAtWar(scene: WeaponSpeedScene, able: number): boolean {
  const { sides } = scene.setup
  for (let side = 0; side < sides.length; side++) {
    if (((able >>> side) & 1) === 1 && (able & ~(sides[side] as { friends: number }).friends) !== 0) return true
  }
  return false
}

/** Rows in that state, in roster order. */
export function rowsIn(scene: WeaponSpeedScene, state: number): number[] {
  const rows: number[] = []
  const { state: now, present } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) if (now[row] === state && present[row] === 1) rows.push(row)
  return rows
}

/** Combat is over: initiative, declarations and turns to be made up are gone; Stress, wounds and injuries stay. */
function endFight(scene: WeaponSpeedScene, ending: number, winner: number): void {
  for (let row = 0; row < scene.combatants; row++) {
    setCells(scene, C, row, { base: 0, rolled: 0, fullDefense: 0, strainNow: 0 }, 'initiative-wiped')
    for (let cell = 0; cell < 3; cell++) scene.setCell(C.turnState, row, cell, NO_TURN, 'initiative-wiped')
  }
  while (scene.rows(HELD_TABLE) > 0) scene.close(HELD_TABLE, scene.rows(HELD_TABLE) - 1)
  setCells(scene, F, 0, { open: 0, tied: 0, turn: NONE, counted: 0 }, 'initiative-wiped')
  setCells(scene, F, 0, { phase: OVER, ending, winner, over: 1 }, 'combat-ends')
  note.end(scene, winner, ending, rowsIn(scene, FLED), rowsIn(scene, DEAD))
}

/** The referee says that combat is over; what has been done in a tie that is not over takes effect. */
export function endByReferee(scene: WeaponSpeedScene, winner: number): void {
  applyHeld(scene)
  endFight(scene, BY_REFEREE, winner)
}
