import { type Bounds, type Counts, meanWithin } from './mean.ts'

/** The distribution of a whole number over the trials, not only its mean. */
export interface Spread {
  readonly trials: number
  readonly mean: number
  /** The ends of the 95% interval of the mean. */
  readonly low: number
  readonly high: number
  /** Standard deviation of one trial. */
  readonly deviation: number
  readonly min: number
  readonly max: number
  /** The values that a tenth, a quarter, half, three quarters and nine tenths of the trials do not exceed. */
  readonly tenth: number
  readonly quarter: number
  readonly median: number
  readonly threeQuarters: number
  readonly nineTenths: number
  /** Every value that occurred, ascending, with its frequency. */
  readonly counts: Counts
}

/** Counts whole numbers as they come in; merging two counters in any order gives the same result. */
export class Counter {
  private readonly found = new Map<number, number>()

  /** Counts a value once, or so many times. */
  add(value: number, times = 1): void {
    this.found.set(value, (this.found.get(value) ?? 0) + times)
  }

  /** Adds the counts of another counter. */
  merge(counts: Counts): void {
    for (const [value, count] of counts) this.add(value, count)
  }

  /** Every value with its frequency, ascending. */
  counts(): (readonly [value: number, count: number])[] {
    return [...this.found].sort(([a], [b]) => a - b)
  }

  /** The distribution of the counted values; all zeros if there are none. */
  spread(bounds?: Bounds): Spread {
    return spreadOf(this.counts(), bounds)
  }
}

/**
 * The distribution of values with their counts, ascending. `bounds` are the lowest and highest possible values, for
 * the interval of the mean.
 */
export function spreadOf(counts: Counts, bounds?: Bounds): Spread {
  let trials = 0
  for (const [, count] of counts) trials += count
  const { value: mean, low, high } = meanWithin(counts, bounds)
  let squares = 0
  for (const [value, count] of counts) squares += count * (value - mean) ** 2
  const deviation = trials < 2 ? 0 : Math.sqrt(squares / (trials - 1))
  const at = (part: number): number => {
    let seen = 0
    for (const [value, count] of counts) {
      seen += count
      if (seen >= part * trials) return value
    }
    return counts.at(-1)?.[0] ?? 0
  }
  return {
    trials,
    mean,
    low,
    high,
    deviation,
    min: counts[0]?.[0] ?? 0,
    max: counts.at(-1)?.[0] ?? 0,
    tenth: at(0.1),
    quarter: at(0.25),
    median: at(0.5),
    threeQuarters: at(0.75),
    nineTenths: at(0.9),
    counts,
  }
}
