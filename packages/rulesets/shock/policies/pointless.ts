import type { Command } from '@fray/kernel/rules'
import { useItem } from '../actions/gear.ts'
import { cast, use } from '../actions/magic.ts'
import type { Effect } from '../kinds/effects.ts'
import { isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'

/** What the command would do to its target, where it casts, calls upon a power or uses an item. */
function effectsOf(scene: ShockScene, command: Command): readonly Effect[] {
  const { spells, powers } = scene.fighter(command.actor)
  if (cast.is(command)) return spells[command.power]?.target === 'area' ? [] : (spells[command.power]?.effects ?? [])
  if (use.is(command)) return powers[command.power]?.effects ?? []
  return useItem.is(command) && command.item >= 0 ? scene.kind(command.item).effects : []
}

/** Whether the command does nothing but heal one who is up and lacks no hit point. */
export function healsTheHealthy(scene: ShockScene, command: Command): boolean {
  const effects = effectsOf(scene, command)
  if (effects.length === 0 || effects.some(({ effect }) => effect !== 'heal')) return false
  const { target = -1 } = command as Command & { readonly target?: number }
  const whom = target >= 0 ? target : command.actor
  const { hp, hpMax } = scene.now.combatant
  return isUp(scene, whom) && hp[whom] >= hpMax[whom]
}
