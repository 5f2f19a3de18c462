import { checkOptions, type KnownOptions } from '@fray/kernel'
import { checkExperiment, type Experiment, type Simulation, type Trial } from '../simulate/simulation.ts'
import { loadGame } from '../simulate/worker-pool.ts'
import { meanWithin } from '../statistics/mean.ts'
import { Counter } from '../statistics/spread.ts'
import type { Comparison } from './comparison.ts'
import { halfWidth, Likeness, pointsOf, SidePairs } from './paired.ts'
import { type Playing, Sampling } from './sampling.ts'

/** The progress of a comparison. */
export interface CompareProgress {
  /** Pairs of trials. */
  readonly trials: number
  readonly of: number
  /** Half the width of the widest 95% interval of a difference in victories so far, from 0 to 1. */
  readonly precision: number
}

/** Options of a comparison. */
export interface CompareOptions extends Playing {
  /** The most trials of each, 1 or more. */
  readonly trials: number
  /** Stop when the 95% intervals of the differences in victories are this narrow: 0.01 is plus or minus 1%. */
  readonly precision?: number
  /** What was changed in the second encounter, for the result. */
  readonly changes?: readonly string[]
  readonly onProgress?: (progress: CompareProgress) => void
}

const OPTIONS: KnownOptions<CompareOptions> = {
  trials: true,
  precision: true,
  changes: true,
  workerPool: true,
  onProgress: true,
  signal: true,
}

/** Pairs before the precision is judged for the first time, and the most pairs added at once. */
const FIRST = 64
const MOST_AT_ONCE = 1024

/**
 * Plays two encounters with common random numbers: trial n has the same dice in both. Differences are measured pair
 * by pair, which is far more precise than two separate simulations if most of a fight stays the same. The same
 * experiments and options give the same result on any worker pool. Rejects with an error if one is invalid.
 * @example
 * ```ts
 * import { compare } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const encounter = { ruleset: 'zones', title: 'A quarrel', combatants }
 * const experiment = { ruleset: 'zones', encounter, policies: { otherwise: 'aggressive', sides: {} }, seed: 'oak', limit: 10_000 }
 * const fewer = { ...experiment, policies: { otherwise: 'aggressive', sides: { enemies: 'random' } } }
 * const { sides } = await compare(experiment, fewer, { trials: 100 })
 * for (const { name, wins } of sides) console.log(name, wins.value.toFixed(2)) // Characters 0.33
 * // Enemies -0.33
 * ```
 */
export async function compare(first: Experiment, second: Experiment, options: CompareOptions): Promise<Comparison> {
  checkOptions('compare', options, OPTIONS)
  checkExperiment(first)
  checkExperiment(second)
  const { trials, precision, onProgress } = options
  if (!Number.isInteger(trials) || trials < 1) {
    throw new RangeError(`${trials} trials cannot be played: give a whole number, 1 or more.`)
  }
  const paired = first.seed === second.seed ? second : { ...second, seed: first.seed }
  const a = new Sampling(await loadGame(first.ruleset), first, options)
  const b = new Sampling(await loadGame(second.ruleset), paired, options)
  const pairs = new Pairs(a, b)
  let ended: Simulation['ended'] = 'all'
  for (let played = 0; played < trials; ) {
    const next = Math.min(trials, played + Math.min(MOST_AT_ONCE, Math.max(FIRST, played)))
    const [one, other] = await Promise.all([a.upTo(next), b.upTo(next)])
    const both = Math.min(a.ready, b.ready)
    pairs.add(a.keep(both), b.keep(both))
    if (!one || !other) {
      ended = 'stopped'
      break
    }
    played = next
    const widest = Math.max(0, ...pairs.sides.map(({ found }) => halfWidth(found.wins())))
    onProgress?.({ trials: played, of: trials, precision: widest })
    if (precision !== undefined && widest <= precision) {
      ended = played < trials ? 'precise' : 'all'
      break
    }
  }
  return pairs.comparison(ended, options.changes ?? [])
}

interface CommonSide {
  readonly id: string
  readonly name: string
  readonly positions: readonly [number, number]
  readonly found: SidePairs
}

/** The sides that both encounters have, by id. */
function commonSides(a: Sampling, b: Sampling): CommonSide[] {
  return a.setup.sides.flatMap(({ id, name }, position) => {
    const other = b.setup.sides.findIndex((side) => side.id === id)
    const positions = [position, other] as const
    return other < 0 ? [] : [{ id, name, positions, found: new SidePairs(positions) }]
  })
}

/** Statistics of the pairs, updated as they come in; its size does not grow with their number. */
class Pairs {
  readonly sides: readonly CommonSide[]
  private readonly rounds = new Counter()
  private readonly points = new Likeness()
  /** The highest number of Rounds in a fight. */
  private longest = 1
  private readonly a: Sampling
  private readonly b: Sampling

  constructor(a: Sampling, b: Sampling) {
    this.a = a
    this.b = b
    this.sides = commonSides(a, b)
  }

  /** Adds trials of both encounters, in pairs. */
  add(first: readonly Trial[], second: readonly Trial[]): void {
    const [at, then] = this.sides[0]?.positions ?? [0, 0]
    first.forEach((one, n) => {
      const other = second[n]
      for (const { found } of this.sides) found.add(one, other)
      this.rounds.add(other.rounds - one.rounds)
      this.longest = Math.max(this.longest, one.rounds, other.rounds)
      this.points.add(pointsOf(one, at), pointsOf(other, then))
    })
  }

  comparison(ended: Simulation['ended'], changes: readonly string[]): Comparison {
    return {
      first: this.a.simulation(ended),
      second: this.b.simulation(ended),
      changes,
      sides: this.sides.map(({ id, name, found }) => ({
        id,
        name,
        wins: found.wins(ended === 'precise'),
        left: found.lifeLeft(),
      })),
      rounds: meanWithin(this.rounds.counts(), { least: -this.longest, most: this.longest }),
      correlation: this.points.correlation(),
    }
  }
}
