import type { Game, Setup } from '@fray/kernel'
import type { Batch } from '../simulate/batch.ts'
import { type Crew, crewOfOne } from '../simulate/crew.ts'
import { Gathering } from '../simulate/gathering.ts'
import type { StopSignal } from '../simulate/simulate.ts'
import type { Experiment, Simulation, Trial } from '../simulate/simulation.ts'
import { summarise } from '../simulate/summary.ts'
import { setupOf } from '../simulate/trials.ts'

/** Who plays, and how it can be stopped. */
export interface Playing {
  /** Who plays; one in this thread if left out. */
  readonly crew?: Crew
  /** Stops early with the result so far. */
  readonly signal?: StopSignal
}

/** The most trials that are handed out as one piece. */
const PIECE = 128

/** Trials of one experiment, of which more can be had at any time, each in its turn. */
export class Sampling {
  readonly experiment: Experiment
  readonly setup: Setup
  private readonly game: Game
  private readonly crew: Crew
  private readonly signal: StopSignal | undefined
  private readonly gathering = new Gathering()
  private readonly played: Trial[] = []

  /** Throws a sentence where the encounter is not right. */
  constructor(game: Game, experiment: Experiment, { crew = crewOfOne(), signal }: Playing) {
    this.game = game
    this.experiment = experiment
    this.setup = setupOf(game, experiment)
    this.crew = crew
    this.signal = signal
  }

  /** Every trial so far, from 0 on. */
  get trials(): readonly Trial[] {
    return this.played
  }

  /** How many of them the side (by position) has won. */
  wins(side: number): number {
    let wins = 0
    for (const { winner } of this.played) if (winner === side) wins++
    return wins
  }

  /** Plays on until there are so many. Returns false, with nothing added, where somebody has stopped it. */
  async upTo(trials: number): Promise<boolean> {
    const { crew, experiment, signal } = this
    const first = this.played.length
    if (signal?.aborted === true) return false
    if (trials <= first) return true
    const size = Math.max(1, Math.min(PIECE, Math.ceil((trials - first) / crew.size)))
    const pieces: Promise<Batch>[] = []
    for (let at = first; at < trials; at += size) {
      pieces.push(crew.play({ experiment, recorded: false }, { first: at, count: Math.min(size, trials - at) }))
    }
    const batches = await stoppable(Promise.all(pieces), signal)
    if (batches === null) return false
    for (const batch of batches) {
      this.gathering.merge(batch)
      this.played.push(...batch.trials)
    }
    return true
  }

  /** The figures of all trials so far. */
  simulation(ended: Simulation['ended']): Simulation {
    return summarise(this.game, this.experiment, { ...this.gathering.batch(), ended })
  }
}

/** What is awaited, or null as soon as somebody wants to stop. */
function stoppable<T>(work: Promise<T>, signal: StopSignal | undefined): Promise<T | null> {
  if (signal === undefined) return work
  return new Promise((resolve, reject) => {
    const stop = () => resolve(null)
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
