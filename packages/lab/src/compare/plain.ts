import { isMap, type Path } from '@fray/rulesets/loading'

/** A map of plain data that may be changed. */
export type Plain = Record<string, unknown>

/** A copy of plain data, as it could be written to a file and read again. */
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A word as it is compared with others: spaces, hyphens and underscores alike, small letters. */
export const norm = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')

/** Whether two words mean the same to people. */
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

/** Puts a value at a path, making the maps on the way; undefined or null takes away what is there. */
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
