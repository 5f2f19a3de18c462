import { setCells } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { FreeHitsScene } from '../scene.ts'
import { BATTLE, BY_REFEREE, C, F, NOBODY_LEFT, NONE, ONE_TEAM_LEFT, OVER } from '../tables.ts'
import { DEAD, DEFEATED, FLED, IN, YIELDED } from '../words.ts'
import { vanish } from './leaving.ts'
import { asksToKeep, isUnthralled, makeThrall } from './thralls.ts'
import { rowsWith } from './who.ts'
import { easeDisrupting } from './wounds.ts'

/** The battle is over when at most one team has a unit still in it. */
export function settle(scene: FreeHitsScene): void {
  if (scene.now.fight.phase[0] !== BATTLE) return
  const { side, status } = scene.now.combatant
  let only = NONE
  for (let row = 0; row < scene.combatants; row++) {
    if (status[row] !== IN) continue
    if (only === NONE) only = side[row]
    else if (only !== side[row]) {
      cite('battle-end-when')
      return
    }
  }
  cite('battle-end-when')
  endBattle(scene, only === NONE ? NOBODY_LEFT : ONE_TEAM_LEFT, only)
}

/** The end: victors regain magic points, summoned units that nobody pays for vanish, disrupting losses end. */
function endBattle(scene: FreeHitsScene, ending: number, winner: number): void {
  cite('victorious-units')
  const { side, status, mpMax } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (winner >= 0 && side[row] === winner && status[row] === IN) scene.set(C.mp, row, mpMax[row], 'mp-refill')
  }
  for (let row = 0; row < scene.combatants; row++) {
    if (!isUnthralled(scene, row)) continue
    cite('unthralled-inside')
    if (asksToKeep(scene, row)) makeThrall(scene, row)
    else vanish(scene, row, 'unthralled-inside')
  }
  easeDisrupting(scene, true)
  setCells(scene, F, 0, { phase: OVER, place: NONE, ending, winner, over: 1 }, 'battle-end')
  const rows = (status: number) => rowsWith(scene, status)
  note.end(scene, {
    winner,
    ending,
    defeated: rows(DEFEATED),
    dead: rows(DEAD),
    fled: rows(FLED),
    yielded: rows(YIELDED),
    rule: 'battle-end',
  })
}

/** The referee says that the battle is over. */
export const endByReferee = (scene: FreeHitsScene): void => endBattle(scene, BY_REFEREE, NONE)
