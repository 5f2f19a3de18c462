import { BLOCK, type Bodies, isOutermost, NO_SQUARE, planeReach, planeWay, STOP, type Who } from '@fray/kernel/rules'
import type { WeaponSpeedScene } from '../scene.ts'
import { areHostile, isHere } from './who.ts'

/** Who takes up squares: the living. Enemies block a path, others only keep it from ending in their squares. */
export const bodies: Bodies<WeaponSpeedScene> = {
  square: (scene, row) => (isHere(scene, row) ? scene.now.combatant.square[row] : NO_SQUARE),
  size: () => 1,
  mark: (scene, mover, row) => (areHostile(scene, mover, row) ? BLOCK : STOP),
}

/** What the squares of everybody else are to one who moves; see `Occupancy.marksFor`. */
export const marksFor = (scene: WeaponSpeedScene, mover: Who): Uint8Array => scene.occupancy.marksFor(mover)

/** Who stands on a square, living, or -1. */
export const occupant = (scene: WeaponSpeedScene, square: number, but = -1): number => scene.occupancy.on(square, but)

/** A shortest way for somebody to a square, of at most so many yards, or null. */
export const wayTo = (scene: WeaponSpeedScene, row: Who, to: number, most: number): number[] | null =>
  planeWay(scene.setup.plane, marksFor(scene, row), scene.now.combatant.square[row], to, { most, spare: scene.reach })

/** The squares where somebody may end a move of at most so many yards, nearer ones earlier. */
export function endsWithin(scene: WeaponSpeedScene, row: Who, most: number): number[] {
  if (most <= 0) return []
  const marks = marksFor(scene, row)
  const reach = planeReach(scene.setup.plane, marks, scene.now.combatant.square[row], most, { into: scene.reach })
  const found: number[] = []
  for (let i = 1; i < reach.count; i++) {
    const to = reach.squares[i]
    if ((marks[to] & STOP) === 0) found.push(to)
  }
  return found
}

/** Whether one can leave the battlefield from a square. */
export function isExit(scene: WeaponSpeedScene, square: number): boolean {
  const { exits, plane } = scene.setup
  if (exits === 'none') return false
  return exits === 'edge' ? isOutermost(plane, square) : exits.includes(square)
}
