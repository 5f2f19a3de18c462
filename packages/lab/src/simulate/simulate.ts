import { checkOptions, type Game, type KnownOptions } from '@fray/kernel'
import { precisionOf, shareOf } from '../statistics/share.ts'
import type { Batch } from './batch.ts'
import { type Chunk, chunksOf, looksOf } from './chunks.ts'
import { Ends } from './ends.ts'
import { type Gathered, Gathering } from './gathering.ts'
import { inOrder } from './in-order.ts'
import { checkExperiment, type Experiment, type Simulation } from './simulation.ts'
import type { StopSignal } from './stop-signal.ts'
import { drawnBack, FEWEST } from './stopping.ts'
import { summarise } from './summary.ts'
import { loadGame, poolOfOne, type WorkerPool } from './worker-pool.ts'

/** The progress of a simulation. */
export interface Progress {
  readonly trials: number
  /** The maximum number of trials. */
  readonly of: number
  /** Half the width of the widest 95% interval of a side's victories so far, from 0 to 0.5. */
  readonly precision: number
  /** The share that the first side has won so far; missing if it is not counted. */
  readonly won?: number
}

/** How many trials are played, and by whom. */
export interface SimulateOptions {
  /** The most trials, 1 or more. */
  readonly trials: number
  /**
   * Stop when the 95% intervals of every side's victories are this narrow: 0.01 is plus or minus 1%. Applied in the
   * order of the trials at the end of each chunk, so that it does not depend on who plays them.
   */
  readonly precision?: number
  /** Also count the rules that are cited; slower. */
  readonly recorded?: boolean
  /** The worker pool; one worker in this thread by default. */
  readonly workerPool?: WorkerPool
  readonly onProgress?: (progress: Progress) => void
  /** Stops early with the result so far. */
  readonly signal?: StopSignal
}

const OPTIONS: KnownOptions<SimulateOptions> = {
  trials: true,
  precision: true,
  recorded: true,
  workerPool: true,
  onProgress: true,
  signal: true,
}

/**
 * Plays trials of an experiment: win shares with their intervals, who goes down and when, what everyone and each
 * action did. The same experiment and options give the same result, byte for byte, on any worker: trials depend only
 * on their number, and chunks of them are merged in order. Rejects with an error if the experiment is invalid.
 * @example
 * ```ts
 * import { simulate } from '@fray/lab'
 *
 * const encounter = { ruleset: 'zones', combatants: { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } } }
 * const experiment = { ruleset: 'zones', encounter, policies: { otherwise: 'aggressive', sides: {} }, seed: 'oak', limit: 10_000 }
 * const { trials, sides } = await simulate(experiment, { trials: 200 })
 * for (const { name, wins } of sides) console.log(`${name} win ${Math.round(100 * wins.share)} of 100, of ${trials}`)
 * // Characters win 74 of 100, of 200
 * // Enemies win 27 of 100, of 200
 * ```
 */
export async function simulate(experiment: Experiment, options: SimulateOptions): Promise<Simulation> {
  checkOptions('simulate', options, OPTIONS)
  checkExperiment(experiment)
  const game: Game = await loadGame(experiment.ruleset)
  return simulationOf(game, experiment, options, await gather(experiment, options))
}

/** The results of the counts gathered with these options. */
export function simulationOf(
  game: Game,
  experiment: Experiment,
  { trials, precision }: SimulateOptions,
  gathered: Gathered,
): Simulation {
  const simulation = summarise(game, experiment, gathered)
  if (precision === undefined || gathered.ended !== 'precise') return simulation
  return drawnBack(simulation, { precision, looks: looksOf(trials) })
}

/** Chunks per worker that may wait for an earlier one. */
const EARLY = 16

/**
 * The same without the summary: the counts of all trials. Fast workers do not get so far ahead of a slow one that
 * many results have to wait.
 */
export async function gather(experiment: Experiment, options: SimulateOptions): Promise<Gathered> {
  const { trials, precision, workerPool = poolOfOne(), recorded = false, signal, onProgress } = options
  if (!Number.isInteger(trials) || trials < 1)
    throw new RangeError(`${trials} trials cannot be played: give a whole number, 1 or more.`)
  const gathering = new Gathering()
  const ends = new Ends()
  let ended: 'all' | 'enough' | 'stopped'
  try {
    ended = await inOrder<Chunk, Batch>({
      pieces: chunksOf(trials),
      ahead: () => workerPool.ahead ?? 2 * workerPool.size,
      early: () => EARLY * workerPool.size,
      play: (chunk) => workerPool.play({ experiment, recorded }, chunk),
      take(batch) {
        gathering.merge(batch)
        for (const trial of batch.trials) ends.add(trial)
        const widest = widestOf(ends)
        onProgress?.({ trials: ends.trials, of: trials, precision: widest, won: ends.wins(0) / ends.trials })
        return precision !== undefined && ends.trials >= FEWEST && widest <= precision
      },
      signal,
    })
  } finally {
    workerPool.drop?.(experiment)
  }
  return { ...gathering.batch(), ends, ended: ended === 'enough' ? 'precise' : ended }
}

/** Half the width of the widest interval; sides without a victory have the interval of 0 victories. */
function widestOf(ends: Ends): number {
  let widest = precisionOf(shareOf(0, ends.trials))
  for (const side of ends.winners()) widest = Math.max(widest, precisionOf(shareOf(ends.wins(side), ends.trials)))
  return widest
}
