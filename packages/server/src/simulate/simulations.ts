import { type Experiment, Gone, type Simulation, simulate } from '@fray/lab'
import { otherThreads, type ThreadPool } from '../threads/pool.ts'

/** The most memory of a simulation, in megabytes. */
const MEMORY = 256

/** Plays simulations in a thread, one after the other, so that the fights of the table do not wait for them. */
export class Simulations {
  private readonly most: number
  private waiting = 0
  private last: Promise<unknown> = Promise.resolve()
  private workerPool: ThreadPool | null = null

  /** @param most how many may wait or run */
  constructor(most: number) {
    this.most = most
  }

  /**
   * Plays one for at most that many seconds; null at once if too many wait. Rejects with the sentence of what is
   * wrong.
   */
  play(experiment: Experiment, trials: number, seconds: number): Promise<Simulation> | null {
    if (this.waiting >= this.most) return null
    this.waiting++
    const result = this.last.then(() => this.run(experiment, trials, seconds)).finally(() => this.waiting--)
    this.last = result.catch(() => undefined)
    return result
  }

  /** Ends the running one. */
  async close(): Promise<void> {
    await this.workerPool?.close()
  }

  private async run(experiment: Experiment, trials: number, seconds: number): Promise<Simulation> {
    const workerPool = otherThreads(1, MEMORY)
    this.workerPool = workerPool
    try {
      const played = await simulate(experiment, { trials, workerPool, signal: AbortSignal.timeout(seconds * 1000) })
      if (played.trials === 0) throw new Error('The simulation took too long: ask for fewer trials.')
      return played
    } catch (error) {
      if (!(error instanceof Gone)) throw error
      throw new Error('The simulation failed: it may have needed too much memory.')
    } finally {
      this.workerPool = null
      void workerPool.close()
    }
  }
}
