import { hint, isMap } from '@fray/rulesets/loading'
import { ChangeError } from './change.ts'
import type { KnownFields } from './known-fields.ts'
import { clearLetters, forget, remember } from './names.ts'
import { alike, copyOf, norm, type Plain, rosters } from './plain.ts'
import { contentKinds } from './where.ts'
import { familyOf, type Member, meant, membersOf, withoutNumber, wordsFor } from './who.ts'

/** An added combatant without a place so far. */
export interface Newcomer {
  readonly name: string
  /** The combatant that it copies and stands next to; null for one from the content. */
  readonly original: string | null
}

/** Adds copies of the combatant that the word names, or new ones of that kind of content. */
export function addTo(
  encounter: Plain,
  known: KnownFields,
  who: string,
  count: number,
  side: string | null,
): Newcomer[] {
  const sides = isMap(encounter.sides) ? Object.keys(encounter.sides) : []
  if (side !== null && !sides.includes(side)) throw new ChangeError(`There is no side "${side}".${hint(side, sides)}`)
  const members = membersOf(encounter)
  const family = who.includes('*') ? [] : familyOf(members, who)
  const model = meant(family, who).at(-1) ?? family.at(-1)
  const kinds = contentKinds(encounter, known)
  const id = kinds.find((kind) => alike(kind, who))
  if (model === undefined && id === undefined) {
    const said = who.includes('*') ? `"${who}" could mean several` : `There is nobody called "${who}" to add`
    throw new ChangeError(
      `${said}: name a combatant or a kind.${hint(who, [...new Set([...wordsFor(members), ...kinds])])}`,
    )
  }
  clearLetters(encounter)
  const added: Newcomer[] = []
  for (let n = 0; n < count; n++) {
    const name = freshName(membersOf(encounter), baseName(model, who))
    if (model === undefined) {
      const entry = { name, from: id as string, ...(side === null ? {} : { side }) }
      rosters(encounter)[0]?.list.push(entry)
      added.push({ name, original: null })
      continue
    }
    // A combatant that changes sides starts where the new side does.
    const moves = side !== null && side !== model.entry.side
    const entry: Plain = { ...copyOf(model.entry), name }
    if (moves) {
      entry.side = side
      delete entry.at
      delete entry.zone
    } else remember(encounter, model.name, name)
    model.list.push(entry)
    added.push({ name, original: moves ? null : model.name })
  }
  return added
}

/** The name of the new ones before their number: that of the family, otherwise of the kind. */
function baseName(model: Member | undefined, who: string): string {
  if (model !== undefined && (alike(model.name, who) || alike(withoutNumber(model.name), who))) {
    return withoutNumber(model.name)
  }
  const words = norm(who).replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The base with the next number: after the highest present, 2 if one has the bare name, otherwise 1. */
function freshName(members: readonly Member[], base: string): string {
  let highest = 0
  for (const { name } of members) {
    if (name.toLowerCase() === base.toLowerCase()) highest = Math.max(highest, 1)
    if (!name.toLowerCase().startsWith(`${base.toLowerCase()} `)) continue
    const rest = name.slice(base.length + 1)
    if (/^\d{1,9}$/.test(rest)) highest = Math.max(highest, Number(rest))
  }
  return `${base} ${highest + 1}`
}

/** Removes everyone whom the word names, or the last `count` of its family. */
export function removeFrom(encounter: Plain, who: string, count: number | null): void {
  const members = membersOf(encounter)
  const found = count === null ? meant(members, who) : familyOf(members, who)
  if (found.length === 0)
    throw new ChangeError(`There is no combatant "${who}" to remove.${hint(who, wordsFor(members))}`)
  if (count !== null && count > found.length) {
    throw new ChangeError(`There are only ${found.length} of "${who}" to remove, not ${count}.`)
  }
  const gone = count === null ? found : found.slice(found.length - count)
  if (gone.length > 0) clearLetters(encounter)
  for (const { list, entry, name } of gone) {
    list.splice(list.indexOf(entry), 1)
    forget(encounter, name)
  }
}

/** Adds or removes combatants until `count` of them are there. */
export function countTo(encounter: Plain, known: KnownFields, who: string, count: number): Newcomer[] {
  const there = familyOf(membersOf(encounter), who).length
  if (count > there) return addTo(encounter, known, who, count - there, null)
  if (count < there) removeFrom(encounter, who, there - count)
  return []
}
