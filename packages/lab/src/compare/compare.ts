import { loadGame } from '../simulate/crew.ts'
import type { Experiment, Simulation, Trial } from '../simulate/simulation.ts'
import type { Comparison } from './comparison.ts'
import { correlationOf, differencesOf, halfWidth, meanOf, pointsOf, winDifference } from './paired.ts'
import { type Playing, Sampling } from './sampling.ts'

/** How far a comparison has come. */
export interface CompareProgress {
  /** Pairs of trials. */
  readonly trials: number
  readonly of: number
  /** Half the width of the widest 95% interval of a difference in victories so far, from 0 to 1. */
  readonly precision: number
}

/** How two encounters are compared. */
export interface CompareOptions extends Playing {
  /** The most trials of each, 1 or more. */
  readonly trials: number
  /** Stop when the 95% intervals of the differences in victories are as narrow as this: 0.01 is plus or minus 1%. */
  readonly precision?: number
  /** What was changed in the second, for the result. */
  readonly changes?: readonly string[]
  readonly onProgress?: (progress: CompareProgress) => void
}

/** Pairs after which the precision is judged for the first time, and by which their number grows at most. */
const FIRST = 64
const MOST_AT_ONCE = 1024

/**
 * Plays two encounters with common random numbers: trial n has the same dice in both. What the second does differently is
 * told from the pairs, which is far more exact than two simulations apart wherever most of a fight stays the same. The
 * same experiments and options give the same result, whoever plays. Rejects with a sentence where one is not right.
 */
export async function compare(first: Experiment, second: Experiment, options: CompareOptions): Promise<Comparison> {
  const { trials, precision, onProgress } = options
  if (!Number.isInteger(trials) || trials < 1) {
    throw new RangeError(`${trials} trials cannot be played: give a whole number, 1 or more.`)
  }
  const paired = first.seed === second.seed ? second : { ...second, seed: first.seed }
  const a = new Sampling(await loadGame(first.ruleset), first, options)
  const b = new Sampling(await loadGame(second.ruleset), paired, options)
  let ended: Simulation['ended'] = 'all'
  for (let played = 0; played < trials; ) {
    const next = Math.min(trials, played + Math.min(MOST_AT_ONCE, Math.max(FIRST, played)))
    const [one, other] = await Promise.all([a.upTo(next), b.upTo(next)])
    if (!one || !other) {
      ended = 'stopped'
      break
    }
    played = next
    const widest = Math.max(
      0,
      ...commonSides(a, b).map(({ positions }) => halfWidth(winDifference(a.trials, b.trials, positions))),
    )
    onProgress?.({ trials: played, of: trials, precision: widest })
    if (precision !== undefined && widest <= precision) {
      ended = played < trials ? 'precise' : 'all'
      break
    }
  }
  return comparisonOf(a, b, ended, options.changes ?? [])
}

interface CommonSide {
  readonly id: string
  readonly name: string
  readonly positions: readonly [number, number]
}

/** The sides that both encounters have, by id. */
function commonSides(a: Sampling, b: Sampling): CommonSide[] {
  return a.setup.sides.flatMap(({ id, name }, position) => {
    const other = b.setup.sides.findIndex((side) => side.id === id)
    return other < 0 ? [] : [{ id, name, positions: [position, other] as const }]
  })
}

function comparisonOf(a: Sampling, b: Sampling, ended: Simulation['ended'], changes: readonly string[]): Comparison {
  const [first, second] = [a.trials, b.trials]
  const sides = commonSides(a, b)
  const points = (trials: readonly Trial[], which: 0 | 1) =>
    trials.map((trial) => pointsOf(trial, sides[0]?.positions[which] ?? 0))
  return {
    first: a.simulation(ended),
    second: b.simulation(ended),
    changes,
    sides: sides.map(({ id, name, positions }) => ({
      id,
      name,
      wins: winDifference(first, second, positions),
      left: meanOf(differencesOf(first, second, ({ left }, which) => left[positions[which]] ?? 0)),
    })),
    rounds: meanOf(differencesOf(first, second, ({ rounds }) => rounds)),
    correlation: correlationOf(points(first, 0), points(second, 1)),
  }
}
