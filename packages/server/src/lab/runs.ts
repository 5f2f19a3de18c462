import { type CompareProgress, type Comparison, compare, type Progress, type Simulation, simulate } from '@fray/lab'
import { Refused } from '../http/refused.ts'
import type { ServerLimits } from '../limits.ts'
import type { Metrics } from '../run/metrics.ts'
import type { Workers } from '../simulate/workers.ts'
import { isAway } from '../store/postgres/problem.ts'
import type { WorkDatabase } from '../work/database.ts'
import type { RunUnderway } from '../work/run.ts'
import {
  askToStop,
  deleteRun,
  findOwned,
  findRun,
  forgetOfNobody,
  forgetOldest,
  listOwned,
  type OwnedRun,
} from '../work/runs.ts'
import type { LabOrder } from './order.ts'

/** Who asks the lab. */
export interface LabAsker {
  /** The owner of its runs. */
  readonly owner: string
  /** What its runs are counted by: the seat, or the address if no key is needed. */
  readonly counted: string
}

/** A run as it is shown to its owner. */
export interface LabRun
  extends Pick<OwnedRun, 'run' | 'title' | 'ruleset' | 'state' | 'started' | 'ended' | 'problem'> {
  readonly kind: string
  /** Fights so far, and at most. */
  readonly played: number
  readonly wanted: number
  /** Its progress in the lab's own form; null before the first fight. */
  readonly progress: unknown
  /** Worker threads that can play it now. */
  readonly threads: number
}

interface UnderWay {
  readonly asker: LabAsker
  readonly stop: AbortController
  progress: Progress | CompareProgress | null
  played: number
}

const NO_WORKERS =
  'No worker is running that can play this: start one with "fray worker" on the database of this server.'
const KEEPS_NONE =
  'This server has no workers and saves no runs: start it with --database-url, and "fray worker" on the same database.'
const SERVER_ENDED = 'The server that waited for it has ended.'
const NO_RUN = 'You have no run with this id.'

/** The lab's runs requested over HTTP: played by workers, and saved for the client that asked. */
export class LabRuns {
  private readonly workers: Workers | null
  private readonly limits: ServerLimits
  private readonly count: (what?: string) => void
  private readonly underWay = new Map<string, UnderWay>()
  private readonly ending = new Set<Promise<void>>()
  /** How many are running or starting, by asker. */
  private readonly ofOne = new Map<string, number>()
  private all = 0
  private isClosing = false

  constructor(limits: ServerLimits, workers: Workers | null, metrics: Metrics) {
    this.limits = limits
    this.workers = workers
    this.count = metrics.counter(
      'fray_lab_asked_total',
      'Runs of the lab that were requested over HTTP, by their outcome.',
    )
    metrics.gauge(
      'fray_lab_asked',
      'Runs of the lab that were requested at this server and are running.',
      () => this.all,
    )
  }

  /** Whether there is a database to save runs in and to connect workers. */
  get keeps(): boolean {
    return this.workers !== null
  }

  /** Worker threads that can play a ruleset now. */
  threadsFor(ruleset: string): Promise<number> {
    return this.workers?.threadsFor(ruleset) ?? Promise.resolve(0)
  }

  /**
   * Starts a run, reading the request only if there is room. Throws {@link Refused} if that is not possible, or there
   * are too many.
   */
  async start(asker: LabAsker, read: () => Promise<LabOrder>): Promise<LabRun> {
    try {
      return await this.startWithin(asker, read)
    } catch (error) {
      this.count('refused')
      throw error
    }
  }

  /** The runs of an asker, the last started first. */
  async list(asker: LabAsker): Promise<readonly LabRun[]> {
    // Each server counts its own, so there may be more for a moment.
    const runs = await this.within((db) => listOwned(db, asker.owner, 2 * this.limits.labStored))
    return Promise.all(runs.map((run) => this.shown(run)))
  }

  /** A run of an asker. Throws {@link Refused} if there is none. */
  async find(asker: LabAsker, run: string): Promise<LabRun> {
    return this.shown(await this.owned(asker, run))
  }

  /** The saved result of a run, as text. Throws {@link Refused} if there is none yet, or none at all. */
  async result(asker: LabAsker, run: string): Promise<string> {
    const { state, problem } = await this.owned(asker, run)
    const found = await this.within((db) => findRun(db, run))
    if (found?.result != null) return found.result
    const why = state === 'running' ? 'It is still running.' : (problem ?? 'The program that waited for it is gone.')
    throw new Refused(409, 'no-result', `This run has no result: ${why}`)
  }

  /** Asks a run to end with the results so far. */
  async stop(asker: LabAsker, run: string): Promise<LabRun> {
    const found = await this.owned(asker, run)
    const here = this.underWay.get(run)
    if (here !== undefined) here.stop.abort()
    else if (found.state === 'running') await this.within((db) => askToStop(db, run))
    return this.shown(found)
  }

