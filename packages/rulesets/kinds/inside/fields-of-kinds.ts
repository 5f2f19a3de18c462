import * as z from 'zod/mini'
import { described } from '../../loading/declare.ts'
import { isMap, type Path } from '../../loading/problems.ts'
import { ownFields, type Reader } from '../../loading/reader.ts'
import type { Field } from '../field.ts'
import type { Kind } from '../record.ts'
import { base, type FieldOptions, leastOf } from './making.ts'

/** The makers of fields that hold what another field or kind says: it or nothing, a list of it, things by id. */
export function fieldsOfKindsFor<C extends Reader, R extends string>() {
  type F<T> = Field<T, C, R>

  /** Another kind; null when left out. */
  function maybe<T>(of: F<T>, own?: string, o: FieldOptions<R> = {}): F<T | null> {
    const says = own ?? of.says
    const key = o.key ?? of.key
    return {
      schema: z.optional(own === undefined ? of.schema : described(of.schema, says)),
      says,
      rule: o.rule ?? of.rule,
      shape: of.shape,
      defaultText: null,
      needed: o.needed ?? null,
      ...(key === undefined ? {} : { key }),
      of,
      read: (r, raw, path) => (raw === undefined || raw === null ? null : of.read(r, raw, path)),
      write: (value, r) => (value === null ? undefined : of.write(value, r)),
    }
  }

  /** Another kind that is always there; when left out, one of which nothing is said. */
  function always<T>(of: F<T>, own?: string, o: FieldOptions<R> = {}): F<T> {
    return {
      ...maybe(of, own, o),
      // What cannot be read is told already; there is one all the same.
      read: (r, raw, path) => of.read(r, raw ?? {}, path) ?? of.read(r, {}, path),
      write: (value) => {
        const said = of.write(value)
        return isMap(said) && Object.keys(said).length === 0 ? undefined : said
      },
    } as F<T>
  }

  /**
   * A list of another kind; empty when left out. What cannot be read at all (null) is not in it. `complete` has the last word
   * on the whole list: names of their own, room for all.
   */
  function list<T>(
    of: F<T>,
    says: string,
    o: FieldOptions<R> & {
      readonly complete?: (all: readonly NonNullable<T>[], r: C, path: Path) => readonly NonNullable<T>[]
      /** How many there must be at least, and may be at most, where something is written at all. */
      readonly least?: number
      readonly most?: number
    } = {},
  ): F<readonly NonNullable<T>[]> {
    const { least = leastOf(o), most } = o
    const schema = least > 0 ? z.array(of.schema).check(z.minLength(least)) : z.array(of.schema)
    const field = base<readonly NonNullable<T>[], C, R>(says, o, {
      schema: most === undefined ? schema : schema.check(z.maxLength(most)),
      shape: { type: 'list', of: of.shape },
      read: (r, raw, path) => {
        const all = (Array.isArray(raw) ? raw : [])
          .map((one, i) => of.read(r, one, [...path, i]))
          .filter((one): one is NonNullable<Awaited<T>> & NonNullable<T> => one !== null && one !== undefined)
        return o.complete === undefined ? all : o.complete(all, r, path)
      },
      write: (value, r) => (value.length === 0 ? undefined : value.map((one) => of.write(one as T, r))),
    })
    return { ...field, of }
  }

  /** Things of another kind by id, in the model a list; each is called as its id where it has no name. */
  function byId<T extends { readonly name: string }, M>(
    of: Kind<T, M, C, R>,
    says: string,
    o: FieldOptions<R> = {},
  ): F<readonly (T & { readonly id: string })[]> {
    const field = base<readonly (T & { readonly id: string })[], C, R>(says, o, {
      schema: z.record(z.string().check(z.minLength(1)), of.map),
      shape: { type: 'list', of: of.shape },
      read: (r, raw, path) =>
        Object.entries(isMap(raw) ? raw : {}).flatMap(([id, one]) => {
          if (!isMap(one)) return []
          const thing = of.from(r, ownFields(one, [...path, id]))
          return [{ ...thing, id, name: thing.name === '' ? id : thing.name }]
        }),
      write: (value, r) =>
        value.length === 0 ? undefined : Object.fromEntries(value.map((one) => [one.id, of.write(one, r)])),
    })
    return { ...field, of }
  }

  return { maybe, always, list, byId }
}
