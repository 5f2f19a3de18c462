import type { StopSignal } from './stop-signal.ts'

/** Executes one order at a time: this thread, another one, a worker of a browser. */
export interface Member<Order, Answer> {
  /** Settles once it can be given orders; immediately by default. Rejects if it cannot start. */
  readonly ready?: Promise<unknown>
  /** Rejects with {@link Gone} if it ended during the order, with any other error if no member could execute it. */
  do(order: Order): Promise<Answer>
  close(): unknown
}

/** A member has ended unexpectedly: another one may execute its order. */
export class Gone extends Error {
  override name = 'Gone'
}

const ENDED = new Error('It was ended.')
const UNWANTED = new Error('Nobody wants it any more.')

/** How many members may end over an order before it fails. */
const ATTEMPTS = 2

interface Slot<Order, Answer> {
  readonly start: () => Member<Order, Answer>
  readonly member: Member<Order, Answer>
}

interface Job<Order, Answer> {
  readonly order: Order
  readonly signal: StopSignal | undefined
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
  attempts: number
}

/**
 * Several members that execute orders. A member that ends over an order is replaced, and nothing is lost: another one
 * gets the order.
 */
export class Team<Order, Answer> {
  readonly size: number
  private readonly attempts: number
  private readonly members = new Set<Member<Order, Answer>>()
  private readonly free: Slot<Order, Answer>[] = []
  private readonly waiting: Job<Order, Answer>[] = []
  private isClosed = false
  /** Whose replacement could not start: each is tried again, after twice as many orders each time. */
  private readonly lost: (() => Member<Order, Answer>)[] = []
  private isTrying = false
  private patience = 1
  private orders = 0

  /** @param starts functions that start one member each */
  constructor(starts: readonly (() => Member<Order, Answer>)[], attempts = ATTEMPTS) {
    this.size = starts.length
    this.attempts = attempts
    for (const start of starts) this.start(start)
  }

  /**
   * Lets the next free member execute it; rejects once the team is closed. A member whose order is no longer wanted
   * (`signal`) is ended.
   */
  do(order: Order, signal?: StopSignal): Promise<Answer> {
    if (this.isClosed) return Promise.reject(ENDED)
    return new Promise((resolve, reject) => {
      if (this.members.size === 0) for (const start of this.lost.splice(0)) this.start(start)
      else this.tryAgain()
      this.waiting.push({ order, signal, resolve, reject, attempts: 0 })
      this.assign()
    })
  }

  /** Nobody wants these orders any more: those that have not begun are rejected, without ending anybody. */
  drop(isUnwanted: (order: Order) => boolean): void {
    const unwanted = this.waiting.filter(({ order }) => isUnwanted(order))
    if (unwanted.length === 0) return
    const left = this.waiting.filter((job) => !unwanted.includes(job))
    this.waiting.splice(0, this.waiting.length, ...left)
    for (const { reject } of unwanted) reject(UNWANTED)
  }

  /** Ends all members, whatever they are doing. */
  async close(): Promise<void> {
    this.isClosed = true
    this.fail(ENDED)
    await Promise.all([...this.members].map((member) => member.close()))
  }

  private tryAgain(): void {
    if (this.isTrying || this.lost.length === 0 || ++this.orders < this.patience) return
    this.orders = 0
    this.patience *= 2
    this.isTrying = true
    this.start(this.lost.shift() as () => Member<Order, Answer>)
  }

  private start(start: () => Member<Order, Answer>): void {
    const member = start()
    this.members.add(member)
    Promise.resolve(member.ready).then(
      () => {
        this.isTrying = false
        this.patience = 1
        this.free.push({ start, member })
        this.assign()
      },
      (error) => {
        this.isTrying = false
        this.members.delete(member)
        this.lost.push(start)
        if (this.members.size === 0) this.fail(error)
      },
    )
  }

  private fail(error: unknown): void {
    for (const { reject } of this.waiting.splice(0)) reject(error)
  }

  private assign(): void {
    while (this.free.length > 0 && this.waiting.length > 0 && !this.isClosed) {
      const job = this.waiting.shift() as Job<Order, Answer>
      if (job.signal?.aborted === true) job.reject(UNWANTED)
      else void this.give(this.free.shift() as Slot<Order, Answer>, job)
    }
  }

  private async give(seat: Slot<Order, Answer>, job: Job<Order, Answer>): Promise<void> {
    const { member, start } = seat
    const { signal } = job
    const giveUp = (): void => void member.close()
    signal?.addEventListener('abort', giveUp)
    try {
      job.resolve(await member.do(job.order))
      this.free.push(seat)
    } catch (error) {
      const isGone = error instanceof Gone
      if (isGone && ++job.attempts < this.attempts && signal?.aborted !== true && !this.isClosed)
        this.waiting.unshift(job)
      else job.reject(error)
      if (!isGone) this.free.push(seat)
      else {
        this.members.delete(member)
        if (!this.isClosed) this.start(start)
      }
    } finally {
      signal?.removeEventListener('abort', giveUp)
    }
    this.assign()
  }
}
