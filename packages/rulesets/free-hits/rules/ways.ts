import {
  bodySquares,
  person,
  plainly,
  type Refusal,
  type StepProblem,
  squareName,
  stepProblem,
  type Who,
  xOf,
  yOf,
} from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import type { FreeHitsScene } from '../scene.ts'
import { costOf, costOn, reachFor, reachWith } from './pace.ts'
import { marksForNamed, seemsFree, wayOn } from './space.ts'

/** The way of a move: the squares entered, in order, and the spaces that it costs; or why there is none. */
export type Way = Walkable | Refusal

/** The squares entered, in order, and the spaces that they cost. */
export interface Walkable {
  readonly path: readonly number[]
  readonly cost: number
}

/** The rule that forbids a step, with a sentence. */
function stepRefusal(scene: FreeHitsScene, problem: StepProblem, to: number): Refusal {
  const slots = { square: to < 0 ? plainly('there') : { thing: squareName(scene.setup.grid, to) } }
  if (problem === 'not-adjacent') return refuse('grid', 'A step goes to a neighboring square: {square} is none.', slots)
  if (problem === 'blocked') return refuse('grid', 'An enemy stands on {square}.', slots)
  if (problem === 'corner')
    return refuse('grid', 'The step to {square} would cut the corner of something solid.', slots)
  return refuse('grid', '{square} cannot be entered.', slots)
}

/** The way along the given squares, or why it cannot be gone. */
function alongWay(scene: FreeHitsScene, who: Who, to: number, by: readonly number[], mayEndAnywhere: boolean): Way {
  const { grid } = scene.setup
  const size = scene.now.combatant.footprint[who]
  const path = to < 0 || by[by.length - 1] === to ? by : [...by, to]
  let at = scene.now.combatant.square[who]
  let cost = 0
  for (const square of path) {
    const problem = stepProblem({ grid, openDoors: 0, marks: marksForNamed(scene, who), size }, at, square)
    if (problem !== null) return stepRefusal(scene, problem, square)
    cost += costOf(scene, who, square)
    at = square
  }
  if (!mayEndAnywhere && !seemsFree(scene, at, size, who)) return occupied(scene, at)
  return { path, cost }
}

const occupied = (scene: FreeHitsScene, square: number): Refusal =>
  refuse('grid', 'Somebody stands on {square}: a move ends on a free square.', {
    square: { thing: squareName(scene.setup.grid, square) },
  })

const FAR = 10_000

/** The way to a square: along the given squares, or a shortest way; `spaces` is as far as it looks first. */
export function wayTo(scene: FreeHitsScene, who: Who, to: number, by: readonly number[], spaces: number): Way {
  const size = scene.now.combatant.footprint[who]
  if (by.length > 0) return alongWay(scene, who, to, by, false)
  if (to === scene.now.combatant.square[who]) return refuse('move', '{who} stands there already.', { who: person(who) })
  if (!seemsFree(scene, to, size, who)) return occupied(scene, to)
  const near = reachFor(scene, who, spaces, to)
  const cost = costOn(scene, who, near, to)
  if (cost >= 0) return { path: wayOn(near, to), cost }
  const far = reachWith(scene, who, FAR)
  const whole = costOn(scene, who, far, to)
  if (whole < 0) return stepRefusal(scene, 'impassable', to)
  return { path: wayOn(far, to), cost: whole }
}

/** Whether one may step off the battlefield from the square. */
export function isExit(scene: FreeHitsScene, square: number, size: number): boolean {
  const { grid, exits } = scene.setup
  if (exits === 'none') return false
  if (exits !== 'edge') return bodySquares(grid, square, size).some((one) => exits.includes(one))
  const x = xOf(grid, square) - grid.originX
  const y = yOf(grid, square) - grid.originY
  return x === 0 || y === 0 || x + size >= grid.width || y + size >= grid.depth
}

/** The way to the nearest exit, the step off the battlefield not counted; null where none is near enough. */
export function wayOut(scene: FreeHitsScene, who: Who, by: readonly number[], spaces: number): Way | null {
  const { square, footprint } = scene.now.combatant
  const size = footprint[who]
  const last = by[by.length - 1]
  if (last !== undefined) {
    if (!isExit(scene, last, size)) return refuse('flee', 'The way does not end where one can leave the battlefield.')
    return alongWay(scene, who, last, by, true)
  }
  const here = square[who]
  if (isExit(scene, here, size)) return { path: [], cost: 0 }
  const reach = reachWith(scene, who, spaces)
  for (let i = 0; i < reach.count; i++) {
    const at = reach.squares[i]
    // The map is in order of cost: the first exit on it is a nearest one.
    if (isExit(scene, at, size)) return { path: wayOn(reach, at), cost: costOn(scene, who, reach, at) }
  }
  return null
}
