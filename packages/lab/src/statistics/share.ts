/** Standard deviations around the mean that contain 95% of a normal distribution. */
const Z = 1.959963984540054

/** How often something happened in so many trials, with its 95% interval. */
export interface Share {
  readonly count: number
  readonly trials: number
  /** From 0 to 1; 0 without trials. */
  readonly share: number
  /** The ends of the 95% interval (Wilson's), from 0 to 1. */
  readonly low: number
  readonly high: number
}

/**
 * The share of `count` in `trials`, with Wilson's 95% interval, which stays inside 0 to 1 and is valid for none and
 * all. `z` is half its width in standard errors, for a stricter interval.
 */
export function shareOf(count: number, trials: number, z = Z): Share {
  if (trials === 0) return { count, trials, share: 0, low: 0, high: 1 }
  const p = count / trials
  const zz = (z * z) / trials
  const middle = (p + zz / 2) / (1 + zz)
  const half = (z / (1 + zz)) * Math.sqrt((p * (1 - p)) / trials + zz / (4 * trials))
  return {
    count,
    trials,
    share: p,
    low: count === 0 ? 0 : Math.max(0, middle - half),
    high: count === trials ? 1 : Math.min(1, middle + half),
  }
}

/**
 * Half the width of the interval: the precision that people mean by "plus or minus".
 * @example
 * ```ts
 * import { precisionOf, shareOf } from '@fray/lab'
 *
 * console.log(precisionOf(shareOf(50, 100)).toFixed(2)) // 0.10
 * ```
 */
export const precisionOf = ({ low, high }: Share): number => (high - low) / 2
