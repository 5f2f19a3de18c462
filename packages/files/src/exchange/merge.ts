import { asText, canonical, digest, isMap } from '@fray/kernel'
import type { ImportReport } from './account.ts'
import type { Draft, Fresh } from './made-up.ts'
import { inLetters } from './mark.ts'

/** What an encounter stores about its imports: see `imported` in its schema. */
export interface Imported {
  readonly battlefield?: string
  readonly combatants?: Readonly<Record<string, { readonly as: string; readonly was: string }>>
}

/** The changes to an encounter. */
export interface Merge {
  /** Undefined if it stays. */
  readonly battlefield?: unknown
  /** The picture under it; undefined if it stays. */
  readonly picture?: unknown
  /** New and changed combatants, by name. */
  readonly people: readonly Draft[]
  readonly imported: Imported
}

/** A short text of letters that is equal for equal values and practically unique. */
const markOf = (value: unknown): string => inLetters(digest(canonical(value)))

/** Every combatant of an encounter by name, with its fields; one with a count is under each of its names. */
export function peopleOf(encounter: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>()
  const people = isMap(encounter) ? encounter.combatants : undefined
  if (Array.isArray(people)) {
    for (const one of people) {
      if (!isMap(one) || typeof one.name !== 'string') continue
      const { name, count, ...fields } = one
      if (typeof count !== 'number') found.set(asText(name), fields)
      else for (let i = 1; i <= Math.min(count, 1000); i++) found.set(`${asText(name)} ${i}`, fields)
    }
  } else if (isMap(people)) for (const [name, fields] of Object.entries(people)) found.set(name, fields)
  return found
}

/** What an encounter stores about its imports; empty if that is missing or invalid. */
export function rememberedOf(encounter: unknown): Imported {
  const said = isMap(encounter) ? encounter.imported : undefined
  if (!isMap(said)) return {}
  const people = isMap(said.combatants) ? said.combatants : {}
  const combatants = Object.fromEntries(
    Object.entries(people).flatMap(([id, one]) =>
      isMap(one) && typeof one.as === 'string' && typeof one.was === 'string'
        ? [[id, { as: one.as, was: one.was }]]
        : [],
    ),
  )
  return { ...(typeof said.battlefield === 'string' && { battlefield: said.battlefield }), combatants }
}

/**
 * Updates an encounter from the file: new things are added, what has changed only in the file is updated, and
 * whatever people have changed, renamed or removed themselves stays as they want it.
 */
export function mergeInto(encounter: unknown, fresh: Fresh, report: ImportReport): Merge {
  const known = rememberedOf(encounter)
  const there = peopleOf(encounter)
  const taken = new Set([...there.keys()].map(keyOf))
  const combatants: Record<string, { readonly as: string; readonly was: string }> = { ...known.combatants }
  const people: Draft[] = []
  for (const draft of fresh.people) {
    const was = markOf(draft.fields)
    const before = Object.hasOwn(combatants, draft.id) ? combatants[draft.id] : undefined
    if (before === undefined) {
      const name = free(draft.name, taken)
      if (name !== draft.name)
        report.change(draft.path, `${draft.name} is called ${name} here: there is one of that name`)
      combatants[draft.id] = { as: name, was }
      people.push({ ...draft, name })
      continue
    }
    if (before.was === was) continue
    const now = there.get(before.as)
    if (now === undefined)
      report.lose(draft.path, `${before.as} has changed, but was renamed or taken out of the encounter: it stays so`)
    else if (markOf(now) !== before.was)
      report.lose(draft.path, `${before.as} has changed here and in the encounter: what stands in the encounter stays`)
    else {
      people.push({ ...draft, name: before.as })
      combatants[draft.id] = { as: before.as, was }
    }
  }
  const place = placeFor(encounter, known, fresh.battlefield, report)
  const mark = place === undefined ? known.battlefield : markOf(place)
  return {
    ...(place !== undefined && { battlefield: place }),
    people,
    imported: {
      ...(mark !== undefined && { battlefield: mark }),
      ...(Object.keys(combatants).length > 0 && { combatants }),
    },
  }
}

/** The battlefield to write; undefined if the present one stays. */
function placeFor(encounter: unknown, known: Imported, fresh: unknown, report: ImportReport): unknown {
  if (fresh === undefined) return undefined
  const now = isMap(encounter) ? (encounter.battlefield ?? undefined) : undefined
  if (known.battlefield === markOf(fresh)) return undefined
  if (now === undefined && known.battlefield === undefined) return fresh
  if (now !== undefined && known.battlefield === markOf(now)) return fresh
  report.lose(
    '',
    known.battlefield === undefined
      ? 'the encounter has a battlefield of its own, which stays: take it out to bring in this one'
      : 'the map has changed here and in the encounter: what stands in the encounter stays',
  )
  return undefined
}

const keyOf = (name: string): string => name.toLowerCase()

/** The name, numbered if it is taken; then marks it as taken. */
export function free(name: string, taken: Set<string>): string {
  let found = name
  for (let n = 2; taken.has(keyOf(found)); n++) found = `${name} ${n}`
  taken.add(keyOf(found))
  return found
}
