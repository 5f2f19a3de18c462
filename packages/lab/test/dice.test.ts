import { describe, expect, test } from 'vitest'
import {
  chancesOfDice,
  type Estimate,
  momentsOf,
  readRollExpressions,
  rollExpression,
  usesToDrop,
} from '../src/index.ts'

const chances = (text: string) => {
  const [{ expression } = {}] = readRollExpressions(text)
  if (expression === undefined) throw new Error(text)
  return chancesOfDice(expression)
}

/** Weights of values from `low` on, as other calculators print them. */
const weights = (low: number, all: readonly number[]): [number, number][] => {
  const sum = all.reduce((a, b) => a + b, 0)
  return all.flatMap((weight, i) => (weight === 0 ? [] : [[low + i, weight / sum] as [number, number]]))
}

const KEEP_3_OF_4 = [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21]
const EXPLODED = [36, 36, 36, 36, 36, 0, 6, 6, 6, 6, 6, 0, 1, 1, 1, 1, 1, 1]

describe('what other calculators print of their own examples', () => {
  test.each([
    // icepool: the outputs of its tutorial notebooks (hello_3d6, c01 to c03).
    ['3 @ d6', '3@d6', weights(3, [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1])],
    ['highest(d6, d6)', 'max(d6, d6)', weights(1, [1, 3, 5, 7, 9, 11])],
    ['highest(d6, d6, d6, d6, keep=3)', '4d6kh3', weights(3, KEEP_3_OF_4)],
    ['d6.explode(depth=2)', 'd6!2', weights(1, EXPLODED)],
    ['d6 == d6', 'd6 = d6', weights(0, [30, 6])],
    ['Die([1, 2, 3, 4, 5, 6, 6, 6])', 'd{1..5,6:3}', weights(1, [1, 1, 1, 1, 1, 3])],
    // icepool: its tests (test_d, test_highest, test_lowest).
    ['d3 @ d(3)', 'd3 @ d3', weights(1, [9, 12, 16, 12, 12, 10, 6, 3, 1])],
    ['highest(d4 + 1, d6)', 'max(d4+1, d6)', weights(2, [2, 4, 6, 8, 4])],
    ['lowest(d4 + 1, d6)', 'min(d4+1, d6)', weights(1, [4, 8, 6, 4, 2])],
    // AnyDice: explode goes on twice unless told otherwise.
    ['output [explode d6]', '1d6!2', weights(1, EXPLODED)],
  ])('%s', (_, text, expected) => {
    const found = chances(text)
    expect([...found.keys()]).toEqual(expected.map(([value]) => value))
    for (const [value, chance] of expected) expect(found.get(value), `${value}`).toBeCloseTo(chance, 12)
  })

  test('Troll: sum largest 3 4d6, as its page prints it', () => {
    const found = chances('4d6kh3')
    const printed = { 3: 0.0771604938272, 4: 0.308641975309, 5: 0.771604938272, 6: 1.62037037037, 7: 2.93209876543 }
    for (const [value, percent] of Object.entries(printed))
      expect((found.get(Number(value)) ?? 0) * 100).toBeCloseTo(percent, 10)
  })

  test.each([
    ['[highest 2 of 3d6]', '3d6kh2', 8.4583],
    ['[highest 2 of 4d6]', '4d6kh2', 9.344136],
    ['[highest 1 of 2d20]', '2d20kh1', 13.825],
    ['[lowest 1 of 2d20]', '2d20kl1', 7.175],
    ['[highest 3 of 4d6]', '4d6kh3', 12.2446],
  ])('AnyDice: the average of %s that people quote', (_, text, average) => {
    expect(momentsOf(chances(text)).mean).toBeCloseTo(average, 3)
  })
})

