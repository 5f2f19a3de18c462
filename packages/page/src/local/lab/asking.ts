import type { Answered, Job, LabMessage, Outcomes, Underway } from './orders.ts'

/** Somebody stopped it before there was anything to show. */
export class Stopped extends Error {
  override name = 'Stopped'
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (why: Error) => void
  readonly underway: (now: Underway) => void
}

/** A job under way. */
export interface Asked<T> {
  /** Rejects with an error where it cannot be done, with {@link Stopped} where it was given up with nothing to show. */
  readonly done: Promise<T>
  /** Asks it to end: what can be shown of it is the result. */
  stop(): void
}

/** A worker of the lab, asked for one thing or several. */
export class LabWorker {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private count = 0
  /** Whether it has ended, by itself or not. */
  isGone = false

  constructor(worker: Worker) {
    this.worker = worker
    worker.onmessage = ({ data }: MessageEvent<Answered>) => this.hear(data)
    worker.onerror = (event) => this.fail(new Error(event.message || 'The lab could not be started.'))
  }

  /** Asks for something; `underway` is called with how far it is. */
  ask<D extends Job['do']>(
    job: Extract<Job, { readonly do: D }>,
    underway: (now: Underway) => void = () => undefined,
  ): Asked<Outcomes[D]> {
    const id = ++this.count
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    if (this.isGone) reject(new Error('The lab has ended.'))
    else this.waiting.set(id, { resolve, reject, underway })
    if (!this.isGone) this.worker.postMessage({ id, job } satisfies LabMessage)
    return {
      done: promise as Promise<Outcomes[D]>,
      stop: () => {
        if (this.waiting.has(id)) this.worker.postMessage({ id, stop: true } satisfies LabMessage)
      },
    }
  }

  private hear(said: Answered): void {
    const waiting = this.waiting.get(said.id)
    if (waiting === undefined) return
    if ('underway' in said) {
      waiting.underway(said.underway)
      return
    }
    this.waiting.delete(said.id)
    if ('problem' in said) waiting.reject(new Error(said.problem))
    else if ('stopped' in said) waiting.reject(new Stopped())
    else waiting.resolve(said.value)
  }

  private fail(why: Error): void {
    this.isGone = true
    this.worker.terminate()
    for (const { reject } of this.waiting.values()) reject(why)
    this.waiting.clear()
  }

  /** Ends it, whatever it is doing. */
  end(): void {
    this.fail(new Stopped())
  }
}
