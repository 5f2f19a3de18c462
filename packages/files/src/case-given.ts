import { asText, isMap, type Problem } from '@fray/kernel'
import { habitsOf } from './case-habits.ts'
import type { Shared } from './cases.ts'
import { readPackFiles } from './packs/pack-files.ts'
import { formatProblem, readText } from './yaml.ts'

/** Reads a file that a case names, by its path relative to the case file; null if it does not exist. */
export type ReadFile = (path: string) => string | null

type Given = Readonly<Record<string, unknown>>

/** The `given` of a case with its encounter file included, or what is wrong with that file. */
export type WholeGiven = { readonly given: Given } | { readonly problem: Problem }

/** Combatants by name, from a map or a list. */
function byName(combatants: unknown): Record<string, unknown> {
  if (!Array.isArray(combatants)) return isMap(combatants) ? combatants : {}
  return Object.fromEntries(combatants.map((entry, i) => [isMap(entry) ? asText(entry.name ?? i) : String(i), entry]))
}

/** A case's changes on top of its file's combatants: `Ada: B` for the place, or fields. */
function changed(base: unknown, changes: unknown, place: string): unknown {
  if (changes === undefined) return base
  const all = byName(base)
  for (const [name, entry] of Object.entries(byName(changes))) {
    const fields = typeof entry === 'string' ? { [place]: entry } : (entry ?? {})
    const had = all[name]
    all[name] = isMap(had) && isMap(fields) ? { ...had, ...fields } : fields
  }
  return all
}

/**
 * Includes the encounter file that `given.encounter` names. The rest of `given` overrides it: combatants by name,
 * everything else as a whole. Without `encounter`, `given` is unchanged.
 */
export function wholeGiven(given: Given, ruleset: string, readFile: ReadFile): WholeGiven {
  const { encounter, ...rest } = given
  if (encounter === undefined) return withPackFiles(given, readFile)
  const wrong = (message: string): WholeGiven => ({ problem: { path: ['given', 'encounter'], message } })
  if (typeof encounter !== 'string') return wrong('"encounter" is the path of an encounter file.')
  const text = readFile(encounter)
  if (text === null) return wrong(`There is no file "${encounter}", seen from the folder of the case file.`)
  const reading = readText(text, encounter)
  if (reading.problems.length > 0) return wrong(reading.problems.map(formatProblem).join('\n'))
  if (!isMap(reading.value)) return wrong(`${encounter} holds no encounter.`)
  const { ruleset: _ruleset, ...base } = reading.value
  const combatants = changed(base.combatants, rest.combatants, habitsOf(ruleset).place)
  return withPackFiles({ ...base, ...rest, combatants }, readFile)
}

/** Includes the content packs that a case gives as paths relative to the case file, one file each. */
function withPackFiles(given: Given, readFile: ReadFile): WholeGiven {
  if (!Array.isArray(given.packs)) return { given }
  const packs: unknown[] = []
  for (const [i, named] of given.packs.entries()) {
    const text = typeof named === 'string' ? readFile(named) : null
    const read = text === null ? null : readPackFiles([{ name: asText(named), text }])
    const wrong = (message: string): WholeGiven => ({ problem: { path: ['given', 'packs', i], message } })
    if (typeof named === 'string' && read === null)
      return wrong(`There is no file "${named}", seen from the folder of the case file: name the file of a pack.`)
    if (read !== null && 'problems' in read) return wrong(read.problems.map(formatProblem).join('\n'))
    packs.push(read?.raw ?? named)
  }
  return { given: { ...given, packs } }
}

/**
 * The complete encounter of a case: with the ruleset's defaults for cases, the file's content, and combatants of the
 * cast.
 */
export function encounterOf(given: Given, { cast = {}, content }: Shared, ruleset: string): unknown {
  const { combatants, now, ...rest } = given
  const { given: usual, combatant, place } = habitsOf(ruleset)
  return {
    ruleset,
    ...usual,
    ...rest,
    ...(content === undefined ? {} : { content: together(content, rest.content) }),
    ...(isMap(now) ? { now: { round: 2, ...now } } : {}),
    combatants: castIn(combatants, cast, combatant, place),
  }
}

/** The content of a file with that of a case on top, kind by kind. */
function together(content: Given, own: unknown): unknown {
  if (own === undefined || own === null) return content
  if (!isMap(own)) return own
  const kinds = Object.entries(own).map(([kind, entries]) => {
    const shared = content[kind]
    return [kind, isMap(shared) && isMap(entries) ? { ...shared, ...entries } : (entries ?? shared)]
  })
  return { ...content, ...Object.fromEntries(kinds) }
}

function castIn(combatants: unknown, cast: Given, usual: Given, place: string): unknown {
  const one = (name: string, entry: unknown): unknown => {
    const changes = typeof entry === 'string' ? { [place]: entry } : (entry ?? {})
    const base = Object.hasOwn(cast, name) ? cast[name] : {}
    return isMap(changes) && isMap(base) ? { ...usual, ...base, ...changes } : changes
  }
  if (Array.isArray(combatants)) {
    return combatants.map((entry) => (isMap(entry) && typeof entry.name === 'string' ? one(entry.name, entry) : entry))
  }
  if (!isMap(combatants)) return combatants
  return Object.fromEntries(Object.entries(combatants).map(([name, entry]) => [name, one(name, entry)]))
}
