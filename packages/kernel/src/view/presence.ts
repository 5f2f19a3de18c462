import type { AnyRuleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import { nameKey } from '../words.ts'
import type { Lens } from './lens.ts'
import { isVeiledFrom, veiledPlaces } from './veil.ts'

/** Whether the lens knows of the combatant at all, as its side's `presence` says. */
export function isKnownTo(rules: AnyRuleset, scene: AnyScene, row: number, lens: Lens): boolean {
  if (isVeiledFrom(scene, row, lens)) return false
  const presence = lens.presence(row)
  if (presence === 'known') return true
  if (rules.isToCome?.(scene, row) === true) return false
  return presence === 'here' || rules.isHiddenFrom?.(scene, row, lens) !== true
}

/** Of whom the lens knows, worked out once; null where that is everybody. */
export function knownBy(rules: AnyRuleset, scene: AnyScene, lens: Lens): ((row: number) => boolean) | null {
  const known: boolean[] = []
  for (let row = 0; row < scene.combatants; row++) known.push(isKnownTo(rules, scene, row, lens))
  return known.includes(false) ? (row) => known[row] !== false : null
}

/**
 * Looks at the fight through the lens: nobody has a name of whom it does not know, and no place or thing is found that the referee
 * hides from it.
 */
export function lookingThrough<T>(rules: AnyRuleset, scene: AnyScene, lens: Lens, look: () => T): T {
  const places = veiledPlaces(scene, lens)
  return scene.knowing(knownBy(rules, scene, lens), look, places.length === 0 ? null : new Set(places.map(nameKey)))
}
