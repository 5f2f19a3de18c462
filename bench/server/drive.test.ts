import { expect, test } from 'vitest'
import { drive } from './drive.ts'
import type { BenchTable } from './table.ts'

/** A fight that acknowledges so many commands, and then none. */
function tableOf(most: number): BenchTable {
  let given = 0
  return {
    action(acknowledged, seen) {
      if (given++ >= most) return
      setTimeout(() => {
        acknowledged()
        seen()
      })
    },
    close: () => undefined,
  }
}

test.each([0, 100])('at a rate of %i a command that is never acknowledged ends the measuring', async (rate) => {
  const good = await drive([tableOf(10_000)], 0.1, rate, 100)
  expect(good.acknowledged.length).toBeGreaterThan(2)
  expect(good.seen).toHaveLength(good.acknowledged.length)
  await expect(drive([tableOf(2), tableOf(10_000)], 0.1, rate, 100)).rejects.toThrow('never acknowledged')
})
