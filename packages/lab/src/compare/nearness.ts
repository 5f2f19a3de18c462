import { type Interval, meanWithin } from '../statistics/mean.ts'

/** Which trials were won, in order: one byte each, to be paired with those of other values. */
export class Won {
  length = 0
  private bytes = new Uint8Array(256)

  add(won: boolean): void {
    if (this.length === this.bytes.length) {
      const before = this.bytes
      this.bytes = new Uint8Array(2 * before.length)
      this.bytes.set(before)
    }
    this.bytes[this.length++] = won ? 1 : 0
  }

  at(trial: number): number {
    return this.bytes[trial]
  }
}

/** How often two series of trials with the same dice were won: by both, only by the second, only by the first. */
export interface WonPairs {
  readonly pairs: number
  readonly both: number
  readonly gained: number
  readonly lost: number
}

/** Compares the trials that both have. */
export function wonPairs(first: Won, second: Won): WonPairs {
  const pairs = Math.min(first.length, second.length)
  let [both, gained, lost] = [0, 0, 0]
  for (let n = 0; n < pairs; n++) {
    const [a, b] = [first.at(n), second.at(n)]
    if (a === 1 && b === 1) both++
    else if (b === 1) gained++
    else if (a === 1) lost++
  }
  return { pairs, both, gained, lost }
}

/**
 * The probability beyond each end: slightly less than 2.5%, because the search that led to the pair has looked as
 * well.
 */
const TAIL = 0.02

/**
 * How much farther the second chance is from the wanted one than the first, with its 95% interval. The trials share
 * their dice, so their errors are not independent: they cancel if both chances are on the same side, and add up
 * otherwise. So the distance is taken pair by pair, with each chance on its given side (`above` the wanted one, or
 * below).
 */
export function distanceBeyond(
  { pairs, both, gained, lost }: WonPairs,
  wanted: number,
  above: readonly [first: boolean, second: boolean],
): Interval {
  const [first, second] = above.map((one) => (one ? 1 : -1)) as [number, number]
  const of = (a: number, b: number): number => second * (b - wanted) - first * (a - wanted)
  const counts = [
    [of(1, 1), both],
    [of(0, 1), gained],
    [of(1, 0), lost],
    [of(0, 0), pairs - both - gained - lost],
  ] as const
  const values = counts.map(([value]) => value)
  const bounds = { least: Math.min(...values), most: Math.max(...values) }
  return meanWithin(
    counts.filter(([, count]) => count > 0).sort(([a], [b]) => a - b),
    bounds,
    TAIL,
  )
}
