import type { Command } from '@fray/kernel/rules'
import { use } from '../actions/fight.ts'
import { hindersSavably, rally } from '../actions/helping.ts'
import type { Ability } from '../kinds/abilities.ts'
import { abilityOf, everybodyFor, isForOneself } from '../rules/abilities.ts'
import type { EscalationScene } from '../scene.ts'

const isHealthy = ({ now: { combatant } }: EscalationScene, row: number): boolean =>
  combatant.hp[row] >= combatant.hpMax[row]

/** Whether an ability gives hit points back and does nothing else. */
const onlyHeals = ({ vs, effects, popOff, includesMove }: Ability): boolean =>
  vs < 0 &&
  popOff === null &&
  includesMove === null &&
  effects.length > 0 &&
  effects.every(({ effect }) => effect === 'heal' || effect === 'recovery')

/** Whom an ability is used on. */
function targetsOf(
  scene: EscalationScene,
  actor: number,
  ability: Ability,
  named: readonly number[],
): readonly number[] {
  if (isForOneself(ability)) return [actor]
  return ability.target.count === 0 ? everybodyFor(scene, actor, ability) : named
}

/** Whether the command heals nobody who lacks a hit point: a Rally with nothing to save against, an ability that only heals. */
export function isPointless(scene: EscalationScene, command: Command): boolean {
  const { actor } = command
  if (rally.is(command)) return isHealthy(scene, actor) && !hindersSavably(scene, actor)
  if (!use.is(command) || command.ability < 0) return false
  const ability = abilityOf(scene, actor, command.ability)
  if (!onlyHeals(ability)) return false
  const targets = targetsOf(scene, actor, ability, command.targets)
  return ability.effects.every(({ on }) => (on === 'user' ? [actor] : targets).every((row) => isHealthy(scene, row)))
}
