import type { Json } from '../../src/made/from-schema.ts'

/** Fields of encounters that are not made: several ways to write one thing, and what only people read. */
const NOT_MADE = /^(\$schema|title|about|notes|seats|sides|combatants\[\])|\.(about|madeFrom|note|text|legend|origin)\b/

const follow = (root: Json, node: Json): Json => {
  let found = node
  while (found.$ref !== undefined) found = root.$defs?.[found.$ref.split('/').at(-1) as string] ?? {}
  return found
}

/** The longest list of words that is no list of content. */
const MOST_WORDS = 14

/** How deep a schema is followed: conditions within effects within improvements. */
const DEEPEST = 12

/** Every field that the schema knows, and every word or effect that a field may be. */
export function everyField(root: Json): Set<string> {
  const found = new Set<string>()
  const walk = (given: Json, path: string, depth: number): void => {
    const node = follow(root, given)
    if (depth > DEEPEST || NOT_MADE.test(path)) return
    for (const branch of node.anyOf ?? node.oneOf ?? []) walk(branch, path, depth)
    if (node.const !== undefined && path !== 'ruleset') found.add(`${path}=${String(node.const)}`)
    // Longer lists are ids of content, which an encounter that was read has in full.
    if ((node.enum ?? []).length <= MOST_WORDS) for (const word of node.enum ?? []) found.add(`${path}=${String(word)}`)
    for (const [key, field] of Object.entries(node.properties ?? {})) {
      const below = path === '' ? key : `${path}.${key}`
      if (NOT_MADE.test(below)) continue
      found.add(below)
      walk(field, below, depth + 1)
    }
    if (typeof node.additionalProperties === 'object') walk(node.additionalProperties, `${path}.*`, depth + 1)
    if (typeof node.items === 'object')
      walk(node.items, path === 'combatants' ? 'combatants[]' : `${path}.*`, depth + 1)
  }
  walk(root, '', 0)
  return found
}

/** The fields and words of one encounter as it was read, in the same form. */
export function whatIsThere(root: unknown, encounter: unknown): Set<string> {
  const all = everyField(root as Json)
  const found = new Set<string>()
  const walk = (value: unknown, path: string): void => {
    if (all.has(path)) found.add(path)
    if (all.has(`${path}=${String(value)}`)) found.add(`${path}=${String(value)}`)
    if (Array.isArray(value)) for (const one of value) walk(one, `${path}.*`)
    else if (value !== null && typeof value === 'object') {
      for (const [key, one] of Object.entries(value)) {
        const named = path === '' ? key : `${path}.${key}`
        walk(one, all.has(named) ? named : `${path}.*`)
      }
    }
  }
  walk(encounter, '')
  return found
}

/** Counts in how many encounters each field was. */
export class Tally {
  private readonly counts = new Map<string, number>()

  count(found: ReadonlySet<string>): void {
    for (const field of found) this.counts.set(field, (this.counts.get(field) ?? 0) + 1)
  }

  /** What the schema knows and no encounter had. */
  missing(root: unknown): string[] {
    return [...everyField(root as Json)].filter((field) => !this.counts.has(field))
  }
}
