import { messageOf } from '@fray/kernel'
import type { Answer } from '@fray/live/protocol'
import type { Hosting } from '../hosting.ts'
import { afterAllElse } from '../server/shares.ts'
import { StoreError } from '../store/store.ts'
import { type Id, refused } from './answers.ts'
import type { DurableLog } from './durable-log.ts'
import type { StoredAnswer } from './entry.ts'
import { Queue } from './queue.ts'
import type { Refusing } from './rights.ts'

/**
 * The most automatic steps in a row before other requests are heard, and the milliseconds after which no more are
 * begun.
 */
const STEPS = 50
const SLICE = 15
/** How often something is tried again after another server was faster. */
const TRIES = 8
/** Milliseconds after which this server continues what another one has left unfinished. */
const PATIENCE = 2_000

/** The result of a request before it is saved. */
export type Tried =
  | { readonly done: true }
  | ({ readonly done: false } & Refusing)
  | { readonly value: unknown }
  /** The request was based on an older table, perhaps one that another server has shown. */
  | { readonly stale: 'older' | 'elsewhere' }

type Failed =
  | { readonly type: 'refused'; readonly rule: string; readonly reason: string }
  | { readonly type: 'in-doubt'; readonly reason: string }

/**
 * Everything done in a fight: one thing after the other, each once for its id, saved before it is answered and before
 * anyone is told; and then the automatic steps that follow.
 */
export class CommandQueue {
  private readonly hosting: Hosting
  private readonly log: DurableLog
  private readonly queue = new Queue()
  /** Whether automatic steps may be due. */
  private isDue = false
  /** When this server continues what another one has left, or null. */
  private lateAt: number | null = null

  constructor(hosting: Hosting, log: DurableLog) {
    this.hosting = hosting
    this.log = log
    // The server that wrote the entries does the automatic steps that follow; if it has died, this one does.
    log.onTakenIn = () => {
      this.lateAt = hosting.now() + PATIENCE
    }
  }

  /** How many things are being done or waiting. */
  get waiting(): number {
    return this.queue.length
  }

  /** Resolves when all requests are done and saved. */
  settled(): Promise<void> {
    return this.queue.add(() => undefined)
  }

  /** Looks at the fight in turn, in its saved state. */
  inTurn<T>(look: () => T | Promise<T>): Promise<T> {
    return this.queue.add(async () => {
      await this.log.repair()
      return look()
    })
  }

  /** Runs a request in turn; answers `in-doubt` after an unexpected error. */
  run(re: Id, work: () => Promise<Answer>): Promise<Answer> {
    return this.queue.add(() => this.guarded(re, work))
  }

  /** Continues what another server has left, once it is time. */
  tick(now: number): void {
    if (this.lateAt === null || now < this.lateAt) return
    this.lateAt = null
    void this.ofItself()
  }

  /** The answer that a request of the seat got before, or null. */
  answered(seat: string, re: Id): Promise<Answer | null> {
    return this.inTurn(async () => {
      const known = re === null ? undefined : await this.log.answerFound(entryIdOf(seat, re))
      return known === undefined ? null : { ...known, re }
    })
  }

  /**
   * Does something once for its id, saves it, tells everyone, and answers. If another server was faster, reads what
   * that has written and tries again, a limited number of times.
   */
  async once(seat: string, re: Id, action: () => Tried): Promise<Answer> {
    const id = re === null ? null : entryIdOf(seat, re)
    for (let tries = 1; tries <= TRIES; tries++) {
      if (tries > 1) this.hosting.count?.('retry')
      await this.log.repair()
      const before = this.isDue ? await this.doDue() : 'kept'
      if (before === 'overtaken') continue
      if (before !== 'kept') return { ...before, re }
      const known = id === null ? undefined : this.log.answerTo(id)
      if (known !== undefined) return { ...known, re }
      const found = await this.tried(seat, re, id, action)
      if (found === 'overtaken') continue
      const isNot = found.type === 'refused' || found.type === 'stale'
      const longAgo = isNot && id !== null ? await this.log.answerFound(id) : undefined
      return longAgo === undefined ? found : { ...longAgo, re }
    }
    this.hosting.count?.('given-up')
    return refused(re, 'too-fast', 'Too much is done in this fight at once, here and elsewhere: try again in a moment.')
  }

