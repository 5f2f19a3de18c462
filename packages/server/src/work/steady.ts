import { isAway, whyAway } from '../store/postgres/problem.ts'

/** Milliseconds between two attempts while a database is away. */
const PAUSE = 500

/** Does something every so many milliseconds, but never twice at the same time; what goes wrong is handed to `onError`. */
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

/** Goes on where a database goes and comes back, and says both once. */
export class Steady {
  private readonly tell: (message: string) => void
  private isGone = false
  private isEnded = false

  constructor(tell: (message: string) => void) {
    this.tell = tell
  }

  /** Does something with the database, again and again while that is away; rejects with what else goes wrong, or once it is ended. */
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

  /** Hears of something that went wrong with the database elsewhere; false where it is not that the database is away. */
  hear(error: unknown): boolean {
    if (!isAway(error)) return false
    if (!this.isEnded) this.away(error)
    return true
  }

  /** Nothing is tried again any more. */
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
