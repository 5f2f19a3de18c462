import type { Asking, Hosting } from '../hosting.ts'

/** A caller of unknown origin, who waits until the answer is there. */
export const SOMEBODY: Asking = { from: '', signal: { aborted: false } }

/** What browsers, workers and Node have alike. */
declare const setTimeout: (call: () => void, milliseconds: number) => unknown

/** Resolves when everything else that has come meanwhile has been heard. */
export const afterAllElse = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Called between two steps of some work, to let others be heard: null means to continue at once. */
export type Pause = () => Promise<void> | null

/** Milliseconds of work before others are heard. */
const SLICE = 8
/** The most waiting requests of one seat. */
const WAITING = 100

/** Not done: nobody waits for it any more, or too much of one seat is waiting. */
export class NotDone extends Error {
  override name = 'NotDone'
}

interface Work {
  readonly seat: string
  readonly asking: Asking
  /** Begins it, continues it, or gives it up. */
  go(isWanted: boolean): void
}

/**
 * Divides the host's time among those who ask for slow things: one thing at a time for each seat; addresses take
 * turns, and so do the seats of one address. Work that nobody waits for any more is not begun.
 */
export class Shares {
  private readonly now: () => number
  private readonly breathe: () => Promise<void>
  /** Work that may begin or continue, by origin: the first has the next turn. */
  private readonly ready = new Map<string, Work[]>()
  /** Work that waits for other work of the same seat, by seat; a seat that is a key has something under way. */
  private readonly behind = new Map<string, Work[]>()
  private isGoing = false

  constructor({ now, breathe = afterAllElse }: Pick<Hosting, 'now' | 'breathe'>) {
    this.now = now
    this.breathe = breathe
  }

  /** Runs it when its turn comes. Rejects with {@link NotDone} if nobody waits for it by then, or if too much waits. */
  async of<T>(seat: string, asking: Asking, work: (pause: Pause) => Promise<T>): Promise<T> {
    await this.turn(seat, asking)
    let since = this.now()
    const pause = (): Promise<void> | null => {
      if (this.now() - since < SLICE) return null
      return this.next(seat, asking).then(() => {
        since = this.now()
      })
    }
    try {
      return await work(pause)
    } finally {
      this.done(seat)
    }
  }

  private turn(seat: string, asking: Asking): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = (isWanted: boolean): void => {
        if (isWanted) resolve()
        else {
          this.done(seat)
          reject(new NotDone('Nobody waits for it any more.'))
        }
      }
      const behind = this.behind.get(seat)
      if (behind === undefined) {
        this.behind.set(seat, [])
        this.add({ seat, asking, go })
      } else if (behind.length >= WAITING) {
        reject(new NotDone('Too much is asked at once from this seat: wait for the answers.'))
      } else behind.push({ seat, asking, go })
    })
  }

  /** Waits for the next slice of work under way. The work itself checks whether anyone still waits for it. */
  private next(seat: string, asking: Asking): Promise<void> {
    return new Promise((resolve) => this.add({ seat, asking, go: () => resolve() }))
  }

  private done(seat: string): void {
    const next = this.behind.get(seat)?.shift()
    if (next === undefined) this.behind.delete(seat)
    else this.add(next)
  }

  private add(work: Work): void {
    const { from } = work.asking
    const list = this.ready.get(from)
    if (list === undefined) this.ready.set(from, [work])
    else list.push(work)
    if (!this.isGoing) void this.goOn()
  }

  private async goOn(): Promise<void> {
    this.isGoing = true
    for (;;) {
      const [first] = this.ready
      if (first === undefined) break
      const [from, list] = first
      const [work] = list.splice(0, 1) as [Work]
      this.ready.delete(from)
      if (list.length > 0) this.ready.set(from, list)
      const isWanted = !work.asking.signal.aborted
      work.go(isWanted)
      if (isWanted) await this.breathe()
    }
    this.isGoing = false
  }
}
