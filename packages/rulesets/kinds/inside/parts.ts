import { asText, cite, emptyOf } from '@fray/kernel/rules'
import type * as z from 'zod/mini'
import type { Fields } from '../../loading/content.ts'
import type { Path } from '../../loading/problems.ts'
import type { Reader } from '../../loading/reader.ts'
import type { FieldMap, Given, TogetherField } from '../field.ts'

// biome-ignore lint/suspicious/noExplicitAny: fields of any ruleset.
type AnyFields = FieldMap<any, any>

const isTogether = (field: object): field is TogetherField<unknown> => 'parts' in field

/** The schemas of fields by the keys in files. */
export function schemasOf(fields: AnyFields): Record<string, z.core.$ZodType> {
  const schemas: Record<string, z.core.$ZodType> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (isTogether(field)) Object.assign(schemas, schemasOf(field.parts))
    else schemas[field.key ?? name] = field.schema
  }
  return schemas
}

/** An empty value for each map of fields, to be copied and filled. */
const empty = new WeakMap<AnyFields, Readonly<Record<string, unknown>>>()

function emptyValue(fields: AnyFields): Record<string, unknown> {
  let value = empty.get(fields)
  if (value === undefined) {
    value = emptyOf(Object.keys(fields))
    empty.set(fields, value)
  }
  return { ...value }
}

/** Reads fields; reports required ones that are missing. */
export function readFields<C extends Reader>(r: C, fields: AnyFields, f: Fields): Record<string, unknown> {
  const value = emptyValue(fields)
  for (const [name, field] of Object.entries(fields)) {
    if (isTogether(field)) {
      value[name] = field.together(r, f)
      continue
    }
    const key = field.key ?? name
    if (field.rule !== null && f.values[key] !== undefined) cite(field.rule)
    if (field.needed !== null && f.values[key] === undefined && !f.lost) {
      r.problems.add(f.path, field.needed.replaceAll('{name}', asText(f.values.name)), field.rule)
    }
    value[name] = field.read(r, f.values[key], f.at(key))
  }
  return value
}

/** Fields by name, with their names in files. */
const keysOf = (fields: AnyFields): (readonly [string, string])[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isTogether(field) ? keysOf(field.parts) : [[name, field.key ?? name] as const],
  )

/** The argument for checks of things with these fields. */
export function givenOf<K extends string, R extends string>(r: Reader, fields: AnyFields, f: Fields): Given<K, R> {
  const at = (field: K): Path => f.at(fields[field]?.key ?? field)
  return {
    raw: Object.fromEntries(keysOf(fields).map(([name, key]) => [name, f.values[key]])) as Given<K, R>['raw'],
    wrong: (field, message, rule) => r.problems.add(field === null ? f.path : at(field), message, rule ?? null),
    from: f.from,
    lost: f.lost,
    path: f.path,
    at,
  }
}

/** Writes a thing back: its fields in declared order, without default values. */
export function writeFields<C extends Reader>(
  fields: AnyFields,
  value: Readonly<Record<string, unknown>>,
  without: readonly string[],
  r?: C,
): Record<string, unknown> {
  const written: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (without.includes(name)) continue
    const said = field.write(value[name], r)
    if (isTogether(field)) Object.assign(written, said)
    else if (said !== undefined) written[field.key ?? name] = said
  }
  return written
}
