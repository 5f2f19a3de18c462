import { checkOptions, type Game, type KnownOptions } from '@fray/kernel'
import type { Gathered } from '../simulate/gathering.ts'
import { gather, type Progress, type SimulateOptions, simulationOf } from '../simulate/simulate.ts'
import { checkExperiment, type Experiment } from '../simulate/simulation.ts'
import { loadGame } from '../simulate/worker-pool.ts'
import { ChangeError, changeOf, type EncounterChange } from './change.ts'
import { changeEncounter } from './changes.ts'
import type { Sweep, SweepAxis } from './comparison.ts'

/** The progress of a sweep. */
export interface SweepProgress {
  readonly cells: number
  readonly of: number
  /** Trials of the cell being played, or of all cells being played at the same time. */
  readonly trials: number
  readonly trialsOf: number
  /** Half the width of the widest 95% interval of a side's victories in that cell, from 0 to 0.5. */
  readonly precision: number
}

/** Options of a sweep. */
export interface SweepOptions extends Omit<SimulateOptions, 'onProgress'> {
  /** Changes to make in every cell, before those of the axes. */
  readonly changes?: readonly EncounterChange[]
  readonly onProgress?: (progress: SweepProgress) => void
}

const OPTIONS: KnownOptions<SweepOptions> = {
  trials: true,
  precision: true,
  recorded: true,
  changes: true,
  workerPool: true,
  onProgress: true,
  signal: true,
}

/** The most cells of a sweep. */
const MOST_CELLS = 2500

/** One cell before it is played. */
interface Cell {
  readonly values: readonly (string | number)[]
  readonly experiment: Experiment
}

/**
 * Plays an encounter for each value of one or two parameters, with common random numbers: trial n has the same dice
 * in every cell. The experiment's encounter may be as in its file. If stopped early, it returns the cells so far.
 * Throws a {@link ChangeError} if a value is invalid; nothing is then played.
 * @example
 * ```ts
 * import { readAxis, sweep } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const encounter = { ruleset: 'zones', title: 'A quarrel', combatants }
 * const experiment = { ruleset: 'zones', encounter, policies: { otherwise: 'aggressive', sides: {} }, seed: 'oak', limit: 10_000 }
 * const { cells } = await sweep(experiment, [readAxis('Corwin.hp=6,12,24')], { trials: 100 })
 * for (const { values, simulation } of cells) console.log(values, simulation.sides[0]?.wins.count) // [ 6 ] 76
 * // [ 12 ] 49
 * // [ 24 ] 14
 * ```
 */
export async function sweep(experiment: Experiment, axes: readonly SweepAxis[], options: SweepOptions): Promise<Sweep> {
  checkOptions('sweep', options, OPTIONS)
  checkExperiment(experiment)
  const game = await loadGame(experiment.ruleset)
  const { changes = [], onProgress: _, ...simulating } = options
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
  const underway = new Underway(cells.length, options)
  const found: (Gathered | undefined)[] = []
  let next = 0
  const playOn = async (): Promise<void> => {
    while (next < cells.length && options.signal?.aborted !== true) {
      const at = next++
      const say = ({ trials, precision }: Progress) => underway.say(at, trials, precision)
      found[at] = await gather(cells[at].experiment, { ...simulating, onProgress: say })
      underway.end(at)
    }
  }
  await Promise.all(Array.from({ length: Math.min(cells.length, options.workerPool?.abreast ?? 1) }, playOn))
  const done: Sweep['cells'][number][] = []
  for (const [at, { values, experiment: cell }] of cells.entries()) {
    const gathered = found[at]
    if (gathered === undefined || gathered.ends.trials === 0) break
    done.push({ values, simulation: simulationOf(game, cell, simulating, gathered) })
    // Cells played beyond an incomplete one are dropped, because they would appear in the wrong position.
    if (gathered.ended === 'stopped') break
  }
  return { axes, cells: done }
}

/** The progress of the cells being played. */
class Underway {
  private readonly trials = new Map<number, number>()
  private readonly of: number
  private readonly options: SweepOptions
  private done = 0

  constructor(of: number, options: SweepOptions) {
    this.of = of
    this.options = options
  }

  say(at: number, trials: number, precision: number): void {
    this.trials.set(at, trials)
    const all = [...this.trials.values()].reduce((sum, n) => sum + n, 0)
    const { trials: trialsOf, onProgress } = this.options
    onProgress?.({ cells: this.done, of: this.of, trials: all, trialsOf, precision })
  }

  end(at: number): void {
    this.trials.delete(at)
    this.done++
  }
}

/** The experiment with its encounter changed. Throws a {@link ChangeError} with every error. */
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
