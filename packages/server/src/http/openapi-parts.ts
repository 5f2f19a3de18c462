import * as z from 'zod/mini'

/* Building blocks of the OpenAPI document. */

/** A piece of the document. */
export type Plain = Record<string, unknown>

/** A field or a message as JSON Schema. */
export const schemaOf = (schema: z.ZodMiniType): Plain => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Plain
  return rest
}

/** A schema by its name. */
export const ref = (name: string): Plain => ({ $ref: `#/components/schemas/${name}` })

/** Content as JSON. */
export const json = (schema: Plain): Plain => ({ content: { 'application/json': { schema } } })

/** A required request body. */
export const body = (schema: Plain): Plain => ({ required: true, ...json(schema) })

/** Any answer of 400 and above. */
export const PROBLEM: Plain = { $ref: '#/components/responses/problem' }

/** An answer by the name of its schema, or a problem. */
export const answers = (description: string, name: string, status = '200'): Plain => ({
  [status]: { description, ...json(ref(name)) },
  default: PROBLEM,
})

/** Fields that many messages have in common, by the name of their schema. */
const SHARED: Readonly<Record<string, string>> = {
  id: 'RequestId',
  seat: 'SpeakingSeat',
  at: 'MadeOn',
  epoch: 'MadeOnEpoch',
  action: 'ActionOrKey',
  given: 'GivenParameters',
}

/** The schemas of those fields, as `submit` has them. */
export function sharedFields(submit: z.ZodMiniType): Plain {
  const { properties } = schemaOf(submit) as { properties: Plain }
  return Object.fromEntries(Object.entries(SHARED).map(([name, schema]) => [schema, properties[name]]))
}

/**
 * The fields of a message without its word, which is in the address; with an id if it needs one. `shared`: {@link
 * sharedFields}.
 */
export function fieldsOf(schema: z.ZodMiniType, needsId: boolean, shared: Plain): Plain {
  const {
    properties,
    required,
    description: _,
    ...rest
  } = schemaOf(schema) as {
    properties: Plain
    required?: string[]
  } & Plain
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const own = SHARED[name]
    const isShared = own !== undefined && (name === 'id' || JSON.stringify(shared[own]) === JSON.stringify(field))
    return name === 'do' ? [] : [[name, isShared ? ref(own) : field]]
  })
  const needed = [...(needsId ? ['id'] : []), ...(required ?? []).filter((name) => name !== 'do')]
  return { ...rest, properties: Object.fromEntries(fields), ...(needed.length > 0 && { required: needed }) }
}

/** The fields of a query as parameters. */
export function parametersOf(schema: z.ZodMiniType): Plain[] {
  const { properties, required = [] } = schemaOf(schema) as { properties: Record<string, Plain>; required?: string[] }
  return Object.entries(properties).map(([name, { description, ...one }]) => ({
    ...{ name, in: 'query', required: required.includes(name), description, schema: one },
  }))
}

/** Ids in addresses. */
export const pathParameters = (): Plain =>
  Object.fromEntries(
    ['fight', 'campaign', 'run', 'picture'].map((name) => [
      name,
      { name, in: 'path', required: true, description: `The id of the ${name}.`, schema: { type: 'string' } },
    ]),
  )

/** An id in the address. */
export const inPath = (name: 'fight' | 'campaign' | 'run' | 'picture'): Plain => ({
  $ref: `#/components/parameters/${name}`,
})

const named = (name: string): Plain => ({ $ref: `#/components/responses/${name}` })

/** The answers to a message that changes something: done, or why not, distinguished by status. */
export const outcomes = (name: string): Plain => ({
  '200': name === 'Accepted' ? named('done') : { description: 'It has happened.', ...json(ref(name)) },
  ...Object.fromEntries(Object.entries(REFUSALS).map(([status, { name: refused }]) => [status, named(refused)])),
  default: PROBLEM,
})

/** The answers to a query: the value, or why there is none. */
export const values = (name: string): Plain => ({
  '200': { description: 'What was asked for.', ...json(ref(name)) },
  '400': named('misread'),
  '422': named('forbidden'),
  default: PROBLEM,
})

const REFUSALS = {
  '400': { name: 'misread', description: 'The message itself was wrong.', schema: ref('Refused') },
  '409': {
    name: 'stale',
    description: 'It was based on an older state, and has not happened.',
    schema: ref('Stale'),
  },
  '422': { name: 'forbidden', description: 'A rule forbids it.', schema: ref('Refused') },
  '503': {
    name: 'notSaved',
    description:
      'It could not be saved, `refused` by `not-saved`, or its outcome is unknown, `in-doubt`: send the same again after `Retry-After` to find out.',
    schema: { anyOf: [ref('Refused'), ref('InDoubt'), ref('Problem')] },
  },
}

/** Answers that many requests share, by name. */
export const commonResponses = (): Plain => ({
  done: { description: 'It has happened.', ...json(ref('Accepted')) },
  problem: {
    description:
      'It was refused: a code for programs, the place, and a message for people. 429: too much at once, the same may be sent again.',
    ...json(ref('Problem')),
  },
  ...Object.fromEntries(
    Object.values(REFUSALS).map(({ name, description, schema }) => [name, { description, ...json(schema) }]),
  ),
})