describe('a pool that explodes', () => {
  test('counts the dice that are rolled again, as 10-again does: 3/10 of a success and 1/10 of another die', () => {
    expect(momentsOf(chances('5d10!c>=8')).mean).toBeCloseTo((5 * 0.3) / 0.9, 12)
    // Both are a 6 at one time, at both the second as well: 1/6 + 1/36.
    expect(momentsOf(chances('1d6!1c6')).mean).toBeCloseTo(7 / 36, 12)
  })

  test('shows each die that counts', () => {
    const [{ expression } = {}] = readRollExpressions('2d6!c>=5')
    const faces = [6, 3, 2]
    const roll = expression && rollExpression(expression, () => faces.shift() ?? 0)
    expect(roll).toEqual({ value: 1, shown: ['6+(3)', '(2)'] })
  })

  test.each([
    ['1d6!=1d6', /has "!=" at column 4/],
    ['d6!!', /explodes twice/],
  ])('%s is not taken for something else', (text, says) => {
    expect(() => readRollExpressions(text)).toThrow(says)
  })
})

describe('chances', () => {
  test.each([
    '5d10c>=8',
    '5d10!c>=8',
    '3d6!2c=6',
    '3d6!',
    '4dF',
    '2d6+1d4*2-3',
    '(1d4)@2d6',
    '1d20+5 >= 15',
    '6d6!1kh2',
    'max(1d8, 1d6, 3)',
    '3d{0,0,1..3,-2}dl1',
  ])('of %s add up to one, and are those of many rolls', (text) => {
    const found = chances(text)
    expect([...found.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12)
    const [{ expression } = {}] = readRollExpressions(text)
    if (expression === undefined) throw new Error(text)
    let state = 7
    const face = (sides: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * sides) + 1
    }
    const rolls = 20_000
    let sum = 0
    for (let i = 0; i < rolls; i++) {
      const { value } = rollExpression(expression, face)
      expect(found.has(value), `${text} ${value}`).toBe(true)
      sum += value
    }
    const { mean, deviation } = momentsOf(found)
    expect(Math.abs(sum / rolls - mean)).toBeLessThan((5 * deviation) / Math.sqrt(rolls) + 1e-9)
  })

  test('by hand: five dice of which eight and more count, and a die against a die', () => {
    const pool = chances('5d10c>=8')
    for (let n = 0; n <= 5; n++)
      expect(pool.get(n)).toBeCloseTo([1, 5, 10, 10, 5, 1][n]! * 0.3 ** n * 0.7 ** (5 - n), 12)
    expect(chances('1d20 > 1d12').get(1)).toBeCloseTo(162 / 240, 12)
  })

  test('of what is too much are refused in a sentence', () => {
    expect(() => chances('1000000@d6')).toThrow('Before "@" stands how often it is rolled: 0 to 1000.')
    expect(() => chances('100d1000*100d1000')).toThrow('too many values')
  })
})

test.each([
  ['5d10c', 'counts dice without saying which at column 6'],
  ['d{}', 'has no number for a face'],
  ['d{3..1}', 'has a range that goes downwards'],
  ['1d1!', 'explodes without end'],
  ['4d6kh3c>2', 'says twice which dice count'],
  ['(2d6', 'lacks a ")"'],
  ['2d6 7', 'goes on with what means nothing'],
  ['2d6,', 'means nothing at column 5'],
  ['4d6kh9', 'keeps 9 of 4 dice'],
])('%s is refused with its place', (text, message) => {
  expect(() => readRollExpressions(text)).toThrow(message)
})

test('uses until somebody goes down, by hand', () => {
  const sure = (value: number): Estimate => ({ value, low: value, high: value, exact: null })
  const of = (amounts: readonly (readonly [number, number])[], falls: number, life: number) =>
    usesToDrop({ amounts: amounts.map(([lost, chance]) => [lost, sure(chance)] as const), falls: sure(falls) }, life)
  // One use in two takes it all; a coin that takes 1 of 2; nothing ever; something else than life decides.
  expect(
    of(
      [
        [0, 0.5],
        [3, 0.5],
      ],
      0.5,
      3,
    ),
  ).toBeCloseTo(2)
  expect(
    of(
      [
        [0, 0.5],
        [1, 0.5],
      ],
      0,
      2,
    ),
  ).toBeCloseTo(4)
  expect(
    of(
      [
        [1, 0.5],
        [2, 0.5],
      ],
      0.5,
      2,
    ),
  ).toBeCloseTo(1.5)
  expect(of([[0, 1]], 0, 2)).toBeNull()
  expect(
    of(
      [
        [0, 0.5],
        [3, 0.5],
      ],
      0.2,
      3,
    ),
  ).toBeNull()
})
