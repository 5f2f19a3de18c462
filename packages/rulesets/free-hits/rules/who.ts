import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import type { FreeHitsScene } from '../scene.ts'
import { BATTLE, NONE } from '../tables.ts'
import { DEAD, DEFEATED, IN } from '../words.ts'

/** Whether the unit takes part in the battle. */
export const isIn = (scene: FreeHitsScene, row: Who): boolean => scene.now.combatant.status[row] === IN

/** Whether the unit lies or stands on the battlefield: in the battle, or fallen. */
export const isHere = (scene: FreeHitsScene, row: Who): boolean => scene.now.combatant.status[row] <= DEAD

/** Whether the unit has fallen. */
export const isDown = (scene: FreeHitsScene, row: Who): boolean => {
  const status = scene.now.combatant.status[row]
  return status === DEFEATED || status === DEAD
}

/** Whether the unit suffers from having just been summoned. */
export const isSick = (scene: FreeHitsScene, row: Who): boolean => scene.now.combatant.sickUntil[row] > 0

/** Whether the unit is in the battle and nothing forbids it to act. */
export const isAble = (scene: FreeHitsScene, row: Who): boolean => {
  const { status, barred, sickUntil } = scene.now.combatant
  const isAble = barred[row] === 0 && sickUntil[row] === 0
  if (sickUntil[row] > 0) cite('summoning-sickness')
  if (!isAble) cite('cannot-act')
  return status[row] === IN && isAble
}

/** Whether two units belong to different sides. */
export const areEnemies = (scene: FreeHitsScene, a: Who, b: Who): boolean =>
  scene.now.combatant.side[a] !== scene.now.combatant.side[b]

/** The unit whose turn it is, or -1. */
export function actorNow(scene: FreeHitsScene): number {
  const place = scene.now.fight.place[0]
  return scene.now.fight.phase[0] === BATTLE && place >= 0 ? scene.now.order.who[place] : NONE
}

/** Whether the enemy knows of the unit. */
export function detects(scene: FreeHitsScene, by: Who, who: Who): boolean {
  const count = scene.now.fight.undetected[0]
  if (count === 0) return true
  const { who: whose, by: blind } = scene.now.undetected
  cite('detection')
  for (let i = 0; i < count; i++) if (whose[i] === who && blind[i] === by) return false
  return true
}

/** Units that are out of the battle in one way, in roster order. */
export function rowsWith(scene: FreeHitsScene, status: number): number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) if (scene.now.combatant.status[row] === status) rows.push(row)
  return rows
}
