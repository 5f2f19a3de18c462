import type { AnyRuleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import { isHiddenFor, unknownTo } from './hiding.ts'
import type { Viewer } from './viewer.ts'

/** Whether the viewer knows of the combatant at all, as its side's `presence` says. */
export function isKnownTo(rules: AnyRuleset, scene: AnyScene, row: number, viewer: Viewer): boolean {
  if (isHiddenFor(scene, row, viewer)) return false
  const presence = viewer.presence(row)
  if (presence === 'known') return true
  if (rules.isToCome?.(scene, row) === true) return false
  return presence === 'here' || rules.isHiddenFrom?.(scene, row, viewer) !== true
}

/** Of whom the viewer knows, worked out once; null where that is everybody. */
export function knownBy(rules: AnyRuleset, scene: AnyScene, viewer: Viewer): ((row: number) => boolean) | null {
  const known: boolean[] = []
  for (let row = 0; row < scene.combatants; row++) known.push(isKnownTo(rules, scene, row, viewer))
  return known.includes(false) ? (row) => known[row] !== false : null
}

/**
 * Looks at the fight through the viewer: nobody has a name of whom it does not know, and no place or thing is found that the referee
 * hides from it.
 */
export function lookingThrough<T>(rules: AnyRuleset, scene: AnyScene, viewer: Viewer, look: () => T): T {
  return scene.knowing(knownBy(rules, scene, viewer), look, unknownTo(scene, viewer))
}
