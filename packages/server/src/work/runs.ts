import type { Build } from './build.ts'
import type { WorkDatabase } from './database.ts'

/** The kinds of runs. */
export type RunKind = 'simulate' | 'compare' | 'sweep' | 'balance' | 'tournament'

/**
 * The state of a run: in progress; complete; stopped by someone; not playable; or abandoned, because nobody waits for
 * it any more.
 */
export type RunState = 'running' | 'done' | 'stopped' | 'failed' | 'left'

/** A run to be started. */
export interface RunOptions {
  readonly kind: RunKind
  /** What it is about, for people. */
  readonly title: string
  readonly rulesets: readonly string[]
  readonly build: Build
  /** The command that asks for it, for display. */
  readonly command: string
  /** Lines before its report. */
  readonly heading?: readonly string[]
  /** From 1 to 9: batches of a higher priority go first. */
  readonly priority: number
  /** Its owner, if it was requested over HTTP: it is listed for them. */
  readonly owner?: string
}

/** A run as it is listed. */
export interface RunSummary {
  readonly run: string
  readonly kind: RunKind
  readonly title: string
  readonly ruleset: string
  /** The Fray that plays it. */
  readonly madeBy: string
  readonly command: string
  readonly priority: number
  readonly state: RunState
  /** Milliseconds since 1970. */
  readonly started: number
  readonly ended: number | null
  /** Fights so far, and at most. */
  readonly played: number
  readonly wanted: number
  /** Batches returned, how many of them from a second or later attempt, and the seconds of threads they took. */
  readonly batches: number
  readonly again: number
  readonly seconds: number
  readonly problem: string | null
}

/** A worker that is there. */
export interface WorkerSummary {
  readonly worker: string
  readonly name: string
  readonly madeBy: string
  readonly threads: number
  /** Whether it plays as the asker does. */
  readonly isCompatible: boolean
}

/** Seconds without a sign after which a worker counts as gone. */
export const GONE_AFTER = 20
/**
 * Seconds after which a run without anyone waiting counts as abandoned: its asker may have lost the database for a
 * while.
 */
const LEFT_AFTER = 120

const COLUMNS = `run, kind, title, ruleset, made_by, command, priority,
  CASE WHEN state = 'running' AND seen < now() - interval '${LEFT_AFTER} seconds' THEN 'left' ELSE state END AS state,
  extract(epoch FROM begun) * 1000 AS started, extract(epoch FROM ended) * 1000 AS ended,
  played, wanted, batches, again, seconds, problem`

type Row = Readonly<Record<string, unknown>>

const summaryOf = (row: Row): RunSummary => ({
  run: String(row.run),
  kind: row.kind as RunKind,
  title: String(row.title),
  ruleset: String(row.ruleset),
  madeBy: String(row.made_by),
  command: String(row.command),
  priority: Number(row.priority),
  state: row.state as RunState,
  started: Math.round(Number(row.started)),
  ended: row.ended === null ? null : Math.round(Number(row.ended)),
  played: Number(row.played),
  wanted: Number(row.wanted),
  batches: Number(row.batches),
  again: Number(row.again),
  seconds: Number(row.seconds),
  problem: row.problem === null ? null : String(row.problem),
})

/** A run with everything stored of it. */
export interface FoundRun {
  readonly summary: RunSummary
  /** Lines before its report. */
  readonly heading: readonly string[]
  /** Its stored result as text; null if there is none yet. */
  readonly result: string | null
}

/** The state of an owner's run. */
export interface OwnedRun extends RunSummary {
  /** The last reported progress, as plain data in the form of its kind; null before that. */
  readonly progress: unknown
}

/** Runs of a database, the last started first. */
export async function listRuns({ sql }: Pick<WorkDatabase, 'sql'>): Promise<readonly RunSummary[]> {
  return (await sql(`SELECT ${COLUMNS} FROM fray.lab_runs ORDER BY fray.lab_runs.begun DESC, run`)).map(summaryOf)
}

/** A run with its result; null if there is no such run. */
export async function findRun({ sql }: Pick<WorkDatabase, 'sql'>, run: string): Promise<FoundRun | null> {
  const [row] = await sql(`SELECT ${COLUMNS}, heading, result FROM fray.lab_runs WHERE run = $1`, [run])
  if (row === undefined) return null
  return { summary: summaryOf(row), heading: JSON.parse(row.heading as string), result: row.result as string | null }
}

