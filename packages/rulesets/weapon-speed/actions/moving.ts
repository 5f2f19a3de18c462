import { isRefusal, person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { squareParam, wayParam } from '../params.ts'
import { endTurn } from '../rules/counts.ts'
import { fleeProblem, usualWay } from '../rules/fleeing.ts'
import { flee } from '../rules/leaving.ts'
import { go, tooFar, wayProblem, yardsLeft } from '../rules/movement.ts'
import { endsWithin, isExit, wayTo } from '../rules/space.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { act } from './define.ts'

/** A command that goes somewhere; without squares of a way where it names none. */
interface Moving {
  readonly actor: Who
  readonly to: number
  readonly by: readonly number[]
}

/** The way of a move: the one given, else a shortest one; or why there is none. */
function wayOf(scene: WeaponSpeedScene, { actor, to, by }: Moving): readonly number[] | Refusal {
  const here = scene.now.combatant.square[actor]
  if (by.length > 0) {
    if (by.at(-1) !== to) return refuse('bad-value', 'The squares of the way end somewhere else than where it goes.')
    const problem = wayProblem(scene, actor, by)
    return problem ?? by
  }
  if (to === here) return refuse('speed-per-round', '{actor} stands there already.', { actor: person(actor) })
  const near = usualWay(scene, actor, to, Math.max(yardsLeft(scene, actor), 1))
  if (near !== null) return near
  const far = wayTo(scene, actor, to, 400)
  return far ?? refuse('battlefield-yards', 'There is no way for {actor} to that square.', { actor: person(actor) })
}

/** The squares where a move may end. */
const ends = (scene: WeaponSpeedScene, actor: Who): number[] => endsWithin(scene, actor, yardsLeft(scene, actor))

/** Moving, as often as one likes, up to one's Speed in the round. */
export const move = act({
  id: 'move',
  rule: 'speed-per-round',
  title: plainly('Move'),
  says: 'Move to {it}',
  intent: 'move',
  params: [squareParam('to', { label: 'where to', suggestions: ends }), wayParam('by')],
  check(scene, command) {
    const { actor } = command
    const way = wayOf(scene, command)
    if (!Array.isArray(way)) return tooFar(scene, actor, 1) ?? (way as Refusal)
    const far = tooFar(scene, actor, way.length, command.to)
    if (far !== null) return far
    return (command.by.length > 0 ? null : wayProblem(scene, actor, way)) ?? fleeProblem(scene, actor, way)
  },
  resolve(scene, command) {
    const way = wayOf(scene, command)
    if (!isRefusal(way)) go(scene, command.actor, way as readonly number[])
  },
})

/** Leaves the battlefield from where one can. */
export const leave = act({
  id: 'leave',
  rule: 'combat-ends',
  title: plainly('Leave the battlefield'),
  intent: 'move',
  drastic: 'gives-up',
  check(scene, { actor }) {
    if (!isExit(scene, scene.now.combatant.square[actor])) {
      return refuse('combat-ends', '{actor} is not where one can leave the battlefield.', { actor: person(actor) })
    }
    return tooFar(scene, actor, 0)
  },
  resolve: (scene, { actor }) => flee(scene, actor),
})

/** The turn is over; what was not used is lost. */
export const end = act({
  id: 'end',
  rule: 'turn-allotment',
  title: plainly('End the turn'),
  formal: true,
  check: () => null,
  resolve: (scene) => endTurn(scene),
})
