import { expect, test } from 'vitest'
import { playing } from '../fights.ts'
import { brawl } from './brawl.ts'
import { brawlByHand } from './hand.ts'

test('escalation and the loop by hand play the same 200 brawls', () => {
  const sum = brawlByHand(200)
  expect(playing(brawl, false)(200)).toBe(sum)
  expect(playing(brawl, true)(200)).toBe(sum)
})
