import { formatLine, type Game } from '@fray/kernel'
import {
  type Experiment,
  experimentFrom,
  experimentWithout,
  type Simulation,
  simulate as simulateTrials,
  trialJournal,
  USUAL_LIMIT,
} from '@fray/lab'
import { provenance } from '../io/made.ts'
import { styleOf } from '../io/report-files.ts'
import { reportsOf } from '../io/reports-of.ts'
import { freshSeed } from '../io/seed.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { checkOutputs, writeNewFile } from '../io/writing.ts'
import { sayingWhy } from '../play/changes.ts'
import { readCount, readPrecision } from '../play/counts.ts'
import { readPolicies, readSimulated, type Simulated } from '../play/experiment.ts'
import { type PlaceOptions, PRIORITY, readPlace } from '../play/place.ts'
import { ProgressBar } from '../ui/progress.ts'
import { atWork } from '../workers/at-work.ts'

/** What `fray simulate` is told. */
export interface SimulateOptions extends PlaceOptions {
  readonly trials?: string
  readonly precision?: string
  readonly seed?: string
  readonly policy?: readonly string[]
  readonly limit?: string
  readonly at?: string
  readonly recorded?: boolean
  readonly details?: boolean
  readonly json?: boolean
  readonly csv?: string
  readonly html?: string
  readonly journal?: readonly string[]
  /** Rules that are switched off. */
  readonly without?: readonly string[]
}

/** Trials when nobody says how many, and the most of them when a precision is to be reached. */
const TRIALS = 1000
const MOST_TRIALS = 1_000_000
/** Trials that are over before another thread has started. */
const TOO_FEW_FOR_THREADS = 64

/** `fray simulate FILE`: many trials of one fight. Returns the exit code. */
export async function simulate(terminal: Terminal, given: string, options: SimulateOptions): Promise<number> {
  const precision = options.precision === undefined ? null : readPrecision(options.precision)
  const trials = readCount('--trials', options.trials, precision === null ? TRIALS : MOST_TRIALS, 'trials')
  const limit = readCount('--limit', options.limit, USUAL_LIMIT, 'commands')
  const place = readPlace(options, PRIORITY.waitedFor)
  const journals = (options.journal ?? []).map(readJournalOption)
  const asked = journals.map(({ path }) => ({ path, option: '--journal', replaces: false }))
  const html = { path: options.html, option: '--html', replaces: false }
  checkOutputs([html, { path: options.csv, option: '--csv', replaces: false }, ...asked], [])
  const fight = await readSimulated(given, options.at)
  const without = options.without ?? []
  if (without.length > 0 && journals.length > 0)
    throw badInput('--journal: a journal does not say which rules are switched off; leave it or --without out.')
  const written = experimentOf(fight, options, limit)
  const experiment = sayingWhy(() => experimentWithout(fight.game, written, without))
  const bar = new ProgressBar(precision, terminal.unicode, fight.setup.sides[0]?.name)
  const heading = headingOf(fight)
  const about = {
    kind: 'simulate',
    title: fight.setup.title,
    rulesets: [fight.game.rules.id],
    heading,
    command: provenance(experiment.seed).command,
  } as const
  const few = 'threads' in place && trials < TOO_FEW_FOR_THREADS
  const simulation = await atWork(few ? { threads: 1 } : place, about, (work, count) =>
    simulateTrials(experiment, {
      ...work,
      trials,
      ...(precision === null ? {} : { precision }),
      recorded: options.recorded === true,
      onProgress: (progress) => {
        count(progress.trials, progress.of)
        bar.show(progress)
      },
    }).finally(() => bar.clear()),
  )
  const style = styleOf(terminal, { details: options.details === true || options.recorded === true })
  const reports = reportsOf('simulate', simulation, {
    style,
    made: () => provenance(simulation.experiment.seed),
    heading,
  })
  if (options.json === true) terminal.say(JSON.stringify(simulation))
  else for (const line of reports.text()) terminal.say(line)
  if (options.csv !== undefined) writeNewFile(options.csv, reports.csv())
  if (options.html !== undefined) writeNewFile(options.html, await reports.html())
  for (const journal of journals) writeTrial(terminal, fight.game, simulation, journal)
  return simulation.ended === 'stopped' ? EXIT.interrupted : EXIT.done
}

function experimentOf({ game, setup, opening }: Simulated, options: SimulateOptions, limit: number): Experiment {
  const policies = readPolicies(game.rules, setup, options.policy ?? [])
  return experimentFrom({ rules: game.rules, setup, opening }, { policies, seed: options.seed ?? freshSeed(), limit })
}

const NOTABLE = ['median', 'closest', 'worst', 'best'] as const

/** A trial that is to be written as a journal, and where. */
interface JournalOption {
  readonly which: (typeof NOTABLE)[number] | number
  readonly path: string
}

/** Reads `median=FILE` or `17=FILE`. */
function readJournalOption(text: string): JournalOption {
  const cut = text.indexOf('=')
  const word = text.slice(0, Math.max(0, cut)).trim()
  const path = text.slice(cut + 1)
  const which = NOTABLE.find((one) => one === word.toLowerCase()) ?? (/^\d+$/.test(word) ? Number(word) : null)
  if (which === null || path === '') {
    throw badInput(`--journal ${text}: give WHICH=FILE, where WHICH is ${NOTABLE.join(', ')} or the number of a trial.`)
  }
  return { which, path }
}

const headingOf = ({ at, name }: Simulated): string[] =>
  at === null ? [] : [`From after command ${at.command} of ${at.of} of ${name}.`]

/** Plays a trial as a session and writes its journal. */
function writeTrial(terminal: Terminal, game: Game, simulation: Simulation, { which, path }: JournalOption): void {
  const number = typeof which === 'number' ? which : simulation.notable[which]
  if (number === null) {
    terminal.complain(`${path}: there is no ${which} trial to write.`)
    return
  }
  const lines = trialJournal(game, simulation.experiment, number)
  writeNewFile(path, lines.map(formatLine).join('\n'))
  const isExtra = number >= simulation.trials
  const what = typeof which === 'string' ? ` (${which})` : isExtra ? ', which is not among those above,' : ''
  terminal.complain(`Trial ${number}${what} is written to ${path}.`)
}
