import { expect, test } from 'vitest'
import { brawlByHand, brawlOnEngine } from '../zones/brawl.ts'
import { plainOnKernel } from './figures.ts'
import { plainByHand } from './loop.ts'

test('the kernel and the loop by hand play the same 200 plain fights', () => {
  const sum = plainByHand(200)
  expect(plainOnKernel(false)(200)).toBe(sum)
  expect(plainOnKernel(true)(200)).toBe(sum)
})

test('zones and the loop by hand play the same 200 brawls', () => {
  const sum = brawlByHand(200)
  expect(brawlOnEngine(false)(200)).toBe(sum)
  expect(brawlOnEngine(true)(200)).toBe(sum)
})
