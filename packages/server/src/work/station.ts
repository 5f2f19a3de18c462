import { randomUUID } from 'node:crypto'
import { isAway, whyAway } from '../store/postgres/problem.ts'
import { openWork, QUEUE, shownAddress, type WorkDatabase } from './database.ts'
import { allFits, type Fit } from './fit.ts'
import type { Hands, Parcel, WorkAnswer } from './order.ts'
import { every, Steady } from './steady.ts'

/** How a worker works. */
export interface StationWishes {
  readonly url: string
  /** Of Fray. */
  readonly version: string
  /** What it is called in lists: its machine, mostly. */
  readonly name: string
  readonly hands: Hands
  /** Hears what it does, in sentences. */
  readonly tell: (sentence: string) => void
}

/** What a worker has done so far. */
export interface StationFigures {
  readonly parcels: number
  readonly fights: number
  /** Of its threads, together. */
  readonly seconds: number
}

/** A worker that works. */
export interface Station {
  readonly figures: StationFigures
  /** Ends it: what was begun is finished first. */
  close(): Promise<void>
}

/** Milliseconds between two signs of life, and between two accounts of what was done. */
const SIGN = 5000
const ACCOUNT = 30_000
/** Milliseconds before it is tried again to reach a database that is away at the start. */
const PAUSE = 2000
/** Tasks whose text is kept. */
const KEPT = 32
/** Attempts after which a parcel is given up over which threads end. */
const ATTEMPTS = 2
/** Seconds between two looks for parcels where nothing tells of them. */
const POLL = 0.5

/**
 * Starts a worker: it takes parcels of the runs that it can play, plays them and brings back what came of them. It waits for a
 * database that is away, also at the start, until `signal` says that nobody wants it any more (null is then returned). Rejects where the
 * database does not let it in.
 * @example
 * ```ts
 * import { startStation } from '@fray/server/work'
 *
 * const enough = new AbortController()
 * const hands = { threads: 1, play: () => Promise.reject(new Error('Nothing is played here.')) }
 * const wishes = { url: 'postgres://fray@127.0.0.1:1/fray', version: '1', name: 'my machine', hands }
 * const waits = new Promise((tell) => startStation({ ...wishes, tell }, enough.signal))
 * console.log(await waits) // postgres://fray@127.0.0.1:1/fray cannot be reached (nobody answers there): waiting until it can.
 * enough.abort()
 * ```
 */
