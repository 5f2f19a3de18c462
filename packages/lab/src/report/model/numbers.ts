import type { Interval } from '../../statistics/mean.ts'
import type { Share } from '../../statistics/share.ts'
import type { Spread } from '../../statistics/spread.ts'

/** Standard deviations around the mean that contain 95% of a normal distribution. */
const Z = 1.96

/**
 * Decimals worth showing for a number known to within this margin: the last one is at most half of the margin, and
 * more than a twentieth of it. From 0 to 6.
 */
export function decimalsFor(within: number): number {
  if (!(within > 0)) return 6
  return Math.min(6, Math.max(0, -Math.floor(Math.log10(within / 2) + 1e-9)))
}

/** The decimals for an interval, by its shorter arm. */
function decimalsOf({ value, low, high }: Interval): number {
  const arms = [value - low, high - value].filter((arm) => arm > 1e-12)
  return decimalsFor(arms.length === 0 ? 0 : Math.min(...arms))
}

/** A fixed number of decimals, without a minus before zero. */
const fixed = (value: number, decimals: number): string => value.toFixed(decimals).replace(/^-(0(\.0*)?)$/, '$1')

/** A number with at most two decimals, without trailing zeros: `4`, `2.5`. */
export const plainNumber = (value: number): string => String(Math.round(value * 100) / 100 + 0)

/** A whole number with commas between thousands: `12,000`. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/**
 * A fixed number of decimals; a half is rounded to the even digit, so that two shares that make a whole add up to 100
 * as written.
 */
export function rounded(value: number, decimals: number): string {
  const scaled = value * 10 ** decimals
  const below = Math.floor(scaled)
  const isHalf = Math.abs(scaled - below - 0.5) < 1e-9
  return ((isHalf ? below + (below % 2) : Math.round(scaled)) / 10 ** decimals).toFixed(decimals)
}

/** A chance from 0 to 1 in percent, without the sign; never a false 0 or 100. */
function hundredths(chance: number, decimals: number): string {
  if (chance <= 0) return '0'
  if (chance >= 1) return '100'
  const text = rounded(chance * 100, decimals)
  const least = 10 ** -decimals
  if (Number(text) === 0) return `<${least.toFixed(decimals)}`
  if (Number(text) === 100) return `>${(100 - least).toFixed(decimals)}`
  return text
}

/** `62.3% (61.0 to 63.6)`: the share with its 95% interval; `unknown` without trials. */
export function shareText({ share, trials, low, high }: Share): string {
  return trials === 0 ? 'unknown' : chanceText({ value: share, low, high })
}

/** `62.3% (61.0 to 63.6)` for a chance from 0 to 1. */
export function chanceText({ value, low, high }: Interval): string {
  const decimals = decimalsOf({ value: value * 100, low: low * 100, high: high * 100 })
  return `${hundredths(value, decimals)}% (${hundredths(low, decimals)} to ${hundredths(high, decimals)})`
}

/** A chance alone, with the digits that this many trials justify: `62%`. */
export function roughShare(share: number, trials: number): string {
  if (trials === 0) return 'unknown'
  const within = Z * Math.sqrt(Math.max(share * (1 - share), 1 / trials) / trials)
  return `${hundredths(share, decimalsFor(within * 100))}%`
}

/** `8.1 (7.9 to 8.3)`: a number with its interval; only the number if the interval has no width. */
export function intervalText(interval: Interval): string {
  const { value, low, high } = interval
  if (high - low < 1e-12) return plainNumber(value)
  const decimals = decimalsOf(interval)
  return `${fixed(value, decimals)} (${low === 0 ? '0' : fixed(low, decimals)} to ${fixed(high, decimals)})`
}

const signed = (value: number, decimals: number): string => {
  const text = fixed(value, decimals)
  return Number(text) > 0 ? `+${text}` : text
}

/** `+1.2 (+0.8 to +1.6)`: a difference with its interval; `0` if nothing differed at all. */
export function differenceText(interval: Interval): string {
  const { value, low, high } = interval
  if (high - low < 1e-12) return value > 0 ? `+${plainNumber(value)}` : plainNumber(value)
  const decimals = decimalsOf(interval)
  return `${signed(value, decimals)} (${signed(low, decimals)} to ${signed(high, decimals)})`
}

/** A difference of chances in percentage points: `+5.2 (+3.1 to +7.3)`. */
export const pointsText = ({ value, low, high }: Interval): string =>
  differenceText({ value: value * 100, low: low * 100, high: high * 100 })

/**
 * The mean of a distribution with its interval, which does not go below 0 if no value did; `always` if it never
 * varied, because it still may; `none` without trials.
 */
export function meanText(spread: Spread, none: string): string {
  if (spread.trials === 0) return none
  if (spread.trials === 1) return `${plainNumber(spread.mean)} (one trial)`
  const { mean: value, low, high, min, max } = spread
  if (min !== max) return intervalText({ value, low, high })
  const [, ...interval] = intervalText({ value, low, high }).split(' ')
  return [plainNumber(value), 'always', ...interval].join(' ')
}

/** `3 to 8`, or `3` if both ends are the same. */
export const fromTo = (low: number, high: number): string => (low === high ? String(low) : `${low} to ${high}`)

/** The range of the middle four fifths of the trials. */
export const mostlyText = (
  { trials, tenth, nineTenths }: Pick<Spread, 'trials' | 'tenth' | 'nineTenths'>,
  none: string,
): string => (trials === 0 ? none : fromTo(tenth, nineTenths))

/** A number alone, with the digits that the margin justifies; never a false 0. */
export function roughNumber(value: number, within: number): string {
  if (value === 0) return '0'
  const decimals = Math.min(2, decimalsFor(within))
  const text = fixed(value, decimals)
  return Number(text) === 0 && value > 0 ? `<${(10 ** -decimals).toFixed(decimals)}` : text
}

/** The margin of a number of uses per trial, as for a Poisson distribution, which is rather too wide. */
export const marginOfUses = (uses: number, trials: number): number => Z * Math.sqrt(uses / Math.max(1, trials))

/** The margin of an amount per trial that is the sum of this many portions. */
export const marginOfAmount = (amount: number, uses: number, trials: number): number =>
  uses === 0 ? 0 : (Z * amount) / Math.sqrt(Math.max(uses * trials, 1))
