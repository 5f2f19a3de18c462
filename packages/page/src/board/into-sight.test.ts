import { expect, test } from 'vitest'
import { intoSight } from './into-sight.ts'

const FRAME = { width: 390, height: 240 }
const SIZES = { usual: null, least: 0.4 }

/** Where a box is drawn, from edge to edge. */
const drawn = (
  { x, y, scale }: { x: number; y: number; scale: number },
  box: { x: number; y: number; w: number; h: number },
) => [x + box.x * scale, y + box.y * scale, x + (box.x + box.w) * scale, y + (box.y + box.h) * scale] as const

test('what is in sight already moves nothing', () => {
  const view = { x: -50, y: -20, scale: 1 }
  expect(intoSight(view, { x: 100, y: 60, w: 60, h: 60 }, FRAME, SIZES)).toEqual({ ...view, usual: null })
})

test('somebody beyond the edge comes into sight at the same size', () => {
  const box = { x: 600, y: 60, w: 60, h: 60 }
  const seen = intoSight({ x: 0, y: 0, scale: 1 }, box, FRAME, SIZES)
  expect(seen.scale).toBe(1)
  expect(drawn(seen, box)[2]).toBe(378)
})

test('two who are farther apart than the frame is wide are both seen, and the size comes back for the next', () => {
  const box = { x: 0, y: 40, w: 600, h: 200 }
  const small = intoSight({ x: -250, y: 0, scale: 1 }, box, FRAME, SIZES)
  const [left, top, right, bottom] = drawn(small, box)
  expect(left).toBeGreaterThanOrEqual(12)
  expect(top).toBeGreaterThanOrEqual(12)
  expect(right).toBeLessThanOrEqual(378.001)
  expect(bottom).toBeLessThanOrEqual(228)
  expect(small.usual).toBe(1)
  const next = intoSight(small, { x: 30, y: 60, w: 60, h: 60 }, FRAME, { ...SIZES, usual: small.usual })
  expect([next.scale, next.usual]).toEqual([1, null])
})

test('nothing is drawn smaller than the whole of it is', () => {
  expect(intoSight({ x: 0, y: 0, scale: 1 }, { x: 0, y: 0, w: 4000, h: 200 }, FRAME, SIZES).scale).toBe(0.4)
})
