import { randomUUID } from 'node:crypto'
import type { Chunk, ChunkResult, PlainTask } from '@fray/lab'
import { Cutting } from './cutting.ts'
import type { WorkDatabase } from './database.ts'
import type { WorkBatch } from './order.ts'
import { unpack } from './packing.ts'
import type { Steady } from './steady.ts'

/** Milliseconds after which a batch is late and its state is checked, and how many are checked at a time. */
const LATE = 15_000
const LATE_ONES = 8

/** A task as workers get it. */
interface QueuedTask {
  readonly number: number
  readonly body: string
  isTold: boolean
}

interface Item {
  readonly task: QueuedTask
  readonly chunk: Chunk
  readonly resolve: (result: ChunkResult) => void
  readonly reject: (error: unknown) => void
}

interface Out {
  readonly number: number
  readonly job: string
  readonly items: readonly Item[]
  sent: number
}

/** Where batches go, and how. */
export interface OutboxOptions {
  readonly db: WorkDatabase
  readonly steady: Steady
  readonly run: string
  readonly queue: string
  readonly priority: number
  /** How many threads are playing now. */
  readonly threads: () => number
}

/** The chunks of a run that wait, and those sent as batches, until their results arrive. */
export class Outbox {
  private readonly options: OutboxOptions
  private readonly cutting = new Cutting<QueuedTask>()
  private readonly tasks = new Map<object, QueuedTask>()
  private waiting: Item[] = []
  private readonly out = new Map<number, Out>()
  private received: number[] = []
  private batchCount = 0
  private taskCount = 0
  private isSending = false
  private isClosed = false

  constructor(options: OutboxOptions) {
    this.options = options
  }

  /** Queues a chunk of the task that is about something; it goes with the next {@link send}. */
  add(about: object, make: () => PlainTask, chunk: Chunk): Promise<ChunkResult> {
    let task = this.tasks.get(about)
    if (task === undefined) {
      task = { number: ++this.taskCount, body: JSON.stringify(make()), isTold: false }
      this.tasks.set(about, task)
    }
    const told = task
    return new Promise((resolve, reject) => {
      // After closing, nobody waits for it any more.
      if (!this.isClosed) this.waiting.push({ task: told, chunk, resolve, reject })
    })
  }

  /** Sends batches: for each thread one to play and one in reserve, so that several runs share the workers evenly. */
  async send(): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    try {
      for (let cut = this.cut(); cut.length > 0; cut = this.cut()) {
        for (const { items } of cut) await this.tell((items[0] as Item).task)
        await this.options.steady.do(() => this.insert(cut))
      }
    } finally {
      this.isSending = false
    }
  }

  /** Takes results that have arrived. */
  async fetch(): Promise<void> {
    if (this.isClosed || this.out.size === 0) return
    const { db, steady, run } = this.options
    const rows = await steady.do(() =>
      db.sql('SELECT batch, body, problem, seconds FROM fray.lab_batches WHERE run = $1 AND batch = ANY ($2)', [
        run,
        [...this.out.keys()],
      ]),
    )
    for (const { batch, body, problem, seconds } of rows) {
      const out = this.out.get(Number(batch))
      if (out === undefined || this.isClosed) continue
      if (problem !== null) throw new Error(String(problem))
      this.out.delete(out.number)
      this.received.push(out.number)
      const { task } = out.items[0] as Item
      this.cutting.learn(
        task,
        out.items.reduce((sum, { chunk }) => sum + chunk.count, 0),
        Number(seconds),
      )
      const results = unpack(body as Uint8Array) as ChunkResult[]
      out.items.forEach(({ resolve }, i) => resolve(results[i] as ChunkResult))
    }
    await this.send()
  }

  /** Deletes received results from the database. */
  async clear(): Promise<void> {
    const received = this.received.splice(0)
    if (received.length === 0) return
    const { db, steady, run } = this.options
    const sql = 'UPDATE fray.lab_batches SET body = NULL WHERE run = $1 AND batch = ANY ($2)'
    await steady.do(() => db.sql(sql, [run, received]))
  }

  /** Checks batches that are late, and sends lost ones again. */
  async askAfterLateOnes(): Promise<void> {
    const { db, steady, queue } = this.options
    const now = performance.now()
    const late = [...this.out.values()].filter(({ sent }) => now - sent > LATE).slice(0, LATE_ONES)
    for (const out of late) {
      const job = await steady.do(() => db.boss.getJobById(queue, out.job))
      out.sent = now
      if (job !== null && ['created', 'retry', 'active'].includes(job.state)) continue
      await this.fetch()
      if (!this.out.has(out.number)) continue
      if (job?.state === 'failed')
        throw new Error(`A chunk of this run has failed ${job.retryCount + 1} times: each time its worker disappeared.`)
      // It was dropped, as batches of a run that nobody seems to wait for are, or never arrived.
      this.out.delete(out.number)
      this.waiting.unshift(...out.items)
      await this.send()
    }
  }

  /** Drops what was queued for this; returns the jobs to be cancelled. */
  drop(about: object): readonly string[] {
    const task = this.tasks.get(about)
    if (task === undefined) return []
    this.tasks.delete(about)
    this.cutting.forget(task)
    this.waiting = this.waiting.filter((item) => item.task !== task)
    const dropped = [...this.out.values()].filter(({ items }) => items[0]?.task === task)
    for (const { number } of dropped) this.out.delete(number)
    return dropped.map(({ job }) => job)
  }

  /** Rejects all waiting promises with the error. */
  fail(error: unknown): void {
    const items = [...[...this.out.values()].flatMap((out) => out.items), ...this.waiting]
    this.out.clear()
    this.waiting = []
    for (const { reject } of items) reject(error)
  }

  /** Stops sending and receiving; returns the jobs to be cancelled. */
  close(): readonly string[] {
    this.isClosed = true
    return [...this.out.values()].map(({ job }) => job)
  }

  private cut(): Out[] {
    const threads = this.options.threads()
    const cut: Out[] = []
    while (!this.isClosed && this.waiting.length > 0 && this.out.size < 2 * threads) {
      const items = this.waiting.splice(0, this.cutting.next(this.waiting, threads))
      const out = { number: ++this.batchCount, job: randomUUID(), items, sent: performance.now() }
      this.out.set(out.number, out)
      cut.push(out)
    }
    return cut
  }

  private async tell(task: QueuedTask): Promise<void> {
    if (task.isTold) return
    const { db, steady, run } = this.options
    await steady.do(() =>
      db.sql(
        `INSERT INTO fray.lab_tasks (run, task, body) SELECT run, $2, $3 FROM fray.lab_runs WHERE run = $1
         ON CONFLICT DO NOTHING`,
        [run, task.number, task.body],
      ),
    )
    task.isTold = true
  }

  private async insert(cut: readonly Out[]): Promise<void> {
    const { db, run, queue, priority } = this.options
    const jobs = cut.map(({ number, job, items }) => {
      const chunks = items.map(({ chunk: { first, count } }) => [first, count] as const)
      const data: WorkBatch = { run, task: (items[0] as Item).task.number, batch: number, chunks }
      return { id: job, priority, data }
    })
    try {
      await db.boss.insert(queue, jobs)
    } catch (error) {
      // Sent before, but the database went away before its answer.
      if ((error as { code?: string }).code !== '23505') throw error
    }
  }
}
