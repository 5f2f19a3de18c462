import type { PackField, PackThing } from '@fray/kernel/rules'
import { asText } from '@fray/kernel/rules'
import type { Content } from '../content.ts'
import { isMap } from '../problems.ts'

type Values = Readonly<Record<string, unknown>>

/** The most characters of a value that are shown. */
const MOST_SHOWN = 80

/** A value as people would write it on one line, shortened if it is long; null if there is none. */
function writtenShort(value: unknown): string | null {
  if (value === undefined || value === null) return null
  const text = plainText(value)
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 3)}...` : text
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plainText).join(', ')
  if (isMap(value))
    return Object.entries(value)
      .map(([key, one]) => `${key} ${plainText(one)}`)
      .join(', ')
  return asText(value)
}

const nameOf = (values: Values, id: string): string => (typeof values.name === 'string' ? values.name : id)

/** A thing that a pack adds. */
export const newThing = (kind: string, id: string, values: Values): PackThing => ({
  ...{ kind, id, name: nameOf(values, id) },
  fields: Object.entries(values).map(([field, value]): PackField => ({ field, was: null, is: writtenShort(value) })),
})

/** A thing that a pack changes; `below` is the content without it. */
export function changedThing<K extends string>(
  kind: K,
  one: string,
  id: string,
  { from: _from, ...values }: Values,
  below: Content<K>,
): PackThing {
  const before = below.named(kind, id, []).values
  return {
    ...{ kind: one, id, name: nameOf({ ...before, ...values }, id) },
    fields: Object.entries(values).map(([field, value]): PackField => {
      return { field, was: writtenShort(before[field]), is: writtenShort(value) }
    }),
  }
}
