import type { Hands, WorkOrder } from '@fray/server/work'
import { AskedThread } from './asking.ts'
import type { BatchSaid } from './batch-worker.ts'

/** Threads that play batches, which are to be ended when they are not needed any more. */
export interface ThreadHands extends Hands {
  close(): Promise<void>
}

/** So many threads that play batches, each with so many megabytes of memory; one that has ended over a batch is replaced. */
export function threadHands(threads: number, megabytes: number): ThreadHands {
  const start = () =>
    new AskedThread<WorkOrder, BatchSaid>('./batch-worker.ts', null, { maxOldGenerationSizeMb: megabytes })
  const free = Array.from({ length: threads }, start)
  const busy = new Set<AskedThread<WorkOrder, BatchSaid>>()
  const waiting: (() => void)[] = []
  return {
    threads,
    async play(order, signal) {
      while (free.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
      const thread = free.pop() as AskedThread<WorkOrder, BatchSaid>
      busy.add(thread)
      let next = thread
      const giveUp = () => void thread.close()
      signal.addEventListener('abort', giveUp)
      try {
        return (await thread.ask(order, 'answer')).answer
      } catch (error) {
        next = start()
        void thread.close()
        throw (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new Error(
              `a chunk of it needs more than the ${megabytes} megabytes of memory of a worker's thread; ` +
                '"fray worker --memory" gives it more.',
            )
          : error
      } finally {
        signal.removeEventListener('abort', giveUp)
        busy.delete(thread)
        free.push(next)
        waiting.shift()?.()
      }
    },
    async close() {
      await Promise.all([...free, ...busy].map((thread) => thread.close()))
    },
  }
}
