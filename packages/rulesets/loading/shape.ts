import { nearest } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { hint, isMap, type Path, type Problems, shown, withoutNulls } from './problems.ts'

type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue

const KNOWN_FIELDS = 'fields:'

/** Keeps what the finished issue no longer contains: the fields that a map may have. */
function errorText(issue: RawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined
  const shape = (issue.inst as unknown as { _zod: { def: { shape: Record<string, unknown> } } })._zod.def.shape
  return KNOWN_FIELDS + Object.keys(shape).join(' ')
}

/** The rules that fields break, by name, if their values have the wrong type or are out of range. */
export type FieldRules<R extends string = string> = Readonly<Record<string, R>>

/** Compares a value with a schema and reports every difference. Null counts as missing. */
export function checkShape<R extends string>(
  problems: Problems<R>,
  schema: z.core.$ZodType,
  raw: unknown,
  path: Path,
  rules: FieldRules<R>,
): void {
  const value = withoutNulls(raw)
  const result = z.safeParse(schema, value, { error: errorText })
  if (result.success) return
  for (const issue of result.error.issues.flatMap((i) => settled(i, []))) {
    const where = [...path, ...issue.path] as (string | number)[]
    for (const [at, message] of sentences(issue, where, valueAt(value, issue.path))) {
      const field = String(at[at.length - 1])
      problems.add(at, message, (Object.hasOwn(rules, field) ? rules[field] : null) ?? null)
    }
  }
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((v, key) => (v as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** The issues of the union branch that the value was meant for, or of the union itself if none is close. */
function settled(issue: Issue, before: readonly PropertyKey[]): Issue[] {
  const here = { ...issue, path: [...before, ...issue.path] } as Issue
  if (here.code !== 'invalid_union') return [here]
  const branches = here.errors
    .map((issues) => issues.flatMap((i) => settled(i, here.path)))
    .filter((issues) => !issues.some((i) => (i.path.length === here.path.length && isForeign(i)) || isMute(i)))
  branches.sort((a, b) => a.length - b.length)
  return branches[0] ?? [here]
}

const isForeign = (issue: Issue): boolean =>
  issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union'

/** A union that does not say what would be right. */
const isMute = (issue: Issue): boolean => issue.code === 'invalid_union' && issue.message === 'Invalid input'

const TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  object: 'a map',
  record: 'a map',
  array: 'a list',
  tuple: 'a list',
}

function sentences(issue: Issue, path: Path, value: unknown): [Path, string][] {
  const label = labelOf(path)
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.startsWith(KNOWN_FIELDS) ? issue.message.slice(KNOWN_FIELDS.length).split(' ') : []
    return issue.keys.map((key) => [
      [...path, key],
      `There is no field "${key}" here.${placeOf(key, path, value) ?? hint(key, known)}`,
    ])
  }
  if (issue.code === 'invalid_key') {
    const key = String(path[path.length - 1])
    const known = issue.issues.flatMap((one) => (one.code === 'invalid_value' ? one.values.map(String) : []))
    return [[path, `There is no field "${key}" here.${hint(key, known)}`]]
  }
  if (value === undefined) return [[path, `${label} is missing.`]]
  if (issue.code === 'invalid_type') {
    const right = TYPES[issue.expected] ?? issue.expected
    return [[path, `${label} should be ${right}, not ${shown(value)}.${rightWay(issue.expected, path, value)}`]]
  }
  if (issue.code === 'invalid_value') {
    const words = issue.values.map(String)
    return [[path, `${label} should be ${orText(words)}, not ${shown(value)}.${meantWord(issue, value)}`]]
  }
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum)
    if (issue.origin === 'array' && least > 1) return [[path, entries(label, least, value)]]
    if (issue.origin === 'array' || issue.origin === 'string') return [[path, `${label} should not be empty.`]]
    return [[path, `${label} should be ${least} or more, not ${shown(value)}.`]]
  }
  if (issue.code === 'too_big' && issue.origin === 'array') return [[path, entries(label, issue.maximum, value)]]
  if (issue.code === 'too_big') return [[path, `${label} should be at most ${issue.maximum}, not ${shown(value)}.`]]
  if (issue.code === 'not_multiple_of') {
    return [[path, `${label} should be a multiple of ${issue.divisor}, not ${shown(value)}.`]]
  }
  return [[path, `${label} ${issue.message}, not ${shown(value)}.${meantWord(issue, value)}`]]
}

/** What to write instead of something nearly right, or nothing. */
function rightWay(expected: string, path: Path, value: unknown): string {
  if (expected === 'string' && Array.isArray(value) && value.every((one) => typeof one === 'number'))
    return ` Write it in quotes: "${value.join(',')}".`
  if (expected === 'string' && typeof value === 'number') {
    if (path[path.length - 1] === 'version') return ' Say three numbers, as in 1.2.0.'
    return path[path.length - 1] === 'at' ? ' Put the square in quotes, as in "3,4".' : ' Put it in quotes.'
  }
  const isOne = (expected === 'object' || expected === 'record') && path.length === 2 && path[0] === 'combatants'
  return isOne && typeof value === 'string' ? ` Somebody of the content is { from: ${value} }.` : ''
}

const entries = (label: string, wanted: number | bigint, value: unknown): string =>
  `${label} should have ${wanted} entries, not ${Array.isArray(value) ? value.length : shown(value)}.`

/** ` Did you mean "stuck"?` for a word similar to an accepted one, or nothing. */
function meantWord(issue: Issue, value: unknown): string {
  const issues = issue.code === 'invalid_union' ? issue.errors.flat() : [issue]
  const words = issues.flatMap((i) => (i.code === 'invalid_value' ? i.values.map(String) : []))
  const near = typeof value === 'string' ? nearest(value, words) : null
  return near === null ? '' : ` Did you mean "${near}"?`
}

/** The right place for a field that does not belong here; null if unknown. */
function placeOf(key: string, path: Path, value: unknown): string | null {
  const [first, who] = path
  if (first !== 'combatants' || path.length !== 2) return null
  // - Ada: { from: ada-the-warrior }
  if (typeof who === 'number' && isMap(value) && isMap(value[key]) && value.name === undefined)
    return ` In a list the name is a field: { name: ${key}, ... }.`
  if (key !== 'count') return null
  return ` Several of a kind stand in a list, as in - { name: ${who}, from: ID, count: 3 }.`
}

/** `a, b or c`. */
export const orText = (words: readonly string[]): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`

function labelOf(path: Path): string {
  const last = path[path.length - 1]
  if (last === undefined) return 'This'
  return typeof last === 'number' ? `Entry ${last + 1}` : `"${last}"`
}
