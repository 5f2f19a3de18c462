import * as z from 'zod/mini'
import { described } from '../../loading/declare.ts'
import { isMap, type Path } from '../../loading/problems.ts'
import { ownFields, type Reader } from '../../loading/reader.ts'
import type { Field } from '../field.ts'
import type { Kind } from '../record.ts'
import { base, type FieldOptions, leastOf } from './making.ts'

/** The functions that make fields containing another field or kind: optional, a list of it, things by id. */
export function fieldsOfKindsFor<C extends Reader, R extends string>() {
  type F<T> = Field<T, C, R>

  /** Another kind; null if missing. */
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

  /** Another kind that is always present; if missing, one with default values. */
  function always<T>(of: F<T>, own?: string, o: FieldOptions<R> = {}): F<T> {
    return {
      ...maybe(of, own, o),
      // An unreadable value has been reported; it becomes one with default values.
      read: (r, raw, path) => of.read(r, raw ?? {}, path) ?? of.read(r, {}, path),
      write: (value) => {
        const said = of.write(value)
        return isMap(said) && Object.keys(said).length === 0 ? undefined : said
      },
    } as F<T>
  }

  /**
   * A list of another kind; empty by default. Unreadable entries (null) are left out. `complete` processes the whole
   * list: unique names, room for all.
   */
  function list<T>(
    of: F<T>,
    says: string,
    o: FieldOptions<R> & {
      readonly complete?: (all: readonly NonNullable<T>[], r: C, path: Path) => readonly NonNullable<T>[]
      /** The minimum and maximum number of entries, if anything is written. */
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

  /** Things of another kind by id, a list in the model; the id is the default name. */
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
