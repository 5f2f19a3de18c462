import { BLOCK, isOutermost, planeWay, STOP } from '@fray/kernel/rules'
import { cite, type WeaponSpeedScene } from '../scene.ts'
import { areHostile, isHere } from './who.ts'

cite('battlefield-yards', 'death-section-empty')

/** Marks for somebody who moves: living enemies block a path, others only keep it from ending in their squares. */
export function marksFor(scene: WeaponSpeedScene, mover: number): Uint8Array {
  const { marks, marked } = scene
  for (let i = 0; i < scene.markedCount; i++) marks[marked[i]] = 0
  let count = 0
  const { square } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (row === mover || !isHere(scene, row)) continue
    const at = square[row]
    if (at < 0) continue
    marks[at] = marks[at] | (areHostile(scene, mover, row) ? BLOCK : STOP)
    marked[count++] = at
  }
  scene.markedCount = count
  return marks
}

/** Who stands on a square, living, or -1. */
export function occupant(scene: WeaponSpeedScene, square: number, but = -1): number {
  const { square: at } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (row !== but && at[row] === square && isHere(scene, row)) return row
  }
  return -1
}

/** A shortest way for somebody to a square, of at most so many yards, or null. */
export const wayTo = (scene: WeaponSpeedScene, row: number, to: number, most: number): number[] | null =>
  planeWay(scene.setup.plane, marksFor(scene, row), scene.now.combatant.square[row], to, most, scene.reach)

cite('morale-failed')

/** Whether one can leave the battlefield from a square. */
export function isExit(scene: WeaponSpeedScene, square: number): boolean {
  const { exits, plane } = scene.setup
  if (exits === 'none') return false
  return exits === 'edge' ? isOutermost(plane, square) : exits.includes(square)
}
