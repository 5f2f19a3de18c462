import type { Card } from '@fray/kernel'
import { expect, it } from 'vitest'
import { drawLife, levelOf, lifeOf } from './life.ts'
import { outlineLength } from './shapes.ts'

const card = (health: Card['health']) => ({ health }) as Card
const pool = (now: number, most: number | null) => ({ id: 'hp', label: 'hit points', now, most })

it('shows points where they are known, with the second pool inside', () => {
  const health = { words: 'hurt', pools: [pool(3, 12), pool(5, 10)], step: [2, 3] as const }
  expect(lifeOf(card(health))).toEqual({ life: 0.25, steps: null, inner: 0.5 })
  expect(lifeOf(card({ words: '', pools: [pool(7, null)] }))).toEqual({ life: null, steps: null, inner: null })
  expect(lifeOf(card({ words: 'down', pools: [pool(-4, 12)] })).life).toBe(0)
})

it('shows steps where only how somebody looks is known, and nothing where not even that is', () => {
  expect(lifeOf(card({ words: 'hurt', pools: [], step: [2, 3] }))).toEqual({ life: 2 / 3, steps: 3, inner: null })
  expect(lifeOf(card({ words: '', pools: [] })).life).toBeNull()
})

it('has a colour for half and for a quarter', () => {
  expect([0.51, 0.5, 0.26, 0.25].map((life) => levelOf(life, null))).toEqual(['full', 'half', 'half', 'quarter'])
  expect([1, 2 / 3, 1 / 3].map((life) => levelOf(life, 3))).toEqual(['full', 'half', 'quarter'])
})

const dashes = (life: number, steps: number | null): number[] =>
  String(drawLife('square', 16, 3, life, steps)?.attributes['stroke-dasharray'])
    .split(' ')
    .map(Number)

it('is a ring as long as what is left', () => {
  const whole = outlineLength('square', 16)
  expect(dashes(0.5, null)[0]).toBeCloseTo(whole / 2, 1)
  // All steps have the same length, however much each stands for.
  const [first = 0, notch = 0, second = 0, gap = 0, ...rest] = dashes(2 / 3, 3)
  expect(first).toBeCloseTo(second, 1)
  expect(first + notch + second).toBeLessThan((whole * 2) / 3 + 0.1)
  expect(gap).toBeGreaterThan(whole)
  expect(rest).toEqual([])
  expect(drawLife('circle', 16, 3, 0, null)).toBeNull()
})
