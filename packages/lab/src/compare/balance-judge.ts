import type { Share } from '../statistics/share.ts'
import { distanceBeyond, type Won, wonPairs } from './nearness.ts'
import { shareDifference } from './paired.ts'
import type { Sampling } from './sampling.ts'

/** Standard deviations at which a value is taken to be on one side of what is wanted: wrong once in 200 looks. */
const SURE = 2.81

/** One value that has been tried. */
export interface Tried {
  readonly value: number
  readonly sampling: Sampling
  readonly wins: Share
  /** Which of its trials the side has won. */
  readonly won: Won
}

/** How a search ended. */
export type Outcome =
  /** The neighbours that have been played: those that could be as near, and those that are clearly farther away. */
  | {
      readonly kind: 'found'
      readonly best: Tried
      readonly close: readonly Tried[]
      readonly far: readonly Tried[]
      /** Somebody broke off, and this is only the nearest of what was tried. */
      readonly stopped: boolean
    }
  /** Even the value at an end leaves the chance on this side of what is wanted. */
  | { readonly kind: 'outside'; readonly end: Tried; readonly over: boolean }
  /** Both ends give the same chance, as far as can be told. */
  | { readonly kind: 'flat'; readonly ends: readonly [Tried, Tried] }
  | { readonly kind: 'stopped' }

/** Says of values that have been tried where their chances of victory lie beside the one that is wanted. */
export class Judge {
  private readonly wanted: number

  constructor(wanted: number) {
    this.wanted = wanted
  }

  /** Whether the chance is greater than what is wanted. */
  readonly isOver = ({ wins }: Tried): boolean => wins.share > this.wanted

  /** Whether the chance lies clearly on one side of what is wanted. */
  isClear({ wins }: Tried): boolean {
    const { wanted } = this
    return Math.abs(wins.share - wanted) > SURE * Math.sqrt((wanted * (1 - wanted)) / wins.trials)
  }

  /** How far the chance is from what is wanted. */
  readonly distance = ({ wins }: Tried): number => Math.abs(wins.share - this.wanted)

  /** The one whose chance is nearest to what is wanted. */
  nearest(tried: readonly Tried[]): Tried | undefined {
    return [...tried].sort((a, b) => this.distance(a) - this.distance(b))[0]
  }

  /** Whether the other could be nearer than the best: their distances are not apart by more than chance. */
  isClose(other: Tried, best: Tried): boolean {
    const pairs = wonPairs(best.won, other.won)
    // On whichever side of what is wanted the best lies in truth: its share may be on the wrong one.
    return [true, false].some((above) => distanceBeyond(pairs, this.wanted, [above, this.isOver(other)]).low <= 0)
  }

  /** Whether the two give other chances, as far as can be told. */
  differ(a: Tried, b: Tried): boolean {
    const { low, high } = this.gap(a, b)
    return low > 0 || high < 0
  }

  /** What the second has over the first in chances of victory, from the trials that both have. */
  private gap(a: Tried, b: Tried, z?: number) {
    const { gained, lost, pairs } = wonPairs(a.won, b.won)
    return shareDifference(gained, lost, pairs, z)
  }

  /** Neighbours among the values tried between which the chance clearly goes the other way than over the whole range. */
  bends(tried: readonly Tried[]): (readonly [Tried, Tried])[] {
    const [first, last] = [tried[0], tried.at(-1)]
    if (first === undefined || last === undefined) return []
    const rises = last.wins.share > first.wins.share
    return tried.slice(1).flatMap((one, i) => {
      const before = tried[i]
      // As sure as every other look: with many neighbours, one in twenty would be wrong too often.
      const { low, high } = this.gap(before, one, SURE)
      return (rises ? high < 0 : low > 0) ? [[before, one] as const] : []
    })
  }
}
