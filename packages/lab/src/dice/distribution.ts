/** The chance of each value, ascending; impossible values are left out. */
export type DiceChances = ReadonlyMap<number, number>

/** The most values of one expression. */
const MOST_VALUES = 200_000

/** An expression that cannot be counted: too many values, or too many dice at once. */
export class UncountableDice extends Error {
  override readonly name = 'UncountableDice'
}

/** One value for certain. */
export const surely = (value: number): DiceChances => new Map([[value, 1]])

/** The values in order, without impossible ones. */
export function inOrder(chances: DiceChances): DiceChances {
  if (chances.size > MOST_VALUES)
    throw new UncountableDice('That may come to too many values: roll fewer or smaller dice.')
  return new Map([...chances].filter(([, chance]) => chance > 0).sort(([a], [b]) => a - b))
}

/** The distribution of a function of two independent values. */
export function combined(one: DiceChances, other: DiceChances, of: (a: number, b: number) => number): DiceChances {
  if (one.size * other.size > 50 * MOST_VALUES)
    throw new UncountableDice('That may come to too many values: roll fewer or smaller dice.')
  const sums = new Map<number, number>()
  for (const [a, p] of one)
    for (const [b, q] of other) {
      const value = of(a, b)
      sums.set(value, (sums.get(value) ?? 0) + p * q)
    }
  return inOrder(sums)
}

const plus = (a: number, b: number): number => a + b

/**
 * The sum of several independent values with the same distribution; by halving, so that a hundred dice take only a
 * few sums.
 */
export function timesOver(count: number, die: DiceChances): DiceChances {
  if (count === 0) return surely(0)
  const half = timesOver(Math.floor(count / 2), die)
  const both = combined(half, half, plus)
  return count % 2 === 0 ? both : combined(both, die, plus)
}

/** The sum of values whose number is itself rolled first. */
export function rolledTimes(count: DiceChances, die: DiceChances): DiceChances {
  const sums = new Map<number, number>()
  for (const [times, p] of count)
    for (const [value, q] of timesOver(times, die)) sums.set(value, (sums.get(value) ?? 0) + p * q)
  return inOrder(sums)
}

/**
 * A die that is rolled again while it shows its highest face, at most `most` times: the sum of `worth` over its
 * faces.
 */
export function exploding(die: DiceChances, most: number, worth = (face: number): number => face): DiceChances {
  const highest = Math.max(...die.keys())
  const again = die.get(highest) ?? 0
  const result = new Map<number, number>()
  let [before, chance] = [0, 1]
  for (let n = 0; n <= most && chance > Number.EPSILON ** 2; n++) {
    for (const [face, p] of die) {
      if (face === highest && n < most) continue
      const value = before + worth(face)
      result.set(value, (result.get(value) ?? 0) + chance * p)
    }
    before += worth(highest)
    chance *= again
  }
  return inOrder(result)
}

/** The sum of the best (or worst) of several equal dice: face by face, starting with the one that counts first. */
export function keptOf(count: number, die: DiceChances, kept: number, which: 'highest' | 'lowest'): DiceChances {
  if (count * kept * die.size > 200_000)
    throw new UncountableDice('That are too many dice to keep some of: roll fewer or smaller ones.')
  const faces = [...die].sort(([a], [b]) => (which === 'highest' ? b - a : a - b))
  // The probability by undecided dice and by sum so far, with all faces before the next one done.
  let states = new Map<number, Map<number, number>>([[count, new Map([[0, 1]])]])
  let rest = 1
  for (const [face, chance] of faces) {
    const share = Math.min(1, chance / rest)
    const next = new Map<number, Map<number, number>>()
    for (const [open, sums] of states)
      for (let show = 0; show <= open; show++) {
        const weight = binomial(open, show, share)
        if (weight === 0) continue
        const counted = Math.max(0, Math.min(show, kept - (count - open)))
        const there = next.get(open - show) ?? new Map<number, number>()
        next.set(open - show, there)
        for (const [sum, p] of sums)
          there.set(sum + counted * face, (there.get(sum + counted * face) ?? 0) + p * weight)
      }
    states = next
    rest -= chance
  }
  return inOrder(states.get(0) ?? new Map())
}

/** The probability that exactly `some` of `all` independent events with this chance occur. */
function binomial(all: number, some: number, chance: number): number {
  let ways = 1
  for (let i = 0; i < some; i++) ways = (ways * (all - i)) / (i + 1)
  return ways * chance ** some * (1 - chance) ** (all - some)
}

/** The mean and the standard deviation. */
export function momentsOf(chances: DiceChances): { readonly mean: number; readonly deviation: number } {
  let mean = 0
  for (const [value, p] of chances) mean += value * p
  let variance = 0
  for (const [value, p] of chances) variance += (value - mean) ** 2 * p
  return { mean, deviation: Math.sqrt(variance) }
}
