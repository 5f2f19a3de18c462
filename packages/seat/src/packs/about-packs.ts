import type { About, AnyScene, Setup, ThingRef, Viewer } from '@fray/kernel'
import { inEnglish, type Words, written } from '@fray/kernel'
import { behind, keyOf, knownOf, peopleByPacks, wordsOf } from './by-pack.ts'
import type { SeatPack } from './seat-packs.ts'

/** How packs affect something that is asked about, in sentences. */
export function aboutByPacks(scene: AnyScene, { kind, name, of }: ThingRef, title: string, viewer: Viewer): Words[] {
  const { setup } = scene
  if ((setup.packs ?? []).length === 0) return []
  if (kind === 'combatant' && of === null) {
    const people = peopleByPacks(scene, [name], viewer)
    if (people.length > 0) return people
    return (knownOf(setup).things.get(keyOf(name)) ?? []).flatMap((one) =>
      one.thing.kind === 'combatant' ? [message(title, wordsOf(one, one.thing.fields))] : [],
    )
  }
  return behind(setup, name, of === null ? [] : [of]).map((words) => message(title, words))
}

const message = (title: string, words: string): Words =>
  inEnglish('{title} is {words}.', { title: { thing: title }, words: { said: words } })

/** Explains something that a pack adds and nobody has, by its fields in the pack; null if no pack adds it. */
export function addedByPack(setup: Setup, { kind, name }: ThingRef): About | null {
  const all = knownOf(setup).things.get(keyOf(name)) ?? []
  const found = all.find(({ isNew, thing }) => isNew && thing.kind === kind)
  if (found === undefined) return null
  const { thing } = found
  const about = thing.fields.find(({ field }) => field === 'about')?.is
  return {
    title: thing.name,
    kind: thing.kind,
    lines: about === undefined || about === null ? [] : [written(about)],
    facts: thing.fields.flatMap(({ field, is }) =>
      is === null || field === 'name' || field === 'about' ? [] : [{ label: written(field), value: written(is) }],
    ),
    rules: [],
  }
}

/** Explains a pack in force: how it differs from the book; null if there is none with that id or name. */
export function aboutPack(packs: readonly SeatPack[], wanted: string): About | null {
  const pack = packs.find(({ id, name }) => id === wanted || keyOf(name) === keyOf(wanted))
  if (pack === undefined) return null
  const { id, name, version, by, about, digest, changes, adds, options, notes } = pack
  return {
    title: `${name} ${version}`,
    kind: 'content pack',
    lines: [
      ...(about === '' ? [] : [written(about)]),
      ...changes.map((one) => inEnglish('Changes {what}.', { what: { said: one } })),
      ...(adds.length === 0 ? [] : [inEnglish('Adds {what}.', { what: { said: adds.join(', ') } })]),
      ...options.map((one) => inEnglish('Sets {what}.', { what: { said: one } })),
      ...notes.map(written),
    ],
    facts: [
      ...(by === '' ? [] : [{ label: inEnglish('by'), value: written(by) }]),
      { label: inEnglish('pack'), value: written(`${id}@${version}`) },
      { label: inEnglish('digest'), value: written(digest) },
    ],
    rules: [],
  }
}
