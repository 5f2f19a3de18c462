import type { Game } from '@fray/kernel'
import { loadGame } from '../simulate/crew.ts'
import { gather, type SimulateOptions, simulationOf } from '../simulate/simulate.ts'
import type { Experiment } from '../simulate/simulation.ts'
import { ChangeError, changeOf, type EncounterChange } from './change.ts'
import { changeEncounter } from './changes.ts'
import type { Sweep, SweepAxis } from './comparison.ts'

/** How far a sweep has come. */
export interface SweepProgress {
  readonly cells: number
  readonly of: number
  /** Trials of the cell that is being played. */
  readonly trials: number
  readonly trialsOf: number
  /** Half the width of the widest 95% interval of a side's victories in that cell, from 0 to 0.5. */
  readonly precision: number
}

/** How an encounter is swept over. */
export interface SweepOptions extends Omit<SimulateOptions, 'onProgress'> {
  /** Changes that are made in every cell, before those of the axes. */
  readonly changes?: readonly EncounterChange[]
  readonly onProgress?: (progress: SweepProgress) => void
}

/** The most cells that a sweep may have. */
const MOST_CELLS = 2500

/** One cell before it is played. */
interface Cell {
  readonly values: readonly (string | number)[]
  readonly experiment: Experiment
}

/**
 * Plays an encounter for each value of one or two parameters, with common random numbers: trial n has the same dice in
 * every cell. The experiment's encounter may be as a file has it. Stopped early it has the cells so far. Throws a
 * {@link ChangeError} where a value cannot be taken; nothing is then played.
 */
export async function sweep(experiment: Experiment, axes: readonly SweepAxis[], options: SweepOptions): Promise<Sweep> {
  const game = await loadGame(experiment.ruleset)
  const { changes = [], onProgress, ...simulating } = options
  const combinations = combinationsOf(axes)
  if (axes.length < 1 || axes.length > 2) throw new ChangeError('A sweep goes over one parameter or two.')
  if (combinations.length > MOST_CELLS) {
    throw new ChangeError(
      `This sweep has ${combinations.length} cells, and ${MOST_CELLS} is the most: take larger steps.`,
    )
  }
  const cells = combinations.map((values): Cell => {
    const own = axes.map(({ name }, i) => changeOf(name, values[i] as string | number))
    return { values, experiment: changedExperiment(game, experiment, [...changes, ...own]) }
  })
  const done: Sweep['cells'][number][] = []
  for (const { values, experiment: cell } of cells) {
    if (options.signal?.aborted === true) break
    const gathered = await gather(cell, {
      ...simulating,
      onProgress: ({ trials, precision }) =>
        onProgress?.({ cells: done.length, of: cells.length, trials, trialsOf: options.trials, precision }),
    })
    if (gathered.ends.trials > 0) done.push({ values, simulation: simulationOf(game, cell, simulating, gathered) })
  }
  return { axes, cells: done }
}

/** The experiment with its encounter changed. Throws a {@link ChangeError} with every mistake. */
export function changedExperiment(game: Game, experiment: Experiment, changes: readonly EncounterChange[]): Experiment {
  const result = changeEncounter(game, experiment.encounter, changes)
  if ('problems' in result) throw new ChangeError(result.problems.join('\n'))
  return { ...experiment, encounter: result.setup.encounter }
}

/** Every combination of values, the last axis changing fastest. */
function combinationsOf(axes: readonly SweepAxis[]): (string | number)[][] {
  let all: (string | number)[][] = [[]]
  for (const { values } of axes) all = all.flatMap((before) => values.map((value) => [...before, value]))
  return all
}
