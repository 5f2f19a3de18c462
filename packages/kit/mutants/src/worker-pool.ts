import { Worker } from 'node:worker_threads'
import type { Order, Played, Recorded, WorkerStart } from './worker.ts'

/** Which cases reach which mutant, by position; `loaded` are mutants reached while the code is loaded. */
export interface Reach {
  readonly caseCount: number
  readonly failing: readonly string[]
  readonly casesOf: ReadonlyMap<number, readonly number[]>
  readonly loaded: ReadonlySet<number>
}

type Start = Omit<WorkerStart, 'on'>

/** A worker that handles one order at a time, and is replaced if it does not answer in time. */
class Hand {
  private readonly start: Start
  private worker: Worker | null = null

  constructor(start: Start) {
    this.start = start
  }

  /** The worker's answer to an order; null if it fails or takes longer than `limit` milliseconds. */
  async ask<T>(order: Order, limit: number, on = -1): Promise<T | null> {
    if (this.worker === null || on >= 0) {
      this.end()
      this.worker = new Worker(new URL('./worker.ts'.replace(/ts$/, import.meta.url.slice(-2)), import.meta.url), {
        workerData: { ...this.start, on },
      })
      if ((await answerOf(this.worker, 60_000)) === null) {
        this.end()
        return null
      }
    }
    this.worker.postMessage(order)
    const answer = await answerOf(this.worker, limit)
    if (answer === null || on >= 0) this.end()
    return answer as T | null
  }

  end(): void {
    void this.worker?.terminate()
    this.worker = null
  }
}

/** The next message of a worker; null if it fails, ends, or stays silent for `limit` milliseconds. */
function answerOf(worker: Worker, limit: number): Promise<unknown> {
  return new Promise((resolve) => {
    const done = (answer: unknown) => {
      clearTimeout(timer)
      worker.off('message', done).off('error', failed).off('exit', failed)
      resolve(answer)
    }
    const failed = () => done(null)
    const timer = setTimeout(failed, limit)
    worker.on('message', done).on('error', failed).on('exit', failed)
  })
}

/** Plays all cases once, unchanged, and records which case reaches which mutant. */
export async function record(start: Start): Promise<Reach> {
  const hand = new Hand(start)
  const answer = await hand.ask<Recorded>(null, 600_000)
  hand.end()
  if (answer === null) throw new Error(`The cases of ${start.ruleset} cannot be played with switches in the code.`)
  const casesOf = new Map<number, number[]>()
  answer.cases.forEach(({ reached }, place) => {
    for (const at of reached) casesOf.set(at, [...(casesOf.get(at) ?? []), place])
  })
  const failing = answer.cases.filter(({ passed }) => !passed).map(({ id }) => id)
  return { caseCount: answer.cases.length, failing, casesOf, loaded: new Set(answer.loaded) }
}

/** The result for each mutant (by number): the case that caught it, `time` if it did not end, or null. */
export async function playAll(
  start: Start,
  mutants: readonly number[],
  { casesOf, loaded, caseCount }: Reach,
  {
    threads,
    limit,
    onPlayed,
  }: { readonly threads: number; readonly limit: number; readonly onPlayed?: (played: number) => void },
): Promise<ReadonlyMap<number, string | null>> {
  const results = new Map<number, string | null>()
  const waiting = [...mutants]
  const everyCase = Array.from({ length: caseCount }, (_, place) => place)
  const work = async () => {
    const hand = new Hand(start)
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const order = { mutant: at, cases: loaded.has(at) ? everyCase : (casesOf.get(at) ?? []) }
      const played = await hand.ask<Played>(order, limit, loaded.has(at) ? at : -1)
      results.set(at, played === null ? 'time' : played.caughtBy)
      onPlayed?.(results.size)
    }
    hand.end()
  }
  await Promise.all(Array.from({ length: threads }, work))
  return results
}
