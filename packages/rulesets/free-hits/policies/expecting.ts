import type { Spell } from '../kinds/spells.ts'
import { faceNeeded, withSpell } from '../rules/attack.ts'
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
  chanceFrom(faceNeeded(scene, withSpell(scene, caster, target, spell, [], NO_AIM)))
