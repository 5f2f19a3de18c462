import { precisionOf, type Share, shareOf } from '../statistics/share.ts'
import type { Simulation } from './simulation.ts'

/** The fewest trials before the precision is judged: a lucky result of fewer looks more precise than it is. */
export const FEWEST = 64

/**
 * Up to this many trials the bias of early stopping is corrected; beyond it, it moves a share by less than 1/n, which
 * is negligible.
 */
const MOST_WORKED_OUT = 5000
/** Probabilities below this are ignored in the correction. */
const NOTHING = 1e-12

/**
 * When trials end: as soon as the interval is as narrow as `precision`, judged after each of these numbers of trials.
 */
export interface Stopping {
  readonly precision: number
  readonly looks: readonly number[]
}

/**
 * Corrects the bias of trials that end as soon as they are precise enough: they end sooner if luck has pushed the
 * share outwards, because intervals are narrower there, so the counted share is on average too far from a half. The
 * correction finds the true share that would lead to the counted one (Whitehead's estimate for sequential trials).
 * The side with the widest interval is the one that determined the end; the others' shares are scaled with it. The
 * intervals are valid as they are. A simulation that ended otherwise is returned unchanged.
 */
export function drawnBack(simulation: Simulation, stopping: Stopping): Simulation {
  const { ended, sides, trials } = simulation
  if (ended !== 'precise' || trials > MOST_WORKED_OUT) return simulation
  const waited = sides.reduce(
    (widest, { wins }, i) => (precisionOf(wins) > precisionOf(sides[widest]?.wins ?? wins) ? i : widest),
    0,
  )
  const wins = sides[waited]?.wins
  if (wins === undefined || wins.count === 0 || wins.count === trials) return simulation
  let share = wins.share
  for (let i = 0; i < 3; i++) share += wins.share - countedOnAverage(share, stopping)
  share = Math.min(wins.high, Math.max(wins.low, share))
  const stretch = (1 - share) / (1 - wins.share)
  const rest = (other: Share): Share => ({
    ...other,
    share: Math.min(other.high, Math.max(other.low, other.share * stretch)),
  })
  return {
    ...simulation,
    sides: sides.map((side, i) => ({ ...side, wins: i === waited ? { ...wins, share } : rest(side.wins) })),
    draws: rest(simulation.draws),
    stalemates: rest(simulation.stalemates),
    unfinished: rest(simulation.unfinished),
  }
}

/** The share that is counted on average when trials end by this rule, if the true one is `share`. */
function countedOnAverage(share: number, { precision, looks }: Stopping): number {
  // The probabilities that the trials continue with so many successes, from `first` on.
  let chances = [1]
  let first = 0
  let n = 0
  let average = 0
  for (const look of looks) {
    for (; n < look; n++) {
      const next = new Array<number>(chances.length + 1).fill(0)
      chances.forEach((chance, i) => {
        next[i] = next[i] + chance * (1 - share)
        next[i + 1] = next[i + 1] + chance * share
      })
      chances = next
      while (chances[0] < NOTHING && chances.length > 1) {
        chances.shift()
        first++
      }
      while (chances[chances.length - 1] < NOTHING && chances.length > 1) chances.pop()
    }
    const isLast = look === looks[looks.length - 1]
    let left = 0
    chances.forEach((chance, i) => {
      const ends = isLast || (n >= FEWEST && precisionOf(shareOf(first + i, n)) <= precision)
      if (ends) {
        average += (chance * (first + i)) / n
        chances[i] = 0
      } else left += chance
    })
    if (left < 1e-9) break
  }
  return average
}
