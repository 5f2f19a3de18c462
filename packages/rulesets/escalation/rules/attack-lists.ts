import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import type { Ability } from '../kinds/abilities.ts'
import type { Effect } from '../kinds/effects.ts'
import type { Attack, EscalationScene } from '../scene.ts'
import { escalationOf } from './figures.ts'

export const NO_EFFECTS: readonly Effect[] = []

/** Whether an effect is damage to the target: of an attack it is part of the blow, whichever list it stands in. */
export const isBlow = (effect: Effect): effect is Effect & { readonly effect: 'damage' } =>
  effect.effect === 'damage' && effect.on === 'target'

/**
 * The lists of an ability that the result of an attack calls up, in their order: of the hit or the miss, of the Crit, of
 * the Natural, of the escalation die. A Crit Fail has none of those that belong to a miss.
 */
export function listsOf(scene: EscalationScene, attack: Attack): (readonly Effect[])[] {
  const { ability, attacker, natural, hit, crit, fumble } = attack
  const lists: (readonly Effect[])[] = []
  if (ability === null) return lists
  if (fumble) cite('fumble')
  else lists.push(hit ? ability.hit : ability.miss)
  if (crit) lists.push(ability.crit)
  for (const { on, of, effects } of ability.natural) {
    cite('natural-triggers')
    if (of === 'hit' && !hit) continue
    if (of === 'miss' && (hit || fumble)) continue
    const fits = on === 'odd' ? natural % 2 === 1 : on === 'even' ? natural % 2 === 0 : natural >= on
    if (fits) lists.push(effects)
  }
  if (hit) lists.push(...parityLists(scene, attacker, ability))
  return lists
}

/** What an ability adds on an odd or even die, below and from its escalation on. */
export function parityLists(scene: EscalationScene, who: Who, ability: Ability): (readonly Effect[])[] {
  const die = escalationOf(scene, who)
  const lists: (readonly Effect[])[] = []
  if (ability.odd.length > 0 || ability.even.length > 0) cite('escalation-odd-even')
  if (die > 0) lists.push(die % 2 === 1 ? ability.odd : ability.even)
  if (ability.special) {
    cite('ability-escalation-special')
    lists.push(die >= ability.escalation ? ability.above : ability.below)
  }
  return lists
}
