import type { Worker } from 'node:worker_threads'
import { decideTogether, type Hand, isTrying, type Prepared, SEARCH_TIME } from '@fray/lab'
import type { Mind } from '@fray/seat'
import { newThread } from './new-thread.ts'
import type { ThinkingAnswer, ThinkingOrder } from './thinking-worker.ts'

/** A mind with threads, which are to be ended when it is not needed any more. */
export interface ThreadMind extends Mind {
  close(): Promise<void>
}

/** A hand in a thread of its own. */
class ThreadHand implements Hand {
  private readonly worker: Worker
  private readonly waiting: { resolve(answer: ThinkingAnswer): void; reject(error: Error): void }[] = []

  constructor(ruleset: string) {
    this.worker = newThread('./thinking-worker.ts', ruleset)
    this.worker.on('message', (answer: ThinkingAnswer) => this.waiting.shift()?.resolve(answer))
    this.worker.on('error', (error) => this.fail(error))
    this.worker.on('exit', () => this.fail(new Error('The thread that thinks has ended by itself.')))
    // A thread that waits for something to think about keeps no program from ending.
    this.worker.unref()
  }

  async prepare(moment: Parameters<Hand['prepare']>[0]): Promise<Prepared> {
    return (await this.ask({ moment }, 'prepared')).prepared
  }

  async worths(trials: Parameters<Hand['worths']>[0]): Promise<readonly number[]> {
    return (await this.ask({ trials }, 'worths')).worths
  }

  close(): Promise<number> {
    return this.worker.terminate()
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.splice(0)) reject(error)
  }

  private async ask<K extends string>(
    order: ThinkingOrder,
    key: K,
  ): Promise<Extract<ThinkingAnswer, Record<K, unknown>>> {
    this.worker.ref()
    const answer = await new Promise<ThinkingAnswer>((resolve, reject) => {
      this.waiting.push({ resolve, reject })
      this.worker.postMessage(order)
    }).finally(() => {
      if (this.waiting.length === 0) this.worker.unref()
    })
    if ('error' in answer) throw new Error(answer.error)
    if (key in answer) return answer as Extract<ThinkingAnswer, Record<K, unknown>>
    throw new Error('A thread that thinks has answered something else than it was asked.')
  }
}

/** The milliseconds that a policy's own name grants it, as `search:200ms` does; what people wait for otherwise. */
const timeOf = (policy: string): number => Number(/:(\d+)ms$/.exec(policy)?.[1] ?? SEARCH_TIME)

/**
 * A mind of so many threads for a fight of the ruleset. It answers within a second. With `now` its threads start at once, else
 * when somebody has to be thought for the first time.
 */
export function threadMind(ruleset: string, threads: number, now = false): ThreadMind {
  const start = () => Array.from({ length: threads }, () => new ThreadHand(ruleset))
  let hands = now ? start() : []
  return {
    takes: isTrying,
    decide(moment, signal) {
      if (hands.length === 0) hands = start()
      const within = timeOf(moment.policy)
      return decideTogether(moment, hands, { now: () => performance.now(), within, signal })
    },
    async close() {
      await Promise.all(hands.map((hand) => hand.close()))
    },
  }
}
