import type { Entrant } from '../model.ts'
import { OUT_OF_ACTION } from '../model.ts'
import type { Battlefield } from './battlefield.ts'
import { readEntrant, type SeatOf } from './combatant.ts'
import { isMap, type Path } from './problems.ts'
import { type Fields, numberOf, type Reader, textOf } from './reader.ts'

/** Names that mean something else in commands and answers. */
const RESERVED = ['referee', 'characters', 'enemies', 'nobody', 'none', 'null', 'fight']

/** A combatant's name with its fields. */
export interface Named {
  readonly name: string
  readonly fields: Fields
  /** Where the name was written. */
  readonly path: Path
}

/** Everybody on the list or in the map of combatants, entries with a `count` as so many. */
export function readNames(r: Reader, raw: unknown, path: Path): Named[] {
  const everybody: Named[] = []
  const add = (name: string, values: Record<string, unknown>, where: Path) => {
    const { name: _name, count: _count, ...own } = values
    const fields = r.content.fields('combatants', own, where)
    everybody.push({ name, fields, path: where })
  }
  if (Array.isArray(raw)) {
    raw.forEach((entry, i) => {
      const name = isMap(entry) ? textOf(entry.name) : null
      if (!isMap(entry) || name === null) return
      const where = [...path, i]
      if (entry.count === undefined || entry.count === null) add(name, entry, where)
      else for (let n = 1; n <= numberOf(entry.count, 1); n++) add(`${name} ${n}`, entry, where)
    })
  } else if (isMap(raw)) {
    for (const [name, entry] of Object.entries(raw)) add(name, isMap(entry) ? entry : {}, [...path, name])
  }
  if (everybody.length === 0 && (Array.isArray(raw) || isMap(raw))) {
    r.problems.add(path, 'Nobody fights here: name at least one combatant.', 'two-sides')
  }
  checkNames(r, everybody)
  return everybody
}

function checkNames(r: Reader, everybody: readonly Named[]): void {
  const taken = new Map<string, string>()
  for (const { name, path } of everybody) {
    const wrong = wrongName(name)
    if (wrong !== null) r.problems.add(path, wrong)
    const before = taken.get(name.toLowerCase())
    if (before !== undefined) {
      const other = before === name ? `are two combatants called "${name}"` : `are "${before}" and "${name}"`
      r.problems.add(path, `There ${other}: each needs a name of its own, upper and lower case alike.`)
    }
    taken.set(name.toLowerCase(), name)
  }
}

/** Why nobody can be called that, or null. */
export function wrongName(name: string): string | null {
  if (RESERVED.includes(name.toLowerCase())) {
    return `Nobody can be called "${name}", which means something else in commands: choose another name.`
  }
  if (name.trim() !== name || name === '' || /[,="]/.test(name)) {
    return `"${name}" cannot be a name: leave out commas, quotes, equals signs and spaces at the ends.`
  }
  return null
}

/** Reads everybody, and checks that each Zone has room for those who start there. */
export function readRoster(r: Reader, named: readonly Named[], battlefield: Battlefield, seatOf: SeatOf): Entrant[] {
  const roster = named.map(({ name, fields }) => readEntrant(r, name, fields, battlefield, seatOf))
  battlefield.zones.forEach((zone, at) => {
    const here = roster.filter((e) => e.zone === at && e.status !== OUT_OF_ACTION)
    if (zone.capacity < 0 || here.length <= zone.capacity) return
    const names = here.map((e) => e.sheet.name).join(', ')
    const said = `${here.length} Creatures start in ${zone.name} (${names}), but only ${zone.capacity} fit: place some elsewhere.`
    r.problems.add([...(battlefield.paths[at] as Path), 'capacity'], said, 'zone-capacity')
  })
  return roster
}
