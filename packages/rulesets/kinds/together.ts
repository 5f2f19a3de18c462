import type { Fields } from '../loading/content.ts'
import type { Reader } from '../loading/reader.ts'
import type { Field, FieldMap, Given, TogetherField, ValuesOf } from './field.ts'
import { givenOf, readFields, writeFields } from './inside/parts.ts'

/**
 * Makes fields that several keys form together, such as a duration (`save: 11`, `until: end`, `lasts: encounter`):
 * `complete` builds the value from the keys, `apart` returns the keys of a value.
 */
export function togetherFor<C extends Reader, R extends string>() {
  return function together<F extends FieldMap<C, R>, T>(
    says: string,
    parts: F,
    o: {
      readonly complete: (values: ValuesOf<F>, given: Given<keyof F & string, R>, r: C) => T
      readonly apart: (value: T) => Partial<ValuesOf<F>>
    },
  ): TogetherField<T, C, R> {
    const first = Object.values(parts)[0] as Field<unknown, C, R>
    const read = (r: C, f: Fields): T =>
      o.complete(readFields(r, parts, f) as ValuesOf<F>, givenOf<keyof F & string, R>(r, parts, f), r)
    return {
      schema: first.schema,
      says,
      rule: null,
      shape: { type: 'any' },
      defaultText: null,
      needed: null,
      parts,
      together: read,
      read: (r, raw, path) =>
        read(r, { values: raw as Fields['values'], at: (key) => [...path, key], path, from: '', lost: false }),
      write: (value, r) => {
        const said: Readonly<Record<string, unknown>> = o.apart(value)
        return writeFields(
          parts,
          said,
          Object.keys(parts).filter((name) => said[name] === undefined),
          r,
        )
      },
    }
  }
}
