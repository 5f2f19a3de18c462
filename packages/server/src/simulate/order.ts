import type { Experiment, Simulation } from '@fray/lab'
import type { PlayedSimulation } from '../http/answers.ts'

/** What a thread is told to play. */
export interface SimulationOrder {
  readonly experiment: Experiment
  readonly trials: number
  /** After so many seconds it stops with what it has. */
  readonly seconds: number
}

/** What the thread says at the end. */
export type SimulationAnswer = { readonly result: unknown } | { readonly problem: string }

/** What of a simulation is told: neither what was simulated, which holds all secrets, nor which of its trials are worth watching. */
export const shown = ({ notable: _, experiment: __, ...rest }: Simulation): PlayedSimulation => rest
