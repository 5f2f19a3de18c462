import * as z from 'zod/mini'
import { described } from '../../loading/declare.ts'
import { custom, kind, number } from './fields.ts'

/** A condition of the fight as something names it. */
export interface NamedCondition {
  readonly id: string
  /** Its position among the fight's conditions. */
  readonly at: number
}

/** The shape of a condition's id: of content, or a marker's. */
export const conditionIdSchema = described(
  z
    .string()
    .check(
      z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'should be an id: lowercase words joined by hyphens, as in on-fire'),
    ),
  'The id of a condition.',
)

/** The condition that something is about. */
export const conditionNamed = custom<NamedCondition>('The id of a condition.', {
  needed: 'Say which "condition".',
  schema: conditionIdSchema,
  shape: { type: 'text' },
  read(r, raw, path) {
    const id = typeof raw === 'string' ? raw : 'prone'
    return { id, at: r.conditions.at(r, id, path) }
  },
  write: ({ id }) => id,
})

/** For how long a condition lasts. */
export const rounds = number('Rounds that it lasts, this one included; until something ends it by default.', {
  min: 0,
  max: 100,
  default: 0,
})

/** A condition from before. */
export const oldCondition = kind('old-condition', 'The id of a condition, or a map.', {
  brief: {
    schema: conditionIdSchema,
    fields: (raw) => (typeof raw === 'string' ? { condition: raw } : null),
  },
  fields: { condition: conditionNamed, rounds },
})
