import type { Command, Risk } from '@fray/kernel/rules'
import { basicRanged, use } from '../actions/fight.ts'
import { move } from '../actions/moving.ts'
import { cannotStrikeBack } from '../reactions/provoked.ts'
import { abilityOf } from '../rules/abilities.ts'
import { engagedBy } from '../rules/field.ts'
import { provokes } from '../rules/using.ts'
import type { EscalationScene } from '../scene.ts'

/** Those who may strike when somebody provokes. */
export const strikersAt = (scene: EscalationScene, row: number): number[] =>
  engagedBy(scene, row).filter((foe) => cannotStrikeBack(scene, foe, row) === null)

/** Who may strike at one who moves off, shoots while engaged, or uses what provokes. */
export function risk(scene: EscalationScene, command: Command): Risk | null {
  const { actor } = command
  const isRisky =
    move.is(command) ||
    basicRanged.is(command) ||
    (use.is(command) && command.ability >= 0 && provokes(scene, actor, abilityOf(scene, actor, command.ability)))
  return isRisky ? { by: strikersAt(scene, actor), pays: '' } : null
}
