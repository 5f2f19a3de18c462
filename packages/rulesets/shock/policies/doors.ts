import { type Command, pathTo, reachMap, stepProblem } from '@fray/kernel/rules'
import { door } from '../actions/improvising.ts'
import { run } from '../actions/move.ts'
import { mayEnd, moveRate } from '../rules/movement.ts'
import { feetFrom, marksFor } from '../rules/space.ts'
import type { ShockScene } from '../scene.ts'
import { legal } from './common.ts'

const FAR = 100_000

/**
 * Where only closed doors are between the actor and its enemies: the step towards the first of them, or the command that
 * opens it. Null where no way would lead to an enemy's side even then.
 */
export function throughDoors(scene: ShockScene, actor: number, foes: readonly number[], feet: number): Command | null {
  const { grid } = scene.setup
  const open = scene.now.fight.openDoors[0]
  const every = 2 ** grid.doors.length - 1
  const { square, footprint } = scene.now.combatant
  const here = square[actor]
  const size = footprint[actor]
  const marks = marksFor(scene, actor)
  const reach = reachMap({ grid, openDoors: every, marks, size }, here, FAR)
  let best = -1
  for (let i = 0; i < reach.count && best < 0; i++) {
    const at = reach.squares[i]
    if (foes.some((foe) => feetFrom(scene, foe, actor, at) <= feet)) best = at
  }
  if (best < 0) return null
  let at = here
  let spent = 0
  let to = -1
  for (const next of pathTo(reach, best)) {
    if (stepProblem({ grid, openDoors: open, marks, size }, at, next) !== null) {
      return to < 0 ? opening(scene, actor, at, next) : run.make(actor, { to })
    }
    spent += grid.ground[next] === 1 ? 10 : 5
    if (spent > moveRate(scene, actor)) break
    if (mayEnd(scene, actor, next)) to = next
    at = next
  }
  return to < 0 ? null : run.make(actor, { to })
}

/** Opens the door that bars the step. */
function opening(scene: ShockScene, actor: number, from: number, to: number): Command | null {
  const { grid } = scene.setup
  const open = scene.now.fight.openDoors[0]
  const marks = marksFor(scene, actor)
  const size = scene.now.combatant.footprint[actor]
  for (let at = 0; at < grid.doors.length; at++) {
    if ((open & (1 << at)) !== 0 || stepProblem({ grid, openDoors: open | (1 << at), marks, size }, from, to) !== null)
      continue
    return legal(scene, door, actor, { name: at })
  }
  return null
}
