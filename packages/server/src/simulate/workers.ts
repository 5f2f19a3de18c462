import { messageOf } from '@fray/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../run/metrics.ts'
import { isAway } from '../store/postgres/problem.ts'
import { buildOf } from '../work/build.ts'
import { openWork, problemOf, type WorkDatabase } from '../work/database.ts'
import { figuresOf, type WorkFigures } from '../work/figures.ts'
import { type RunUnderway, startRun } from '../work/run.ts'
import { listWorkers, type RunKind } from '../work/runs.ts'
import { every } from '../work/steady.ts'

/** Milliseconds between two attempts to reach a database, and between two readings of the figures. */
const AGAIN = 5000
/**
 * Milliseconds for which the number of workers is cached. That there are none is never cached: a worker that has just
 * come is used at once.
 */
const BELIEVED = 2000
/**
 * Priorities. At tables people wait: before anything from a command line with the default priority; in the lab they
 * wait, too.
 */
const AT_TABLES = 7
const OF_PEOPLE = 6

/** A run started for someone. */
export interface LabOptions {
  readonly kind: RunKind
  readonly ruleset: string
  readonly title: string
  /** Its owner; missing if it has none. */
  readonly owner?: string
  /** Called if someone asked another server to stop it. */
  readonly onStop?: () => void
}

/** The workers of the database in which a server stores its fights. */
export class Workers {
  private readonly url: string
  private readonly version: string
  private readonly log: FastifyBaseLogger
  private db: WorkDatabase | null = null
  private readonly seen = new Map<string, { readonly at: number; readonly threads: number }>()
  private figures: WorkFigures | null = null
  private isClosed = false
  private isTold = false
  private timer: NodeJS.Timeout | undefined

  constructor(url: string, version: string, log: FastifyBaseLogger) {
    this.url = url
    this.version = version
    this.log = log
  }

  /** Opens the database, or tries again later if it is not available. */
  async open(): Promise<void> {
    this.timer = every(
      AGAIN,
      () => this.look(),
      (error) => this.log.debug(error),
    )
    await this.look()
  }

  /** How many worker threads play this ruleset as this server does; 0 if unknown. */
  async threadsFor(ruleset: string): Promise<number> {
    const now = performance.now()
    const known = this.seen.get(ruleset)
    if (known !== undefined && now - known.at < BELIEVED) return known.threads
    const threads = await this.count(ruleset)
    if (threads > 0) this.seen.set(ruleset, { at: now, threads })
    else this.seen.delete(ruleset)
    return threads
  }

  /** The database that stores runs; null while it is not available. */
  get database(): WorkDatabase | null {
    return this.db
  }

  /** Starts a run that is not saved: what is simulated at a table is that table's business. */
  atTable(kind: RunKind, ruleset: string): Promise<RunUnderway> {
    return this.run({ kind, ruleset, title: 'at a table', priority: AT_TABLES, isPassing: true })
  }

  /** Starts a run of the lab, which is saved for its owner. */
  start(options: LabOptions): Promise<RunUnderway> {
    return this.run({ ...options, priority: OF_PEOPLE })
  }

  private async run({ ruleset, ...options }: LabOptions & { readonly priority: number; readonly isPassing?: boolean }) {
    if (this.db === null) throw new Error('The database cannot be reached: no worker is available.')
    return startRun({
      ...options,
      at: this.db,
      rulesets: [ruleset],
      build: await buildOf(this.version, [ruleset]),
      command: '',
      tell: (message) => this.log.info({ run: options.kind }, message),
    })
  }

  measure(metrics: Metrics): void {
    const of = (name: string, help: string, what: keyof WorkFigures): void =>
      metrics.gauge(`fray_lab_${name}`, help, () => this.figures?.[what] ?? null)
    of('workers', 'Running workers.', 'workers')
    of('threads', 'Threads of the running workers.', 'threads')
    of('runs', 'Runs that workers are playing.', 'runs')
    of('chunks_waiting', 'Chunks that wait for a worker.', 'waiting')
    of('chunks_active', 'Chunks that workers are playing.', 'active')
    of('chunks_done_total', 'Chunks that workers have finished.', 'done')
    of('chunks_failed_total', 'Attempts at chunks over which a thread has ended.', 'failed')
    of('chunks_again_total', 'Chunks that came back from a second attempt or a later one.', 'again')
    of('seconds_total', 'Seconds that threads of workers have played.', 'seconds')
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.timer)
    await this.db?.close().catch(() => undefined)
  }

  private async count(ruleset: string): Promise<number> {
    if (this.db === null) return 0
    try {
      const { queue } = await buildOf(this.version, [ruleset])
      const workers = await listWorkers(this.db, queue)
      return workers.reduce((sum, { isCompatible, threads }) => sum + (isCompatible ? threads : 0), 0)
    } catch {
      return 0
    }
  }

  private async look(): Promise<void> {
    try {
      this.db ??= await this.connect()
      if (this.db !== null) this.figures = await figuresOf(this.db)
    } catch (error) {
      this.figures = null
      this.log.debug(error)
      // A database that is away comes back; a lasting problem has to be reported, once.
      if (this.isTold || this.isClosed || isAway(error)) return
      this.isTold = true
      this.log.warn(`No worker is available for simulations. ${messageOf(problemOf(this.url, error))}`)
    }
  }

  private async connect(): Promise<WorkDatabase | null> {
    const onError = (error: Error): void => this.log.debug(error)
    const db = await openWork({ url: this.url, supervises: true, connections: 3, takes: false, onError })
    if (!this.isClosed) return db
    await db.close()
    return null
  }
}
