import type { ColumnSpec, FieldForm, Game, KindForm, Shape } from '@fray/kernel/rules'
import { Problems } from '../loading/problems.ts'
import type { Reader } from '../loading/reader.ts'
import type { Field } from './field.ts'
import type { Kind } from './record.ts'

// biome-ignore lint/suspicious/noExplicitAny: kinds of any values.
export type AnyKind = Kind<any, any, any, any>
// biome-ignore lint/suspicious/noExplicitAny: fields of any values.
type AnyField = Field<any, any, any> & { readonly column?: ColumnSpec }

/**
 * The kind as plain data for forms and tables: label, help, choices, range and default of each field.
 * @example
 * ```ts
 * import { fieldsFor } from '@fray/rulesets/kinds/fields'
 * import { fieldForm } from '@fray/rulesets/kinds/form'
 * import { kindOf } from '@fray/rulesets/kinds/record'
 * import type { Reader } from '@fray/rulesets/loading/reader'
 *
 * const { number } = fieldsFor<Reader, string>()
 * const fields = { quickOnFoot: number('Who has more of it acts earlier.', { min: 0, max: 9, default: 2 }) }
 * const form = fieldForm(kindOf<Reader, string>()('fighter', 'Anybody who fights.', { fields }))
 * console.log(form.fields.map(({ label, help, default: usual }) => ({ label, help, usual }))) // [
 * //   {
 * //     label: 'quick on foot',
 * //     help: 'Who has more of it acts earlier.',
 * //     usual: 2
 * //   }
 * // ]
 * ```
 */
export const fieldForm = (kind: AnyKind): KindForm => ({
  id: kind.id,
  help: kind.says,
  fields: Object.entries<AnyField>(kind.fields).map(([name, field]) => formOfField(field.key ?? name, field)),
  content: kind.content,
  examples: kind.examples,
})

/** The forms of a game's kinds, and the expansion of their short texts. */
export function declared(kinds: readonly AnyKind[]): Required<Pick<Game, 'kinds' | 'spellOut'>> {
  const all = withThoseWithin(kinds)
  return {
    kinds: all.map(fieldForm),
    spellOut(id, text) {
      const problems = new Problems()
      const fields = all.find((kind) => kind.id === id)?.spellOut({ problems } as Reader, text) ?? null
      const [first] = problems.list
      if (first !== undefined) return { wrong: first.message }
      return fields === null ? { wrong: `"${text}" says nothing that has fields.` } : { fields }
    },
  }
}

/** The kinds, followed by every kind that their fields contain; each once, by its id. */
function withThoseWithin(kinds: readonly AnyKind[]): readonly AnyKind[] {
  const found = new Map<string, AnyKind>()
  const add = (kind: AnyKind): void => {
    if (!found.has(kind.id)) found.set(kind.id, kind)
  }
  const addWithin = (field: AnyField): void => {
    if (isKind(field)) {
      if (found.has(field.id)) return
      add(field)
      Object.values<AnyField>(field.fields).forEach(addWithin)
    } else if (field.of !== undefined) addWithin(field.of)
  }
  kinds.forEach(add)
  for (const { fields } of kinds) Object.values<AnyField>(fields).forEach(addWithin)
  return [...found.values()]
}

const isKind = (field: AnyField): field is AnyKind => 'fields' in field

function formOfField(name: string, { says, shape, defaultText, needed, rule, column }: AnyField): FieldForm {
  return {
    name,
    label: column?.label ?? spelledOut(name),
    help: says,
    shape,
    needed: needed !== null,
    default: asWritten(shape, defaultText),
    defaultText,
    rule,
  }
}

/** `needsAction` as words. */
export const spelledOut = (name: string): string =>
  name.replace(/([a-z])([A-Z])|[-_]/g, (_, before = '', after = '') => `${before} ${after.toLowerCase()}`)

/** The default value as it would be written; null if there is none or it depends on other things. */
export function asWritten(shape: Shape, defaultText: string | null): string | number | boolean | null {
  if (defaultText === null) return null
  if (shape.type === 'flag') return defaultText === 'yes'
  if (shape.type === 'number' || shape.type === 'pool') {
    if (/^-?\d+$/.test(defaultText)) return Number(defaultText)
    return shape.type === 'number' && shape.words.includes(defaultText) ? defaultText : null
  }
  return shape.type === 'word' && shape.words.includes(defaultText) ? defaultText : null
}
