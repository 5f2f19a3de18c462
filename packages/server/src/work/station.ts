import { isAway, whyAway } from '../store/postgres/problem.ts'
import { allBuilds, type Build } from './build.ts'
import { openWork, QUEUE, shownAddress, type WorkDatabase } from './database.ts'
import { Ledger, type RunKnown } from './ledger.ts'
import type { OrderPool, WorkAnswer, WorkBatch } from './order.ts'
import { every, Steady } from './steady.ts'

/** Options of a worker. */
export interface StationOptions {
  readonly url: string
  /** Of Fray. */
  readonly version: string
  /** Its name in lists: usually its machine's. */
  readonly name: string
  readonly hands: OrderPool
  /** Receives what it does, in sentences. */
  readonly tell: (message: string) => void
}

/** What a worker has done so far. */
export interface StationFigures {
  readonly batches: number
  readonly fights: number
  /** Of its threads, together. */
  readonly seconds: number
}

/** A running worker. */
export interface Station {
  readonly figures: StationFigures
  /** Ends it, after finishing what was begun. */
  close(): Promise<void>
}

/** Milliseconds between two signs of life, and between two reports of work done. */
const SIGN = 5000
const ACCOUNT = 30_000
/** Milliseconds between two attempts to reach a database at the start. */
const PAUSE = 2000
/** The most tasks whose text is kept. */
const KEPT = 32
/** Attempts after which a batch that ends its threads is given up. */
const ATTEMPTS = 2
/** Seconds between two checks for batches without a notification. */
const POLL = 0.5

/**
 * Starts a worker: it takes batches of the runs that it can play, plays them and returns their results. It waits for
 * a database that is away, also at the start, until `signal` aborts (then it returns null). Rejects if the database
 * does not let it in.
 * @example
 * ```ts
 * import { startStation } from '@fray/server/work'
 *
 * const enough = new AbortController()
 * const hands = { threads: 1, play: () => Promise.reject(new Error('Nothing is played here.')) }
 * const options = { url: 'postgres://fray@127.0.0.1:1/fray', version: '1', name: 'my machine', hands }
 * const waits = new Promise((tell) => startStation({ ...options, tell }, enough.signal))
 * console.log(await waits) // postgres://fray@127.0.0.1:1/fray cannot be reached (nobody answers there): waiting until it can.
 * enough.abort()
 * ```
 */
