import type { DatabaseSync } from 'node:sqlite'

interface Job {
  readonly work: () => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * Combines simultaneous writes: everything handed in during one turn of the event loop becomes one transaction, and
 * each promise resolves only once that is on the disk. If it fails, nothing of it was done, and all promises reject.
 */
export class Writer {
  private readonly database: DatabaseSync
  private readonly problemOf: (error: unknown) => unknown
  private waiting: Job[] = []
  private isPlanned = false
  /** Transactions done, and the writes in them: how well they are combined. */
  readonly counts = { transactions: 0, writes: 0, seconds: 0 }

  constructor(database: DatabaseSync, problemOf: (error: unknown) => unknown) {
    this.database = database
    this.problemOf = problemOf
  }

  /**
   * Runs the work in the next transaction. It must throw only for faults of the disk: anything else it returns,
   * before it has written anything.
   */
  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, resolve: resolve as (value: unknown) => void, reject })
      if (this.isPlanned) return
      this.isPlanned = true
      setImmediate(() => this.flush())
    })
  }

  /** Reads something, with the same errors as for writes. */
  reading<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw this.problemOf(error)
    }
  }

  /** Runs everything that waits, now. */
  flush(): void {
    this.isPlanned = false
    const jobs = this.waiting
    if (jobs.length === 0) return
    this.waiting = []
    const started = performance.now()
    const { database } = this
    const results: unknown[] = []
    try {
      database.exec('BEGIN IMMEDIATE')
      for (const { work } of jobs) results.push(work())
      database.exec('COMMIT')
    } catch (error) {
      const problem = this.takenBack(error)
      for (const { reject } of jobs) reject(problem)
      return
    }
    this.counts.transactions++
    this.counts.writes += jobs.length
    this.counts.seconds += (performance.now() - started) / 1000
    for (const [i, { resolve }] of jobs.entries()) resolve(results[i])
  }

  /** Rolls back, and returns the error; if even that fails, nobody knows what is written. */
  private takenBack(error: unknown): unknown {
    const { database } = this
    try {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
      return this.problemOf(error)
    } catch (second) {
      return this.problemOf(second)
    }
  }
}
