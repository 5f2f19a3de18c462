import { BLOCK, STOP, squareAt, type Who, xOf, yOf } from '@fray/kernel/rules'
import { nearestDirection } from '../../on-grid/directions.ts'
import { note } from '../events.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'
import { FLED } from '../words.ts'
import { checkFled } from './leaving.ts'
import { marksFor } from './space.ts'

/** Somebody is pushed away from another, the nearest of the eight ways, as far as there is room; being moved provokes nothing. */
export function push(scene: WeaponSpeedScene, by: Who, target: Who, yards: number): void {
  const { plane } = scene.setup
  const { square, state } = scene.now.combatant
  if (state[target] >= FLED || by < 0) return
  const from = square[target]
  const away = square[by]
  const [dx, dy] = nearestDirection(xOf(plane, from) - xOf(plane, away), yOf(plane, from) - yOf(plane, away))
  if (dx === 0 && dy === 0) return
  const marks = marksFor(scene, target)
  let at = from
  for (let n = 0; n < yards; n++) {
    const next = squareAt(plane, xOf(plane, at) + dx, yOf(plane, at) + dy)
    if (next < 0 || plane.blocked[next] === 1 || (marks[next] & (BLOCK | STOP)) !== 0) break
    at = next
  }
  if (at !== from) moveTo(scene, target, at)
}

/** Somebody is put somewhere. */
export function moveTo(scene: WeaponSpeedScene, target: Who, to: number): void {
  scene.set(C.square, target, to, 'entering-provokes')
  note.moved(scene, target, to)
  checkFled(scene, target)
}
