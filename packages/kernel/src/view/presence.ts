import type { AnyRuleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import type { Lens } from './lens.ts'
import { isVeiledFrom } from './veil.ts'

/** Whether the lens knows of the combatant at all, as its side's `presence` says. */
export function isKnownTo(rules: AnyRuleset, scene: AnyScene, row: number, lens: Lens): boolean {
  if (isVeiledFrom(scene, row, lens)) return false
  const presence = lens.presence(row)
  if (presence === 'known') return true
  if (rules.isToCome?.(scene, row) === true) return false
  return presence === 'here' || rules.isHiddenFrom?.(scene, row, lens) !== true
}

/**
 * Of whom the lens knows, worked out once; null where that is everybody.
 * @example
 * ```ts
 * import { knownBy, lensOf } from '@fray/kernel'
 * import { openFight } from '@fray/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { rules, session } = play
 * const { scene } = session
 * console.log(knownBy(rules, scene, lensOf(scene, 1))) // null
 * session.submit('referee', { actor: 'referee', action: 'override', path: 'Corwin.veiled', to: 'yes' })
 * console.log(knownBy(rules, scene, lensOf(scene, 1))?.(1)) // false
 * ```
 */
export function knownBy(rules: AnyRuleset, scene: AnyScene, lens: Lens): ((row: number) => boolean) | null {
  const known: boolean[] = []
  for (let row = 0; row < scene.combatants; row++) known.push(isKnownTo(rules, scene, row, lens))
  return known.includes(false) ? (row) => known[row] !== false : null
}
