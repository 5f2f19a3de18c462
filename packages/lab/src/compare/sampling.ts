import type { Game, Setup } from '@fray/kernel'
import type { Batch } from '../simulate/batch.ts'
import type { Chunk } from '../simulate/chunks.ts'
import { Ends } from '../simulate/ends.ts'
import { Gathering } from '../simulate/gathering.ts'
import { inOrder } from '../simulate/in-order.ts'
import type { Experiment, Simulation, Trial } from '../simulate/simulation.ts'
import type { StopSignal } from '../simulate/stop-signal.ts'
import { summarise } from '../simulate/summary.ts'
import { setupOf } from '../simulate/trials.ts'
import { poolOfOne, type WorkerPool } from '../simulate/worker-pool.ts'

/** Who plays, and how it can be stopped. */
export interface Playing {
  /** The worker pool; one worker in this thread by default. */
  readonly workerPool?: WorkerPool
  /** Stops early with the result so far. */
  readonly signal?: StopSignal
}

/** The most trials in one chunk of work. */
const PIECE = 128

/** Trials of one experiment; more can be requested at any time, always in order. */
export class Sampling {
  readonly experiment: Experiment
  readonly setup: Setup
  private readonly game: Game
  private readonly workerPool: WorkerPool
  private readonly signal: StopSignal | undefined
  private readonly gathering = new Gathering()
  private readonly ends = new Ends()
  /** Played, but not added yet. */
  private readonly spare: Batch[] = []

  /** @throws Error if the encounter is invalid */
  constructor(game: Game, experiment: Experiment, { workerPool = poolOfOne(), signal }: Playing) {
    this.game = game
    this.experiment = experiment
    this.setup = setupOf(game, experiment)
    this.workerPool = workerPool
    this.signal = signal
  }

  /** How many trials have been added. */
  get trials(): number {
    return this.ends.trials
  }

  /** How many of them the side (by position) has won. */
  wins(side: number): number {
    return this.ends.wins(side)
  }

  /**
   * Plays until this many trials are {@link ready} to be added with {@link keep}. Returns false if stopped; there may
   * then be fewer.
   */
  async upTo(trials: number): Promise<boolean> {
    const { workerPool, experiment, signal } = this
    const first = this.ready
    if (trials <= first && signal?.aborted !== true) return true
    const size = Math.max(1, Math.min(PIECE, Math.ceil((trials - first) / workerPool.size)))
    const ended = await inOrder<Chunk, Batch>({
      pieces: piecesOf(first, trials, size),
      ahead: () => Number.POSITIVE_INFINITY,
      play: (piece) => workerPool.play({ experiment, recorded: false }, piece),
      take: (batch) => {
        this.spare.push(batch)
        return false
      },
      signal,
    })
    return ended === 'all'
  }

  /** How many trials there are, including those played but not added yet. */
  get ready(): number {
    return this.spare.reduce((sum, { trials }) => sum + trials.length, this.trials)
  }

  /** Adds ready trials, chunk by chunk, up to this many. Returns those added; they are not stored here. */
  keep(trials: number): Trial[] {
    const added: Trial[] = []
    while (this.spare.length > 0 && this.trials + this.spare[0].trials.length <= trials) {
      const batch = this.spare.shift() as Batch
      this.gathering.merge(batch)
      for (const trial of batch.trials) {
        this.ends.add(trial)
        added.push(trial)
      }
    }
    return added
  }

  /** The results of all trials so far. */
  simulation(ended: Simulation['ended']): Simulation {
    return summarise(this.game, this.experiment, { ...this.gathering.batch(), ends: this.ends, ended })
  }
}

/** The trials from `first` up to `end`, in chunks of equal size. */
function* piecesOf(first: number, end: number, size: number): Generator<Chunk, void> {
  for (let at = first; at < end; at += size) yield { first: at, count: Math.min(size, end - at) }
}