/** The runs of one owner, the last started first. */
export async function listOwned(
  { sql }: Pick<WorkDatabase, 'sql'>,
  owner: string,
  most: number,
): Promise<readonly OwnedRun[]> {
  const text = `SELECT ${COLUMNS}, progress FROM fray.lab_runs WHERE owner = $1 ORDER BY fray.lab_runs.begun DESC, run LIMIT $2`
  return (await sql(text, [owner, most])).map(ownedOf)
}

/** One run of an owner; null if they have none of this id. */
export async function findOwned(
  { sql }: Pick<WorkDatabase, 'sql'>,
  owner: string,
  run: string,
): Promise<OwnedRun | null> {
  const text = `SELECT ${COLUMNS}, progress FROM fray.lab_runs WHERE owner = $1 AND run = $2`
  const [row] = await sql(text, [owner, run])
  return row === undefined ? null : ownedOf(row)
}

/** Asks the one who waits for a run, at any server, to stop it. */
export async function askToStop({ sql }: Pick<WorkDatabase, 'sql'>, run: string): Promise<void> {
  await sql(`UPDATE fray.lab_runs SET stopping = true WHERE run = $1 AND state = 'running'`, [run])
}

/** Deletes an owner's oldest runs that have ended or are abandoned, beyond the given number. */
export async function forgetOldest({ sql }: Pick<WorkDatabase, 'sql'>, owner: string, most: number): Promise<void> {
  await sql(
    `DELETE FROM fray.lab_runs WHERE run IN (
       SELECT run FROM fray.lab_runs WHERE owner = $1 AND (state <> 'running' OR seen < now() - interval '${LEFT_AFTER} seconds')
       ORDER BY begun DESC, run OFFSET $2)`,
    [owner, most],
  )
}

/** The owner of a run: everyone who asks without a seat, or a seat at a fight. */
export const ownerOf = (seat: { readonly fight: string; readonly seat: string } | null): string =>
  seat === null ? 'house' : `${seat.fight} ${seat.seat}`

/** Deletes the runs of seats whose fight no longer exists. */
export async function forgetOfNobody({ sql }: Pick<WorkDatabase, 'sql'>): Promise<void> {
  await sql(
    `DELETE FROM fray.lab_runs WHERE position(' ' IN owner) > 0
       AND NOT EXISTS (SELECT FROM fray.fights WHERE fight = split_part(owner, ' ', 1))`,
  )
}

const ownedOf = (row: Row): OwnedRun => ({
  ...summaryOf(row),
  progress: typeof row.progress === 'string' ? JSON.parse(row.progress) : null,
})

/** Deletes a run with everything; one in progress ends. False if there is none. */
export async function deleteRun({ sql }: Pick<WorkDatabase, 'sql'>, run: string): Promise<boolean> {
  return (await sql('DELETE FROM fray.lab_runs WHERE run = $1 RETURNING run', [run])).length > 0
}

/** The workers that are there; `queue` says for which build. */
export async function listWorkers(
  { sql }: Pick<WorkDatabase, 'sql'>,
  queue: string,
): Promise<readonly WorkerSummary[]> {
  const rows = await sql(
    `SELECT worker, name, made_by, threads, $1 = ANY (builds) AS compatible FROM fray.lab_workers
     WHERE seen > now() - interval '${GONE_AFTER} seconds' ORDER BY begun, worker`,
    [queue],
  )
  return rows.map(({ worker, name, made_by, threads, compatible }) => ({
    worker: String(worker),
    name: String(name),
    madeBy: String(made_by),
    threads: Number(threads),
    isCompatible: compatible === true,
  }))
}

/** Stores a new run. */
export async function saveRun({ sql }: Pick<WorkDatabase, 'sql'>, run: string, options: RunOptions): Promise<void> {
  const { kind, title, rulesets, build, command, priority, heading = [], owner = null } = options
  await sql(
    `INSERT INTO fray.lab_runs (run, kind, title, ruleset, build, made_by, command, priority, heading, owner)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      run,
      kind,
      title,
      rulesets.join(', '),
      build.queue,
      build.words,
      command,
      priority,
      JSON.stringify(heading),
      owner,
    ],
  )
}
