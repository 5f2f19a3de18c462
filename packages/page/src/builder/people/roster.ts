import { type Fields, type FileText, isFields, type Path } from '../document.ts'

/** Somebody of an encounter file, wherever it stands there. */
export interface Entry {
  readonly name: string
  readonly path: Path
  readonly fields: Fields
  /** So many of it, in a list. */
  readonly count: number
}

/** Everybody under a field of the file: a map by name, or a list. */
function entriesOf(combatants: unknown, path: Path = ['combatants']): readonly Entry[] {
  if (Array.isArray(combatants)) {
    return combatants.map((one: unknown, i) => {
      const fields = isFields(one) ? one : {}
      return {
        name: String(fields.name ?? i + 1),
        path: [...path, i],
        fields,
        count: typeof fields.count === 'number' ? fields.count : 1,
      }
    })
  }
  if (!isFields(combatants)) return []
  return Object.entries(combatants).map(([name, one]) => ({
    name,
    path: [...path, name],
    fields: isFields(one) ? one : {},
    count: 1,
  }))
}

/** Everybody of the whole file. */
export const rosterOf = (value: Fields): readonly Entry[] => entriesOf(value.combatants)

/** The names by which the file may speak of people: those who are counted one by one. */
export function namesOf(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(({ name, count }) =>
    count === 1 ? [name] : Array.from({ length: Math.min(count, 200) }, (_, i) => `${name} ${i + 1}`),
  )
}

/** A name that nobody has: the wanted one, or with a number behind it. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const plain = wanted.trim() === '' ? '?' : wanted.trim()
  if (!taken.has(plain)) return plain
  for (let n = 2; ; n++) if (!taken.has(`${plain} ${n}`)) return `${plain} ${n}`
}

/** Adds somebody, as the file has its people. Several of a list are one entry with a count. Returns the first one's name. */
export function addPeople(file: FileText, wanted: string, fields: Fields, count: number): string {
  const combatants = file.at(['combatants'])
  const entries = entriesOf(combatants)
  const taken = new Set([...entries.map(({ name }) => name), ...namesOf(entries)])
  if (Array.isArray(combatants)) {
    const name = freeName(wanted, taken)
    file.set(['combatants', combatants.length], { name, ...fields, ...(count > 1 ? { count } : {}) })
    return name
  }
  const made: string[] = []
  for (let i = 1; i <= count; i++) {
    const name = freeName(count === 1 ? wanted : `${wanted} ${i}`, taken)
    taken.add(name)
    made.push(name)
    file.set(['combatants', name], fields)
  }
  return made[0] ?? wanted
}

/** Words of which a name may be by chance. */
const PROSE: ReadonlySet<string> = new Set([
  'title',
  'about',
  'notes',
  'secrets',
  'note',
  'from',
  'ruleset',
  'content',
  'text',
])

/** Gives somebody another name, wherever the file speaks of it by the old one. */
export function renamePerson(file: FileText, entry: Entry, to: string): void {
  const { name, path, count } = entry
  if (typeof path.at(-1) === 'number') file.set([...path, 'name'], to)
  else file.rename(path.slice(0, -1), name, to)
  if (count > 1) for (let i = 1; i <= count; i++) file.replaceTexts(`${name} ${i}`, `${to} ${i}`, PROSE)
  file.replaceTexts(name, to, PROSE)
}
