import type { Chunk } from '@fray/lab'

/** One of the lab's chunks waiting to be sent. */
export interface Waiting<T> {
  readonly task: T
  readonly chunk: Chunk
}

/**
 * About how many seconds a batch takes a thread: with less the transport outweighs the work, with more too much is
 * lost with a worker.
 */
const MOST_SECONDS = 1
const LEAST_SECONDS = 0.1
/** Trials of a batch while nobody knows how long one takes. */
const FIRST_TRIALS = 8
/** The most chunks and trials of a batch. */
const MOST_CHUNKS = 256
const MOST_TRIALS = 20_000

/** Measures how long trials take, and says how many of the lab's chunks make a batch. */
export class Cutting<T> {
  private readonly known = new Map<T, { trials: number; seconds: number }>()
  private latest: number | null = null

  /** Records that so many trials of a task took a thread so many seconds. */
  learn(task: T, trials: number, seconds: number): void {
    const known = this.known.get(task) ?? { trials: 0, seconds: 0 }
    known.trials += trials
    known.seconds += seconds
    this.known.set(task, known)
    this.latest = known.seconds / known.trials
  }

  forget(task: T): void {
    this.known.delete(task)
  }

  /**
   * How many waiting chunks, from the first on, to send at once: of one task, about a second of work, and less if
   * some threads would go without.
   */
  next(waiting: readonly Waiting<T>[], threads: number): number {
    const first = waiting[0]
    if (first === undefined) return 0
    const pace = this.paceOf(first.task)
    let most = FIRST_TRIALS
    if (pace !== null) {
      let all = 0
      for (const { chunk } of waiting) all += chunk.count
      const share = (all * pace) / (2 * Math.max(1, threads))
      const seconds = Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, share))
      most = Math.min(MOST_TRIALS, Math.max(1, Math.floor(seconds / Math.max(pace, 1e-9))))
    }
    let trials = first.chunk.count
    let n = 1
    for (; n < Math.min(waiting.length, MOST_CHUNKS); n++) {
      const one = waiting[n] as Waiting<T>
      trials += one.chunk.count
      if (one.task !== first.task || trials > most) break
    }
    return n
  }

  /** Seconds of a thread per trial; those of another task if this one is new. */
  private paceOf(task: T): number | null {
    const known = this.known.get(task)
    return known === undefined ? this.latest : known.seconds / known.trials
  }
}
