import type { AnyRuleset, PackField, PackInForce, PackOption, PackThing } from '@fray/kernel'

/** A content pack in force in a fight, as everyone at the table sees it: how it differs from the book, in words. */
export interface SeatPack {
  readonly id: string
  readonly name: string
  readonly version: string
  /** Its author and its description; '' if not given. */
  readonly by: string
  readonly about: string
  /** Equal for two packs with the same content. */
  readonly digest: string
  /** What it changes, thing by thing: `Longsword (item): damage 1d10, not 1d8`. */
  readonly changes: readonly string[]
  /** What it adds: `Ice axe (item)`. */
  readonly adds: readonly string[]
  /** The options that it sets. */
  readonly options: readonly string[]
  /** Which earlier packs it overrides. */
  readonly notes: readonly string[]
}

/** `damage 1d10, not 1d8`. */
export const fieldWords = (fields: readonly PackField[]): string =>
  fields.map(({ field, was, is }) => `${field} ${is ?? 'none'}, not ${was ?? 'none'}`).join('; ')

/** `Frost and Iron 1.2.0`. */
export const packName = ({ name, version }: Pick<PackInForce, 'name' | 'version'>): string => `${name} ${version}`

const thingName = ({ name, kind }: PackThing): string => `${name} (${kind})`

function optionWords({ id, was, is, holds }: PackOption): string {
  return holds ? `${id} ${is}, not ${was}` : `${id} ${is}, which this fight sets otherwise`
}

/** The ruleset version that the pack was written for, if it is not the present one. */
function writtenFor({ rulesetVersion }: PackInForce, { id, version }: AnyRuleset): string[] {
  if (rulesetVersion === null || rulesetVersion === version) return []
  return [`It was written for version ${rulesetVersion} of ${id}, and this is version ${version}.`]
}

/**
 * Packs in words, in order.
 * @example
 * ```ts
 * import { findGame } from '@fray/files'
 * import { seatPacksOf } from '@fray/seat'
 *
 * const game = await findGame('zones')
 * if (typeof game === 'string') throw new Error(game)
 * console.log(seatPacksOf([], game.rules)) // []
 * ```
 */
export const seatPacksOf = (packs: readonly PackInForce[], rules: AnyRuleset): readonly SeatPack[] =>
  packs.map((pack) => ({
    ...{ id: pack.id, name: pack.name, version: pack.version, by: pack.by, about: pack.about, digest: pack.digest },
    changes: pack.changes.map((thing) => `${thingName(thing)}: ${fieldWords(thing.fields)}`),
    adds: pack.adds.map(thingName),
    options: pack.options.map(optionWords),
    notes: [...pack.notes, ...writtenFor(pack, rules)],
  }))
