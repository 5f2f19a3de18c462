import { canStop, floorUnder, NO_SQUARE, squareAt, stepProblem, xOf, yOf } from '@fray/kernel/rules'
import type { Cited, ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { tidyBonds } from './bonds.ts'
import { marksFor } from './space.ts'

/** Puts a combatant on a square; holds and screens that this ends are over. */
export function place(scene: ShockScene, row: number, square: number, rule: Cited): void {
  scene.set(C.square, row, square, rule)
  scene.set(C.altitude, row, 0, rule)
  tidyBonds(scene)
}

/** The squares around a square, from the north-east round by the south to the north; off the map they are left out. */
export function around(scene: ShockScene, square: number): number[] {
  const { grid } = scene.setup
  const x = xOf(grid, square)
  const y = yOf(grid, square)
  const found: number[] = []
  for (const [dx, dy] of ROUND) {
    const at = squareAt(grid, x + dx, y + dy)
    if (at !== NO_SQUARE) found.push(at)
  }
  return found
}

const ROUND = [
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const

/**
 * Whether somebody can be sent by one step to the square: free, passable, no wall between, no corner cut. A drop is
 * allowed; a ledge cannot be gone up against its will.
 */
export function canBeSent(scene: ShockScene, row: number, to: number): boolean {
  const { grid } = scene.setup
  const from = scene.now.combatant.square[row]
  const size = scene.now.combatant.footprint[row]
  const marks = marksFor(scene, row, true)
  const problem = stepProblem({ grid, openDoors: scene.now.fight.openDoors[0], marks, size }, from, to)
  if (problem === 'height') {
    if (floorUnder(grid, to, size) > floorUnder(grid, from, size)) return false
  } else if (problem !== null) return false
  return canStop(marks, grid, to, size)
}
