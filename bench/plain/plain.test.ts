import { expect, test } from 'vitest'
import { playing } from '../fights.ts'
import { plainFights } from './figures.ts'
import { plainByHand } from './loop.ts'

test('the kernel and the loop by hand play the same 200 plain fights', () => {
  const sum = plainByHand(200)
  expect(playing(plainFights, false)(200)).toBe(sum)
  expect(playing(plainFights, true)(200)).toBe(sum)
})
