import type { OptionSpec, PackOption } from '@fray/kernel/rules'
import { isMap, withoutNulls } from '../problems.ts'

type Raw = Readonly<Record<string, unknown>>

/** The fields for options in an encounter and in a pack: those of the catalogue, and house rules. */
const PLACES = ['options', 'house'] as const

const placeOf = ({ rule }: OptionSpec): (typeof PLACES)[number] => (rule === null ? 'house' : 'options')

const valueIn = (raw: Raw, spec: OptionSpec): unknown => {
  const said = raw[placeOf(spec)]
  return isMap(said) ? (said[spec.id] ?? undefined) : undefined
}

/** The encounter with the options that its packs set and it does not; of two packs the later one wins. */
export function withOptionsOf(specs: readonly OptionSpec[], packs: readonly Raw[], given: Raw): Raw {
  const settings = packs.filter((pack) => specs.some((spec) => valueIn(pack, spec) !== undefined))
  if (settings.length === 0) return given
  const said = [...settings, given]
  const merged = PLACES.flatMap((place) => {
    const all = said.flatMap((one) => (isMap(one[place]) ? [withoutNulls(one[place]) as Raw] : []))
    return all.length === 0 ? [] : [[place, Object.fromEntries(all.flatMap((one) => Object.entries(one)))]]
  })
  return { ...given, ...Object.fromEntries(merged) }
}

/** The options that a pack sets, and whether these values apply in the fight, whose options are given. */
export const optionsSetBy = (
  pack: Raw,
  specs: readonly OptionSpec[],
  options: Readonly<Record<string, string | number>>,
): PackOption[] =>
  specs.flatMap((spec) => {
    const said = valueIn(pack, spec)
    if (typeof said !== 'string' && typeof said !== 'number') return []
    const { id, title, default: was } = spec
    return [{ id, title, was, is: said, holds: String(options[id]) === String(said) }]
  })