export async function startStation(options: StationOptions, signal: AbortSignal): Promise<Station | null> {
  const steady = new Steady(options.tell)
  let isWaiting = false
  while (!signal.aborted) {
    try {
      const db = await openWork({
        url: options.url,
        supervises: true,
        connections: options.hands.threads + 3,
        takes: true,
        onError: (error) => {
          if (!steady.hear(error)) options.tell(`The database says: ${error.message}`)
        },
      })
      if (isWaiting) options.tell('The database is available now.')
      const station = new StationThere(db, options, steady)
      await station.start()
      return station
    } catch (error) {
      if (!isAway(error)) throw error
      if (!isWaiting)
        options.tell(`${shownAddress(options.url)} cannot be reached (${whyAway(error)}): waiting until it can.`)
      isWaiting = true
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
  return null
}

class StationThere implements Station {
  private readonly db: WorkDatabase
  private readonly options: StationOptions
  private readonly steady: Steady
  private readonly ledger: Ledger
  private readonly bodies = new Map<string, string>()
  private readonly runs = new Set<string>()
  private readonly misfits = new Set<string>()
  private readonly playing = new Set<{ readonly run: string; readonly unwanted: AbortController }>()
  private builds: readonly Build[] = []
  private timers: NodeJS.Timeout[] = []
  private isEnding = false
  private done = { batches: 0, fights: 0, seconds: 0 }
  private told = { batches: 0, fights: 0, seconds: 0 }

  constructor(db: WorkDatabase, options: StationOptions, steady: Steady) {
    this.db = db
    this.options = options
    this.ledger = new Ledger(db, options.name)
    this.steady = steady
  }

  get figures(): StationFigures {
    return this.done
  }

  async start(): Promise<void> {
    const { hands, version } = this.options
    this.builds = await allBuilds(version)
    await this.sign()
    for (const queue of new Set(this.builds.map((build) => build.queue))) {
      await this.db.boss.createQueue(queue, { ...QUEUE })
      const options = {
        localConcurrency: hands.threads,
        pollingIntervalSeconds: POLL,
        notifyPollingIntervalSeconds: POLL,
        includeMetadata: true,
      } as const
      const work = await this.db.boss.work<WorkBatch>(queue, options, async ([job]) => {
        if (job === undefined) return
        await this.take(job.data, job.retryCount)
        // After a batch it looks for the next one at once.
        this.db.boss.notifyWorker(work)
      })
    }
    this.timers = [
      every(
        SIGN,
        () => this.sign(),
        (error) => this.complain(error),
      ),
      setInterval(() => this.account(), ACCOUNT),
    ]
  }

  async close(): Promise<void> {
    if (this.isEnding) return
    this.isEnding = true
    for (const timer of this.timers) clearInterval(timer)
    this.steady.end()
    await this.ledger.takesNoMore().catch((error: unknown) => this.steady.hear(error))
    await this.db.boss.stop({ graceful: true, timeout: 60_000, close: false })
    await this.ledger.forget().catch(() => undefined)
    await this.db.close().catch(() => undefined)
    this.account()
  }

  private complain(error: unknown): void {
    if (!this.steady.hear(error)) this.options.tell(`The database says: ${(error as Error).message}`)
  }

  /** Plays a batch and stores its result. Rejects if another attempt may succeed. */
  private async take({ run, task, batch, chunks }: WorkBatch, attempt: number): Promise<void> {
    const body = await this.bodyOf(run, task)
    if (body === null) return
    const { tell, hands } = this.options
    let answer: WorkAnswer
    const unwanted = new AbortController()
    const playing = { run, unwanted }
    this.playing.add(playing)
    try {
      const order = { id: `${run} ${task}`, body, chunks: chunks.map(([first, count]) => ({ first, count })) }
      answer = await hands.play(order, unwanted.signal)
    } catch (error) {
      if (unwanted.signal.aborted) return
      const why = (error as Error).message
      tell(`A chunk of the run ${run} has failed: ${why}`)
      await this.steady.do(() => this.ledger.total('failed', 1))
      if (attempt + 1 < ATTEMPTS) throw error
      answer = { problem: why }
    } finally {
      this.playing.delete(playing)
    }
    const fights = chunks.reduce((sum, [, count]) => sum + count, 0)
    const seconds = 'seconds' in answer ? answer.seconds : 0
    await this.steady.do(() => this.ledger.keep(run, batch, answer, seconds, attempt))
    this.done = {
      batches: this.done.batches + 1,
      fights: this.done.fights + fights,
      seconds: this.done.seconds + seconds,
    }
  }

  /** The text of a task; null if nobody waits for its run any more. */
  private async bodyOf(run: string, task: number): Promise<string | null> {
    const id = `${run} ${task}`
    const known = this.bodies.get(id)
    const row = await this.ledger.task(run, task, known !== undefined)
    if (row === null) return null
    this.tellRun(run, row)
    if (known !== undefined) return known
    const { body } = row
    this.bodies.set(id, body)
    if (this.bodies.size > KEPT) this.bodies.delete([...this.bodies.keys()][0] as string)
    return body
  }

  private tellRun(run: string, { kind, title, ruleset }: RunKnown): void {
    if (this.runs.has(run)) return
    this.runs.add(run)
    this.options.tell(`The run ${run}: ${kind}, ${title} (${ruleset}).`)
  }

  /** Signs in, reports runs that it cannot play, and cleans up. */
  private async sign(): Promise<void> {
    const { version, hands } = this.options
    await this.steady.do(async () => {
      const queues = [...new Set(this.builds.map(({ queue }) => queue))]
      await this.ledger.sign(`Fray ${version}`, queues, hands.threads)
      const misfits = await this.ledger.misfits(queues)
      for (const { run, kind, title, made_by } of misfits) {
        if (this.misfits.has(run)) continue
        this.misfits.add(run)
        this.options.tell(
          `The run ${run} (${kind}, ${title}) is not played here: it is of ${made_by}, and this is ${this.builds[0]?.words}. ` +
            'It waits for a worker of that build.',
        )
      }
      await this.giveUp()
      await this.ledger.tidy()
    })
  }

  /** Abandons work on runs that have ended: one fight may take long. */
  private async giveUp(): Promise<void> {
    const runs = [...new Set([...this.playing].map(({ run }) => run))]
    if (runs.length === 0) return
    const wanted = await this.ledger.stillRunning(runs)
    for (const { run, unwanted } of this.playing) if (!wanted.has(run)) unwanted.abort()
  }

  /** Reports what has been done since the last time, if anything. */
  private account(): void {
    const { done, told } = this
    const batches = done.batches - told.batches
    if (batches === 0) return
    this.told = done
    const fights = (done.fights - told.fights).toLocaleString('en')
    const seconds = (done.seconds - told.seconds).toFixed(1)
    this.options.tell(`Played ${fights} fights in ${batches} chunks, ${seconds} seconds of its threads.`)
  }
}
