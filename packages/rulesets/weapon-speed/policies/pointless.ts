import type { Command } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { type Aimed, declaredSpell, potion } from '../actions/using.ts'
import type { Effect } from '../kinds/effects.ts'
import { thingNow } from '../rules/acting.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { INJURY_TABLE, WOUND_TABLE } from '../tables.ts'

/** Whether the effect gives the combatant back what it does not lack. */
function isWasted(scene: WeaponSpeedScene, row: number, effect: Effect): boolean {
  const { stress, stressMax, wp, wpMax, mana, manaMax } = scene.now.combatant
  const owns = (of: { readonly [at: number]: number }, count: number): boolean => {
    for (let i = 0; i < count; i++) if (of[i] === row) return true
    return false
  }
  switch (effect.effect) {
    case 'restore':
      if (effect.pool === 'stress') return stress[row] >= stressMax[row]
      return effect.pool === 'mana' ? mana[row] >= manaMax[row] : wp[row] >= wpMax[row]
    case 'remove-wounds':
      return !owns(scene.now.wound.of, scene.rows(WOUND_TABLE))
    case 'heal-injuries':
      return !owns(scene.now.injury.of, scene.rows(INJURY_TABLE))
    default:
      return false
  }
}

/** Whether the command does nothing but give back what its target does not lack. */
export function isPointless(scene: WeaponSpeedScene, command: Command): boolean {
  const { actor } = command
  if (actor < 0) return false
  const what: Aimed | null = acts.cast.is(command)
    ? declaredSpell(scene, actor)
    : acts.consume.is(command)
      ? potion(scene, thingNow(scene, actor))
      : acts.activate.is(command)
        ? (scene.fighter(actor).entrant.abilities[command.ability] ?? null)
        : null
  if (what === null || (what.attack ?? null) !== null || what.effects.length === 0) return false
  const { target = -1 } = command as Command & { readonly target?: number }
  return what.effects.every((effect) => isWasted(scene, target < 0 ? actor : target, effect))
}
