import { choiceText, type Game, nearestFew } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { badInput } from './stop.ts'

/** Ids of all rulesets. */
export const rulesetIds = (): string[] => Object.keys(rulesets)

/** The ruleset with the id. Throws a {@link Stop} with the nearest one that there is. */
export async function loadGame(id: string): Promise<Game> {
  const load = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined
  if (load === undefined) throw badInput(unknown('ruleset', id, rulesetIds()))
  return load()
}

/** More names than these are not told one after the other. */
const FEW = 12
/** Names that are proposed at most. */
const PROPOSED = 3

/**
 * `There is no ruleset "zone". Did you mean "zones"?` Where there are many names, those that are near are proposed, and `all` (a
 * command) lists the rest.
 */
export function unknown(kind: string, name: string, known: readonly string[], all: string | null = null): string {
  const near = [...new Set([...nearestFew(name, known), ...alike(name, known)])].slice(0, PROPOSED)
  const proposed = near.map((one) => `"${one}"`)
  const parts = [`There is no ${kind} "${name}".`]
  if (near.length > 0) parts.push(`Did you mean ${choiceText(proposed)}?`)
  else if (known.length > 0 && known.length <= FEW) parts.push(`Available: ${known.join(', ')}.`)
  if (known.length > FEW && all !== null) parts.push(`"${all}" lists all ${known.length}.`)
  return parts.join(' ')
}

/** Known names that begin nearly as the word does, or have it as one of their words, where it is long enough to tell. */
function alike(word: string, known: readonly string[]): string[] {
  if (word.length < 4) return []
  const beginnings = nearestFew(
    word,
    known.map((name) => name.slice(0, word.length)),
  )
  const wanted = word.toLowerCase()
  return [
    ...beginnings.flatMap((newFight) => known.filter((name) => name.slice(0, word.length) === newFight)),
    ...known.filter((name) => name.toLowerCase().split(/[-/]/).includes(wanted)),
  ]
}
