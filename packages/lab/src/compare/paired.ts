import type { Trial } from '../simulate/simulation.ts'
import type { Interval } from './comparison.ts'

const Z = 1.959963984540054

/** The mean of differences found pair by pair, with its 95% interval (normal). All zeros for none. */
export function meanOf(differences: readonly number[]): Interval {
  const n = differences.length
  if (n === 0) return { value: 0, low: 0, high: 0 }
  let sum = 0
  for (const one of differences) sum += one
  const value = sum / n
  let squares = 0
  for (const one of differences) squares += (one - value) ** 2
  const half = n < 2 ? 0 : Z * Math.sqrt(squares / (n - 1) / n)
  return { value, low: value - half, high: value + half }
}

/**
 * The difference of two shares that were found on the same pairs: `gained` pairs have it only in the second, `lost` only
 * in the first. The 95% interval is that of Agresti and Min: half a pair is added to each of the four kinds, which keeps
 * it honest where few pairs differ, or none. From -1 to 1.
 */
export function shareDifference(gained: number, lost: number, pairs: number): Interval {
  if (pairs === 0) return { value: 0, low: -1, high: 1 }
  const value = (gained - lost) / pairs
  const n = pairs + 2
  const middle = (gained - lost) / n
  const half = (Z / n) * Math.sqrt(gained + lost + 1 - (gained - lost) ** 2 / n)
  return {
    value,
    low: Math.max(-1, Math.min(value, middle - half)),
    high: Math.min(1, Math.max(value, middle + half)),
  }
}

/** Half the width of an interval. */
export const halfWidth = ({ low, high }: Interval): number => (high - low) / 2

/** What two encounters' trials of the same numbers say about a side that has one position in the first, one in the second. */
export function winDifference(
  first: readonly Trial[],
  second: readonly Trial[],
  positions: readonly [number, number],
): Interval {
  const pairs = Math.min(first.length, second.length)
  let gained = 0
  let lost = 0
  for (let n = 0; n < pairs; n++) {
    const before = first[n]?.winner === positions[0]
    const after = second[n]?.winner === positions[1]
    if (after && !before) gained++
    if (before && !after) lost++
  }
  return shareDifference(gained, lost, pairs)
}

/** Differences of a number, pair by pair. */
export function differencesOf(
  first: readonly Trial[],
  second: readonly Trial[],
  number: (trial: Trial, which: 0 | 1) => number,
): number[] {
  const pairs = Math.min(first.length, second.length)
  return Array.from({ length: pairs }, (_, n) => number(second[n] as Trial, 1) - number(first[n] as Trial, 0))
}

/**
 * How alike two rows of numbers are (Pearson), from -1 to 1. Where one of them never changes it is 1 if the rows are the
 * same, else 0.
 */
export function correlationOf(a: readonly number[], b: readonly number[]): number {
  const n = Math.min(a.length, b.length)
  const mean = (row: readonly number[]) => row.slice(0, n).reduce((sum, one) => sum + one, 0) / n
  const [ma, mb] = [mean(a), mean(b)]
  let [ab, aa, bb] = [0, 0, 0]
  let same = true
  for (let i = 0; i < n; i++) {
    const [x, y] = [a[i] as number, b[i] as number]
    if (x !== y) same = false
    ab += (x - ma) * (y - mb)
    aa += (x - ma) ** 2
    bb += (y - mb) ** 2
  }
  if (same) return 1
  return aa === 0 || bb === 0 ? 0 : Math.max(-1, Math.min(1, ab / Math.sqrt(aa * bb)))
}

/** What a trial was worth to a side (by position): 1 for a victory, 0 for a defeat, half where nobody won. */
export const pointsOf = ({ winner }: Trial, side: number): number => (winner === side ? 1 : winner < 0 ? 0.5 : 0)
