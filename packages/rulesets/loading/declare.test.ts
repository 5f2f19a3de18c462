import { describe, expect, it } from 'vitest'
import * as ordinary from 'zod'
import * as z from 'zod/mini'
import { fieldsFor } from '../kinds/fields.ts'
import { kindOf } from '../kinds/record.ts'
import { described, perhaps, whole } from './declare.ts'
import { Problems } from './problems.ts'
import type { Reader } from './reader.ts'
import { checkShape } from './shape.ts'

/** The problems with a value, as messages. */
function wrong(shape: z.core.$ZodType, value: unknown): string[] {
  const problems = new Problems()
  checkShape(problems, shape, value, [], {})
  return problems.list.map(({ message }) => message)
}

describe('a shape', () => {
  it('has what is told of it, and leaves the one that it was made from alone', () => {
    const bare = whole(1, 9)
    const shape = z.strictObject({
      level: described(bare, 'How good it is.'),
      name: perhaps(z.string(), 'What it is called.'),
    })
    expect(z.toJSONSchema(shape)).toMatchObject({
      properties: { level: { description: 'How good it is.' }, name: { description: 'What it is called.' } },
      required: ['level'],
    })
    expect(z.globalRegistry.get(bare)).toBeUndefined()
    expect(wrong(shape, { level: 10 })).toEqual(['"level" should be at most 9, not 10.'])
  })

  it('of zod itself may stand in a field of a ruleset', () => {
    const fields = fieldsFor<Reader, string>()
    const coin = kindOf<Reader, string>()('coin', 'A coin.', {
      fields: {
        worth: fields.custom('What it is worth.', {
          schema: ordinary.int().min(1).describe('Pennies.'),
          read: (_r, raw) => Number(raw),
          write: (value) => value,
        }),
      },
    })
    expect(wrong(coin.map, { worth: 3 })).toEqual([])
    expect(wrong(coin.map, { worth: 0 })).toEqual(['"worth" should be 1 or more, not 0.'])
    expect(wrong(coin.map, { worth: 3, wroth: 3 })).toEqual(['There is no field "wroth" here. Did you mean "worth"?'])
    const shown = z.toJSONSchema(coin.map)
    expect(shown.properties).toEqual({
      worth: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'What it is worth.' },
    })
  })
})
