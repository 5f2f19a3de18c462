import { expect, it } from 'vitest'
import { fights } from './figures.ts'
import { brawlByHand } from './hand.ts'
import { encounter } from './sides.ts'

it('the loop by hand and the engine play the same fights, recorded or not', () => {
  const sum = brawlByHand(40)
  expect(fights(encounter, false)(40)).toBe(sum)
  expect(fights(encounter, true)(40)).toBe(sum)
})
