import { randomBytes } from 'node:crypto'
import {
  type Batch,
  type Chunk,
  type PairBatch,
  type PairingPlan,
  type PairPool,
  plainPairs,
  type Task,
  type WorkerPool,
} from '@fray/lab'
import { openWork, QUEUE, type WorkDatabase } from './database.ts'
import { Outbox } from './outbox.ts'
import { deleteRun, listWorkers, type RunOptions, saveRun } from './runs.ts'
import { every, Steady } from './steady.ts'

/** A run that is under way at the workers of a database. */
export interface RunUnderway {
  readonly run: string
  /** Who plays: the workers. What they bring back is what this program itself would have played. */
  readonly workerPool: WorkerPool & PairPool
  /**
   * So many fights have been played, of so many at most: for those who look at the run. `progress` says it in the words of its kind, as
   * plain data.
   */
  count(played: number, wanted: number, progress?: unknown): void
  /** Ends it: chunks that have not begun are dropped, the result is kept as it is given. Says so where it cannot be kept. */
  end(state: 'done' | 'stopped', result: unknown): Promise<void>
  /** Ends it without a result, for this reason. */
  fail(problem: string): Promise<void>
}

/** How a run is begun. */
export interface StartOptions extends RunOptions {
  /** The address of the database, or the database, where it is open already and stays so. */
  readonly at: string | WorkDatabase
  /** Whether it goes with its end, instead of being kept to be looked at. */
  readonly isPassing?: boolean
  /** Hears what somebody who waits should know: that no worker is there, that the database is away. */
  readonly tell: (message: string) => void
  /** Called where somebody has asked for its end at another server. */
  readonly onStop?: () => void
}

/** Milliseconds between two looks for what has come in, and between two signs of life. */
const LOOK = 1000
const SIGN = 5000
/** Milliseconds after which it is said that there is no worker. */
const PATIENCE = 3000
/** Chunks for each thread that may be out: enough for the larger batches. */
const CHUNKS_A_THREAD = 24
/** Milliseconds for which it is tried to keep a result while the database is away. */
const LAST_TRY = 10_000

/** Begins a run. Rejects with what the system or the database says where the database cannot be had. */
export async function startRun(options: StartOptions): Promise<RunUnderway> {
  const steady = new Steady(options.tell)
  const { at } = options
  const onError = (error: Error) => void steady.hear(error)
  const opening = { supervises: false, connections: 3, takes: false, onError }
  const db = typeof at === 'string' ? await openWork({ url: at, ...opening }) : at
  const close = async () => (typeof at === 'string' ? db.close() : undefined)
  const run = randomBytes(6).toString('hex')
  try {
    await db.boss.createQueue(options.build.queue, { ...QUEUE })
    await saveRun(db, run, options)
    const underway = new RunThere(run, { ...db, close }, options, steady)
    await underway.start()
    return underway
  } catch (error) {
    await close()
    throw error
  }
}

/** How far a run has come; in the words of its kind as text. */
interface Counted {
  readonly played: number
  readonly wanted: number
  readonly progress: string | null
}

class RunThere implements RunUnderway, WorkerPool, PairPool {
  readonly run: string
  readonly workerPool = this
  private readonly db: WorkDatabase
  private readonly options: StartOptions
  private readonly steady: Steady
  private readonly outbox: Outbox
  private threads = 0
  private isEnded = false
  private isLooking = false
  private looksAgain = false
  private timers: NodeJS.Timeout[] = []
  private unlisten: () => void = () => undefined
  private readonly since = performance.now()
  private said = ''
  private counted: Counted = { played: 0, wanted: 0, progress: null }

  constructor(run: string, db: WorkDatabase, options: StartOptions, steady: Steady) {
    this.run = run
    this.db = db
    this.options = options
    this.steady = steady
    const { priority, build } = options
    this.outbox = new Outbox({ db, steady, run, queue: build.queue, priority, threads: () => this.size })
  }

  async start(): Promise<void> {
    this.unlisten = await this.db.listen((run) => {
      if (run === '' || run === this.run) this.look()
    })
    await this.lookForWorkers()
    this.timers = [
      setInterval(() => this.look(), LOOK),
      every(SIGN, () => this.sign(), this.fails),
      every(LOOK, () => this.lookForWorkers(), this.fails),
    ]
  }

  get size(): number {
    return Math.max(1, this.threads)
  }

  get ahead(): number {
    return CHUNKS_A_THREAD * this.size
  }

  get abreast(): number {
    return this.size
  }

  count(played: number, wanted: number, progress?: unknown): void {
    this.counted = { played, wanted, progress: progress === undefined ? null : JSON.stringify(progress) }
  }

  play({ experiment, recorded }: Task, chunk: Chunk): Promise<Batch> {
    const result = this.outbox.add(experiment, () => ({ kind: 'trials', experiment, recorded }), chunk)
    this.sendSoon()
    return result as Promise<Batch>
  }

