import type { Asking, Hosting } from '../hosting.ts'

/** Who asks where nobody knows from where, and who waits until the answer is there. */
export const SOMEBODY: Asking = { from: '', signal: { aborted: false } }

/** What browsers, workers and Node have alike. */
declare const setTimeout: (call: () => void, milliseconds: number) => unknown

/** Resolves when everything else that has come meanwhile has been heard. */
export const afterAllElse = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Asks between two steps of some work whether others are to be heard: null goes on at once. */
export type Pause = () => Promise<void> | null

/** Milliseconds for which one goes on before others are heard. */
const SLICE = 8
/** What one seat may have waiting. */
const WAITING = 100

/** What was not done: nobody waits for it any more, or too much of one seat waits already. */
export class NotDone extends Error {
  override name = 'NotDone'
}

interface Work {
  readonly seat: string
  readonly asking: Asking
  /** Begins it, goes on with it, or gives it up. */
  go(isWanted: boolean): void
}

/**
 * The time of a host, shared among those who ask for what may take long: one thing at a time for each seat, addresses take turns,
 * and so do the seats of one. What nobody waits for any more is not begun.
 */
export class Shares {
  private readonly now: () => number
  private readonly breathe: () => Promise<void>
  /** What may be begun, or goes on, by where it comes from: who is first has the next turn. */
  private readonly ready = new Map<string, Work[]>()
  /** What waits for something of the same seat, by seat; a seat that is there has something under way. */
  private readonly behind = new Map<string, Work[]>()
  private isGoing = false

  constructor({ now, breathe = afterAllElse }: Pick<Hosting, 'now' | 'breathe'>) {
    this.now = now
    this.breathe = breathe
  }

  /** Does it when its turn comes. Rejects with {@link NotDone} where nobody waits for it then, or where too much waits. */
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

  /** The next slice of what is under way. The one who does it looks itself whether anybody still waits for it. */
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
