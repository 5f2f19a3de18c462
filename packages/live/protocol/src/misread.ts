import type * as z from 'zod/mini'

/*
 * Describes in sentences everything that is wrong with a value that does not fit its declaration, and what would be
 * right.
 */

/** Something wrong, and where: the path of a field, or null for the whole. */
export interface MisreadPlace {
  readonly place: string | null
  readonly message: string
}

type Issue = z.core.$ZodIssue

/** The most problems reported of one message. */
const MOST = 8
/** The most characters shown of an undeclared field. */
const SHOWN = 40

/**
 * Everything that is wrong, undeclared fields first: `why takes no "n"; it takes line, who, action`. `subject` is
 * what takes the fields.
 */
export function misreadPlaces(
  issues: readonly Issue[],
  raw: unknown,
  schema: z.ZodMiniType,
  subject: string,
): readonly MisreadPlace[] {
  const all = issues.flatMap((issue) => deepest(issue, raw)).sort((a, b) => placeOf(a) - placeOf(b))
  return all.slice(0, MOST).map((issue) => {
    const place = issue.path.join('.') || null
    const what = place === null ? subject : `"${place}"`
    if (issue.code !== 'unrecognized_keys') {
      const isMissing = valueAt(raw, issue.path) === undefined
      return { place, message: `${what} ${isMissing ? 'is missing' : rightOf(issue)}` }
    }
    const strange = issue.keys.map((key) => JSON.stringify(key.slice(0, SHOWN))).join(', ')
    const takes = fieldsAt(schema, issue.path).filter((name) => !['do', 'type'].includes(name))
    return {
      place: [...issue.path, issue.keys[0]?.slice(0, SHOWN)].join('.'),
      message: `${what} takes no ${strange}; it takes ${takes.join(', ') || 'nothing'}`,
    }
  })
}

/** The order in which issues are reported: undeclared fields come first. */
const placeOf = ({ code }: Issue): number => (code === 'unrecognized_keys' ? 0 : 1)

/** The sentences of what is wrong, as one text. */
export const misreadWords = (places: readonly MisreadPlace[]): string =>
  `${places.map(({ message }) => message).join('. ')}.`

/** The issues of a value that may be of several kinds: those of the kind that it looks like. */
function deepest(issue: Issue, raw: unknown): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  // The other kinds reject the whole value.
  const fitting = issue.errors.filter((one) =>
    one.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  )
  const [only, other] = fitting
  if (only === undefined || other !== undefined) return [issue]
  return only.flatMap((one) => deepest({ ...one, path: [...issue.path, ...one.path] }, raw))
}

/** The parts of a declaration that say what it contains. */
interface Inner {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
}

const defOf = (schema: z.ZodMiniType): Inner => schema._zod.def as Inner

/** The fields that a declaration takes at a place; none if unknown. */
function fieldsAt(schema: z.ZodMiniType | undefined, path: readonly PropertyKey[]): readonly string[] {
  if (schema === undefined) return []
  const { shape, element, innerType, options } = defOf(schema)
  if (innerType !== undefined) return fieldsAt(innerType, path)
  if (options !== undefined) {
    const found = options.map((option) => fieldsAt(option, path)).filter((fields) => fields.length > 0)
    return found[1] === undefined ? (found[0] ?? []) : []
  }
  const [key, ...rest] = path
  if (key === undefined) return Object.keys(shape ?? {})
  return fieldsAt(shape === undefined ? element : shape[key as string], rest)
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((now, key) => (now as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key], value)

function rightOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `has to be ${article(issue.expected)}`
    case 'too_big':
      return `may be ${issue.maximum} at most${issue.origin === 'string' ? ', in characters' : ''}`
    case 'too_small':
      return `has to be ${issue.minimum} at least${issue.origin === 'string' ? ', in characters' : ''}`
    case 'invalid_value':
      return `is one of ${issue.values.join(', ')}`
    case 'custom':
      return issue.message
    case 'invalid_union':
      return issue.errors.map(([one]) => rightOf(one as Issue)).join(', or ')
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