export async function startStation(wishes: StationWishes, signal: AbortSignal): Promise<Station | null> {
  const steady = new Steady(wishes.tell)
  let isWaiting = false
  while (!signal.aborted) {
    try {
      const db = await openWork({
        url: wishes.url,
        supervises: true,
        connections: wishes.hands.threads + 3,
        takes: true,
        onError: (error) => {
          if (!steady.hear(error)) wishes.tell(`The database says: ${error.message}`)
        },
      })
      if (isWaiting) wishes.tell('The database is there now.')
      const station = new StationThere(db, wishes, steady)
      await station.begin()
      return station
    } catch (error) {
      if (!isAway(error)) throw error
      if (!isWaiting)
        wishes.tell(`${shownAddress(wishes.url)} cannot be reached (${whyAway(error)}): waiting until it can.`)
      isWaiting = true
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
  return null
}

/** What a worker knows of a run. */
interface RunKnown {
  readonly kind: string
  readonly title: string
  readonly ruleset: string
}

class StationThere implements Station {
  private readonly db: WorkDatabase
  private readonly wishes: StationWishes
  private readonly steady: Steady
  private readonly id = randomUUID()
  private readonly bodies = new Map<string, string>()
  private readonly runs = new Set<string>()
  private readonly misfits = new Set<string>()
  private readonly playing = new Set<{ readonly run: string; readonly unwanted: AbortController }>()
  private fits: readonly Fit[] = []
  private timers: NodeJS.Timeout[] = []
  private isEnding = false
  private done = { parcels: 0, fights: 0, seconds: 0 }
  private told = { parcels: 0, fights: 0, seconds: 0 }

  constructor(db: WorkDatabase, wishes: StationWishes, steady: Steady) {
    this.db = db
    this.wishes = wishes
    this.steady = steady
  }

  get figures(): StationFigures {
    return this.done
  }

  async begin(): Promise<void> {
    const { hands, version } = this.wishes
    this.fits = await allFits(version)
    await this.sign()
    for (const queue of new Set(this.fits.map((fit) => fit.queue))) {
      await this.db.boss.createQueue(queue, { ...QUEUE })
      const options = {
        localConcurrency: hands.threads,
        pollingIntervalSeconds: POLL,
        notifyPollingIntervalSeconds: POLL,
        includeMetadata: true,
      } as const
      const work = await this.db.boss.work<Parcel, void, typeof options>(queue, options, async ([job]) => {
        if (job === undefined) return
        await this.take(job.data, job.retryCount)
        // Whoever has done something looks for more at once.
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
    await this.db
      .sql('UPDATE fray.lab_workers SET threads = 0 WHERE worker = $1', [this.id])
      .catch((error: unknown) => this.steady.hear(error))
    await this.db.boss.stop({ graceful: true, timeout: 60_000, close: false })
    await this.db.sql('DELETE FROM fray.lab_workers WHERE worker = $1', [this.id]).catch(() => undefined)
    await this.db.close().catch(() => undefined)
    this.account()
  }

  private complain(error: unknown): void {
    if (!this.steady.hear(error)) this.wishes.tell(`The database says: ${(error as Error).message}`)
  }

  /** Plays a parcel and keeps what came of it. Rejects where another attempt may succeed. */
  private async take({ run, task, parcel, chunks }: Parcel, attempt: number): Promise<void> {
    const body = await this.bodyOf(run, task)
    if (body === null) return
    const { tell, hands } = this.wishes
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
      await this.steady.do(() => this.total('failed', 1))
      if (attempt + 1 < ATTEMPTS) throw error
      answer = { problem: why }
    } finally {
      this.playing.delete(playing)
    }
    const fights = chunks.reduce((sum, [, count]) => sum + count, 0)
    const seconds = 'seconds' in answer ? answer.seconds : 0
    await this.steady.do(() => this.keep(run, parcel, answer, seconds, attempt))
    this.done = {
      parcels: this.done.parcels + 1,
      fights: this.done.fights + fights,
      seconds: this.done.seconds + seconds,
    }
  }

  /** The text of a task; null where nobody waits for its run any more. */
  private async bodyOf(run: string, task: number): Promise<string | null> {
    const id = `${run} ${task}`
    const known = this.bodies.get(id)
    const [row] = await this.db.sql(
      `SELECT kind, title, ruleset, CASE WHEN $3 THEN NULL ELSE body END AS body
       FROM fray.lab_runs JOIN fray.lab_tasks USING (run)
       WHERE run = $1 AND task = $2 AND state = 'running' AND seen > now() - interval '2 minutes'`,
      [run, task, known !== undefined],
    )
    if (row === undefined) return null
    this.tellRun(run, row as unknown as RunKnown)
    if (known !== undefined) return known
    const body = row.body as string
    this.bodies.set(id, body)
    if (this.bodies.size > KEPT) this.bodies.delete([...this.bodies.keys()][0] as string)
    return body
  }

  private tellRun(run: string, { kind, title, ruleset }: RunKnown): void {
    if (this.runs.has(run)) return
    this.runs.add(run)
    this.wishes.tell(`The run ${run}: ${kind}, ${title} (${ruleset}).`)
  }

  /** Keeps a result once, whoever else has played the same; tells those who wait. */
  private async keep(run: string, parcel: number, answer: WorkAnswer, seconds: number, attempt: number): Promise<void> {
    const [body, problem] = 'packed' in answer ? [Buffer.from(answer.packed), null] : [null, answer.problem]
    await this.db.sql(
      `WITH one AS (
         INSERT INTO fray.lab_parcels (run, parcel, worker, seconds, body, problem)
         SELECT run, $2, $3, $4, $5, $6 FROM fray.lab_runs WHERE run = $1 AND state = 'running'
         ON CONFLICT DO NOTHING RETURNING run),
       counted AS (
         UPDATE fray.lab_runs SET parcels = parcels + 1, again = again + $7, seconds = seconds + $4
         WHERE run IN (SELECT run FROM one)),
       summed AS (
         UPDATE fray.lab_totals SET value = value + CASE what WHEN 'done' THEN 1 WHEN 'again' THEN $7 ELSE $4 END
         WHERE what IN ('done', 'again', 'seconds') AND EXISTS (SELECT FROM one))
       SELECT pg_notify('fray_lab_results', run) FROM one`,
      [run, parcel, this.wishes.name, seconds, body, problem, attempt > 0 ? 1 : 0],
    )
  }

  private async total(what: string, more: number): Promise<void> {
    await this.db.sql('UPDATE fray.lab_totals SET value = value + $2 WHERE what = $1', [what, more])
  }

  /** Says that it is there, tells of runs that it cannot play, and tidies up. */
  private async sign(): Promise<void> {
    const { name, version, hands } = this.wishes
    await this.steady.do(async () => {
      await this.db.sql(
        `INSERT INTO fray.lab_workers (worker, name, made_by, fits, threads) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (worker) DO UPDATE SET seen = now()`,
        [this.id, name, `Fray ${version}`, [...new Set(this.fits.map(({ queue }) => queue))], hands.threads],
      )
      const misfits = await this.db.sql(
        `SELECT run, kind, title, made_by FROM fray.lab_runs
         WHERE state = 'running' AND seen > now() - interval '2 minutes' AND fit <> ALL ($1)`,
        [this.fits.map(({ queue }) => queue)],
      )
      for (const { run, kind, title, made_by } of misfits) {
        if (this.misfits.has(String(run))) continue
        this.misfits.add(String(run))
        this.wishes.tell(
          `The run ${run} (${kind}, ${title}) is not taken here: it is of ${made_by}, and this is ${this.fits[0]?.words}. ` +
            'It waits for a worker that fits.',
        )
      }
      await this.giveUp()
      await this.tidy()
    })
  }

  /** Gives up what is being played of runs that have ended: one fight may take long. */
  private async giveUp(): Promise<void> {
    const runs = [...new Set([...this.playing].map(({ run }) => run))]
    if (runs.length === 0) return
    const sql = `SELECT run FROM fray.lab_runs WHERE run = ANY ($1) AND state = 'running'`
    const wanted = new Set((await this.db.sql(sql, [runs])).map(({ run }) => run))
    for (const { run, unwanted } of this.playing) if (!wanted.has(run)) unwanted.abort()
  }

  /** What nobody has waited for since yesterday is not played any more, and workers that are long gone are forgotten. */
  private async tidy(): Promise<void> {
    const { sql } = this.db
    await sql(`DELETE FROM fray.lab_workers WHERE seen < now() - interval '1 day'`)
    const left = await sql(
      `UPDATE fray.lab_runs SET state = 'left', ended = seen
       WHERE state = 'running' AND seen < now() - interval '1 day' RETURNING run`,
    )
    for (const { run } of left) {
      await sql('DELETE FROM fray.lab_tasks WHERE run = $1', [run])
      await sql('DELETE FROM fray.lab_parcels WHERE run = $1', [run])
    }
  }

  /** Says what has been done since the last time, where that is anything. */
  private account(): void {
    const { done, told } = this
    const parcels = done.parcels - told.parcels
    if (parcels === 0) return
    this.told = done
    const fights = (done.fights - told.fights).toLocaleString('en')
    const seconds = (done.seconds - told.seconds).toFixed(1)
    this.wishes.tell(`Played ${fights} fights in ${parcels} chunks, ${seconds} seconds of its threads.`)
  }
}
