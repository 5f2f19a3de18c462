import type { Field } from './field.ts'
import { asWritten } from './form.ts'

// biome-ignore lint/suspicious/noExplicitAny: fields of any values.
type AnyField = Field<any, any, any>

/**
 * A value in full, in the words of files: like `write`, but with default values included (null if there is none; a
 * field is left out only if its value is undefined). For views and facts.
 */
export function inFull(
  field: AnyField & { readonly fields?: Readonly<Record<string, AnyField>> },
  value: unknown,
): unknown {
  if (value === null || value === undefined) return null
  const { fields, of } = field
  if (fields !== undefined) {
    const said = value as Readonly<Record<string, unknown>>
    const there = Object.entries(fields).filter(([name]) => !(name in said) || said[name] !== undefined)
    return Object.fromEntries(there.map(([name, one]) => [one.key ?? name, inFull(one, said[name])]))
  }
  if (of !== undefined) return Array.isArray(value) ? value.map((one) => inFull(of, one)) : inFull(of, value)
  return field.write(value) ?? asWritten(field.shape, field.defaultText)
}
