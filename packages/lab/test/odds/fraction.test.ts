import { compileDice, EVERY, type Question, Table } from '@fray/kernel'
import { plainly } from '@fray/kernel/rules'
import { describe, expect, it } from 'vitest'
import { Fold } from '../../src/odds/fold.ts'
import { Fraction } from '../../src/odds/fraction.ts'
import { Sum, Weights } from '../../src/odds/weights.ts'

describe('a fraction', () => {
  const half = new Fraction(1n, 2n)
  const third = new Fraction(2n, 6n)

  it('calculates exactly', () => {
    expect(String(half.plus(third))).toBe('5/6')
    expect(String(half.minus(third))).toBe('1/6')
    expect(String(half.times(third))).toBe('1/6')
    expect(String(half.over(third))).toBe('3/2')
    expect(String(half.over(new Fraction(-1n, 4n)))).toBe('-2')
    expect(half.compare(third)).toBeGreaterThan(0)
    expect(third.equals(new Fraction(1n, 3n))).toBe(true)
    expect(String(Fraction.of(-0.375))).toBe('-3/8')
  })

  it('refuses what is none', () => {
    expect(() => new Fraction(1n, 0n)).toThrow(/above 0/)
    expect(() => half.over(new Fraction(0n))).toThrow(/divided by 0/)
    expect(() => Fraction.of(Number.NaN)).toThrow(/not a fraction/)
  })

  it('becomes a number, however long it is', () => {
    const long = new Fraction(3n ** 2000n, 3n ** 2000n * 7n)
    expect(long.toNumber()).toBeCloseTo(1 / 7, 14)
    expect(new Fraction(1n, 2n ** 3000n).toNumber()).toBe(0)
  })
})

/** Follows an act on a branching table and folds it; the outcome is the number that the act returns. */
function folded(act: (table: Table) => number, sign: 1 | -1 = 1): Map<number, string> {
  const table = Table.branching(() => EVERY)
  const { branches } = table
  const fold = new Fold(branches, 1, () => 0, sign)
  const values: number[] = []
  let first = true
  do {
    if (!first) fold.turned()
    first = false
    const value = act(table)
    if (!values.includes(value)) values.push(value)
    fold.leaf(values.indexOf(value), [value])
  } while (branches.advance())
  return new Map(
    fold
      .finish()
      .chances()
      .map(([at, chance]) => [values[at], String(chance)]),
  )
}

const question: Question = {
  rule: 'test',
  kind: 'choice',
  to: 0,
  prompt: plainly(''),
  options: [
    { value: 'three', label: plainly('') },
    { value: 'die', label: plainly('') },
  ],
  preset: 0,
}
const choose = (table: Table) => table.choose(question, null as never)
const d6 = (table: Table) => table.roll(6, 0, 'test', '')

describe('a game tree', () => {
  it('is not chosen in by dice that are still to fall', () => {
    const act = (table: Table) => (choose(table) === 0 ? 3 : d6(table))
    // A die is worth 7/2 on average and beats the 3; taking the better of both afterwards would be worth 4.
    expect(folded(act).get(6)).toBe('1/6')
    expect(folded(act).get(3)).toBe('1/6')
    expect([...folded(act, -1)]).toEqual([[3, '1']])
  })

  it('is chosen in by dice that have fallen', () => {
    const act = (table: Table) => {
      const face = d6(table)
      return choose(table) === 0 ? 3 : face
    }
    expect(folded(act).get(3)).toBe('1/2')
    expect(folded(act, -1).get(3)).toBe('2/3')
  })

  it('may hold choices after choices', () => {
    const act = (table: Table) => {
      const kept = choose(table)
      const face = kept === 0 ? 3 : d6(table)
      return choose(table) === 0 ? face : 7 - face
    }
    // With the die one takes 6, 5 or 4 (each 1/3); with the 3 one takes 4.
    expect(Object.fromEntries(folded(act))).toEqual({ 4: '1/3', 5: '1/3', 6: '1/3' })
  })
})

describe('weights', () => {
  it('are added over different totals, and beyond what a number holds', () => {
    const weights = new Weights()
    const sum = new Sum()
    const path = (branches: number, total: number) => ({
      pathWays: branches,
      pathTotal: total,
      fraction: () => ({ numerator: BigInt(branches), denominator: BigInt(total) }),
    })
    const long = { pathWays: 1, pathTotal: 2 ** 60, fraction: () => ({ numerator: 1n, denominator: 1n << 60n }) }
    weights.add(0, path(9, 20))
    weights.add(1, path(11, 160))
    weights.add(1, long)
    sum.add(2, path(9, 20))
    sum.add(-4, long)
    const [first, second] = weights.chances()
    expect(String(first?.[1])).toBe('9/20')
    expect(second?.[1].equals(new Fraction(11n, 160n).plus(new Fraction(1n, 1n << 60n)))).toBe(true)
    expect(sum.value().equals(new Fraction(9n, 10n).minus(new Fraction(1n, 1n << 58n)))).toBe(true)
  })

  it('of exploding dice add up to one, up to their cap', () => {
    const pool = compileDice('1d2!')
    const table = Table.branching()
    const { branches } = table
    const weights = new Weights()
    let paths = 0
    do {
      let value = 0
      for (let face = 2, times = 0; face === 2; times++) {
        face = table.roll(2, 0, 'test', '')
        value += face
        if (times >= 100) break
      }
      weights.add(value, branches)
      paths++
    } while (branches.advance())
    expect(pool.explodes).toBe(true)
    expect(paths).toBe(102)
    const all = weights.chances().reduce((sum, [, chance]) => sum.plus(chance), new Fraction(0n))
    expect(String(all)).toBe('1')
    expect(String(weights.chances()[0]?.[1])).toBe('1/2')
  })
})
