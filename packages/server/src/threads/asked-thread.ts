import type { ResourceLimits, Worker } from 'node:worker_threads'
import { Gone, type Member } from '@fray/lab'
import type { Answered } from './answering.ts'
import { newThread } from './new-thread.ts'

/**
 * A thread that takes orders one after the other and answers each. It does not keep the program running while it
 * waits.
 */
export class AskedThread<Order, Answer> implements Member<Order, Answer> {
  readonly ready: Promise<void>
  private readonly worker: Worker
  private readonly waiting: { resolve(answer: Answer): void; reject(error: Error): void }[] = []
  private gone: Gone | null = null
  private isClosing = false

  /** @param module it answers with `answerEach`, and gets `data` as its `workerData` */
  constructor(module: URL, data?: unknown, limits?: ResourceLimits) {
    this.worker = newThread(module, data, limits)
    this.ready = new Promise((resolve, reject) => {
      this.waiting.push({ resolve: () => resolve(), reject })
    })
    this.ready.then(
      () => this.rest(),
      () => undefined,
    )
    this.worker.on('message', (said: Answered<Answer>) => {
      const asked = this.waiting.shift()
      if ('error' in said) asked?.reject(new Error(said.error))
      else asked?.resolve(said.answer)
    })
    this.worker.on('error', (error) => this.fail(error))
    this.worker.on('exit', (code) => this.fail(new Error(`A thread has ended unexpectedly (exit code ${code}).`)))
  }

  /** Rejects with the thread's error, or with {@link Gone} if it has ended. */
  async do(order: Order): Promise<Answer> {
    if (this.gone !== null) throw this.gone
    this.worker.ref()
    return new Promise<Answer>((resolve, reject) => {
      this.waiting.push({ resolve, reject })
      this.worker.postMessage(order)
    }).finally(() => this.rest())
  }

  /** Ends it; the program does not end before that. */
  close(): Promise<number> {
    this.isClosing = true
    this.worker.ref()
    return this.worker.terminate()
  }

  private rest(): void {
    if (this.waiting.length === 0 && !this.isClosing) this.worker.unref()
  }

  private fail(why: Error): void {
    this.gone ??= new Gone(why.message, { cause: why })
    for (const { reject } of this.waiting.splice(0)) reject(this.gone)
  }
}
