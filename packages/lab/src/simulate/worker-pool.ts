import type { Game } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import type { Batch } from './batch.ts'
import type { Chunk } from './chunks.ts'
import type { Experiment } from './simulation.ts'
import { Trials } from './trials.ts'

/** What is to be played, and how. */
export interface Task {
  readonly experiment: Experiment
  /** Also count the rules that are cited. */
  readonly recorded: boolean
}

/**
 * Plays the trials. The lab does not use threads itself: a host that has them provides a pool of several workers.
 * Several simulations may share a worker pool, one after the other or at the same time.
 */
export interface WorkerPool {
  /** How many chunks are played at the same time. */
  readonly size: number
  /** How many chunks may be in progress, for a remote worker pool; twice its size by default. */
  readonly ahead?: number
  /**
   * How many experiments a sweep plays at the same time, for a worker pool that a single one does not keep busy; 1 by
   * default.
   */
  readonly abreast?: number
  /** Plays the trials of a chunk. Rejects with an error if that fails. */
  play(task: Task, chunk: Chunk): Promise<Batch>
  /**
   * Chunks of this experiment are no longer needed: those not yet started need not be played, and their promises need
   * not settle.
   */
  drop?(experiment: Experiment): void
}

/**
 * Loads the ruleset of an experiment. Throws an error if there is none.
 * @example
 * ```ts
 * import { loadGame } from '@fray/lab'
 *
 * const { rules } = await loadGame('zones')
 * console.log(rules.id) // zones
 * ```
 */
export function loadGame(ruleset: string): Promise<Game> {
  const load = Object.hasOwn(rulesets, ruleset) ? rulesets[ruleset] : undefined
  if (load === undefined) throw new RangeError(`There is no ruleset "${ruleset}".`)
  return load()
}

/** How many tasks' trials are cached: those of a comparison, and some more. */
const KEPT = 4

/** Caches what the trials of the latest tasks share, so that it is prepared only once. */
export class Ready {
  private readonly made = new Map<
    Task['experiment'],
    { readonly recorded: boolean; readonly trials: Promise<Trials> }
  >()

  /** The trials of a task. */
  of({ experiment, recorded }: Task): Promise<Trials> {
    const known = this.made.get(experiment)
    if (known !== undefined && known.recorded === recorded) return known.trials
    const trials = (async () => new Trials(await loadGame(experiment.ruleset), experiment, { recorded }))()
    this.made.set(experiment, { recorded, trials })
    if (this.made.size > KEPT) this.made.delete([...this.made.keys()][0] as Experiment)
    return trials
  }
}

/**
 * A worker pool of one, in the thread in which it is made. `pause` is called after each trial, for a host with other
 * work to do in between, and awaited unless it returns null; by default nothing else runs until a chunk has been
 * played.
 */
export function poolOfOne(pause: () => Promise<void> | null = () => null): WorkerPool {
  const ready = new Ready()
  let before: Promise<unknown> = Promise.resolve()
  const play = async (task: Task, { first, count }: Chunk): Promise<Batch> => {
    const trials = await ready.of(task)
    for (let n = first; n < first + count; n++) {
      trials.play(n)
      const pausing = pause()
      if (pausing !== null) await pausing
    }
    return trials.take()
  }
  return {
    size: 1,
    // Chunks are played one after the other, because they collect their counts in the same place.
    play(task, chunk) {
      const now = before.then(() => play(task, chunk))
      before = now.catch(() => {})
      return now
    },
  }
}
