import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import { ownFields } from '../../loading/reader.ts'
import { freeHitsContent } from '../content/content.ts'
import type { Adds } from '../lasting.ts'
import { about, custom, flag, kind, list, maybe, number, text } from './fields.ts'

const change = (what: string) => number(`Added to its ${what}.`, { min: -99, max: 99, default: 0 })

/** A condition of the content: what it forbids and changes (`flat-footed-causes`, `cannot-act`). */
export const condition = kind('condition', 'A condition.', {
  content: { kind: 'conditions', built: freeHitsContent.conditions },
  fields: {
    name: text('What people call it.', { min: 1, needed: 'This condition has no "name".' }),
    about,
    flatFooted: flag('Its number to be hit is 5.'),
    cannotAct: flag('It does nothing: no turns, no free hits, no standing up.'),
    held: flag('They cannot move of their own.'),
    movement: change('movement'),
    accuracy: change('Accuracy'),
    agility: change('Agility'),
    strength: change('Strength'),
  },
  complete({ name, about, ...does }, { from }) {
    const { flatFooted, cannotAct, held, ...adds } = does
    const bound = { flat: Number(flatFooted), barred: Number(cannotAct), held: Number(held) }
    return { ...does, id: from, name: name === '' ? from : name, about, adds: { ...adds, ...bound } satisfies Adds }
  },
})
export interface Condition extends ValueOf<typeof condition> {}

/** A condition that is named by its content id. */
export const conditionById = custom<Condition>('The id of the condition.', {
  schema: z.string(),
  shape: { type: 'text' },
  needed: 'Say which condition.',
  read: (r, raw, path) =>
    condition.from(
      r,
      typeof raw === 'string' ? r.content.named('conditions', raw, path) : { ...ownFields({}, path), lost: true },
    ),
  write: ({ id }) => id,
})

/** How long something lasts that rounds end. */
export const rounds = maybe(
  number('It ends with so many rounds, the present one counted; it lasts until removed by default.', {
    min: 1,
    max: 1000,
  }),
)

/** A condition that somebody is under: its id, or a map. */
const conditionState = kind(
  'condition-state',
  'A condition that somebody is under: its id, or a map with its rounds.',
  {
    brief: { schema: z.string(), fields: (raw) => (typeof raw === 'string' ? { condition: raw } : null) },
    fields: { condition: conditionById, rounds },
  },
)

/** The conditions that somebody is under, each once. */
export const conditions = list(conditionState, 'Conditions that it is under, by id.', {
  complete: (all, r, path) =>
    all.filter(({ condition: { id } }, i) => {
      const isFirst = all.findIndex((other) => other.condition.id === id) === i
      if (!isFirst) r.problems.add([...path, i], `The condition ${id} is listed twice: once is enough.`)
      return isFirst
    }),
})
