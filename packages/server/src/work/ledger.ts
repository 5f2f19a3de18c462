import { randomUUID } from 'node:crypto'
import type { WorkDatabase } from './database.ts'
import type { WorkAnswer } from './order.ts'

/** What a worker knows of a run. */
export interface RunKnown {
  readonly kind: string
  readonly title: string
  readonly ruleset: string
}

/** What one worker reads and writes in the database of runs. */
export class Ledger {
  private readonly db: WorkDatabase
  /** The worker's name in lists. */
  private readonly name: string
  private readonly id = randomUUID()

  constructor(db: WorkDatabase, name: string) {
    this.db = db
    this.name = name
  }

  /** A task of a run that is still wanted, null for any other; with its text only if that is not known yet. */
  async task(run: string, task: number, isKnown: boolean): Promise<(RunKnown & { readonly body: string }) | null> {
    const [row] = await this.db.sql(
      `SELECT kind, title, ruleset, CASE WHEN $3 THEN NULL ELSE body END AS body
       FROM fray.lab_runs JOIN fray.lab_tasks USING (run)
       WHERE run = $1 AND task = $2 AND state = 'running' AND seen > now() - interval '2 minutes'`,
      [run, task, isKnown],
    )
    return row === undefined ? null : (row as unknown as RunKnown & { readonly body: string })
  }

  /** Stores a result once, no matter who else has played the same; notifies those who wait. */
  async keep(run: string, batch: number, answer: WorkAnswer, seconds: number, attempt: number): Promise<void> {
    const [body, problem] = 'packed' in answer ? [Buffer.from(answer.packed), null] : [null, answer.problem]
    await this.db.sql(
      `WITH one AS (
         INSERT INTO fray.lab_batches (run, batch, worker, seconds, body, problem)
         SELECT run, $2, $3, $4, $5, $6 FROM fray.lab_runs WHERE run = $1 AND state = 'running'
         ON CONFLICT DO NOTHING RETURNING run),
       counted AS (
         UPDATE fray.lab_runs SET batches = batches + 1, again = again + $7, seconds = seconds + $4
         WHERE run IN (SELECT run FROM one)),
       summed AS (
         UPDATE fray.lab_totals SET value = value + CASE what WHEN 'done' THEN 1 WHEN 'again' THEN $7 ELSE $4 END
         WHERE what IN ('done', 'again', 'seconds') AND EXISTS (SELECT FROM one))
       SELECT pg_notify('fray_lab_results', run) FROM one`,
      [run, batch, this.name, seconds, body, problem, attempt > 0 ? 1 : 0],
    )
  }

  /** Adds to one of the sums over all runs. */
  async total(what: string, more: number): Promise<void> {
    await this.db.sql('UPDATE fray.lab_totals SET value = value + $2 WHERE what = $1', [what, more])
  }

  /** Signs in: what the worker can play and how many threads it has. */
  async sign(madeBy: string, builds: readonly string[], threads: number): Promise<void> {
    await this.db.sql(
      `INSERT INTO fray.lab_workers (worker, name, made_by, builds, threads) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (worker) DO UPDATE SET seen = now()`,
      [this.id, this.name, madeBy, builds, threads],
    )
  }

  /** The runs in progress that no worker of these builds can play. */
  async misfits(
    builds: readonly string[],
  ): Promise<readonly Readonly<Record<'run' | 'kind' | 'title' | 'made_by', string>>[]> {
    const rows = await this.db.sql(
      `SELECT run, kind, title, made_by FROM fray.lab_runs
       WHERE state = 'running' AND seen > now() - interval '2 minutes' AND build <> ALL ($1)`,
      [builds],
    )
    return rows as readonly Readonly<Record<'run' | 'kind' | 'title' | 'made_by', string>>[]
  }

  /** Which of the runs are in progress. */
  async stillRunning(runs: readonly string[]): Promise<ReadonlySet<string>> {
    const sql = `SELECT run FROM fray.lab_runs WHERE run = ANY ($1) AND state = 'running'`
    return new Set((await this.db.sql(sql, [runs])).map(({ run }) => run as string))
  }

  /** Abandons runs that nobody has waited for since yesterday, and forgets workers that are long gone. */
  async tidy(): Promise<void> {
    const { sql } = this.db
    await sql(`DELETE FROM fray.lab_workers WHERE seen < now() - interval '1 day'`)
    const left = await sql(
      `UPDATE fray.lab_runs SET state = 'left', ended = seen
       WHERE state = 'running' AND seen < now() - interval '1 day' RETURNING run`,
    )
    for (const { run } of left) {
      await sql('DELETE FROM fray.lab_tasks WHERE run = $1', [run])
      await sql('DELETE FROM fray.lab_batches WHERE run = $1', [run])
    }
  }

  /** The worker finishes what it has and takes no more. */
  async takesNoMore(): Promise<void> {
    await this.db.sql('UPDATE fray.lab_workers SET threads = 0 WHERE worker = $1', [this.id])
  }

  /** The worker is gone. */
  async forget(): Promise<void> {
    await this.db.sql('DELETE FROM fray.lab_workers WHERE worker = $1', [this.id])
  }
}
