import { meanWithin } from '../statistics/mean.ts'
import { shareOf } from '../statistics/share.ts'
import { Counter } from '../statistics/spread.ts'
import { Fraction, ZERO } from './fraction.ts'
import type { Odds } from './results.ts'

/** A number calculated from odds: exact, or with its 95% interval. */
export interface Estimate {
  readonly value: number
  /** The ends of the 95% interval; the value itself if it is exact. */
  readonly low: number
  readonly high: number
  /** The exact number; null if it was sampled. */
  readonly exact: Fraction | null
}

const exactly = (exact: Fraction): Estimate => {
  const value = exact.toNumber()
  return { value, low: value, high: value, exact: exact.reduced() }
}

/** The probability of the outcomes for which the test is true. */
export function chanceOf<T>(odds: Odds<T>, test: (value: T) => boolean): Estimate {
  if (odds.kind === 'exact') {
    let sum = ZERO
    for (const { value, chance } of odds.outcomes) if (test(value)) sum = sum.plus(chance)
    return exactly(sum)
  }
  let count = 0
  for (const outcome of odds.outcomes) if (test(outcome.value)) count += outcome.count
  const { share, low, high } = shareOf(count, odds.samples)
  return { value: share, low, high, exact: null }
}

/** The average of a number over all outcomes. */
export function averageOf<T>(odds: Odds<T>, of: (value: T) => number): Estimate {
  if (odds.kind === 'exact') {
    let sum = ZERO
    for (const { value, chance } of odds.outcomes) sum = sum.plus(chance.times(Fraction.of(of(value))))
    return exactly(sum)
  }
  const counter = new Counter()
  for (const { value, count } of odds.outcomes) counter.add(of(value), count)
  return { ...meanWithin(counter.counts()), exact: null }
}

/** The distribution of a number over all outcomes: every value with its chance, ascending. */
export function spreadOver<T>(odds: Odds<T>, of: (value: T) => number): (readonly [value: number, chance: Estimate])[] {
  const values = [...new Set(odds.outcomes.map(({ value }) => of(value)))].sort((a, b) => a - b)
  return values.map((value) => [value, chanceOf(odds, (one) => of(one) === value)] as const)
}
