import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { type Batch, type Chunk, poolOfOne, type Task, type WorkerPool } from '@fray/lab'
import { newThread } from './new-thread.ts'
import type { Answer, Order } from './orders.ts'
import { RecentTasks } from './recent-tasks.ts'

/** A worker pool that has threads, which are to be ended when it is not needed any more. */
export interface ThreadPool extends WorkerPool {
  close(): Promise<void>
}

/** As many threads as this machine runs at the same time. */
export const threadsHere = (): number => Math.max(1, availableParallelism())

/** One chunk to be played, and who waits for it. */
interface Job {
  readonly task: Task
  readonly chunk: Chunk
  readonly resolve: (batch: Batch) => void
  readonly reject: (error: unknown) => void
}

/** Somebody who plays one chunk at a time. */
interface Member {
  /** Whether it could play a chunk now. */
  readonly isFree: boolean
  play(job: Job): void
  close(): Promise<unknown>
}

/**
 * A worker pool of so many threads: this one, which lets other things happen every now and then, and workers, which start in the
 * meantime. Chunks go to the one who is free.
 */
export function threadPool(threads: number): ThreadPool {
  const waiting: Job[] = []
  const members: Member[] = []
  const assign = (): void => {
    for (const member of members) {
      if (!member.isFree) continue
      const job = waiting.shift()
      if (job === undefined) return
      member.play(job)
    }
  }
  members.push(new ThisThread(assign))
  for (let n = 1; n < threads; n++) members.push(new OtherThread(assign))
  return {
    size: threads,
    play: (task, chunk) =>
      new Promise((resolve, reject) => {
        waiting.push({ task, chunk, resolve, reject })
        assign()
      }),
    async close() {
      waiting.length = 0
      await Promise.all(members.map((member) => member.close()))
    },
  }
}

/** Milliseconds for which this thread plays on before it looks whether a worker waits for its next chunk. */
const AT_A_STRETCH = 1

/** This thread: it plays while nothing else is to be done. */
class ThisThread implements Member {
  isFree = true
  private isClosed = false
  private pausedAt = 0
  private readonly onFree: () => void
  private readonly workerPool: WorkerPool

  constructor(onFree: () => void) {
    this.onFree = onFree
    this.workerPool = poolOfOne(() => this.pause())
  }

  private pause(): Promise<void> | null {
    // A chunk that nobody waits for any more is not played to its end.
    if (this.isClosed) return new Promise(() => {})
    if (performance.now() - this.pausedAt < AT_A_STRETCH) return null
    return new Promise((resolve) => {
      setImmediate(() => {
        this.pausedAt = performance.now()
        if (!this.isClosed) resolve()
      })
    })
  }

  play({ task, chunk, resolve, reject }: Job): void {
    this.isFree = false
    this.workerPool
      .play(task, chunk)
      .then(resolve, reject)
      .finally(() => {
        this.isFree = true
        this.onFree()
      })
  }

  async close(): Promise<void> {
    this.isClosed = true
  }
}

const ids = new WeakMap<Task['experiment'], number>()
let lastId = 0

/** The number of a task: the same for the same experiment, played the same way. */
function idOf({ experiment, recorded }: Task): number {
  let id = ids.get(experiment)
  if (id === undefined) {
    id = ++lastId
    ids.set(experiment, id)
  }
  return 2 * id + (recorded ? 1 : 0)
}

/** A worker thread. */
class OtherThread implements Member {
  private readonly worker: Worker
  private readonly recent = new RecentTasks<true>()
  private readonly onFree: () => void
  private job: Job | null = null
  private isReady = false
  private isGone = false

  constructor(onFree: () => void) {
    this.onFree = onFree
    this.worker = newThread('./worker.ts')
    this.worker.on('message', (answer: Answer) => {
      const job = this.job
      this.job = null
      this.isReady = true
      if ('batch' in answer) job?.resolve(answer.batch)
      else if ('error' in answer) job?.reject(new Error(answer.error))
      this.onFree()
    })
    this.worker.on('error', (error) => this.gone(error))
    this.worker.on('exit', (code) => this.gone(new Error(`A thread has ended unexpectedly (exit code ${code}).`)))
  }

  get isFree(): boolean {
    return this.isReady && this.job === null && !this.isGone
  }

  play(job: Job): void {
    this.job = job
    const id = idOf(job.task)
    const task = this.recent.has(id) ? null : job.task
    if (task !== null) this.recent.put(id, true)
    this.worker.postMessage({ id, task, chunk: job.chunk } satisfies Order)
  }

  private gone(error: unknown): void {
    this.isGone = true
    this.job?.reject(error)
    this.job = null
  }

  close(): Promise<unknown> {
    this.isGone = true
    this.job = null
    return this.worker.terminate()
  }
}
