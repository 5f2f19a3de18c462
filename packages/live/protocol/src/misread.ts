import type * as z from 'zod/mini'

/*
 * What is wrong with a value that does not fit its declaration, in sentences: all of it at once, and what would be right.
 */

/** Something that is wrong, and where: the path of a field, or null for the whole. */
export interface MisreadPlace {
  readonly place: string | null
  readonly message: string
}

type Issue = z.core.$ZodIssue

/** Things that are told of one message. */
const MOST = 8
/** Characters that are shown of a field that nobody declared. */
const SHOWN = 40

/**
 * Everything that is wrong, fields that nobody declared first: `why takes no "n"; it takes line, who, action`. `subject` is what
 * takes the fields.
 */
export function misreadPlaces(
  issues: readonly Issue[],
  raw: unknown,
  schema: z.ZodMiniType,
  subject: string,
): readonly MisreadPlace[] {
  const all = issues.flatMap((issue) => deepest(issue, raw))
  const isUnknown = ({ code }: Issue) => code === 'unrecognized_keys'
  const inOrder = [...all.filter(isUnknown), ...all.filter((issue) => !isUnknown(issue))].slice(0, MOST)
  if (inOrder.length === 0) return [{ place: null, message: `${subject} is not as it should be` }]
  return inOrder.map((issue) => {
    const place = issue.path.length === 0 ? null : issue.path.map(String).join('.')
    const what = place === null ? subject : `"${place}"`
    if (issue.code !== 'unrecognized_keys') {
      const isMissing = place !== null && valueAt(raw, issue.path) === undefined
      return { place, message: `${what} ${isMissing ? 'is missing' : rightOf(issue)}` }
    }
    const strange = issue.keys.map((key) => JSON.stringify(key.slice(0, SHOWN))).join(', ')
    const takes = fieldsAt(schema, issue.path).filter((name) => name !== 'do' && name !== 'type')
    const fields = takes.length === 0 ? 'nothing' : takes.join(', ')
    const [first = ''] = issue.keys
    return {
      place: [...(place === null ? [] : [place]), first.slice(0, SHOWN)].join('.'),
      message: `${what} takes no ${strange}; it takes ${fields}`,
    }
  })
}

/** The sentences of what is wrong, as one text. */
export const misreadWords = (places: readonly MisreadPlace[]): string =>
  `${places.map(({ message }) => message).join('. ')}.`

/** Of a value that may be one of several kinds, what is wrong with it as the kind that it looks like. */
function deepest(issue: Issue, raw: unknown): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const isOfKind = (one: readonly Issue[]) =>
    !one.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  const fitting = issue.errors.filter((one) => one.length > 0 && isOfKind(one))
  const [only] = fitting
  if (only === undefined || fitting.length > 1) return [issue]
  return only.flatMap((one) => deepest({ ...one, path: [...issue.path, ...one.path] }, raw))
}

/** The parts of a declaration that say what lies in it. */
interface Inner {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
}

const defOf = (schema: z.ZodMiniType): Inner => schema._zod.def as unknown as Inner

/** The fields that a declaration takes at a place; none where nobody can say. */
function fieldsAt(schema: z.ZodMiniType | undefined, path: readonly PropertyKey[]): readonly string[] {
  if (schema === undefined) return []
  const { shape, element, innerType, options } = defOf(schema)
  if (innerType !== undefined) return fieldsAt(innerType, path)
  if (options !== undefined) {
    const found = options.map((option) => fieldsAt(option, path)).filter((fields) => fields.length > 0)
    return found.length === 1 ? (found[0] ?? []) : []
  }
  const [key, ...rest] = path
  if (key === undefined) return Object.keys(shape ?? {})
  return fieldsAt(shape === undefined ? element : shape[String(key)], rest)
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (now, key) => (typeof now === 'object' && now !== null ? (now as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  )

function rightOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `has to be ${article(issue.expected)}`
    case 'too_big':
      return `may be ${String(issue.maximum)} at most${issue.origin === 'string' ? ', in characters' : ''}`
    case 'too_small':
      return `has to be ${String(issue.minimum)} at least${issue.origin === 'string' ? ', in characters' : ''}`
    case 'invalid_value':
      return `is one of ${issue.values.map(String).join(', ')}`
    case 'custom':
      return issue.message
    case 'invalid_union':
      return `has to be ${[...new Set(issue.errors.flat().map((one) => ('expected' in one ? article(one.expected) : 'otherwise')))].join(' or ')}`
    default:
      return 'is not as it should be'
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a map',
  record: 'a map',
  boolean: 'true or false',
}

const article = (expected: string): string => KINDS[expected] ?? expected
