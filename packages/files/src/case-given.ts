import type { Problem } from '@fray/kernel'
import { isMap } from './encounter.ts'
import { formatProblem, readText } from './yaml.ts'

/** Reads a file that a case names, by its path as seen from the case file; null where there is none. */
export type ReadFile = (path: string) => string | null

type Given = Readonly<Record<string, unknown>>

/** What a case is given, with its encounter file put in, or what is wrong with that file. */
export type WholeGiven = { readonly given: Given } | { readonly problem: Problem }

/** Combatants by name, from a map or a list. */
function byName(combatants: unknown): Record<string, unknown> {
  if (!Array.isArray(combatants)) return isMap(combatants) ? combatants : {}
  return Object.fromEntries(combatants.map((entry, i) => [isMap(entry) ? String(entry.name ?? i) : String(i), entry]))
}

/** The changes of a case over the combatants of its file: `Ada: B` for the Zone, or fields. */
function changed(base: unknown, changes: unknown): unknown {
  if (changes === undefined) return base
  const all = byName(base)
  for (const [name, entry] of Object.entries(byName(changes))) {
    const fields = typeof entry === 'string' ? { zone: entry } : (entry ?? {})
    const had = all[name]
    all[name] = isMap(had) && isMap(fields) ? { ...had, ...fields } : fields
  }
  return all
}

/**
 * Puts in the encounter file that `given.encounter` names. What the case says besides comes over it: combatants by name,
 * everything else whole. Without `encounter` the given stays as it is.
 */
export function wholeGiven(given: Given, readFile: ReadFile): WholeGiven {
  const { encounter, ...rest } = given
  if (encounter === undefined) return { given }
  const wrong = (message: string): WholeGiven => ({ problem: { path: ['given', 'encounter'], message } })
  if (typeof encounter !== 'string') return wrong('"encounter" is the path of an encounter file.')
  const text = readFile(encounter)
  if (text === null) return wrong(`There is no file "${encounter}", seen from the folder of the case file.`)
  const reading = readText(text, encounter)
  if (reading.problems.length > 0) return wrong(reading.problems.map(formatProblem).join('\n'))
  if (!isMap(reading.value)) return wrong(`${encounter} holds no encounter.`)
  const { ruleset: _ruleset, ...base } = reading.value
  return { given: { ...base, ...rest, combatants: changed(base.combatants, rest.combatants) } }
}
