import type { DatabaseSync } from 'node:sqlite'

interface Job {
  readonly work: () => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * Writes together what comes together: all that is handed in during one turn of the event loop becomes one transaction, and
 * each promise is kept only once that transaction is on the disk. When it fails, nothing of it was done and all are told so.
 */
export class Writer {
  private readonly database: DatabaseSync
  private readonly problemOf: (error: unknown) => unknown
  private waiting: Job[] = []
  private isPlanned = false
  /** Transactions done, and what was written by them: how well they are put together. */
  readonly counts = { transactions: 0, writes: 0, seconds: 0 }

  constructor(database: DatabaseSync, problemOf: (error: unknown) => unknown) {
    this.database = database
    this.problemOf = problemOf
  }

  /**
   * Does the work in the next transaction. The work must not throw for anything that is no fault of the disk: it returns what it
   * found instead, before it has written anything.
   */
  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, resolve: resolve as (value: unknown) => void, reject })
      if (this.isPlanned) return
      this.isPlanned = true
      setImmediate(() => this.flush())
    })
  }

  /** Reads something, with what goes wrong as those are told who write. */
  reading<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw this.problemOf(error)
    }
  }

  /** Does now all that waits. */
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

  /** Takes back what was begun, and says what is wrong; where even that fails, nobody knows what is written. */
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
