import { Expectations } from '@fray/kernel/rules'
import type { Spell } from '../kinds/spells.ts'
import { faceNeeded, withSpell } from '../rules/attack.ts'
import { rollNetDamage } from '../rules/damage.ts'
import { detects } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { NO_AIM } from '../words.ts'

/** The face from which a blow with the weapon that is not aimed hits; `plain`: an extra attack. */
export function faceFor(scene: FreeHitsScene, actor: number, target: number, item: number, plain: boolean): number {
  const { weapon } = scene.kind(item)
  // It is decided so often that no whole attack is made of it.
  return faceNeeded(scene, {
    attacker: actor,
    target,
    weapon,
    aim: NO_AIM,
    plain,
    sneak: !detects(scene, target, actor),
  })
}

/** How likely the die is to show that face or more: a natural 20 always hits, a natural 1 never. */
export const chanceFrom = (face: number): number => Math.min(19, Math.max(1, 21 - face)) / 20

/** How likely a spell's attack is to hit. */
export const spellChance = (scene: FreeHitsScene, caster: number, target: number, spell: Spell): number =>
  chanceFrom(faceNeeded(scene, withSpell(scene, caster, target, spell, { improved: [], aim: NO_AIM })))

/** What has been asked of the rules. */
const known = new Expectations()

/** What a spell that has struck takes off somebody on average where it is no critical, armor and guards taken off. */
export function spellDamage(scene: FreeHitsScene, caster: number, target: number, spell: Spell): number {
  if (spell.damage === null) return 0
  const attack = withSpell(scene, caster, target, spell, { improved: [], aim: NO_AIM })
  known
    .under(scene.now.combatant.guard[target])
    .and(known.numberOf(scene.unit(caster)))
    .and(known.numberOf(scene.unit(target)))
    .and(attack.sneak ? 1 : 0)
  const found = known.recall(spell)
  return (found ?? known.learn(scene, spell, () => [rollNetDamage(scene, attack).total]))[0]
}