  /** Deletes a run with its result; a running one is stopped. */
  async remove(asker: LabAsker, run: string): Promise<void> {
    await this.owned(asker, run)
    this.underWay.get(run)?.stop.abort()
    await this.within((db) => deleteRun(db, run))
  }

  /** Deletes the runs of seats whose fight no longer exists. */
  async tidy(): Promise<void> {
    if (this.workers?.database != null) await this.within(forgetOfNobody)
  }

  /** Stops running ones: nobody could learn their result. */
  async close(): Promise<void> {
    this.isClosing = true
    for (const { stop } of this.underWay.values()) stop.abort()
    await Promise.all(this.ending)
  }

  private async startWithin(asker: LabAsker, read: () => Promise<LabOrder>): Promise<LabRun> {
    const { workers, limits } = this
    const own = this.ofOne.get(asker.counted) ?? 0
    if (own >= limits.labRunsOfOne)
      throw new Refused(
        429,
        'too-many-runs',
        `${own === 1 ? 'A run of yours is' : `${own} runs of yours are`} running: wait for one, or stop it.`,
      )
    if (this.all >= limits.labRuns)
      throw new Refused(503, 'busy', 'The workers already have as many runs as this server allows: try again later.')
    this.ofOne.set(asker.counted, own + 1)
    this.all++
    let run: RunUnderway
    let order: LabOrder
    const stop = new AbortController()
    try {
      order = await read()
      const { ruleset } = order.first
      if (workers === null) throw new Refused(503, 'no-workers', KEEPS_NONE)
      if ((await workers.threadsFor(ruleset)) === 0) throw new Refused(503, 'no-workers', NO_WORKERS)
      const { kind, title } = order
      run = await workers.start({ kind, ruleset, title, owner: asker.owner, onStop: () => stop.abort() })
    } catch (error) {
      this.leave(asker)
      throw this.away(error)
    }
    const here: UnderWay = { asker, stop, progress: null, played: 0 }
    this.underWay.set(run.run, here)
    this.count('started')
    const ending = this.play(run, here, order).finally(() => this.ending.delete(ending))
    this.ending.add(ending)
    return this.find(asker, run.run)
  }

  private leave({ counted }: LabAsker): void {
    this.all--
    const left = (this.ofOne.get(counted) ?? 1) - 1
    if (left <= 0) this.ofOne.delete(counted)
    else this.ofOne.set(counted, left)
  }

  private async play(run: RunUnderway, here: UnderWay, order: LabOrder): Promise<void> {
    const { labSeconds, labStored } = this.limits
    const signal = AbortSignal.any([here.stop.signal, AbortSignal.timeout(labSeconds * 1000)])
    // Each pair is two fights.
    const fights = order.second === null ? 1 : 2
    const how = {
      ...{ trials: order.trials, workerPool: run.workerPool, signal },
      onProgress: (now: Progress | CompareProgress) => {
        here.progress = now
        here.played = fights * now.trials
        run.count(here.played, fights * now.of, now)
      },
    }
    run.count(0, fights * order.trials)
    try {
      const result: Simulation | Comparison =
        order.second === null
          ? await simulate(order.first, how)
          : await compare(order.first, order.second, { ...how, changes: order.changes })
      const { ended } = 'first' in result ? result.first : result
      if (ended === 'stopped' && this.isClosing) throw new Error(SERVER_ENDED)
      const state = ended === 'stopped' ? 'stopped' : 'done'
      await run.end(state, result)
      this.count(state)
    } catch (error) {
      await run.fail((error as Error).message)
      this.count('failed')
    } finally {
      this.underWay.delete(run.run)
      this.leave(here.asker)
      await this.within((db) => forgetOldest(db, here.asker.owner, labStored)).catch(() => undefined)
    }
  }

  private async owned({ owner }: LabAsker, run: string): Promise<OwnedRun> {
    const found = await this.within((db) => findOwned(db, owner, run))
    if (found === null) throw new Refused(404, 'no-such-run', NO_RUN)
    return found
  }

  private async shown(found: OwnedRun): Promise<LabRun> {
    const { run, kind, title, ruleset, state, started, ended, problem, played, wanted, progress } = found
    // The process that waits for the run knows more than the database.
    const here = state === 'running' ? this.underWay.get(run) : undefined
    return {
      ...{ run, kind, title, ruleset, state, started, ended, problem, wanted },
      played: here?.played ?? played,
      progress: here === undefined ? progress : here.progress,
      threads: state === 'running' ? await this.threadsFor(ruleset) : 0,
    }
  }

  /** Uses the workers' database. Throws {@link Refused} if it is not available. */
  private async within<T>(work: (db: WorkDatabase) => Promise<T>): Promise<T> {
    const db = this.workers?.database ?? null
    if (db === null) throw new Refused(503, 'no-workers', KEEPS_NONE)
    try {
      return await work(db)
    } catch (error) {
      throw this.away(error)
    }
  }

  private away(error: unknown): unknown {
    return isAway(error)
      ? new Refused(503, 'busy', 'The database of the workers cannot be reached: try again in a few seconds.')
      : error
  }
}
