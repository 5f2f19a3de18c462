import type { NotableTrials, Trial } from './simulation.ts'

/**
 * How a trial went for the first side: above 1 where it won, the more the more it had left; below -1 where another side
 * won; in between where nobody did.
 */
function fortune({ winner, left }: Trial): number {
  const own = left[0] ?? 0
  if (winner === 0) return 1 + own
  if (winner > 0) return -1 - (left[winner] ?? 0)
  return (own - Math.max(0, ...left.slice(1))) / 2
}

/** The trials worth watching. Of several alike it is the one with the lowest number. */
export function notableOf(trials: readonly Trial[]): NotableTrials {
  const ranked = [...trials].sort((a, b) => fortune(a) - fortune(b) || a.number - b.number)
  const lowest = (wanted: number): number | null => ranked.find((trial) => fortune(trial) === wanted)?.number ?? null
  const first = ranked[0]
  const middle = ranked[(ranked.length - 1) >> 1]
  const last = ranked.at(-1)
  if (first === undefined || middle === undefined || last === undefined) {
    return { median: null, closest: null, worst: null, best: null }
  }
  return {
    median: middle.number,
    closest: closestOf(trials),
    worst: first.number,
    best: lowest(fortune(last)),
  }
}

/** The trial in which the winner had least left. */
function closestOf(trials: readonly Trial[]): number | null {
  let least = Number.POSITIVE_INFINITY
  let closest: number | null = null
  for (const { winner, left, number } of trials) {
    const had = winner < 0 ? Number.POSITIVE_INFINITY : (left[winner] as number)
    if (had < least) {
      least = had
      closest = number
    }
  }
  return closest
}
