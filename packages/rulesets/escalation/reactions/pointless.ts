import { type Message, plainly, say, type Who } from '@fray/kernel/rules'
import type { Ability } from '../kinds/abilities.ts'
import { areEnemies } from '../rules/who.ts'
import type { Attack, EscalationScene } from '../scene.ts'
import { THIS_ROLL, TRIGGERS } from '../words.ts'

const HIT = TRIGGERS.indexOf('hit')

/**
 * Says why an ability that does nothing but add to the defense against a hit cannot undo it: a critical hit stands, and
 * the roll may be higher than all that the target's side could add. Nothing is said where some seat may not know the roll,
 * the defense or the ability: that nobody is asked would tell of it.
 */
export function pointlessOf(
  scene: EscalationScene,
  who: Who,
  ability: Ability,
  when: number,
  attack: Attack | null,
): { readonly pointless?: Message } {
  if (when !== HIT || attack === null || !isOnlyDefense(ability)) return {}
  if (!isOpen(scene, attack, who)) return {}
  if (attack.crit) return { pointless: plainly('a critical hit stands whatever the defense') }
  const more = mostDefense(scene, who)
  if (attack.total < attack.against + more) return {}
  return { pointless: say('even +{more} would not help', { more: { number: more } }) }
}

const isOnlyDefense = ({ effects, natural, vs }: Ability): boolean =>
  vs < 0 && natural.length === 0 && effects.length > 0 && effects.every(({ effect }) => effect === 'defense')

/** Whether everybody may know the roll, the defense and the ability. */
function isOpen(scene: EscalationScene, { attacker, target }: Attack, who: Who): boolean {
  const { side } = scene.now.combatant
  const hides = (row: Who, what: 'rolls' | 'defenses' | 'abilities') =>
    scene.setup.sides[side[row]]?.hides?.includes(what) === true
  return !hides(attacker, 'rolls') && !hides(target, 'defenses') && !hides(who, 'abilities')
}

/** All that the combatant and its friends could add to a defense against a hit, or take off the roll, were each ability used. */
function mostDefense(scene: EscalationScene, who: Who): number {
  let most = 0
  for (let row = 0; row < scene.combatants; row++) {
    if (areEnemies(scene, who, row)) continue
    for (const { trigger, effects } of scene.fighter(row).sheet.abilities) {
      if (trigger?.when !== HIT) continue
      for (const effect of effects) {
        if (effect.effect === 'defense') most += Math.max(0, effect.defense)
        else if (effect.effect === 'bonus' && effect.duration.lasts === THIS_ROLL) most += Math.max(0, -effect.bonus)
      }
    }
  }
  return most
}
