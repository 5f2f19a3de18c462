import { availableParallelism } from 'node:os'
import {
  type ChunkOrder,
  type ChunkResult,
  chunksHere,
  Gone,
  type Member,
  type PairPool,
  poolOf,
  poolOfOne,
  Team,
  tellsTasksOnce,
  type WorkerPool,
} from '@fray/lab'
import type { OrderPool, WorkAnswer } from '../work/order.ts'
import { AskedThread } from './asked-thread.ts'
import type { PackedOrder } from './chunk-thread.ts'

/** A worker pool with threads; close it when it is not needed any more. */
export interface ThreadPool extends WorkerPool, PairPool {
  readonly ahead: number
  close(): Promise<void>
}

/** The number of threads that this machine runs at the same time. */
export const threadsHere = (): number => Math.max(1, availableParallelism())

/**
 * A worker pool of that many threads: this one, which lets other things happen now and then, and others, which start
 * meanwhile. Chunks go to a free one.
 * @example
 * ```ts
 * import { simulate } from '@fray/lab'
 * import { threadPool } from '@fray/server/threads'
 *
 * const encounter = { ruleset: 'zones', combatants: { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } } }
 * const experiment = { ruleset: 'zones', encounter, policies: { otherwise: 'aggressive', sides: {} }, seed: 'oak', limit: 10_000 }
 * const workerPool = threadPool(2)
 * const { trials } = await simulate(experiment, { trials: 200, workerPool })
 * await workerPool.close()
 * console.log(trials) // 200
 * ```
 */
export function threadPool(threads: number): ThreadPool {
  return closable([thisThread, ...others<ChunkOrder, readonly ChunkResult[]>(threads - 1)])
}

/** A pool of that many threads besides this one; each with at most that many megabytes of memory, if given. */
export const otherThreads = (threads: number, megabytes?: number): ThreadPool => closable(others(threads, megabytes))

function closable(starts: readonly (() => Member<ChunkOrder, readonly ChunkResult[]>)[]): ThreadPool {
  const team = new Team(starts)
  return { ...poolOf(team), close: () => team.close() }
}

const others = <Order extends ChunkOrder, Answer>(
  threads: number,
  megabytes?: number,
): (() => Member<Order, Answer>)[] =>
  Array.from({ length: threads }, () => () => {
    const limits = megabytes === undefined ? undefined : { maxOldGenerationSizeMb: megabytes }
    const thread = new AskedThread<Order, Answer>(new URL('./chunk-thread.ts', import.meta.url), null, limits)
    const told = tellsTasksOnce()
    return { ready: thread.ready, do: (order) => thread.do(told(order)), close: () => thread.close() }
  })

/** Milliseconds that this thread plays before it checks whether another one waits for its next chunk. */
const AT_A_STRETCH = 1

/** This thread: it plays while there is nothing else to do. */
function thisThread(): Member<ChunkOrder, readonly ChunkResult[]> {
  let isClosed = false
  let pausedAt = 0
  const pause = (): Promise<void> | null => {
    // A chunk that nobody waits for any more is abandoned.
    if (isClosed) return new Promise(() => {})
    if (performance.now() - pausedAt < AT_A_STRETCH) return null
    return new Promise((resolve) => {
      setImmediate(() => {
        pausedAt = performance.now()
        if (!isClosed) resolve()
      })
    })
  }
  return {
    do: chunksHere(poolOfOne(pause), () => performance.now()),
    close() {
      isClosed = true
    },
  }
}

/** Threads that play batches; close them when they are not needed any more. */
export interface OrderThreads extends OrderPool {
  close(): Promise<void>
}

/** That many threads for batches, each with at most that many megabytes of memory. Retries are left to the queue. */
export function orderThreads(threads: number, megabytes: number): OrderThreads {
  const team = new Team<PackedOrder, WorkAnswer>(others(threads, megabytes), 1)
  return {
    threads,
    async play({ id, body, chunks }, signal) {
      try {
        return await team.do({ id, task: JSON.parse(body), chunks, isPacked: true }, signal)
      } catch (error) {
        if (!(error instanceof Gone)) return { problem: (error as Error).message }
        throw (error.cause as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new Error(
              `a chunk of it needs more than the ${megabytes} megabytes of memory of a worker's thread; ` +
                '"fray worker --memory" gives it more.',
            )
          : error
      }
    },
    close: () => team.close(),
  }
}
