import {
  asText,
  canonical,
  digest,
  nearest,
  type OptionSpec,
  type PackInForce,
  type PackThing,
} from '@fray/kernel/rules'
import type * as z from 'zod/mini'
import { Content, type ContentSource } from '../content.ts'
import { hint, isMap, type Path, Problems } from '../problems.ts'
import { textOf } from '../reader.ts'
import { checkShape, type FieldRules } from '../shape.ts'
import { type Layer, layerOf } from './layers.ts'
import { optionsSetBy, withOptionsOf } from './pack-options.ts'
import { changedThing, newThing } from './pack-things.ts'

type Raw = Readonly<Record<string, unknown>>

/** The settings for reading packs of a ruleset. */
export interface PackHabits<K extends string> {
  readonly ruleset: string
  readonly options: readonly OptionSpec[]
  readonly content: ContentSource<K>
  readonly shape: z.core.$ZodType
  readonly rules: FieldRules
  readonly inFull: ((problems: Problems, raw: unknown, path: Path) => unknown) | undefined
}

/** The packs of an encounter. */
export interface Packs {
  /** The content of each, in order. */
  readonly layers: readonly Layer[]
  /** The packs as written into the encounter in full; undefined if there are none. */
  readonly written: readonly Raw[] | undefined
  /** The encounter with the packs' options where it sets none itself. */
  readonly encounter: Raw
  /** The packs in force, and how they differ from the book; `options` are those of the fight. */
  inForce(options: Readonly<Record<string, string | number>>): PackInForce[]
}

/** One pack, with its source. */
interface Pack {
  readonly raw: Raw
  readonly path: Path
  readonly layer: Layer
  /** The layers below it. */
  readonly before: readonly Layer[]
  readonly digest: string
}

/**
 * Reads the packs of an encounter in order: what each adds and changes, and every problem with it. Nothing is
 * overwritten by accident: what is added must be new, what is changed must exist.
 */
export function readPacks<K extends string>(problems: Problems, habits: PackHabits<K>, given: Raw): Packs {
  const packs: Pack[] = []
  const listed = Array.isArray(given.packs) ? given.packs : []
  listed.forEach((raw: unknown, i) => {
    const path = ['packs', i]
    if (typeof raw === 'string') {
      const right = 'open the encounter where its packs are, or put the pack in its place in full'
      problems.add(path, `The content pack "${raw}" is only named here: ${right}.`)
    } else if (isMap(raw)) packs.push(readPack(problems, habits, raw, path, packs))
  })
  return {
    layers: packs.map(({ layer }) => layer),
    written: packs.length === 0 ? undefined : packs.map(({ raw, digest: all }) => ({ ...raw, digest: all })),
    encounter: withOptionsOf(
      habits.options,
      packs.map(({ raw }) => raw),
      given,
    ),
    inForce(options) {
      const found: PackInForce[] = []
      for (const pack of packs) found.push(inForce(habits, pack, found, options))
      return found
    },
  }
}

function readPack<K extends string>(
  problems: Problems,
  habits: PackHabits<K>,
  raw: Raw,
  path: Path,
  earlier: readonly Pack[],
): Pack {
  const before = earlier.map(({ layer }) => layer)
  if (typeof raw.ruleset === 'string' && raw.ruleset !== habits.ruleset) {
    const right = 'name a pack for the same ruleset'
    problems.add(
      [...path, 'ruleset'],
      `This pack is for ${raw.ruleset}, and the fight is of ${habits.ruleset}: ${right}.`,
    )
    // The rest of a pack for another game is not checked, because this game does not know its form.
    return { raw: { id: raw.id, ruleset: raw.ruleset }, path, layer: {}, before, digest: '' }
  }
  checkShape(problems, habits.shape, raw, path, habits.rules)
  if (earlier.some((one) => one.raw.id === raw.id))
    problems.add(path, `The pack "${asText(raw.id)}" is named before already: take it out here.`)
  const all = packDigest(raw)
  if (raw.digest !== undefined && raw.digest !== all) {
    const right = 'take "digest" out if that is meant'
    problems.add(
      [...path, 'digest'],
      `This pack is not what it was: something of it was changed, for it comes to ${all} now; ${right}.`,
    )
  }
  const known = new Content(habits.content, null, new Problems(), before)
  const full = habits.inFull?.(problems, raw.add, [...path, 'add']) ?? raw.add
  const said = { problems, habits, earlier, known }
  const added = checkAdded(said, layerOf(full, [...path, 'add']))
  const changed = checkChanged(said, layerOf(raw.change, [...path, 'change']), raw.add)
  return { raw, path, layer: together(added, changed), before, digest: all }
}

interface Said<K extends string> {
  readonly problems: Problems
  readonly habits: PackHabits<K>
  readonly earlier: readonly Pack[]
  /** The content below the pack. */
  readonly known: Content<K>
}

const kindsOf = <K extends string>({ content }: PackHabits<K>): K[] => Object.keys(content.built) as K[]

