import { type Command, type Risk, SQUARE_FEET, type Viewer } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { wayOut } from '../rules/leaving.ts'
import { threatReach } from '../rules/legal.ts'
import { moveRate, wayTo } from '../rules/movement.ts'
import { mayStrike } from '../rules/opportunity.ts'
import { areAdjacent, feetBetween } from '../rules/space.ts'
import { isHere } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { asSeen } from './as-seen.ts'
import { strikersOn } from './reach.ts'

/** What gives adjacent enemies an opening. */
const PROVOKING: ReadonlySet<string> = new Set([acts.standUp.id, acts.pickUp.id, acts.firstAid.id, acts.useSkill.id])

/** Who has an opening on one who does that: on its way, or as it starts. */
export const risk = (scene: ShockScene, command: Command, viewer: Viewer): Risk | null =>
  asSeen(scene, viewer, () => {
    const by = openingsOf(scene, command)
    return by.length === 0 ? null : { by }
  })

/** A spell on an area takes in its radius around a corner. Rule: radius-square. */
export function area(scene: ShockScene, command: Command): number {
  const spell = acts.cast.is(command) ? scene.fighter(command.actor).spells[command.power] : undefined
  return spell?.target === 'area' ? 2 * Math.floor(spell.radius / SQUARE_FEET) : 0
}

function openingsOf(scene: ShockScene, command: Command): readonly number[] {
  const { actor, action } = command
  if (acts.run.is(command)) {
    if (command.to < 0) return strikersNear(scene, actor)
    const { to, by } = command
    const way = wayTo(scene, actor, { to, by, feet: moveRate(scene, actor), rule: 'run' })
    return 'path' in way ? [...strikersOn(scene, actor, way.path)] : []
  }
  if (acts.leave.is(command)) {
    const way = wayOut(scene, actor, command.by)
    return 'path' in way ? [...strikersOn(scene, actor, way.path)] : []
  }
  const provokes = acts.cast.is(command)
    ? scene.fighter(actor).spells[command.power]?.provokes === true
    : PROVOKING.has(action)
  if (!provokes) return []
  return scene.rowsWhere(
    (enemy) => isHere(scene, enemy) && mayStrike(scene, enemy, actor) && areAdjacent(scene, enemy, actor),
  )
}

/** Enemies that strike at one who runs out of their reach. */
export const strikersNear = (scene: ShockScene, actor: number): number[] =>
  scene.rowsWhere(
    (enemy) =>
      isHere(scene, enemy) &&
      mayStrike(scene, enemy, actor) &&
      feetBetween(scene, enemy, actor) <= threatReach(scene, enemy),
  )
