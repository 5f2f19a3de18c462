import { decideTogether, type Hand, isTrying, type Prepared, SEARCH_TIME } from '@fray/lab'
import type { RemoteDecider } from '@fray/seat'
import { AskedThread } from '@fray/server/threads'
import type { ThinkingOrder } from './thinking-worker.ts'

/** A mind with threads, which are to be ended when it is not needed any more. */
export interface ThreadMind extends RemoteDecider {
  close(): Promise<void>
}

/** A hand in a thread of its own. */
class ThreadHand implements Hand {
  private readonly thread: AskedThread<ThinkingOrder, Prepared | readonly number[]>

  constructor(ruleset: string) {
    this.thread = new AskedThread(new URL('./thinking-worker.ts', import.meta.url), ruleset)
  }

  async prepare(moment: Parameters<Hand['prepare']>[0]): Promise<Prepared> {
    return (await this.thread.do({ moment })) as Prepared
  }

  async worths(trials: Parameters<Hand['worths']>[0]): Promise<readonly number[]> {
    return (await this.thread.do({ trials })) as readonly number[]
  }

  close(): Promise<number> {
    return this.thread.close()
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
