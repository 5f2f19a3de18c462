import { asText } from '@fray/kernel'
import { isMap, type Path } from '@fray/rulesets/loading'
import { alike, norm, type Plain, rosters } from './plain.ts'

/** A combatant of an encounter. */
export interface Member {
  readonly entry: Plain
  readonly name: string
  /** The id of the content that it was made from; '' for none. */
  readonly kind: string
  /** Its list of combatants, and its path in the encounter. */
  readonly list: Plain[]
  readonly path: Path
}

/** Everyone in a complete encounter, in the order of the lists. */
export function membersOf(encounter: Plain): Member[] {
  return rosters(encounter).flatMap(({ list, path }) =>
    list.map((entry, i) => ({
      entry,
      name: asText(entry.name ?? ''),
      kind: typeof entry.madeFrom === 'string' ? entry.madeFrom : '',
      list,
      path: [...path, i],
    })),
  )
}

/** `Goblin` of `Goblin 3`. */
export const withoutNumber = (name: string): string => name.replace(/ \d+$/, '')

/** Whether a text matches a word with stars: its parts in order, the first and the last at the ends. */
function isLike(word: string, text: string): boolean {
  const parts = norm(word).split('*')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false
  const end = text.length - last.length
  let at = first.length
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= end
}

/** The combatants of a kind, those numbered under a name (`Goblin 1`, `Goblin 2`), and one with exactly that name. */
export function familyOf(members: readonly Member[], word: string): Member[] {
  if (word.includes('*')) return members.filter((m) => isLike(word, norm(m.name)) || isLike(word, norm(m.kind)))
  return members.filter((m) => alike(m.name, word) || alike(withoutNumber(m.name), word) || alike(m.kind, word))
}

/** The combatants that a word names: the one of that name, otherwise its {@link familyOf}. */
export function meant(members: readonly Member[], word: string): Member[] {
  const exact = members.filter((m) => alike(m.name, word))
  return exact.length > 0 ? exact : familyOf(members, word)
}

/** Every word that names a combatant. */
export const wordsFor = (members: readonly Member[]): string[] => [
  ...new Set(members.flatMap((m) => [m.name, withoutNumber(m.name), m.kind]).filter((word) => word !== '')),
]

/** Places in the encounter's own content with that id: summoned creatures are made from them. */
export function contentOf(encounter: Plain, word: string): Path[] {
  const content = isMap(encounter.content) ? encounter.content : {}
  return Object.entries(content).flatMap(([kind, things]) =>
    isMap(things) ? Object.keys(things).flatMap((id) => (alike(id, word) ? [['content', kind, id]] : [])) : [],
  )
}
