import { isUnseen, LIMITS, nameKey, type Side, SOMEBODY } from '@fray/kernel/rules'
import type { Fields } from './content.ts'
import { losesPlace } from './inside/loses-place.ts'
import { hint, isMap, type Path } from './problems.ts'
import { numberOf, type Reader, textOf } from './reader.ts'
import { MOST_COUNTED } from './schema.ts'

/** A combatant's name with its fields. */
export interface Named {
  readonly name: string
  readonly fields: Fields
  /** Where the name was written. */
  readonly path: Path
}

/**
 * Everyone in the list or map of combatants, with entries that have a `count` expanded. `reserved` are words that
 * cannot be names; `nobody` is the rule that a fight without combatants breaks.
 */
export function readNames<R extends string>(
  r: Reader<R>,
  raw: unknown,
  path: Path,
  reserved: readonly string[],
  nobody: R,
): Named[] {
  const everybody: Named[] = []
  const add = (name: string, values: Record<string, unknown>, where: Path, isEntry = true) => {
    const { name: _name, count: _count, ...own } = values
    const read = r.content.fields('combatants', own, where)
    const fields = isEntry ? read : { ...read, lost: true }
    everybody.push({ name, fields, path: where })
  }
  if (Array.isArray(raw)) {
    raw.forEach((entry, i) => {
      const name = isMap(entry) ? textOf(entry.name) : null
      if (!isMap(entry) || name === null) return
      const where = [...path, i]
      if (entry.count === undefined || entry.count === null) add(name, entry, where)
      // A count out of range is reported separately, and not expanded.
      else for (let n = 1; n <= Math.min(numberOf(entry.count, 1), MOST_COUNTED); n++) add(`${name} ${n}`, entry, where)
    })
  } else if (isMap(raw)) {
    for (const [name, entry] of Object.entries(raw)) {
      if (losesPlace(name)) r.problems.add([...path, name], outOfPlace(name))
      add(name, isMap(entry) ? entry : {}, [...path, name], isMap(entry))
    }
  }
  if ((Array.isArray(raw) || isMap(raw)) && Object.keys(raw).length === 0) {
    r.problems.add(path, 'Nobody fights here: name at least one combatant.', nobody)
  }
  checkNames(r, everybody, reserved)
  return everybody
}

const outOfPlace = (name: string): string =>
  `"${name}" would come before everybody else: a name that is a whole number keeps no place in a map. Call it "No. ${name}", or write the combatants as a list with "name: '${name}'".`

function checkNames(r: Reader, everybody: readonly Named[], reserved: readonly string[]): void {
  const taken = new Map<string, string>()
  for (const { name, path } of everybody) {
    const wrong = wrongName(name, reserved)
    if (wrong !== null) r.problems.add(path, wrong)
    const before = taken.get(nameKey(name))
    if (before !== undefined) {
      const other = before === name ? `are two combatants called "${name}"` : `are "${before}" and "${name}"`
      r.problems.add(path, `There ${other}: each needs a name of its own, upper and lower case alike.`)
    }
    taken.set(nameKey(name), name)
  }
}

/** Names with another meaning in commands and answers of every ruleset. */
const RESERVED = ['referee', 'nobody', 'none', 'null', 'fight', 'decline']

/**
 * Words that cannot be names in a fight with these sides: the common ones, the ruleset's own, and the ids of the
 * sides.
 */
export const reservedNames = (own: readonly string[], sides: readonly Side[]): string[] => [
  ...RESERVED,
  ...own,
  ...sides.map(({ id }) => id.toLowerCase()),
]

/** Why a combatant cannot have that name, or null. */
export function wrongName(name: string, reserved: readonly string[]): string | null {
  if (nameKey(name) === SOMEBODY) {
    return `Nobody can be called "${name}": the log says that of one who is hidden. Choose another name.`
  }
  if (reserved.includes(name.toLowerCase())) {
    return `Nobody can be called "${name}", which means something else in commands: choose another name.`
  }
  if (name !== '' && isUnseen(name)) {
    return 'A name of which nothing can be seen names nobody: use letters.'
  }
  if (name.length > LIMITS.name) {
    return `"${name.slice(0, 40)}..." is too long a name: ${LIMITS.name} letters are the most.`
  }
  if (name.trim() !== name || name === '' || /[,="]/.test(name)) {
    return `"${name}" cannot be a name: leave out commas, quotes, equals signs and spaces at the ends.`
  }
  return null
}

/** The name, with a number from 2 on if it is taken. */
export function numbered(name: string, taken: Set<string>): string {
  let free = name
  for (let n = 2; taken.has(nameKey(free)); n++) free = `${name} ${n}`
  taken.add(nameKey(free))
  return free
}

/** The row of the combatant of that name, ignoring case, or -1 with a problem. */
export function findRow(r: Pick<Reader, 'problems'>, name: unknown, path: Path, names: readonly string[]): number {
  if (typeof name !== 'string') return -1
  const row = names.findIndex((n) => nameKey(n) === nameKey(name))
  if (row < 0) r.problems.add(path, `There is no combatant "${name}".${hint(name, names)}`)
  return row
}
