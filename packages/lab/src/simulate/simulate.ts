import { checkOptions, type Game, type KnownOptions } from '@fray/kernel'
import { precisionOf, shareOf } from '../statistics/share.ts'
import type { Batch } from './batch.ts'
import { type Chunk, chunksOf, looksOf } from './chunks.ts'
import { Ends } from './ends.ts'
import { type Gathered, Gathering } from './gathering.ts'
import { checkExperiment, type Experiment, type Simulation } from './simulation.ts'
import { drawnBack, FEWEST } from './stopping.ts'
import { summarise } from './summary.ts'
import { loadGame, poolOfOne, type WorkerPool } from './worker-pool.ts'

/** How far a simulation has come. */
export interface Progress {
  readonly trials: number
  /** The most trials that there may be. */
  readonly of: number
  /** Half the width of the widest 95% interval of a side's victories so far, from 0 to 0.5. */
  readonly precision: number
  /** Part of them that the first side has won so far; left out where nobody counts it. */
  readonly won?: number
}

/** Says that somebody wants a simulation to stop; an `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** How many trials are played, and by whom. */
export interface SimulateOptions {
  /** The most trials, 1 or more. */
  readonly trials: number
  /**
   * Stop when the 95% intervals of every side's victories are as narrow as this: 0.01 is plus or minus 1%. Judged in the
   * order of the trials at the end of each chunk, so that it does not depend on who plays them.
   */
  readonly precision?: number
  /** Also count the rules that are cited; slower. */
  readonly recorded?: boolean
  /** Who plays; one in this thread by default. */
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
 * Plays trials of an experiment: win shares with their intervals, who drops and when, what everybody and each action did.
 * The same experiment and options give the same result, byte for byte, no matter who plays: trials depend on their number alone,
 * and chunks of them are merged in their order. Rejects with an error where the experiment is not right.
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

/** The figures of what was gathered with these options. */
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

/** The same without the summary: what was gathered from all trials. */
export function gather(experiment: Experiment, options: SimulateOptions): Promise<Gathered> {
  const { trials } = options
  if (!Number.isInteger(trials) || trials < 1) {
    return Promise.reject(new RangeError(`${trials} trials cannot be played: give a whole number, 1 or more.`))
  }
  return new Promise((resolve, reject) => new Undertaking(experiment, options, resolve, reject).begin())
}

/** Chunks for each of the worker pool that may wait for one that precedes them. */
const EARLY = 16

/** One simulation under way: hands out chunks, and merges them in order however they come in. */
class Undertaking {
  private readonly experiment: Experiment
  private readonly options: SimulateOptions
  private readonly resolve: (gathered: Gathered) => void
  private readonly reject: (error: unknown) => void
  private readonly workerPool: WorkerPool
  private readonly chunks: Generator<Chunk, void>
  private readonly gathering = new Gathering()
  /** Chunks that came in before others that precede them, by their first trial. */
  private readonly early = new Map<number, Batch>()
  private readonly ends = new Ends()
  private merged = 0
  private out = 0
  private isOver = false

  constructor(
    experiment: Experiment,
    options: SimulateOptions,
    resolve: (gathered: Gathered) => void,
    reject: (error: unknown) => void,
  ) {
    this.experiment = experiment
    this.options = options
    this.resolve = resolve
    this.reject = reject
    this.workerPool = options.workerPool ?? poolOfOne()
    this.chunks = chunksOf(options.trials)
  }

  begin(): void {
    const { signal } = this.options
    if (signal?.aborted === true) this.end('stopped')
    else signal?.addEventListener('abort', this.stop)
    this.handOut()
  }

  private readonly stop = (): void => this.end('stopped')

  private end(ended: Simulation['ended']): void {
    if (this.isOver) return
    this.isOver = true
    this.options.signal?.removeEventListener('abort', this.stop)
    this.workerPool.drop?.(this.experiment)
    this.resolve({ ...this.gathering.batch(), ends: this.ends, ended })
  }

  private readonly fail = (error: unknown): void => {
    this.isOver = true
    this.options.signal?.removeEventListener('abort', this.stop)
    this.workerPool.drop?.(this.experiment)
    this.reject(error)
  }

  /** Everybody has a chunk, and one more is at hand; nobody gets so far ahead of a slow one that much has to be kept. */
  private handOut(): void {
    const { workerPool, experiment, options } = this
    while (
      !this.isOver &&
      this.out < (workerPool.ahead ?? 2 * workerPool.size) &&
      this.early.size < EARLY * workerPool.size
    ) {
      const { value: chunk } = this.chunks.next()
      if (chunk === undefined) return
      this.out++
      workerPool.play({ experiment, recorded: options.recorded === true }, chunk).then(
        (batch) => this.take(chunk, batch),
        (error) => this.fail(error),
      )
    }
  }

  private take({ first }: Chunk, batch: Batch): void {
    this.out--
    this.early.set(first, batch)
    for (let next = this.early.get(this.merged); next !== undefined; next = this.early.get(this.merged)) {
      if (this.isOver) return
      this.early.delete(this.merged)
      this.merge(next)
    }
    this.handOut()
  }

  private merge(batch: Batch): void {
    const { options, ends } = this
    this.gathering.merge(batch)
    this.merged += batch.trials.length
    for (const trial of batch.trials) ends.add(trial)
    const precision = this.precision()
    options.onProgress?.({ trials: this.merged, of: options.trials, precision, won: ends.wins(0) / this.merged })
    if (options.precision !== undefined && this.merged >= FEWEST && precision <= options.precision) this.end('precise')
    else if (this.merged >= options.trials) this.end('all')
  }

  /** Half the width of the widest interval; a side that has never won has the interval of none. */
  private precision(): number {
    let widest = precisionOf(shareOf(0, this.merged))
    for (const side of this.ends.winners()) {
      widest = Math.max(widest, precisionOf(shareOf(this.ends.wins(side), this.merged)))
    }
    return widest
  }
}
