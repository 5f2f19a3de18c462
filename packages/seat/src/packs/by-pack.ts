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

/* What of a fight comes from a content pack, found by its name in what the encounter says of everybody in full. */

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

/** A name as it is compared. */
export const keyOf = (name: string): string => name.toLowerCase().replaceAll('-', ' ').trim()

/** The things of packs by their names and ids, and everybody as the encounter in full has them: found once for a fight. */
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

/** Everybody whom an encounter in full names, those of later fights of a day, too. */
function peopleIn(encounter: unknown): Written[] {
  if (!isMap(encounter)) return []
  const later = Array.isArray(encounter.fights) ? encounter.fights : []
  return [encounter, ...later].flatMap((one: unknown) =>
    isMap(one) && Array.isArray(one.combatants) ? one.combatants.filter(isMap) : [],
  )
}

/** The maps of that name within what is written of somebody. */
function namedIn(value: unknown, key: string): Written[] {
  if (Array.isArray(value)) return value.flatMap((one) => namedIn(one, key))
  if (!isMap(value)) return []
  const here = typeof value.name === 'string' && keyOf(value.name) === key ? [value] : []
  return [...here, ...Object.values(value).flatMap((one) => namedIn(one, key))]
}

const plainOf = (text: string): string => text.toLowerCase().replaceAll(' ', '')

/** Whether what is written is what the pack says: points count by their most, and what has parts is not taken apart. */
function isSo(written: unknown, { is }: PackField): boolean {
  if (written === undefined || written === null) return is === null || is === 'none'
  if (typeof written === 'object') return true
  const [now, most = now] = asText(written).split('/')
  return [asText(written), most].some((one) => plainOf(one ?? '') === plainOf(is ?? ''))
}

/** What is written under a field of a thing, wherever in it: a weapon may have it in each of its modes. */
function writtenUnder(value: unknown, field: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => writtenUnder(one, field))
  if (!isMap(value)) return []
  return Object.entries(value).flatMap(([key, one]) => (key === field ? [one] : writtenUnder(one, field)))
}

const fieldsThatHold = ({ thing }: OfPack, written: Written): PackField[] =>
  thing.fields.filter((field) => writtenUnder(written, field.field).some((one) => isSo(one, field)))

/** Why a thing is as it is: a sentence's end for each pack that has a hand in it. */
export function wordsOf(one: OfPack, fields: readonly PackField[]): string {
  const { pack, isNew } = one
  return isNew ? `from the pack ${packName(pack)}` : `changed by the pack ${packName(pack)}: ${fieldWords(fields)}`
}

/** What packs have to do with the thing of that name, which one of these people has; none where it is somebody's own. */
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

/** The numbers with what packs have to do with the things that they come from. */
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
 * Who of those that a line is about is made from content that packs brought, in sentences; of a combatant whose numbers the viewer may
 * not know these are left out, and where nothing else is left, the sentence.
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

/** Whether the viewer may know a field of a combatant: that of the column of its name, or else what the combatant can do. */
function maySee(scene: AnyScene, field: string, row: number, viewer: Viewer): boolean {
  const column = scene.tables.all.find(({ tableName, name }) => tableName === 'combatant' && name === field)
  return viewer.knows('abilities', row) && (column === undefined || viewer.sees(column, row))
}
