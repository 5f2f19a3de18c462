import {
  deleteRun,
  type FoundRun,
  findRun,
  listRuns,
  openWork,
  type RunSummary,
  type WorkDatabase,
} from '@fray/server/work'
import { databaseProblem, readDatabase } from '../io/database.ts'
import { checkReportFiles, giveReports, type ReportOptions, styleOf } from '../io/report-files.ts'
import { type Found, reportsOf, STOPPED_EARLY } from '../io/reports-of.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'

/** In which database. */
export interface RunsOptions {
  readonly on?: string
}

/** Does something with the runs of a database. Throws a {@link Stop} where it cannot be had. */
async function inDatabase<T>({ on }: RunsOptions, work: (db: WorkDatabase) => Promise<T>): Promise<T> {
  const url = readDatabase('--on', on)
  const options = { url, supervises: false, connections: 1, takes: false, onError: () => undefined }
  let db: WorkDatabase | null = null
  try {
    db = await openWork(options)
    return await work(db)
  } catch (error) {
    throw databaseProblem(url, error)
  } finally {
    await db?.close()
  }
}

const noSuchRun = (run: string) => badInput(`There is no run "${run}": "fray runs list" shows all runs.`)

const STATES: Readonly<Record<RunSummary['state'], string>> = {
  running: 'under way',
  done: 'done',
  stopped: 'stopped',
  failed: 'failed',
  left: 'left',
}

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')

/** `fray runs list`. */
export async function list(terminal: Terminal, options: RunsOptions & { readonly json?: boolean }): Promise<void> {
  const runs = await inDatabase(options, listRuns)
  if (options.json === true) return terminal.say(JSON.stringify(runs, null, 2))
  for (const { run, started, state, kind, title, played } of runs) {
    const fights = `${played.toLocaleString('en')} fights`
    terminal.say(`${run}  ${dayOf(started)}  ${STATES[state].padEnd(9)}  ${kind}: ${title}, ${fights}`)
  }
  if (runs.length === 0) terminal.say('There are no runs.')
}

/** `fray runs show RUN`: the report of a run, as it was shown at its end. Returns the exit code. */
export async function show(terminal: Terminal, run: string, options: RunsOptions & ReportOptions): Promise<number> {
  checkReportFiles(options, [])
  const found = await inDatabase(options, (db) => findRun(db, run))
  if (found === null) throw noSuchRun(run)
  const { summary, result } = found
  if (result === null) {
    terminal.say(standing(summary))
    return summary.state === 'failed' ? EXIT.failed : EXIT.done
  }
  await giveReports(terminal, options, reportsOfRun(terminal, found, result, options))
  return summary.state === 'stopped' ? EXIT.interrupted : EXIT.done
}

function reportsOfRun(terminal: Terminal, { summary, heading }: FoundRun, result: string, options: ReportOptions) {
  const { kind, state, madeBy, command } = summary
  const isStopped = kind === 'tournament' && state === 'stopped'
  const reports = reportsOf(kind, JSON.parse(result) as Found[typeof kind], {
    style: kind === 'tournament' ? terminal : styleOf(terminal, options),
    // What was asked for over HTTP was no command.
    made: () => ({ program: madeBy.split(', ')[0] ?? madeBy, command: command === '' ? null : command }),
    heading: [...heading, ...(isStopped ? STOPPED_EARLY : [])],
  })
  return reports
}

/** How a run stands that has no result. */
function standing({ run, kind, title, state, played, wanted, batches, again, seconds, problem }: RunSummary): string {
  const so = `${played.toLocaleString('en')} of at most ${wanted.toLocaleString('en')} fights`
  const work = `${batches} chunks, ${again} of them taken over from a worker that disappeared, ${seconds.toFixed(1)} seconds of threads`
  if (state === 'failed') return `The run ${run} (${kind}: ${title}) has failed: ${problem}`
  if (state === 'left')
    return `The run ${run} (${kind}: ${title}) has no result: the program that asked for it ended after ${so}.`
  return `The run ${run} (${kind}: ${title}) is under way: ${so}; ${work}.`
}

/** `fray runs delete RUN...`. */
export async function remove(terminal: Terminal, runs: readonly string[], options: RunsOptions): Promise<void> {
  await inDatabase(options, async (db) => {
    const known = new Set((await listRuns(db)).map(({ run }) => run))
    for (const run of runs) if (!known.has(run)) throw noSuchRun(run)
    for (const run of runs) {
      await deleteRun(db, run)
      terminal.say(`The run ${run} is deleted.`)
    }
  })
}
