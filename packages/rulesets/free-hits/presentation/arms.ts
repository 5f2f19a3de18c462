import type { SeenSlot, Viewer } from '@fray/kernel/rules'
import type { Effect } from '../kinds/effects.ts'
import type { Spell } from '../kinds/spells.ts'
import { isUsable, itemsOf, itemsShown, rangeWith } from '../rules/gear.ts'
import { cannotAimSpell } from '../rules/spells.ts'
import { isHere } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { NO_AIM } from '../words.ts'

/*
 * What somebody could strike with. What is in hand everybody sees; natural weapons and spells are abilities.
 */

const UNKNOWN_ARM = 'what it has'

/** Arms by name. */
export const named = (arms: readonly string[]): SeenSlot => ({
  list: arms.map((arm) => (arm === UNKNOWN_ARM ? { key: arm, slots: {} } : { thing: arm })),
})

/** Weapons with which the unit gets at one who is so many squares away, by name, as far as the viewer knows. */
export function weaponsAt(scene: FreeHitsScene, row: number, spaces: number, viewer: Viewer): string[] {
  const knows = viewer.knows('abilities', row)
  const items = knows ? itemsOf(scene, row) : itemsShown(scene, row, false)
  const arms = items
    .filter((item) => isUsable(scene, row, item) && spaces <= rangeWith(scene, row, item))
    .map((item) => scene.kind(item).name)
  return knows || arms.length > 0 || spaces > 1 ? arms : [UNKNOWN_ARM]
}

/** Spells that the unit could cast on a friend or a foe from where it stands within a turn, by name, as far as the viewer knows. */
export function spellsOn(
  scene: FreeHitsScene,
  row: number,
  other: number,
  viewer: Viewer,
  isFor: 'friend' | 'foe',
): string[] {
  if (!viewer.knows('abilities', row) || !isHere(scene, other)) return []
  const { casting, mp, square } = scene.now.combatant
  return scene.unit(row).sheet.spells.flatMap((spell, position) => {
    const begun = casting[row] === position
    if (spell.summon !== null || meantFor(spell) !== isFor || (!begun && (spell.isLong || mp[row] < spell.mp)))
      return []
    const aimed = { target: other, at: square[other], improved: [], aim: NO_AIM }
    return cannotAimSpell(scene, row, position, aimed) === null ? [spell.name] : []
  })
}

const HELPS: ReadonlySet<Effect['effect']> = new Set(['heal', 'remove-wound', 'end-condition', 'restore-mp'])
const HARMS: ReadonlySet<Effect['effect']> = new Set(['damage', 'condition', 'prone', 'push', 'disarm'])

/** For whom a spell is meant; null for one that neither helps nor harms. */
function meantFor({ target, attack, damage, effects }: Spell): 'friend' | 'foe' | null {
  if (target === 'ally' || target === 'self' || effects.some(({ effect }) => HELPS.has(effect))) return 'friend'
  return attack || damage !== null || effects.some(({ effect }) => HARMS.has(effect)) ? 'foe' : null
}
