import { deviationsFor } from '../statistics/normal.ts'
import { type Share, shareOf } from '../statistics/share.ts'

/** Which of several shares are the lowest and the highest, as far as can be told. All by position. */
export interface Extremes {
  readonly lowest: number
  readonly highest: number
  /** Whether the highest is surely higher than the lowest. */
  readonly areApart: boolean
  /** The others that may be as low as the lowest, and as high as the highest. */
  readonly asLow: readonly number[]
  readonly asHigh: readonly number[]
}

/**
 * The lowest and the highest of several shares, with those that cannot be told from them. Where the shares are equal in
 * truth, somebody is said to differ from somebody in one of twenty cases at most: every pair is judged as strictly as their
 * number demands (Bonferroni), with Newcombe's interval of a difference. Common dice make it stricter still, for what they
 * have in common cancels. Null for fewer than two shares.
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

/** Whether the whole interval of the difference lies above nothing. */
const isHigher = (one: Share, other: Share): boolean =>
  one.share - other.share > Math.hypot(one.share - one.low, other.high - other.share)
