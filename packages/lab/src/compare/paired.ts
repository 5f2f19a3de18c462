import type { Trial } from '../simulate/simulation.ts'
import { type Interval, meanWithin } from '../statistics/mean.ts'
import { Counter } from '../statistics/spread.ts'

const Z = 1.959963984540054

/**
 * The difference of two shares measured on the same pairs: `gained` pairs have it only in the second, `lost` only in
 * the first. The 95% interval is Agresti and Min's: half a pair is added to each of the four kinds, so that it stays
 * valid if few pairs differ, or none. From -1 to 1. `z` is half its width in standard errors, for a stricter
 * interval.
 */
export function shareDifference(gained: number, lost: number, pairs: number, z = Z): Interval {
  if (pairs === 0) return { value: 0, low: -1, high: 1 }
  const value = (gained - lost) / pairs
  const n = pairs + 2
  const middle = (gained - lost) / n
  const half = (z / n) * Math.sqrt(gained + lost + 1 - (gained - lost) ** 2 / n)
  return {
    value,
    low: Math.max(-1, Math.min(value, middle - half)),
    high: Math.min(1, Math.max(value, middle + half)),
  }
}

/**
 * The same if sampling ended as soon as this interval was narrow enough. That happens sooner if luck pushed the
 * difference outwards: to first order it is too far out by its third central moment divided by variance and number,
 * which is subtracted here.
 */
function drawnBackDifference(gained: number, lost: number, pairs: number): Interval {
  const found = shareDifference(gained, lost, pairs)
  const { value, low, high } = found
  const differing = (gained + lost) / pairs
  const variance = differing - value ** 2
  if (!(variance > 0)) return found
  const third = value - 3 * value * differing + 2 * value ** 3
  return { value: Math.min(high, Math.max(low, value + third / (variance * pairs))), low, high }
}

/** Half the width of an interval. */
export const halfWidth = ({ low, high }: Interval): number => (high - low) / 2

/** The points of a side (by position) in a trial: 1 for a victory, 0 for a defeat, half if nobody won. */
export const pointsOf = ({ winner }: Trial, side: number): number => (winner === side ? 1 : winner < 0 ? 0.5 : 0)

/** Statistics of one side over pairs of trials with the same dice; its size does not grow with the pairs. */
export class SidePairs {
  pairs = 0
  gained = 0
  lost = 0
  private readonly left = new Counter()
  private readonly positions: readonly [number, number]

  /** @param positions the side's position in the first fight and in the second */
  constructor(positions: readonly [number, number]) {
    this.positions = positions
  }

  /** Adds one pair of trials. */
  add(first: Trial, second: Trial): void {
    const [at, then] = this.positions
    const [before, after] = [first.winner === at, second.winner === then]
    this.pairs++
    if (after && !before) this.gained++
    if (before && !after) this.lost++
    this.left.add((second.left[then] ?? 0) - (first.left[at] ?? 0))
  }

  /** How much more often the side wins in the second. `drawnBack`: sampling ended because this was precise enough. */
  wins(drawnBack = false): Interval {
    const { gained, lost, pairs } = this
    return drawnBack ? drawnBackDifference(gained, lost, pairs) : shareDifference(gained, lost, pairs)
  }

  /** How much more of its life the side has left in the second. */
  lifeLeft(): Interval {
    return meanWithin(this.left.counts(), { least: -1, most: 1 })
  }
}

/** The correlation of two series of numbers, updated pair by pair. */
export class Likeness {
  private n = 0
  private readonly sums = { a: 0, b: 0, ab: 0, aa: 0, bb: 0 }
  private same = true

  add(a: number, b: number): void {
    const { sums } = this
    this.n++
    if (a !== b) this.same = false
    sums.a += a
    sums.b += b
    sums.ab += a * b
    sums.aa += a * a
    sums.bb += b * b
  }

  /** Pearson's correlation, from -1 to 1. If a series is constant it is 1 if both series are the same, otherwise 0. */
  correlation(): number {
    const { n, same, sums } = this
    if (same) return 1
    const ab = n * sums.ab - sums.a * sums.b
    const aa = n * sums.aa - sums.a ** 2
    const bb = n * sums.bb - sums.b ** 2
    return aa <= 0 || bb <= 0 ? 0 : Math.max(-1, Math.min(1, ab / Math.sqrt(aa * bb)))
  }
}
