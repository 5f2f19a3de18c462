import { note } from '../events.ts'
import type { ZonesScene } from '../scene.ts'
import { BETWEEN, ENDINGS, F, NONE, OVER, SETUP, TURN } from '../tables.ts'
import { CHARACTERS, ENEMIES, OUT_OF_ACTION } from '../words.ts'
import { leaveTurn, startRoundIfDue } from './turns.ts'
import { isDecided, isFighting, isUp } from './who.ts'

const ENDED = {
  enemiesOut: ENDINGS.indexOf('enemies-out'),
  charactersOut: ENDINGS.indexOf('characters-out'),
  bothOut: ENDINGS.indexOf('both-out'),
  byReferee: ENDINGS.indexOf('referee'),
} as const

/**
 * After each command, and as a fight is taken up midway: it ends at once when a side has nobody fighting; otherwise a
 * Turn whose owner has fallen or left is over.
 */
export function settle(scene: ZonesScene): void {
  const phase = scene.now.fight.phase[0]
  if (phase === OVER || phase === SETUP) return
  if (isDecided(scene)) {
    if (isFighting(scene, CHARACTERS)) endFight(scene, ENDED.enemiesOut, CHARACTERS)
    else if (isFighting(scene, ENEMIES)) endFight(scene, ENDED.charactersOut, ENEMIES)
    else endFight(scene, ENDED.bothOut, NONE)
    return
  }
  if (phase === TURN && !isUp(scene, scene.now.fight.turn[0])) leaveTurn(scene)
  if (scene.now.fight.phase[0] === BETWEEN) startRoundIfDue(scene)
}

function endFight(scene: ZonesScene, ending: number, winner: number): void {
  scene.set(F.turn, 0, NONE, 'combat-ends')
  scene.set(F.phase, 0, OVER, 'combat-ends')
  scene.set(F.ending, 0, ending, 'combat-ends')
  scene.set(F.winner, 0, winner, 'combat-ends')
  scene.set(F.over, 0, 1, 'combat-ends')
  note.end(scene, winner, ending, fallen(scene), 'aftermath')
}

/** The referee says that combat is over. */
export const endByReferee = (scene: ZonesScene): void => endFight(scene, ENDED.byReferee, NONE)

/** Combatants lying on the battlefield, in roster order. */
export function fallen(scene: ZonesScene): number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.status[row] === OUT_OF_ACTION) rows.push(row)
  }
  return rows
}
