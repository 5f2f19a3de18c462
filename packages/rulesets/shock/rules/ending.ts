import { choice, concerning, type Option, plainly, REFEREE } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { ShockScene } from '../scene.ts'
import { BY_REFEREE, CHASE, F, NOBODY_LEFT, NONE, ONE_SIDE_LEFT, OVER, SETUP } from '../tables.ts'
import { DEAD, FLED, UP } from '../words.ts'

const CHASES: readonly Option[] = [
  { value: 'no', label: plainly('no, they get away') },
  { value: 'yes', label: plainly('yes, a chase begins') },
]

/** Several sides still have members here that are able to act. */
const SEVERAL = -2

/** The one side that still has members here that are able to act; NONE, or {@link SEVERAL}. */
function onlySide(scene: ShockScene): number {
  const { side, state } = scene.now.combatant
  let only = NONE
  for (let row = 0; row < scene.combatants; row++) {
    if (state[row] !== UP) continue
    if (only === NONE) only = side[row]
    else if (only !== side[row]) return SEVERAL
  }
  return only
}

/** Whether combat is over, or will be once the present command is done. */
export const isDecided = (scene: ShockScene): boolean =>
  scene.now.fight.phase[0] === OVER || onlySide(scene) !== SEVERAL

/** After each command, and as a fight is taken up midway: combat is over when at most one side still has members here that are able to act. */
export function settle(scene: ShockScene): void {
  const phase = scene.now.fight.phase[0]
  if (phase === OVER || phase === SETUP) return
  const only = onlySide(scene)
  if (only === SEVERAL) return
  const ending = only === NONE ? NOBODY_LEFT : chased(scene, only) ? CHASE : ONE_SIDE_LEFT
  endFight(scene, ending, only)
}

/** Where the table plays chases and somebody fled: the referee is asked whether one begins. */
function chased(scene: ShockScene, winner: number): boolean {
  const gone = fledRows(scene).filter((row) => scene.now.combatant.side[row] !== winner)
  if (gone.length === 0) return false
  if (scene.setup.options.chase !== 'yes') {
    cite('chase')
    return false
  }
  const prompt = concerning(plainly('Is there a chase after those who fled?'), gone)
  return scene.ask(choice('chase', REFEREE, prompt, CHASES)) === 1
}

/** Combatants who have fled, in roster order. */
export const fledRows = (scene: ShockScene): number[] => rowsIn(scene, FLED)

/** Combatants who are dead, in roster order. */
export const deadRows = (scene: ShockScene): number[] => rowsIn(scene, DEAD)

function rowsIn(scene: ShockScene, state: number): number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.state[row] === state && scene.now.combatant.present[row] === 1) rows.push(row)
  }
  return rows
}

function endFight(scene: ShockScene, ending: number, winner: number): void {
  scene.set(F.phase, 0, OVER, 'combat-end')
  scene.set(F.ending, 0, ending, 'combat-end')
  scene.set(F.winner, 0, winner, 'combat-end')
  scene.set(F.over, 0, 1, 'combat-end')
  note.end(scene, { winner, ending, fled: fledRows(scene), dead: deadRows(scene), rule: 'combat-end' })
}

/** The referee says that combat is over. */
export const endByReferee = (scene: ShockScene): void => endFight(scene, BY_REFEREE, NONE)
