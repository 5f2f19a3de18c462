import {
  type AnyScene,
  asText,
  written as asWritten,
  isMap,
  type PackField,
  type PackInForce,
  type PackThing,
  rowOfName,
  type Setup,
  type Viewer,
  type Words,
} from '@fray/kernel'
import type { ShownPart, ShownTally } from '../log/tallies.ts'
import { fieldWords, packName } from './seat-packs.ts'

/* Which parts of a fight come from a content pack, found by name in the complete encounter. */

type Written = Readonly<Record<string, unknown>>

/** A thing of a pack. */
interface OfPack {
  readonly pack: PackInForce
  readonly thing: PackThing
  readonly isNew: boolean
}

interface Known {
  readonly things: ReadonlyMap<string, readonly OfPack[]>
  readonly people: readonly Written[]
}

const known = new WeakMap<Setup, Known>()

/** A name for comparison. */
export const keyOf = (name: string): string => name.toLowerCase().replaceAll('-', ' ').trim()

/** The packs' things by name and id, and everyone's entry in the complete encounter: cached per fight. */
export function knownOf(setup: Setup): Known {
  const before = known.get(setup)
  if (before !== undefined) return before
  const things = new Map<string, OfPack[]>()
  for (const pack of setup.packs ?? [])
    for (const [list, isNew] of [
      [pack.adds, true],
      [pack.changes, false],
    ] as const)
      for (const thing of list)
        for (const key of new Set([keyOf(thing.name), keyOf(thing.id)]))
          things.set(key, [...(things.get(key) ?? []), { pack, thing, isNew }])
  const found = { things, people: peopleIn(setup.encounter) }
  known.set(setup, found)
  return found
}

/** Everyone in a complete encounter, including later fights of a day. */
function peopleIn(encounter: unknown): Written[] {
  if (!isMap(encounter)) return []
  const later = Array.isArray(encounter.fights) ? encounter.fights : []
  return [encounter, ...later].flatMap((one: unknown) =>
    isMap(one) && Array.isArray(one.combatants) ? one.combatants.filter(isMap) : [],
  )
}

/** The maps of that name inside a combatant's entry. */
function namedIn(value: unknown, key: string): Written[] {
  if (Array.isArray(value)) return value.flatMap((one) => namedIn(one, key))
  if (!isMap(value)) return []
  const here = typeof value.name === 'string' && keyOf(value.name) === key ? [value] : []
  return [...here, ...Object.values(value).flatMap((one) => namedIn(one, key))]
}

const plainOf = (text: string): string => text.toLowerCase().replaceAll(' ', '')

/** Whether a written value equals the pack's: points count by their maximum, and values with parts are not compared. */
function isSo(written: unknown, { is }: PackField): boolean {
  if (written === undefined || written === null) return is === null || is === 'none'
  if (typeof written === 'object') return true
  const [now, most = now] = asText(written).split('/')
  return [asText(written), most].some((one) => plainOf(one ?? '') === plainOf(is ?? ''))
}

/** The values of a field of a thing, at any depth: a weapon may have it in each of its modes. */
function writtenUnder(value: unknown, field: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => writtenUnder(one, field))
  if (!isMap(value)) return []
  return Object.entries(value).flatMap(([key, one]) => (key === field ? [one] : writtenUnder(one, field)))
}

const fieldsThatHold = ({ thing }: OfPack, written: Written): PackField[] =>
  thing.fields.filter((field) => writtenUnder(written, field.field).some((one) => isSo(one, field)))

/** Why a thing is as it is: the end of a sentence for each pack involved. */
export function wordsOf(one: OfPack, fields: readonly PackField[]): string {
  const { pack, isNew } = one
  return isNew ? `from the pack ${packName(pack)}` : `changed by the pack ${packName(pack)}: ${fieldWords(fields)}`
}

/** How packs affect the thing of that name that one of these combatants has; empty if it is the combatant's own. */
export function behind(setup: Setup, name: string, who: readonly string[]): string[] {
  const { things, people } = knownOf(setup)
  const key = keyOf(name)
  const ofPacks = (things.get(key) ?? []).filter(({ thing }) => thing.kind !== 'combatant')
  if (ofPacks.length === 0) return []
  const named = (from: readonly Written[]) =>
    from.flatMap((one) =>
      Object.entries(one).flatMap(([field, value]) => (field === 'name' ? [] : namedIn(value, key))),
    )
  const theirs = named(people.filter((one) => who.includes(asText(one.name))))
  const holders = theirs.length > 0 ? theirs : named(people)
  return ofPacks.flatMap((one) => {
    if (holders.length === 0) return [wordsOf(one, one.thing.fields)]
    const fields = holders.map((holder) => fieldsThatHold(one, holder)).find((all) => all.length > 0)
    return fields === undefined ? [] : [wordsOf(one, fields)]
  })
}

/** The numbers, with the packs that affect their sources. */
export function talliesByPacks(
  setup: Setup,
  tallies: readonly ShownTally[],
  who: readonly string[],
): readonly ShownTally[] {
  if ((setup.packs ?? []).length === 0) return tallies
  const withPack = (part: ShownPart): ShownPart => {
    const words = behind(setup, part.words, who)
    return words.length === 0 ? part : { ...part, words: `${part.words} (${words.join('; ')})` }
  }
  return tallies.map((tally) => ({ ...tally, parts: tally.parts.map(withPack) }))
}

/**
 * Which combatants in a log entry are based on packs' content, in sentences; leaves out numbers that the viewer may
 * not know, and sentences without anything else.
 */
export function peopleByPacks(scene: AnyScene, who: readonly string[], viewer: Viewer): Words[] {
  const { setup } = scene
  if ((setup.packs ?? []).length === 0) return []
  const { things, people } = knownOf(setup)
  return people.flatMap((one) => {
    const { name, madeFrom } = one
    if (typeof madeFrom !== 'string' || !who.includes(asText(name))) return []
    const row = rowOfName(scene, asText(name))
    if (row < 0) return []
    const ofPacks = (things.get(keyOf(madeFrom)) ?? []).filter(
      ({ thing }) => thing.kind === 'combatant' && thing.id === madeFrom,
    )
    return ofPacks.flatMap((of) => {
      const fields = fieldsThatHold(of, one).filter(({ field }) => maySee(scene, field, row, viewer))
      return fields.length === 0
        ? []
        : [asWritten(`${asText(name)} is made from ${of.thing.name}, ${wordsOf(of, fields)}.`)]
    })
  })
}

/** Whether the viewer may know a field of a combatant: by the column of its name, or else as an ability. */
function maySee(scene: AnyScene, field: string, row: number, viewer: Viewer): boolean {
  const column = scene.tables.all.find(({ tableName, name }) => tableName === 'combatant' && name === field)
  return viewer.knows('abilities', row) && (column === undefined || viewer.sees(column, row))
}
