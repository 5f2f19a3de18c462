import { type Experiment, type Simulation, simulate } from '@fray/lab'
import type { PlayedSimulation } from '../http/answers.ts'
import type { ServerLimits } from '../limits.ts'
import { Simulations } from './simulations.ts'
import type { Workers } from './workers.ts'

/** A simulation that was not started, with the sentence that says why. */
export class TooMuch extends Error {
  override name = 'TooMuch'
  /** Whether it could be started later. */
  readonly isPassing: boolean

  constructor(message: string, isPassing: boolean) {
    super(message)
    this.isPassing = isPassing
  }
}

const BUSY = 'Other simulations are running: try again in a few seconds.'
const OWN_BUSY = 'Simulations of this fight are already running: wait for them.'

/** What is to be simulated. */
interface Order {
  readonly experiment: Experiment
  readonly trials: number
}

/**
 * The part of a simulation that may be shown: not the experiment, which holds all secrets, nor which of its trials
 * are worth watching.
 */
const shown = ({ notable: _, experiment: __, ...rest }: Simulation): PlayedSimulation => rest

/**
 * Where a server's simulations are played: by the workers of its database if there are any, otherwise in a thread of
 * its own.
 */
export class SimulationPlaces {
  private readonly limits: ServerLimits
  private readonly workers: Workers | null
  private readonly own: Simulations
  /** How many are running, by fight, and in total at workers. */
  private readonly byFight = new Map<string, number>()
  private atWorkers = 0

  constructor(limits: ServerLimits, workers: Workers | null) {
    this.limits = limits
    this.workers = workers
    this.own = new Simulations(limits.simulations)
  }

  /** Plays one for a fight. Rejects with {@link TooMuch}, or with the sentence of what is wrong with it. */
  async play(fight: string, order: Order): Promise<PlayedSimulation> {
    const { limits } = this
    const under = this.byFight.get(fight) ?? 0
    if (under >= limits.simulationsOfFight) throw new TooMuch(OWN_BUSY, true)
    this.byFight.set(fight, under + 1)
    try {
      return await this.playThere(order)
    } finally {
      const left = (this.byFight.get(fight) ?? 1) - 1
      if (left === 0) this.byFight.delete(fight)
      else this.byFight.set(fight, left)
    }
  }

  async close(): Promise<void> {
    await this.own.close()
  }

  private async playThere(order: Order): Promise<PlayedSimulation> {
    const { limits, workers } = this
    const isThere = workers !== null && (await workers.threadsFor(order.experiment.ruleset)) > 0
    const most = isThere ? limits.workerTrials : limits.trials
    if (order.trials > most)
      throw new TooMuch(`A simulation has at most ${most} fights on this server${isThere ? '' : ' now'}.`, false)
    if (isThere) {
      if (this.atWorkers >= limits.workerSimulations) throw new TooMuch(BUSY, true)
      const played = await this.playAtWorkers(workers, order)
      // If the workers go away without a result, it is played here.
      if (played !== null) return shown(played)
    }
    const trials = Math.min(order.trials, limits.trials)
    const played = this.own.play(order.experiment, trials, limits.simulationSeconds)
    if (played === null) throw new TooMuch(BUSY, true)
    return shown(await played)
  }

  private async playAtWorkers(workers: Workers, { experiment, trials }: Order): Promise<Simulation | null> {
    this.atWorkers++
    try {
      const run = await workers.atTable('simulate', experiment.ruleset)
      try {
        const signal = AbortSignal.timeout(this.limits.simulationSeconds * 1000)
        const simulation = await simulate(experiment, { trials, workerPool: run.workerPool, signal })
        await run.end('done', null)
        return simulation.trials === 0 ? null : simulation
      } catch (error) {
        await run.fail('')
        throw error
      }
    } finally {
      this.atWorkers--
    }
  }
}
