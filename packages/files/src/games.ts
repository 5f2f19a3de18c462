import type { Game } from '@fray/kernel'
import { listText, nearest } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'

/**
 * Loads the ruleset with the id, or returns a message that suggests the most similar one.
 * @example
 * ```ts
 * import { findGame } from '@fray/files'
 *
 * const game = await findGame('zones')
 * if (typeof game !== 'string') console.log(game.rules.title) // Zones: players roll both ways
 * console.log(await findGame('zone')) // There is no ruleset "zone". Did you mean "zones"?
 * ```
 */
export async function findGame(id: unknown): Promise<Game | string> {
  const ids = Object.keys(rulesets)
  const known = `Known: ${listText(ids)}.`
  if (id === undefined || id === null) return `The file does not say its "ruleset". ${known}`
  if (typeof id !== 'string') return `"ruleset" should be the name of a ruleset. ${known}`
  const load = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined
  if (load !== undefined) return load()
  const near = nearest(id, ids)
  return `There is no ruleset "${id}". ${near === null ? known : `Did you mean "${near}"?`}`
}

/** Loads the ruleset with the id; null if there is none. For programs: {@link findGame} explains it to people. */
export async function gameOf(id: string): Promise<Game | null> {
  const game = await findGame(id)
  return typeof game === 'string' ? null : game
}
