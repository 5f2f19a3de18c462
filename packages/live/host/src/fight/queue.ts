/** Does one thing after the other: what is asked of a fight while something is being kept waits. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve()
  /** How much waits or is being done. */
  length = 0

  /** Does it when everything before is done. Resolves or rejects as it does; what follows is done in any case. */
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
