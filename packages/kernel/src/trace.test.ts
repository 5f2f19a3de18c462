import { expect, it } from 'vitest'
import { refuse } from './refusal.ts'
import { Tally } from './tally.ts'
import { cite, Trace, traceTo, tracing } from './trace.ts'

it('hears each rule once, in the order in which they first speak', () => {
  const trace = new Trace()
  const result = tracing(trace, () => {
    cite('order')
    refuse('gate', 'No.')
    new Tally(true).add(2, 'skill', 'Skill').pass(1, 'shield', 'a shield')
    cite('order', 'both')
    return 'done'
  })
  expect(result).toBe('done')
  expect([...trace.rules]).toEqual(['order', 'gate', 'skill', 'shield', 'both'])
})

it('hears nothing of what is not listened to', () => {
  const trace = new Trace()
  cite('before')
  tracing(trace, () => tracing(null, () => cite('hushed')))
  cite('after')
  expect([...trace.rules]).toEqual([])
})

it('stops listening when something is thrown, and gives back to who listened before', () => {
  const outer = new Trace()
  const inner = new Trace()
  tracing(outer, () => {
    expect(() =>
      tracing(inner, () => {
        cite('broken')
        throw new Error('No.')
      }),
    ).toThrow('No.')
    cite('whole')
  })
  expect([...inner.rules]).toEqual(['broken'])
  expect([...outer.rules]).toEqual(['whole'])
  expect(traceTo(null)).toBeNull()
})
