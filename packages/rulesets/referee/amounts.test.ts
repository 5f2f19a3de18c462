import { expect, it } from 'vitest'
import { amountOf, amountParam } from './amounts.ts'

const read = (raw: unknown) => amountParam('damage').read(null as never, raw, {})

it('takes numbers and dice, as they were written', () => {
  expect(read(4)).toEqual({ value: 4 })
  expect(read('2d6+1')).toEqual({ value: '2d6+1' })
  expect(amountOf(4)).toMatchObject({ min: 4, max: 4 })
  expect(amountOf('2d6+1')).toMatchObject({ text: '2d6+1', min: 3, max: 13 })
})

it('refuses what is no amount, and knows what was left out', () => {
  expect(read('2d')).toMatchObject({
    rule: 'bad-value',
    reason: { slots: { wrong: { said: expect.stringMatching(/sides/) } } },
  })
  expect(read(null)).toMatchObject({ rule: 'bad-value', reason: { key: expect.stringMatching(/2d6/) } })
  expect(amountOf(null)).toBeNull()
})