  playPairs(plan: PairingPlan, pairs: Chunk): Promise<PairBatch> {
    const result = this.outbox.add(plan, () => plainPairs(plan), pairs)
    this.sendSoon()
    return result as Promise<PairBatch>
  }

  drop(about: object): void {
    const jobs = this.outbox.drop(about)
    if (!this.isEnded) this.background(this.callBack(jobs))
  }

  dropPairs(plan: PairingPlan): void {
    this.drop(plan)
  }

  /** Where it was said that nobody is there, says that somebody is. */
  private nowThere(): void {
    if (this.said !== '') this.options.tell('A worker is running now.')
    this.said = ''
  }

  async end(state: 'done' | 'stopped', result: unknown): Promise<void> {
    // One that came and was done before it was looked for again.
    if (state === 'done') this.nowThere()
    await this.close(state, JSON.stringify(result), null)
  }

  async fail(problem: string): Promise<void> {
    await this.close('failed', null, problem)
  }

  /** The one who hands out mostly hands out several, which make one batch. */
  private sendSoon(): void {
    setImmediate(() => this.background(this.outbox.send()))
  }

  /** Work in the background; what goes wrong there ends the run. */
  private background(work: Promise<unknown>): void {
    work.catch(this.fails)
  }

  private readonly fails = (error: unknown): void => {
    if (!this.isEnded) this.outbox.fail(error)
  }

  private look(): void {
    if (this.isLooking) {
      this.looksAgain = true
      return
    }
    this.isLooking = true
    this.background(
      this.outbox.fetch().finally(() => {
        this.isLooking = false
        if (!this.looksAgain) return
        this.looksAgain = false
        this.look()
      }),
    )
  }

  /** Says that somebody waits, and looks after what is out. */
  private async sign(): Promise<void> {
    if (this.isEnded) return
    const { played, wanted, progress } = this.counted
    const sql =
      'UPDATE fray.lab_runs SET seen = now(), played = $2, wanted = $3, progress = $4 WHERE run = $1 RETURNING stopping'
    const [row] = await this.steady.do(() => this.db.sql(sql, [this.run, played, wanted, progress]))
    if (row === undefined) throw new Error('Someone has deleted this run: it has ended.')
    if (row.stopping === true) this.options.onStop?.()
    await this.outbox.clear()
    await this.outbox.askAfterLateOnes()
  }

  private async lookForWorkers(): Promise<void> {
    if (this.isEnded) return
    const { build, tell } = this.options
    const workers = await this.steady.do(() => listWorkers(this.db, build.queue))
    const before = this.threads
    this.threads = workers.reduce((sum, { isCompatible, threads }) => sum + (isCompatible ? threads : 0), 0)
    if (this.threads > before) this.background(this.outbox.send())
    if (this.threads > 0) {
      this.nowThere()
      return
    }
    if (performance.now() - this.since < PATIENCE || this.isEnded) return
    const others = [...new Set(workers.map(({ madeBy }) => madeBy))].join('; ')
    const says =
      workers.length === 0
        ? `No worker is running: start one with "fray worker --database-url ${this.db.address}". This run waits for it.`
        : `No running worker has this build (${others}): this run waits for one with ${build.words}.`
    if (says !== this.said) tell(says)
    this.said = says
  }

  private async callBack(jobs: readonly string[]): Promise<void> {
    if (jobs.length > 0) await this.db.boss.cancel(this.options.build.queue, [...jobs])
  }

  private async close(state: string, result: string | null, problem: string | null): Promise<void> {
    if (this.isEnded) return
    this.isEnded = true
    for (const timer of this.timers) clearInterval(timer)
    this.unlisten()
    const jobs = this.outbox.close()
    const giveUp = setTimeout(() => this.steady.end(), LAST_TRY)
    const { played, wanted, progress } = this.counted
    try {
      await this.steady.do(async () => {
        await this.db.sql(
          `UPDATE fray.lab_runs SET state = $2, result = $3, problem = $4, played = $5, wanted = $6, progress = $7, ended = now(),
           seen = now()
           WHERE run = $1`,
          [this.run, state, result, problem, played, wanted, progress],
        )
        await this.callBack(jobs)
        await this.db.sql('DELETE FROM fray.lab_tasks WHERE run = $1', [this.run])
        await this.db.sql('DELETE FROM fray.lab_batches WHERE run = $1', [this.run])
        if (this.options.isPassing === true) await deleteRun(this.db, this.run)
      })
    } catch (error) {
      this.options.tell(`The result could not be saved in the database: ${(error as Error).message}`)
    } finally {
      clearTimeout(giveUp)
      this.steady.end()
      await this.db.close().catch(() => undefined)
    }
  }
}
