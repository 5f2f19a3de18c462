import type { Share } from '../statistics/share.ts'
import { distanceBeyond, type Won, wonPairs } from './nearness.ts'
import { shareDifference } from './paired.ts'
import type { Sampling } from './sampling.ts'

/** Standard deviations at which a value counts as being on one side of the wanted chance: wrong once in 200 looks. */
const SURE = 2.81

/** One value that has been tried. */
export interface Tried {
  readonly value: number
  readonly sampling: Sampling
  readonly wins: Share
  /** Which of its trials the side won. */
  readonly won: Won
}

/** The result of a search. */
export type Outcome =
  /** `close` are neighbours of the best value that may be equally near to the wanted chance. */
  | {
      readonly kind: 'found'
      readonly best: Tried
      readonly close: readonly Tried[]
      readonly far: readonly Tried[]
      /** Whether the search was stopped, so that `best` is only the nearest of the values tried. */
      readonly stopped: boolean
    }
  /** Even the value at the end of the range leaves the chance on this side of the wanted one. */
  | { readonly kind: 'outside'; readonly end: Tried; readonly over: boolean }
  /** Both ends of the range give statistically the same chance. */
  | { readonly kind: 'flat'; readonly ends: readonly [Tried, Tried] }
  | { readonly kind: 'stopped' }

/** Judges where the chances of tried values lie relative to the wanted one. */
export class Judge {
  private readonly wanted: number

  constructor(wanted: number) {
    this.wanted = wanted
  }

  /** Whether the chance is above the wanted one. */
  readonly isOver = ({ wins }: Tried): boolean => wins.share > this.wanted

  /** Whether the chance is clearly on one side of the wanted one. */
  isClear({ wins }: Tried): boolean {
    const { wanted } = this
    return Math.abs(wins.share - wanted) > SURE * Math.sqrt((wanted * (1 - wanted)) / wins.trials)
  }

  /** How far the chance is from the wanted one. */
  readonly distance = ({ wins }: Tried): number => Math.abs(wins.share - this.wanted)

  /** The tried value whose chance is nearest to the wanted one. */
  nearest(tried: readonly Tried[]): Tried | undefined {
    return [...tried].sort((a, b) => this.distance(a) - this.distance(b))[0]
  }

  /** Whether the other could be nearer than the best: their distances do not differ significantly. */
  isClose(other: Tried, best: Tried): boolean {
    const pairs = wonPairs(best.won, other.won)
    // Both sides are possible for the best: its measured chance may be on the wrong one.
    return [true, false].some((above) => distanceBeyond(pairs, this.wanted, [above, this.isOver(other)]).low <= 0)
  }

  /** Whether the chances of the two differ significantly. */
  differ(a: Tried, b: Tried): boolean {
    const { low, high } = this.gap(a, b)
    return low > 0 || high < 0
  }

  /** The second's chance of victory minus the first's, from the trials that both have. */
  private gap(a: Tried, b: Tried, z?: number) {
    const { gained, lost, pairs } = wonPairs(a.won, b.won)
    return shareDifference(gained, lost, pairs, z)
  }

  /** Neighbouring values between which the chance clearly changes against the trend of the whole range. */
  bends(tried: readonly Tried[]): (readonly [Tried, Tried])[] {
    const [first, last] = [tried[0], tried.at(-1)]
    if (first === undefined || last === undefined) return []
    const rises = last.wins.share > first.wins.share
    return tried.slice(1).flatMap((one, i) => {
      const before = tried[i]
      // As strict as every other look: with many neighbours, one error in twenty would be too frequent.
      const { low, high } = this.gap(before, one, SURE)
      return (rises ? high < 0 : low > 0) ? [[before, one] as const] : []
    })
  }
}
