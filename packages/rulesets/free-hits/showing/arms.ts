import type { Lens } from '@fray/kernel/rules'
import { isUsable, itemsOf, rangeWith } from '../rules/gear.ts'
import { cannotAimSpell } from '../rules/spells.ts'
import { isHere } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { NO_AIM } from '../words.ts'
import { itemsShown } from './card.ts'

/*
 * What somebody could strike with. What is in hand everybody sees; natural weapons and spells are abilities.
 */

const UNKNOWN_ARM = 'what it has'

/** Weapons with which the unit gets at one who is so many squares away, by name, as far as the lens knows. */
export function weaponsAt(scene: FreeHitsScene, row: number, spaces: number, lens: Lens): string[] {
  const knows = lens.knows('abilities', row)
  const items = knows ? itemsOf(scene, row) : itemsShown(scene, row, false)
  const arms = items
    .filter((item) => isUsable(scene, row, item) && spaces <= rangeWith(scene, row, item))
    .map((item) => scene.kind(item).name)
  return knows || arms.length > 0 || spaces > 1 ? arms : [UNKNOWN_ARM]
}

/** Spells that the unit could cast on another one from where it stands, by name, as far as the lens knows. */
export function spellsOn(scene: FreeHitsScene, row: number, other: number, lens: Lens): string[] {
  if (!lens.knows('abilities', row)) return []
  const { casting, mp, square } = scene.now.combatant
  return scene.unit(row).sheet.spells.flatMap((spell, position) => {
    if (spell.summon !== null || (casting[row] !== position && mp[row] < spell.mp) || !isHere(scene, other)) return []
    const aimed = { target: other, at: square[other], improved: [], aim: NO_AIM }
    return cannotAimSpell(scene, row, position, aimed) === null ? [spell.name] : []
  })
}

/** Whether a spell is for friends: it is meant for them, or heals. */
export function isKind(scene: FreeHitsScene, row: number, name: string): boolean {
  const spell = scene.unit(row).sheet.spells.find((one) => one.name === name)
  if (spell === undefined) return false
  const heals = spell.effects.some(({ effect }) => effect === 'heal' || effect === 'remove-wound')
  return spell.target === 'ally' || spell.target === 'self' || heals
}
