import { isAway, whyAway } from '../store/postgres/problem.ts'

/** Milliseconds between two attempts while a database is away. */
const PAUSE = 500

/** Runs work at an interval, but never twice at the same time; errors go to `onError`. */
export function every(
  milliseconds: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): NodeJS.Timeout {
  let isUnderWay = false
  return setInterval(() => {
    if (isUnderWay) return
    isUnderWay = true
    work()
      .catch(onError)
      .finally(() => {
        isUnderWay = false
      })
  }, milliseconds)
}

/** Keeps going while a database goes away and comes back, and reports both once. */
export class Steady {
  private readonly tell: (message: string) => void
  private isGone = false
  private isEnded = false

  constructor(tell: (message: string) => void) {
    this.tell = tell
  }

  /**
   * Runs work with the database, again and again while that is away; rejects with any other error, or once it is
   * ended.
   */
  async do<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const value = await work()
        this.back()
        return value
      } catch (error) {
        if (this.isEnded || !isAway(error)) throw error
        this.away(error)
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    }
  }

  /** Takes an error of the database from elsewhere; false if it does not mean that the database is away. */
  hear(error: unknown): boolean {
    if (!isAway(error)) return false
    if (!this.isEnded) this.away(error)
    return true
  }

  /** Stops trying. */
  end(): void {
    this.isEnded = true
  }

  private away(error: unknown): void {
    if (this.isGone) return
    this.isGone = true
    this.tell(`The database cannot be reached (${whyAway(error)}): waiting until it is back.`)
  }

  private back(): void {
    if (!this.isGone) return
    this.isGone = false
    this.tell('The database is back.')
  }
}
