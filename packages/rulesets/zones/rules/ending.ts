import { note } from '../events.ts'
import { cite, type ZonesScene } from '../scene.ts'
import { BETWEEN, F, OVER, SETUP, TURN } from '../tables.ts'
import { CHARACTERS, ENEMIES, OUT_OF_ACTION } from '../words.ts'
import { leaveTurn, startRoundIfDue } from './turns.ts'
import { sidesFighting } from './who.ts'

const ENEMIES_OUT = 1
const CHARACTERS_OUT = 2
const BOTH_OUT = 3
const BY_REFEREE = 4

/**
 * After each command: the fight ends at once when a side has nobody fighting; otherwise a Turn whose owner has fallen or
 * left is over.
 */
export function settle(scene: ZonesScene): void {
  const phase = scene.now.fight.phase[0] as number
  if (phase === OVER || phase === SETUP) return
  const fighting = sidesFighting(scene)
  if (fighting !== 3) {
    const characters = fighting === 1
    const enemies = fighting === 2
    const ending = characters ? ENEMIES_OUT : enemies ? CHARACTERS_OUT : BOTH_OUT
    endFight(scene, ending, characters ? CHARACTERS : enemies ? ENEMIES : -1)
    return
  }
  const turn = scene.now.fight.turn[0] as number
  if (phase === TURN && (scene.now.combatant.status[turn] as number) >= OUT_OF_ACTION) leaveTurn(scene)
  if (scene.now.fight.phase[0] === BETWEEN) startRoundIfDue(scene)
}

function endFight(scene: ZonesScene, ending: number, winner: number): void {
  scene.set(F.turn, 0, -1, 'combat-ends')
  scene.set(F.phase, 0, OVER, 'combat-ends')
  scene.set(F.ending, 0, ending, 'combat-ends')
  scene.set(F.winner, 0, winner, 'combat-ends')
  scene.set(F.over, 0, 1, 'combat-ends')
  note.end(scene, winner, ending, fallen(scene), 'aftermath')
}

/** The referee says that combat is over. */
export const endByReferee = (scene: ZonesScene): void => endFight(scene, BY_REFEREE, -1)

cite('out-of-action', 'aftermath')

/** Combatants lying on the battlefield, in roster order. */
export function fallen(scene: ZonesScene): number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.status[row] === OUT_OF_ACTION) rows.push(row)
  }
  return rows
}
