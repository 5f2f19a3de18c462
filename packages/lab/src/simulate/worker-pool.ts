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
 * Who plays the trials. The lab knows no threads: a host that has some hands in a worker pool of several members. Several
 * simulations may share a worker pool, one after the other or at the same time.
 */
export interface WorkerPool {
  /** How many chunks are played at the same time. */
  readonly size: number
  /** How many chunks may be out before their figures are there, for a worker pool that is far away; default: twice its size. */
  readonly ahead?: number
  /** How many experiments a sweep plays at the same time, for a worker pool that one alone leaves idle; default 1. */
  readonly abreast?: number
  /** Plays the trials of a chunk. Rejects with an error where that fails. */
  play(task: Task, chunk: Chunk): Promise<Batch>
  /** Nobody waits for chunks of this experiment any more: what has not begun need not be played, and no promise need settle. */
  drop?(experiment: Experiment): void
}

/**
 * The ruleset of an experiment, loaded. Throws an error where there is none.
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

/** Tasks for which trials are kept ready: those of a comparison, and some more. */
const KEPT = 4

/** Keeps what the trials of the latest tasks share, so that it is made ready once. */
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
 * A worker pool of one, in the thread in which it is made. `pause` is asked after each trial, for a host that has something else
 * to do in between, and awaited unless it gives null; by default nothing else is done until a chunk has been played.
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
    // One chunk after the other: they gather their figures in the same place.
    play(task, chunk) {
      const now = before.then(() => play(task, chunk))
      before = now.catch(() => {})
      return now
    },
  }
}
