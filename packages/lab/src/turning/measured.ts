/** A mean of trials and its standard error. */
export interface Measured {
  readonly value: number
  readonly error: number
}

/** Exactly zero. */
export const NOTHING: Measured = { value: 0, error: 0 }

/** The mean of the trials' results. */
export function measuredFrom(worths: readonly number[]): Measured {
  const n = worths.length
  if (n === 0) return NOTHING
  const value = worths.reduce((sum, x) => sum + x, 0) / n
  const squares = worths.reduce((sum, x) => sum + (x - value) ** 2, 0)
  return { value, error: Math.sqrt(squares / Math.max(1, n - 1) / n) }
}

/** A value with its 95% interval. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The interval, limited to possible values. */
export const intervalOf = ({ value, error }: Measured, least: number, most: number): Interval => ({
  value,
  low: Math.max(least, value - 1.96 * error),
  high: Math.min(most, value + 1.96 * error),
})
