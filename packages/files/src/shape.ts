import { listText, nearest, type Problem } from '@fray/kernel'
import type * as z from 'zod'
import { isMap } from './encounter.ts'

type Issue = z.core.$ZodIssue

const KNOWN_FIELDS = 'fields:'

/** Passes on what the finished issue no longer says: the fields that a map may have. */
function errorText(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined
  const shape = (issue.inst as unknown as { _zod: { def: { shape: Record<string, unknown> } } })._zod.def.shape
  return KNOWN_FIELDS + Object.keys(shape).join(' ')
}

/** Everything in which a value differs from a schema, as sentences. Fields that hold null count as left out. */
export function shapeProblems(schema: z.ZodType, raw: unknown): Problem[] {
  const value = withoutNulls(raw)
  const result = schema.safeParse(value, { error: errorText })
  return result.success ? [] : result.error.issues.flatMap((issue) => problemsOf(issue, value))
}

function withoutNulls(value: unknown): unknown {
  if (!isMap(value)) return Array.isArray(value) ? value.map(withoutNulls) : value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, v]) => v !== null)
      .map(([k, v]) => [k, withoutNulls(v)]),
  )
}

const TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  string: 'text',
  object: 'a map',
  record: 'a map',
  array: 'a list',
}

function problemsOf(issue: Issue, root: unknown): Problem[] {
  const path = issue.path as (string | number)[]
  const value = path.reduce<unknown>((v, key) => (v as Record<string, unknown> | undefined)?.[key], root)
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.slice(KNOWN_FIELDS.length).split(' ')
    return issue.keys.map((key) => {
      const near = nearest(key, known)
      const hint = near === null ? `Known: ${listText(known)}.` : `Did you mean "${near}"?`
      return { path: [...path, key], message: `There is no field "${key}" here. ${hint}` }
    })
  }
  const last = path[path.length - 1]
  const label = last === undefined ? 'This' : typeof last === 'number' ? `Entry ${last + 1}` : `"${last}"`
  if (value === undefined) return [{ path, message: `${label} is missing.` }]
  if (issue.code === 'invalid_type') {
    return [{ path, message: `${label} should be ${TYPES[issue.expected] ?? issue.expected}, not ${shown(value)}.` }]
  }
  if (issue.code === 'too_small') return [{ path, message: `${label} should not be empty.` }]
  return [{ path, message: `${label} ${issue.message}, not ${shown(value)}.` }]
}

function shown(value: unknown): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a map' : JSON.stringify(value)
}
