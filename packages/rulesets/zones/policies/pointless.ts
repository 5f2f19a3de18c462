import type { Command } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import type { Spell } from '../kinds/spells.ts'
import { caughtIn } from '../rules/spells.ts'
import type { ZonesScene } from '../scene.ts'

/** Whether a spell gives hit points back and does nothing else. */
const onlyHeals = ({ healing, hostile, next, riders, move, reaction }: Spell): boolean =>
  healing !== null && !hostile && next === undefined && riders.length === 0 && move === 0 && reaction === null

/** Whether the command heals nobody who lacks a hit point. */
export function isPointless(scene: ZonesScene, command: Command): boolean {
  if (!acts.cast.is(command)) return false
  const { actor, targets, zone } = command
  const spell = scene.fighter(actor).spells[command.spell]
  if (spell === undefined || !onlyHeals(spell)) return false
  const { hp, hpMax } = scene.now.combatant
  const rows = spell.targets === 0 ? caughtIn(scene, actor, spell, zone) : targets
  return rows.every((row) => hp[row] >= hpMax[row])
}
