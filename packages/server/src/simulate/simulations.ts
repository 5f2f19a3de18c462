import { Worker } from 'node:worker_threads'
import type { SimulationAnswer, SimulationOrder } from './order.ts'

/** Memory that a simulation may use, in megabytes. */
const MEMORY = 256
/** Seconds over its time that a thread is given to stop by itself, its start among them. */
const GRACE = 5

/** Plays simulations in a thread, one after the other, so that the fights of the table do not wait for them. */
export class Simulations {
  private readonly most: number
  private waiting = 0
  private last: Promise<unknown> = Promise.resolve()
  private worker: Worker | null = null

  /** @param most how many may wait or run. */
  constructor(most: number) {
    this.most = most
  }

  /** Plays one; null at once where too many wait. Rejects with the sentence of what is wrong. */
  play(order: SimulationOrder): Promise<unknown> | null {
    if (this.waiting >= this.most) return null
    this.waiting++
    const result = this.last.then(() => this.run(order)).finally(() => this.waiting--)
    this.last = result.catch(() => undefined)
    return result
  }

  /** Ends what runs. */
  async close(): Promise<void> {
    await this.worker?.terminate()
  }

  private run(order: SimulationOrder): Promise<unknown> {
    const worker = new Worker(new URL('./worker.ts'.replace(/ts$/, import.meta.url.slice(-2)), import.meta.url), {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    })
    this.worker = worker
    return new Promise<unknown>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error('The simulation took too long: ask for fewer trials.')),
        (order.seconds + GRACE) * 1000,
      )
      worker.on('message', (answer: SimulationAnswer) => {
        if ('result' in answer) resolve(answer.result)
        else reject(new Error(answer.problem))
      })
      worker.on('error', () => reject(new Error('The simulation failed: it may have needed too much memory.')))
      worker.on('exit', () => reject(new Error('The simulation was stopped.')))
      late.unref()
    }).finally(() => {
      this.worker = null
      void worker.terminate()
    })
  }
}
