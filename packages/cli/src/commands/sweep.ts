import { readAxis, sweep as sweepOver } from '@fray/lab'
import { loadEncounter } from '../io/encounters.ts'
import { provenance } from '../io/made.ts'
import { checkReportFiles, giveReports, styleOf } from '../io/report-files.ts'
import { reportsOf } from '../io/reports-of.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import {
  type ChangeOption,
  experimentTried,
  readChanges,
  readTrying,
  sayingWhy,
  type TryingOptions,
  whyOf,
} from '../play/changes.ts'
import { PRIORITY } from '../play/place.ts'
import { ProgressBar } from '../ui/progress.ts'
import { atWork } from '../workers/at-work.ts'

/** What `fray sweep` is told. */
export interface SweepOptions extends TryingOptions {
  readonly over?: readonly string[]
}

/** Trials of each value when nobody says how many, and the most of them when a precision is to be reached. */
const TRIALS = 500
const MOST_TRIALS = 100_000

/** `fray sweep E --over PARAMETER=VALUES`: a fight over the values of one or two parameters. Returns the exit code. */
export async function sweep(
  terminal: Terminal,
  given: string,
  changed: readonly ChangeOption[],
  options: SweepOptions,
): Promise<number> {
  const { precision, trials, place, ...rest } = readTrying(options, TRIALS, MOST_TRIALS, PRIORITY.long)
  const axes = (options.over ?? []).map((text) => sayingWhy(() => readAxis(text)))
  if (axes.length < 1 || axes.length > 2) {
    throw badInput("Say what to vary: --over 'Ogre.hp=20..60 step 5', once, or twice for a table of both.")
  }
  const loaded = await loadEncounter(given)
  checkReportFiles(options, [loaded.path])
  const changes = readChanges(changed)
  const experiment = experimentTried(loaded, options, rest)
  const bar = new ProgressBar(null, terminal.unicode)
  const asked = { kind: 'sweep', title: loaded.setup.title, rulesets: [loaded.game.rules.id] } as const
  const result = await atWork(place, asked, (work, count) =>
    sweepOver(experiment, axes, {
      ...work,
      trials,
      ...(precision === null ? {} : { precision }),
      changes,
      onProgress: ({ cells, of, trials: played, trialsOf, precision: exact }) => {
        const done = { trials: cells * trialsOf + played, of: of * trialsOf, precision: exact }
        count(done.trials, done.of)
        bar.show(done)
      },
    })
      .then((swept) => {
        const all = swept.cells.reduce((sum, { simulation }) => sum + simulation.trials, 0)
        count(all, all)
        return swept
      })
      .finally(() => bar.clear()),
  ).catch((error) => {
    throw whyOf(error)
  })
  await giveReports(
    terminal,
    options,
    reportsOf('sweep', result, { style: styleOf(terminal, options), made: () => provenance() }),
  )
  const cells = axes.reduce((product, { values }) => product * values.length, 1)
  const isWhole = result.cells.length === cells && result.cells.at(-1)?.simulation.ended !== 'stopped'
  return isWhole ? EXIT.done : EXIT.interrupted
}
