import { deviationsFor } from '../statistics/normal.ts'
import { type Share, shareOf } from '../statistics/share.ts'

/** The lowest and the highest of several shares, as far as they can be distinguished statistically. All by position. */
export interface Extremes {
  readonly lowest: number
  readonly highest: number
  /** Whether the highest is significantly higher than the lowest. */
  readonly areApart: boolean
  /** The others that may be as low as the lowest, and as high as the highest. */
  readonly asLow: readonly number[]
  readonly asHigh: readonly number[]
}

/**
 * The lowest and the highest of several shares, with those that are statistically tied with them. If all shares are
 * equal in truth, a difference is reported in at most one of twenty cases: pairs are judged with a Bonferroni
 * correction and Newcombe's interval of a difference. Common dice make this even stricter, because common errors
 * cancel. Null for fewer than two shares.
 */
export function extremesOf(shares: readonly Share[]): Extremes | null {
  const [first] = shares
  if (first === undefined || shares.length < 2) return null
  const deviations = deviationsFor(0.025 / ((shares.length * (shares.length - 1)) / 2))
  const strict = shares.map(({ count, trials }) => shareOf(count, trials, deviations))
  const at = (position: number): Share => strict[position]
  let [lowest, highest] = [0, 0]
  shares.forEach(({ share }, i) => {
    if (share < shares[lowest].share) lowest = i
    if (share > shares[highest].share) highest = i
  })
  const positions = shares.map((_, i) => i)
  return {
    lowest,
    highest,
    areApart: isHigher(at(highest), at(lowest)),
    asLow: positions.filter((i) => i !== lowest && !isHigher(at(i), at(lowest))),
    asHigh: positions.filter((i) => i !== highest && !isHigher(at(highest), at(i))),
  }
}

/** Whether the whole interval of the difference is above 0. */
const isHigher = (one: Share, other: Share): boolean =>
  one.share - other.share > Math.hypot(one.share - one.low, other.high - other.share)
