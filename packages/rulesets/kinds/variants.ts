import { asText } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { described } from '../loading/declare.ts'
import { isMap } from '../loading/problems.ts'
import type { Reader } from '../loading/reader.ts'
import { orText } from '../loading/shape.ts'
import type { Field, FieldMap, ValuesOf } from './field.ts'

/** One of several variants: its description, and its own fields. */
interface Variant<C extends Reader, R extends string> {
  readonly says: string
  readonly fields: FieldMap<C, R>
}

/** The values of a thing that is one of several variants, distinguished by the word in the `tag` field. */
export type VariantsOf<G extends string, V extends Readonly<Record<string, { readonly fields: unknown }>>> = {
  readonly [K in keyof V]: { readonly [T in G]: K } & ValuesOf<V[K]['fields']>
}[keyof V]

/**
 * Declares a thing that is one of several variants: the word under `tag` says which, alongside its own fields.
 * Required fields must be present; null if the word is none of them.
 */
export function variantsOf<C extends Reader, R extends string>() {
  return function variants<const G extends string, V extends Readonly<Record<string, Variant<C, R>>>>(
    id: string,
    says: string,
    tag: G,
    table: V,
  ): Field<VariantsOf<G, V> | null, C, R> {
    const words = Object.keys(table)
    const shapes = words.map((word) => {
      const { says: message, fields } = table[word] as Variant<C, R>
      const own = Object.entries(fields).map(([name, { schema, needed, key = name }]) => [
        key,
        needed === null ? schema : z.nonoptional(schema),
      ])
      return z.strictObject({ [tag]: described(z.literal(word), message), ...Object.fromEntries(own) })
    })
    return {
      schema: described(z.discriminatedUnion(tag, shapes as never, { error: `should be ${orText(words)}` }), {
        id,
        description: says,
      }),
      says,
      rule: null,
      shape: { type: 'variants', id, tag, words },
      defaultText: null,
      needed: null,
      read(r, raw, path) {
        const given = isMap(raw) ? raw : {}
        const word = asText(given[tag])
        if (!Object.hasOwn(table, word)) return null
        const value: Record<string, unknown> = { [tag]: word }
        for (const [name, field] of Object.entries((table[word] as Variant<C, R>).fields)) {
          const key = field.key ?? name
          value[name] = field.read(r, given[key] ?? undefined, [...path, key])
        }
        return value as VariantsOf<G, V>
      },
      write(value, r) {
        if (value === null) return undefined
        const said = value as Readonly<Record<string, unknown>>
        const written: Record<string, unknown> = { [tag]: said[tag] }
        for (const [name, field] of Object.entries((table[said[tag] as string] as Variant<C, R>).fields)) {
          const one = field.write(said[name], r)
          if (one !== undefined) written[field.key ?? name] = one
        }
        return written
      },
    }
  }
}
