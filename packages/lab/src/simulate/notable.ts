import type { NotableTrials, Trial } from './simulation.ts'

/**
 * How a trial went for the first side: above 1 if it won, by what it had left; below -1 if another side won; in
 * between if nobody did.
 */
function fortune({ winner, left }: Trial): number {
  const own = left[0] ?? 0
  if (winner === 0) return 1 + own
  if (winner > 0) return -1 - (left[winner] ?? 0)
  return (own - Math.max(0, ...left.slice(1))) / 2
}

/** Trials with the same result: how many, and the first of them. */
interface Alike {
  readonly first: number
  count: number
}

/**
 * Finds the trials worth watching as they come in, in the order of their numbers. Of several with the same result it
 * keeps the first.
 */
export class Notables {
  /** By fortune: as many entries as there are different final results, however many trials there are. */
  private readonly alike = new Map<number, Alike>()
  private least = Number.POSITIVE_INFINITY
  private closest: number | null = null
  private trials = 0

  add(trial: Trial): void {
    const { winner, left, number } = trial
    this.trials++
    const known = this.alike.get(fortune(trial))
    if (known === undefined) this.alike.set(fortune(trial), { first: number, count: 1 })
    else known.count++
    // The trial whose winner had least left.
    const had = winner < 0 ? Number.POSITIVE_INFINITY : left[winner]
    if (had >= this.least) return
    this.least = had
    this.closest = number
  }

  /** The notable ones of all trials so far. */
  found(): NotableTrials {
    const ranked = [...this.alike].sort(([a], [b]) => a - b).map(([, alike]) => alike)
    let before = 0
    const middle = ranked.find(({ count }) => {
      before += count
      return before > (this.trials - 1) >> 1
    })
    return {
      median: middle?.first ?? null,
      closest: this.closest,
      worst: ranked[0]?.first ?? null,
      best: ranked.at(-1)?.first ?? null,
    }
  }
}