/** The valid things of a layer; the message about any other is reported. */
function sound<K extends string>(
  { problems, habits }: Said<K>,
  layer: Layer,
  wrong: (kind: K, one: string, id: string, values: Raw) => string | null,
): Layer {
  const kinds = kindsOf(habits).map((kind) => {
    const things = Object.entries(layer[kind] ?? {}).filter(([id, { values, path }]) => {
      const said = wrong(kind, habits.content.one[kind], id, values)
      if (said !== null) problems.add(path ?? [], said)
      return said === null
    })
    return [kind, Object.fromEntries(things)]
  })
  return Object.fromEntries(kinds)
}

/** Added things must be new. */
const checkAdded = <K extends string>(said: Said<K>, added: Layer): Layer =>
  sound(said, added, (kind, one, id) => {
    const { earlier, known } = said
    if (!known.has(kind, id)) return null
    const by = earlier.find(({ layer }) => Object.hasOwn(layer[kind] ?? {}, id))
    const whose =
      by === undefined || known.builtIds(kind).includes(id) ? 'in the book' : `in the pack ${asText(by.raw.id)}`
    const right = 'say what is otherwise of it under "change", or give this one an id of its own'
    return `There is ${an(one)} "${id}" ${whose} already: ${right}.`
  })

/** Changed things must exist. */
const checkChanged = <K extends string>(said: Said<K>, changed: Layer, added: unknown): Layer =>
  sound(said, changed, (kind, one, id, values) => {
    const own = isMap(added) && isMap(added[kind]) ? added[kind] : {}
    if (Object.hasOwn(own, id))
      return `This pack adds the ${one} "${id}" itself: say there how it is, and take it out here.`
    if (!said.known.has(kind, id)) return nothingToChange(one, id, said.known.ids(kind))
    if (values.from === undefined || values.from === null) return null
    return `A change begins with the ${one} "${id}" as it is, and so has no "from": add another thing that is made from something else.`
  })

function nothingToChange(one: string, id: string, ids: readonly string[]): string {
  const what = `There is no ${one} "${id}" to change, in the book or in a pack before this one.`
  if (nearest(id, ids) !== null) return `${what}${hint(id, ids)}`
  return `${what} What is new stands under "add"; a pack that changes another is named after it.`
}

const an = (one: string): string => `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`

/** The layer of a pack: its additions, and its changes based on the content below. */
function together(added: Layer, changed: Layer): Layer {
  const onTop = Object.fromEntries(
    Object.entries(changed).map(([kind, things]) => [
      kind,
      Object.fromEntries(
        Object.entries(things).map(([id, { values, path }]) => [id, { values: { ...values, from: id }, path }]),
      ),
    ]),
  )
  const kinds = [...new Set([...Object.keys(added), ...Object.keys(onTop)])]
  return Object.fromEntries(kinds.map((kind) => [kind, { ...onTop[kind], ...added[kind] }]))
}

/** The digest of a pack's content, independent of the order and files in which it was written. */
function packDigest({ digest: _digest, $schema: _schema, ...said }: Raw): string {
  return digest(canonical(said))
}

function inForce<K extends string>(
  habits: PackHabits<K>,
  { raw, path, layer, before, digest: all }: Pack,
  earlier: readonly PackInForce[],
  options: Readonly<Record<string, string | number>>,
): PackInForce {
  const text = (field: string): string => textOf(raw[field]) ?? ''
  const below = new Content(habits.content, null, new Problems(), before)
  const adds: PackThing[] = []
  const changes: PackThing[] = []
  for (const kind of kindsOf(habits))
    for (const [id, { values, path: where }] of Object.entries(layer[kind] ?? {})) {
      const one = habits.content.one[kind]
      if (where?.[path.length] === 'add') adds.push(newThing(one, id, values))
      else changes.push(changedThing(kind, one, id, values, below))
    }
  const { rulesetVersion } = raw
  const found = {
    id: text('id'),
    name: text('name') || text('id'),
    version: text('version'),
    rulesetVersion: typeof rulesetVersion === 'number' ? String(rulesetVersion) : textOf(rulesetVersion),
    by: text('by'),
    about: text('about'),
    digest: all,
    adds,
    changes,
    options: optionsSetBy(raw, habits.options, options),
  }
  return { ...found, notes: conflicts(found, earlier) }
}

/** What earlier packs set differently, as messages: this pack wins. */
function conflicts({ name, changes, options }: Omit<PackInForce, 'notes'>, earlier: readonly PackInForce[]): string[] {
  return earlier.flatMap((other) => [
    ...changes.flatMap(({ kind, id, name: thing, fields }) => {
      const theirs = other.changes.find((one) => one.kind === kind && one.id === id)?.fields ?? []
      return fields.flatMap(({ field, is }) => {
        const before = theirs.find((one) => one.field === field)
        if (before === undefined || before.is === is) return []
        return [
          `${thing}: ${field} is ${is ?? 'none'} by ${name}, not ${before.is ?? 'none'} as ${other.name} has it, which is named before.`,
        ]
      })
    }),
    ...options.flatMap(({ id, is }) => {
      const before = other.options.find((one) => one.id === id)
      if (before === undefined || before.is === is) return []
      return [`${id} is ${is} by ${name}, not ${before.is} as ${other.name} has it, which is named before.`]
    }),
  ])
}
