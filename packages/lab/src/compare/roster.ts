import { hint, isMap } from '@fray/rulesets/loading'
import { ChangeError } from './change.ts'
import type { KnownFields } from './known-fields.ts'
import { clearLetters, forget, remember } from './names.ts'
import { alike, copyOf, norm, type Plain, rosters } from './plain.ts'
import { contentKinds } from './where.ts'
import { familyOf, type Member, meant, membersOf, withoutNumber, wordsFor } from './who.ts'

/** Somebody who has been added and has no place of its own yet. */
export interface Newcomer {
  readonly name: string
  /** Whom it is a copy of and stands next to; null for one from the content. */
  readonly original: string | null
}

/** Adds so many copies of the one who the word means, or new ones of that kind of the content. */
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
    // Who changes sides begins where the new side does.
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

/** What the new ones are called, before their number: as the family is, else as the kind. */
function baseName(model: Member | undefined, who: string): string {
  if (model !== undefined && (alike(model.name, who) || alike(withoutNumber(model.name), who))) {
    return withoutNumber(model.name)
  }
  const words = norm(who).replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The base with the next number: after the highest that is there, 2 where one has the bare name, else 1. */
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

/** Takes away everybody whom the word means, or the last so many of its family. */
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

/** Brings the number of those whom the word means to so many. */
export function countTo(encounter: Plain, known: KnownFields, who: string, count: number): Newcomer[] {
  const there = familyOf(membersOf(encounter), who).length
  if (count > there) return addTo(encounter, known, who, count - there, null)
  if (count < there) removeFrom(encounter, who, there - count)
  return []
}
