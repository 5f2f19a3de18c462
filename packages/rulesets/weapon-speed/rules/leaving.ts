import { setCells } from '../../lasting/rows.ts'
import { note } from '../events.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'
import { DEAD, FLED, FLEEING } from '../words.ts'
import { isExit } from './space.ts'

/** One who flees and has come to where it can leave has fled. */
export function checkFled(scene: WeaponSpeedScene, row: number): void {
  const { state, square } = scene.now.combatant
  if (state[row] === FLEEING && isExit(scene, square[row])) flee(scene, row)
}

/** It is gone from the battlefield. */
export function flee(scene: WeaponSpeedScene, row: number): void {
  if (scene.now.combatant.state[row] === DEAD) return
  setCells(scene, C, row, { state: FLED, fullDefense: 0 }, 'morale-failed')
  note.leaves(scene, row)
}
