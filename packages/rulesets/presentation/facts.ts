import { type About, type Words, written } from '@fray/kernel/rules'
import { type AnyKind, fieldForm, spelledOut } from '../kinds/form.ts'
import { inFull } from '../kinds/in-full.ts'

/** Whether a value needs no mention: nothing, no, 0, none of them. */
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  value === 0 ||
  value === 'none' ||
  (Array.isArray(value) && value.length === 0)

/** A plain value nearly as its author wrote it: `yes`, `str, dex`, `kind weakened, dr 12`. */
const valueWords = (value: unknown): Words => written(plainValue(value))

function plainValue(value: unknown): string {
  if (value === true) return 'yes'
  if (Array.isArray(value)) return value.map(plainValue).join(', ')
  if (typeof value === 'string') return value.replaceAll('-', ' ')
  if (typeof value !== 'object' || value === null) return String(value)
  const said = Object.entries(value).filter(([, one]) => !isNothing(one))
  return said.map(([key, one]) => (one === true ? spelledOut(key) : `${spelledOut(key)} ${plainValue(one)}`)).join(', ')
}

/**
 * A thing of a kind as facts for a table, from the kind's declaration: one for each field that is not empty, in
 * declared order. `without`: fields shown elsewhere (its name, its description, its place).
 * @example
 * ```ts
 * import { fieldsFor } from '@fray/rulesets/kinds/fields'
 * import { kindOf } from '@fray/rulesets/kinds/record'
 * import type { Reader } from '@fray/rulesets/loading/reader'
 * import { factsOf } from '@fray/rulesets/presentation/facts'
 *
 * const { flag, number, text } = fieldsFor<Reader, string>()
 * const fields = {
 *   name: text('Its name.'),
 *   reach: number('Paces.', { min: 1, max: 5, default: 1 }),
 *   needsBothHands: flag('It takes both hands.'),
 *   silvered: flag('It is of silver.'),
 * }
 * const weapon = kindOf<Reader, string>()('weapon', 'Something to strike with.', { fields })
 * console.log(factsOf(weapon, { name: 'Pike', reach: 3, needsBothHands: true, silvered: false }, ['name'])) // [
 * //   { label: 'reach', value: '3' },
 * //   { label: 'needs both hands', value: 'yes' }
 * // ]
 * ```
 */
export function factsOf(kind: AnyKind, value: unknown, without: readonly string[] = []): About['facts'] {
  const plain = inFull(kind, value) as Readonly<Record<string, unknown>>
  return fieldForm(kind)
    .fields.filter(({ name }) => !without.includes(name) && !isNothing(plain[name]))
    .map(({ name, label }) => ({ label: written(label), value: valueWords(plain[name]) }))
}
