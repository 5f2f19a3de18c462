/** Runs one piece of work after the other: requests of a fight wait while something is being saved. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve()
  /** How much is waiting or running. */
  length = 0

  /** Runs it after everything before. Resolves or rejects as the work does; what follows runs in any case. */
  add<T>(work: () => T | Promise<T>): Promise<T> {
    this.length++
    const done = this.last.then(work)
    this.last = done.then(
      () => this.length--,
      () => this.length--,
    )
    return done
  }
}
