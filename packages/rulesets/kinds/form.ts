import type { ColumnSpec, FieldForm, KindForm, Shape } from '@fray/kernel/rules'
import type { Field } from './field.ts'
import type { Kind } from './record.ts'

// biome-ignore lint/suspicious/noExplicitAny: kinds of any values.
export type AnyKind = Kind<any, any, any, any>
// biome-ignore lint/suspicious/noExplicitAny: fields of any values.
type AnyField = Field<any, any, any> & { readonly column?: ColumnSpec }

/** The kind as plain data for forms and tables: label, help, choices, range and default of each field. */
export const fieldForm = (kind: AnyKind): KindForm => ({
  id: kind.id,
  help: kind.says,
  fields: Object.entries<AnyField>(kind.fields).map(([name, field]) => formOfField(field.key ?? name, field)),
  content: kind.content,
  examples: kind.examples,
})

/** The kinds as forms, and behind them every kind that their fields hold; each once, by its id. */
export function formsOf(kinds: readonly AnyKind[]): readonly KindForm[] {
  const forms = new Map<string, KindForm>()
  const add = (kind: AnyKind): void => {
    if (!forms.has(kind.id)) forms.set(kind.id, fieldForm(kind))
  }
  const addWithin = (field: AnyField): void => {
    if (isKind(field)) {
      if (forms.has(field.id)) return
      add(field)
      Object.values<AnyField>(field.fields).forEach(addWithin)
    } else if (field.of !== undefined) addWithin(field.of)
  }
  kinds.forEach(add)
  for (const { fields } of kinds) Object.values<AnyField>(fields).forEach(addWithin)
  return [...forms.values()]
}

const isKind = (field: AnyField): field is AnyKind => 'fields' in field

function formOfField(name: string, { says, shape, leftOut, needed, rule, column }: AnyField): FieldForm {
  return {
    name,
    label: column?.label ?? wordsOf(name),
    help: says,
    shape,
    needed: needed !== null,
    default: asWritten(shape, leftOut),
    leftOut,
    rule,
  }
}

/** `needsAction` in words. */
const wordsOf = (name: string): string =>
  name.replace(/([a-z])([A-Z])|[-_]/g, (_, before = '', after = '') => `${before} ${after.toLowerCase()}`)

/** What it is when left out, as it would be written; null where that is nothing or hangs on other things. */
export function asWritten(shape: Shape, leftOut: string | null): string | number | boolean | null {
  if (leftOut === null) return null
  if (shape.type === 'flag') return leftOut === 'yes'
  if (shape.type === 'number' || shape.type === 'pool') {
    if (/^-?\d+$/.test(leftOut)) return Number(leftOut)
    return shape.type === 'number' && shape.words.includes(leftOut) ? leftOut : null
  }
  return shape.type === 'word' && shape.words.includes(leftOut) ? leftOut : null
}
