import type { Chunk } from '@fray/lab'

/** One of the lab's chunks that waits to be sent. */
export interface Waiting<T> {
  readonly task: T
  readonly chunk: Chunk
}

/** Seconds that a batch takes a thread, about: less and the way weighs more than the work, more and what is lost with a worker does. */
const MOST_SECONDS = 1
const LEAST_SECONDS = 0.1
/** Trials of a batch of which nobody knows how long one takes. */
const FIRST_TRIALS = 8
/** The most chunks and trials of a batch. */
const MOST_CHUNKS = 256
const MOST_TRIALS = 20_000

/** Learns how long trials take, and says how many of the lab's chunks make a batch. */
export class Cutting<T> {
  private readonly known = new Map<T, { trials: number; seconds: number }>()
  private latest: number | null = null

  /** So many trials of a task have taken a thread so long. */
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
   * How many of those that wait, from the first on, are sent in one go: of one task, about a second's worth of work, and less
   * where it would leave some of the threads without any.
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

  /** Seconds of a thread for one trial; of another task where this one is new. */
  private paceOf(task: T): number | null {
    const known = this.known.get(task)
    return known === undefined ? this.latest : known.seconds / known.trials
  }
}
