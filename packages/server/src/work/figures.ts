import type { WorkDatabase } from './database.ts'
import { GONE_AFTER } from './runs.ts'

/** How much there is to do, and what was done since the database was created. */
export interface WorkFigures {
  readonly workers: number
  readonly threads: number
  /** Runs in progress. */
  readonly runs: number
  /** Batches waiting, and batches being played. */
  readonly waiting: number
  readonly active: number
  /** Batches returned, attempts that ended their thread, and batches returned from a second or later attempt. */
  readonly done: number
  readonly failed: number
  readonly again: number
  /** Of threads. */
  readonly seconds: number
}

/** The figures of the work in a database. */
export async function figuresOf({ sql, boss }: Pick<WorkDatabase, 'sql' | 'boss'>): Promise<WorkFigures> {
  const queues = (await boss.getQueues()).filter(({ name }) => name.startsWith('fray-'))
  const [there] = await sql(
    `SELECT count(*) AS workers, coalesce(sum(threads), 0) AS threads,
       (SELECT count(*) FROM fray.lab_runs WHERE state = 'running' AND seen > now() - interval '2 minutes') AS runs
     FROM fray.lab_workers WHERE seen > now() - interval '${GONE_AFTER} seconds'`,
  )
  const totals = new Map((await sql('SELECT what, value FROM fray.lab_totals')).map(({ what, value }) => [what, value]))
  const total = (what: string): number => Number(totals.get(what) ?? 0)
  return {
    workers: Number(there?.workers ?? 0),
    threads: Number(there?.threads ?? 0),
    runs: Number(there?.runs ?? 0),
    waiting: queues.reduce((sum, { queuedCount }) => sum + queuedCount, 0),
    active: queues.reduce((sum, { activeCount }) => sum + activeCount, 0),
    done: total('done'),
    failed: total('failed'),
    again: total('again'),
    seconds: total('seconds'),
  }
}
