import * as z from 'zod/mini'
import { described } from '../loading/declare.ts'
import { hint, isMap } from '../loading/problems.ts'
import { ownFields, type Reader } from '../loading/reader.ts'
import type { Field, FieldMap, ValuesOf } from './field.ts'
import { readFields, schemasOf, writeFields } from './inside/parts.ts'

/** The values of a thing that does one of several: `tag` says which, with its own fields and the shared ones. */
export type OneOf<G extends string, S, V> = {
  readonly [K in keyof V]: { readonly [T in G]: K } & ValuesOf<V[K]> & ValuesOf<S>
}[keyof V]

/** A thing that does one of several, declared once. */
export interface OneOfKind<T, S, V, C extends Reader, R extends string> extends Field<T | null, C, R> {
  readonly id: string
  readonly table: V
  readonly shared: S
}

/**
 * Declares a thing that does one of several, recognised by the field for it: `{ heal: 1d8 }` heals. `table` maps the
 * name of that field to all the fields that go with it, itself first; `shared` fields are allowed with each. Null,
 * with a problem, if none or several of them are given.
 */
export function oneOfFor<C extends Reader, R extends string>() {
  return function oneOf<
    const G extends string,
    S extends FieldMap<C, R>,
    V extends Readonly<Record<string, FieldMap<C, R>>>,
  >(
    id: string,
    says: string,
    { tag, shared, table }: { readonly tag: G; readonly shared: S; readonly table: V },
  ): OneOfKind<OneOf<G, S, V>, S, V, C, R> {
    const kinds = Object.keys(table)
    const fieldsOf = (kind: string): FieldMap<C, R> => ({ ...table[kind], ...shared })
    return {
      id,
      table,
      shared,
      schema: described(
        z.strictObject(Object.assign({}, ...kinds.map((kind) => schemasOf(fieldsOf(kind)))) as z.core.$ZodShape),
        { id, description: says },
      ),
      says,
      rule: null,
      shape: { type: 'variants', id, tag, words: kinds },
      defaultText: null,
      needed: null,
      read(r, raw, path) {
        if (!isMap(raw)) return null
        const f = ownFields(raw, path)
        const said = kinds.filter((kind) => f.values[kind] !== undefined)
        const [kind] = said
        if (kind === undefined) {
          r.problems.add(path, `This ${id} does nothing: give it one of ${kinds.join(', ')}.`)
          return null
        }
        if (said.length > 1) {
          const right = 'make them separate entries'
          r.problems.add(path, `This ${id} does one thing, and it has ${said.join(' and ')}: ${right}.`)
          return null
        }
        const fields = fieldsOf(kind)
        const fitting = Object.keys(schemasOf(fields))
        for (const key of Object.keys(f.values).filter((one) => !fitting.includes(one))) {
          const beside = fitting.filter((one) => one !== kind)
          r.problems.add(f.at(key), `"${key}" means nothing beside "${kind}".${hint(key, beside)}`)
        }
        return { [tag]: kind, ...readFields(r, fields, f) } as OneOf<G, S, V>
      },
      write(value, r) {
        if (value === null) return undefined
        const values = value as Readonly<Record<string, unknown>>
        return writeFields(fieldsOf(values[tag] as string), values, [], r)
      },
    }
  }
}