  private async tried(seat: string, re: Id, id: string | null, action: () => Tried): Promise<Answer | 'overtaken'> {
    const { log } = this
    const mark = log.mark()
    const outcome = await log.reachingBack(action)
    if ('value' in outcome) return { type: 'result', re, value: outcome.value }
    if ('stale' in outcome) return this.stale(seat, re, id, outcome.stale)
    log.views.changed(log.views.step.still)
    if (outcome.done) this.goOn()
    else if (this.log.opened.lines.length === 0) {
      // Another server may have written what makes it possible.
      if (this.hosting.neighbours !== undefined && (await this.log.catchUp())) return 'overtaken'
      return refused(re, outcome.rule, outcome.reason)
    }
    const at = log.views.look(seat)
    const answer: StoredAnswer = outcome.done
      ? { type: 'accepted', at }
      : { type: 'refused', rule: outcome.rule, reason: outcome.reason }
    const kept = await log.keep(id, answer, mark)
    if (kept.status === 'kept') return { ...answer, re }
    return kept.status === 'overtaken' ? kept.status : { ...this.failed(kept), re }
  }

  /**
   * A request based on an older table is not done. If that was the table of another server, the same request may
   * still be under way there: the answer is saved, so that it is not done after all.
   */
  private async stale(
    seat: string,
    re: Id,
    id: string | null,
    made: 'older' | 'elsewhere',
  ): Promise<Answer | 'overtaken'> {
    const { log } = this
    if (this.hosting.neighbours !== undefined && (await this.log.catchUp())) return 'overtaken'
    const { seq: at } = log.views.upToDate(seat)
    if (this.hosting.neighbours !== undefined && made === 'elsewhere' && id !== null) {
      const kept = await log.keep(id, { type: 'stale', at }, log.mark())
      if (kept.status === 'overtaken') return kept.status
      if (kept.status === 'failed') return { ...this.failed(kept), re }
    }
    return { type: 'stale', re, at }
  }

  /** The answer if something could not be saved; viewers see the saved state as soon as it can be read. */
  private failed({ certain, reason }: { readonly certain: boolean; readonly reason: string }): Failed {
    this.isDue = true
    this.lateAt = this.hosting.now() + PATIENCE
    void this.queue.add(() => this.log.repair().catch(() => undefined))
    return certain ? { type: 'refused', rule: 'not-saved', reason } : { type: 'in-doubt', reason }
  }

  /** Does automatic steps for a while; the rest follow after other requests have been heard. */
  private goOn(): void {
    const { play, readOnly, seating } = this.log.opened
    const { now, breathe = afterAllElse } = this.hosting
    this.lateAt = null
    if (readOnly !== null || seating.paused === true) return
    const since = now()
    for (let steps = 0; steps < STEPS && now() - since < SLICE; steps++) {
      const still = play.step()
      this.log.views.changed(still)
      if (still !== null) return
    }
    void this.ofItself(undefined, breathe)
  }

  /**
   * Does the automatic steps that follow `action`, and saves them; tries again if another server was faster. Waits
   * for `breathe` first, if given, so that other requests are heard.
   */
  ofItself(action: () => void = () => undefined, breathe?: () => Promise<void>): Promise<unknown> {
    return this.queue.add(() =>
      this.guarded(null, async () => {
        await breathe?.()
        for (let tries = 1; tries <= TRIES; tries++) {
          await this.log.repair()
          const done = await this.doDue(action)
          if (done !== 'overtaken')
            return done === 'kept' ? { type: 'accepted', re: null, at: 0 } : { ...done, re: null }
        }
        // Other servers do it.
        return refused(null, 'too-fast', '')
      }),
    )
  }

  private async doDue(action: () => void = () => undefined): Promise<'kept' | 'overtaken' | Failed> {
    const { log } = this
    const mark = log.mark()
    await log.reachingBack(action)
    log.views.changed(log.views.step.still)
    // At a stalemate someone has to say that it goes on.
    if (!log.isStalemate || this.log.opened.lines.length > 0) this.goOn()
    this.isDue = false
    const kept = await log.keep(null, null, mark)
    return kept.status === 'failed' ? this.failed(kept) : kept.status
  }

  /** Answers `in-doubt` after an unexpected error. */
  private async guarded(re: Id, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      // If the store has failed, memory was not changed.
      if (error instanceof StoreError) this.log.suspect()
      else {
        this.hosting.fault?.(error, this.log.fight)
        this.log.doubt()
      }
      this.isDue = true
      this.lateAt = this.hosting.now() + PATIENCE
      return { type: 'in-doubt', re, reason: messageOf(error) }
    }
  }
}

/** The id of the entry of a request. */
const entryIdOf = (seat: string, re: string | number): string => `${seat}/${typeof re === 'number' ? '#' : ''}${re}`
