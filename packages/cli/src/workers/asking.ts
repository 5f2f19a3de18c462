import type { ResourceLimits, Worker } from 'node:worker_threads'
import { newThread } from './new-thread.ts'

/** A thread that is told one thing after the other, and answers each in turn. It keeps no program from ending while it waits. */
export class AskedThread<Order, Answer extends object> {
  private readonly worker: Worker
  private readonly waiting: { resolve(answer: Answer): void; reject(error: Error): void }[] = []

  /** @param module a module of this folder, with `data` as its `workerData`. */
  constructor(module: string, data: unknown, limits?: ResourceLimits) {
    this.worker = newThread(module, data, limits)
    this.worker.on('message', (answer: Answer) => this.waiting.shift()?.resolve(answer))
    this.worker.on('error', (error) => this.fail(error))
    this.worker.on('exit', () => this.fail(new Error('A thread has ended unexpectedly.')))
    this.worker.unref()
  }

  /** Its answer, which has the key; throws what the thread says went wrong. */
  async ask<K extends string>(order: Order, key: K): Promise<Extract<Answer, Record<K, unknown>>> {
    this.worker.ref()
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.waiting.push({ resolve, reject })
      this.worker.postMessage(order)
    }).finally(() => {
      if (this.waiting.length === 0) this.worker.unref()
    })
    if (key in answer) return answer as Extract<Answer, Record<K, unknown>>
    throw new Error(
      'error' in answer ? String(answer.error) : 'A thread has answered something other than what it was asked.',
    )
  }

  close(): Promise<number> {
    return this.worker.terminate()
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.splice(0)) reject(error)
  }
}
