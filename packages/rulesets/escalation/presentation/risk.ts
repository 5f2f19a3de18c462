import { type Command, type Message, type Risk, say } from '@fray/kernel/rules'
import { basicRanged, use } from '../actions/fight.ts'
import { rally } from '../actions/helping.ts'
import { move } from '../actions/moving.ts'
import { useRecoveryAction } from '../actions/resting.ts'
import { escalationNumbers } from '../catalogue/rule-ids.ts'
import { cannotStrikeBack } from '../reactions/provoked.ts'
import { abilityOf } from '../rules/abilities.ts'
import { engagedBy } from '../rules/field.ts'
import { provokes } from '../rules/using.ts'
import type { EscalationScene } from '../scene.ts'
import { PC } from '../words.ts'

/** Those who may strike when somebody provokes. */
export const strikersAt = (scene: EscalationScene, row: number): number[] =>
  engagedBy(scene, row).filter((foe) => cannotStrikeBack(scene, foe, row) === null)

/** Who uses a Recovery by the command without having one left. */
function spentBy(scene: EscalationScene, command: Command): number[] {
  const { actor } = command
  const ability = use.is(command) && command.ability >= 0 ? abilityOf(scene, actor, command.ability) : null
  const targets = use.is(command) && command.targets.length > 0 ? command.targets : [actor]
  const all = ability === null ? [] : [...ability.effects, ...ability.hit, ...ability.miss]
  const users = all.flatMap((effect) =>
    effect.effect !== 'recovery' || effect.recovery !== 'use' ? [] : effect.on === 'user' ? [actor] : targets,
  )
  const { kind, recoveries } = scene.now.combatant
  const rows = rally.is(command) || useRecoveryAction.is(command) ? [actor] : [...new Set(users)]
  return rows.filter((row) => kind[row] === PC && recoveries[row] === 0)
}

/** What healing without a Recovery takes. */
function paid(scene: EscalationScene, command: Command): Message[] {
  const people = spentBy(scene, command)
  const what = 'half of the healing, and {less} of Volition and all defenses until a Full Rest'
  if (people.length === 0) return []
  const slots = { who: { people }, less: { number: escalationNumbers['no-recoveries-left'].less } }
  return people.length === 1
    ? [say(`${what}: {who} has no Recovery left`, slots)]
    : [say(`${what}: {who} have no Recovery left`, slots)]
}

/** Who may strike at one who moves off, shoots while engaged, or uses what provokes; and healing without a Recovery. */
export function risk(scene: EscalationScene, command: Command): Risk | null {
  const { actor } = command
  const takes = paid(scene, command)
  const isRisky =
    move.is(command) ||
    basicRanged.is(command) ||
    (use.is(command) && command.ability >= 0 && provokes(scene, actor, abilityOf(scene, actor, command.ability)))
  return isRisky || takes.length > 0 ? { by: isRisky ? strikersAt(scene, actor) : [], takes } : null
}
