import { isMap, type Path } from '@fray/rulesets/loading'

/** A mutable map of plain data. */
export type Plain = Record<string, unknown>

/** A deep copy of plain data, as if written to a file and read again. */
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A word for comparison: lower case, with spaces, hyphens and underscores treated alike. */
export const norm = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')

/** Whether two words are the same apart from spelling. */
export const alike = (a: unknown, b: string): boolean => typeof a === 'string' && norm(a) === norm(b)

/** The lists of combatants in an encounter: its own, and those of the further fights of a day. */
export function rosters(encounter: Plain): { readonly list: Plain[]; readonly path: Path }[] {
  const found: { list: Plain[]; path: Path }[] = []
  if (Array.isArray(encounter.combatants)) found.push({ list: encounter.combatants, path: ['combatants'] })
  const fights = Array.isArray(encounter.fights) ? encounter.fights : []
  fights.forEach((fight, i) => {
    if (isMap(fight) && Array.isArray(fight.combatants)) {
      found.push({ list: fight.combatants, path: ['fights', i, 'combatants'] })
    }
  })
  return found
}

/** The value at a path, or undefined. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}

/** Sets a value at a path, creating maps on the way; undefined or null removes it. */
export function putAt(root: Plain, path: Path, value: unknown): void {
  let holder: Record<string | number, unknown> = root
  for (const step of path.slice(0, -1)) {
    const next = holder[step]
    if (typeof next !== 'object' || next === null) holder[step] = {}
    holder = holder[step] as Record<string | number, unknown>
  }
  const last = path.at(-1) as string | number
  if (value !== null && value !== undefined) holder[last] = value
  else if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete holder[last]
}
