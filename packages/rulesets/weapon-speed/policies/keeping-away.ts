import { type Command, planeReach, STOP, squaresBetween } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { yardsLeft } from '../rules/movement.ts'
import { marksFor } from '../rules/space.ts'
import { areHostile, isAble } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'

/**
 * Away from blades: for one who has acted from afar within the reach of enemies and has yards left, the move that brings it
 * farthest from the nearest of them; null where nothing is gained.
 */
export function stepBack(scene: WeaponSpeedScene, actor: number): Command | null {
  const most = yardsLeft(scene, actor)
  if (most === 0) return null
  const { plane } = scene.setup
  const { square } = scene.now.combatant
  const from = square[actor]
  const blades = bladesAt(scene, actor, from)
  if (blades.length === 0) return null
  const marks = marksFor(scene, actor)
  const reach = planeReach(plane, marks, from, most, { into: scene.reach })
  let best = from
  let farthest = nearestOf(scene, blades, from)
  for (let i = 1; i < reach.count; i++) {
    const at = reach.squares[i]
    if ((marks[at] & STOP) !== 0) continue
    const yards = nearestOf(scene, blades, at)
    if (yards <= farthest) continue
    farthest = yards
    best = at
  }
  if (best === from) return null
  const step = acts.move.make(actor, { to: best })
  return acts.move.check(scene, step) === null ? step : null
}

/** Enemies whose blades reach the square. */
function bladesAt(scene: WeaponSpeedScene, actor: number, from: number): number[] {
  const { square, threat } = scene.now.combatant
  const found: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    const reach = threat[row]
    if (reach <= 0 || !areHostile(scene, actor, row) || !isAble(scene, row)) continue
    const yards = squaresBetween(scene.setup.plane, from, square[row])
    if (yards <= reach) found.push(row)
  }
  return found
}

function nearestOf(scene: WeaponSpeedScene, rows: readonly number[], at: number): number {
  const { square } = scene.now.combatant
  let least = 0x7fffffff
  for (const row of rows) least = Math.min(least, squaresBetween(scene.setup.plane, at, square[row]))
  return least
}
