import type { Branches } from '@fray/kernel'
import { Fraction, ZERO } from './fraction.ts'

/** The weight of one path's dice: matching rolls out of all equally likely ones. */
export type Weight = Pick<Branches, 'pathWays' | 'pathTotal' | 'fraction'>

/** The stored weight of the start of a path. */
export class Share {
  readonly ways: number
  readonly total: number
  private readonly long: Fraction | null

  constructor(branches: Branches, before: number) {
    this.ways = branches.waysBefore(before)
    this.total = branches.totalBefore(before)
    this.long = null
    if (this.isShort) return
    const { numerator, denominator } = branches.fraction(before)
    this.long = new Fraction(numerator, denominator)
  }

  /** Whether the numbers are exact. */
  get isShort(): boolean {
    return this.total <= SAFE
  }

  fraction(): Fraction {
    return this.long ?? new Fraction(BigInt(this.ways), BigInt(this.total))
  }
}

/** Whole numbers up to here are added exactly. */
const SAFE = Number.MAX_SAFE_INTEGER

/**
 * Adds the weights of paths, outcome by outcome: whole numbers of rolls over each total that occurs, so that nothing
 * is rounded and fractions are made only once, at the end. Outcomes are numbered from 0.
 */
export class Weights {
  /** Rolls by outcome, for each total. No sum can exceed its total. */
  private readonly byTotal = new Map<number, number[]>()
  private latestTotal = 0
  private latest: number[] = []
  /** The sums for totals beyond 2^53. */
  private readonly long = new Map<number, Fraction>()

  /** Adds one path. */
  add(outcome: number, path: Weight): void {
    const total = path.pathTotal
    if (total > SAFE) {
      const { numerator, denominator } = path.fraction()
      this.addLong(outcome, new Fraction(numerator, denominator))
      return
    }
    let ways = total === this.latestTotal ? this.latest : this.byTotal.get(total)
    if (ways === undefined) {
      ways = []
      this.byTotal.set(total, ways)
    }
    this.latestTotal = total
    this.latest = ways
    ways[outcome] = (ways[outcome] ?? 0) + path.pathWays
  }

  private addLong(outcome: number, more: Fraction): void {
    this.long.set(outcome, (this.long.get(outcome) ?? ZERO).plus(more))
  }

  /** Adds another's sums; the two must not share a path. */
  addAll(other: Weights): void {
    for (const [total, more] of other.byTotal) {
      const ways = this.byTotal.get(total)
      if (ways === undefined) this.byTotal.set(total, [...more])
      else for (let i = 0; i < more.length; i++) if (more[i]) ways[i] = (ways[i] ?? 0) + more[i]
    }
    for (const [outcome, more] of other.long) this.addLong(outcome, more)
  }

  /** Adds another's sums below one start of a path, as if they had been found below another start. */
  addBelow(other: Weights, from: Share, to: Share): void {
    for (const [total, more] of other.byTotal) {
      const after = (total / from.total) * to.total
      if (from.isShort && after <= SAFE) {
        let ways = this.byTotal.get(after)
        if (ways === undefined) {
          ways = []
          this.byTotal.set(after, ways)
        }
        for (let i = 0; i < more.length; i++) {
          if (more[i]) ways[i] = (ways[i] ?? 0) + (more[i] / from.ways) * to.ways
        }
        continue
      }
      const by = to.fraction().over(from.fraction())
      for (let i = 0; i < more.length; i++) {
        if (more[i]) this.addLong(i, new Fraction(BigInt(more[i] as number), BigInt(total)).times(by).reduced())
      }
    }
    if (other.long.size === 0) return
    const by = to.fraction().over(from.fraction())
    for (const [outcome, more] of other.long) this.addLong(outcome, more.times(by).reduced())
  }

  /** The chance of each outcome that occurred, by number; with a common denominator if that is short. */
  chances(): (readonly [outcome: number, chance: Fraction])[] {
    const found = new Map<number, Fraction>()
    const common = commonTotal([...this.byTotal.keys()])
    if (common !== null) {
      const sums: number[] = []
      for (const [total, ways] of this.byTotal) {
        const by = common / total
        for (let i = 0; i < ways.length; i++) if (ways[i]) sums[i] = (sums[i] ?? 0) + ways[i] * by
      }
      const denominator = BigInt(common)
      for (let i = 0; i < sums.length; i++) {
        if (sums[i]) found.set(i, new Fraction(BigInt(sums[i] as number), denominator))
      }
    } else {
      for (const [total, ways] of this.byTotal) {
        for (let i = 0; i < ways.length; i++) {
          if (!ways[i]) continue
          const more = new Fraction(BigInt(ways[i] as number), BigInt(total))
          found.set(i, (found.get(i) ?? ZERO).plus(more))
        }
      }
    }
    for (const [outcome, more] of this.long) found.set(outcome, (found.get(outcome) ?? ZERO).plus(more))
    return [...found].sort(([a], [b]) => a - b)
  }
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** The least common multiple of the totals, or null if it is too long for a number. */
function commonTotal(totals: readonly number[]): number | null {
  let common = 1
  for (const total of totals) {
    const factor = total / gcd(total, common)
    if (common * factor > SAFE) return null
    common *= factor
  }
  return common
}

/** Adds values times the weights of their paths, exactly. */
export class Sum {
  private readonly byTotal = new Map<number, number>()
  private long = ZERO

  /** Adds one path's value. */
  add(value: number, path: Weight): void {
    const total = path.pathTotal
    const before = this.byTotal.get(total) ?? 0
    const after = before + value * path.pathWays
    if (total <= SAFE && Number.isSafeInteger(value) && Math.abs(after) <= SAFE) {
      this.byTotal.set(total, after)
      return
    }
    const { numerator, denominator } = path.fraction()
    this.long = this.long.plus(Fraction.of(value).times(new Fraction(numerator, denominator)))
  }

  /** Adds another's sums. */
  addAll(other: Sum): void {
    for (const [total, more] of other.byTotal) {
      const after = (this.byTotal.get(total) ?? 0) + more
      if (Math.abs(after) <= SAFE) this.byTotal.set(total, after)
      else this.long = this.long.plus(new Fraction(BigInt(more), BigInt(total)))
    }
    if (!other.long.isZero) this.long = this.long.plus(other.long)
  }

  /** Adds another's sums below one start of a path, as if they had been found below another start. */
  addBelow(other: Sum, from: Share, to: Share): void {
    const byLong = (more: Fraction) => {
      this.long = this.long.plus(more.times(to.fraction().over(from.fraction()))).reduced()
    }
    for (const [total, more] of other.byTotal) {
      const at = (total / from.total) * to.total
      const after = (this.byTotal.get(at) ?? 0) + (more / from.ways) * to.ways
      if (from.isShort && at <= SAFE && Math.abs(after) <= SAFE) this.byTotal.set(at, after)
      else byLong(new Fraction(BigInt(more), BigInt(total)))
    }
    if (!other.long.isZero) byLong(other.long)
  }

  /** The sum. */
  value(): Fraction {
    let sum = this.long
    for (const [total, ways] of this.byTotal) sum = sum.plus(new Fraction(BigInt(ways), BigInt(total)))
    return sum
  }
}
