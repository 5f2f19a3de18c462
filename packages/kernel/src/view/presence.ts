import type { AnyRuleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import { isHiddenFor, unknownTo } from './hiding.ts'
import type { Viewer } from './viewer.ts'

/** Whether the viewer knows the combatant at all, by its side's `presence`. */
export function isKnownTo(rules: AnyRuleset, scene: AnyScene, row: number, viewer: Viewer): boolean {
  if (isHiddenFor(scene, row, viewer)) return false
  const presence = viewer.presence(row)
  if (presence === 'known') return true
  if (rules.isToCome?.(scene, row) === true) return false
  return presence === 'here' || rules.isHiddenFrom?.(scene, row, viewer) !== true
}

/** Which combatants the viewer knows, calculated once; null for all. */
export function knownBy(rules: AnyRuleset, scene: AnyScene, viewer: Viewer): ((row: number) => boolean) | null {
  const known: boolean[] = []
  for (let row = 0; row < scene.combatants; row++) known.push(isKnownTo(rules, scene, row, viewer))
  return known.includes(false) ? (row) => known[row] !== false : null
}

/**
 * Runs `look` as the viewer: combatants that it does not know have no names, and places and things that the referee
 * hides from it cannot be found.
 */
export function lookingThrough<T>(rules: AnyRuleset, scene: AnyScene, viewer: Viewer, look: () => T): T {
  return scene.knowing(knownBy(rules, scene, viewer), look, unknownTo(scene, viewer))
}
