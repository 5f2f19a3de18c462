import { type ConstructorOptions, PgBoss } from 'pg-boss'
import { placeOf } from '../store/postgres/address.ts'
import { bringTables } from '../store/postgres/migrate.ts'
import { asStoreProblem } from '../store/postgres/problem.ts'
import type { BatchQueue } from './queue.ts'

/** Rows as returned: large numbers as texts. */
type Row = Readonly<Record<string, unknown>>

/** A database that distributes work and stores results. */
export interface WorkDatabase {
  /** Where it is, for display: without the password. */
  readonly address: string
  /** The queue of batches. */
  readonly boss: BatchQueue
  /** Runs one statement. */
  sql(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
  /**
   * Calls `heard` with the id of each run that has new results, or with nothing if some may have been missed; a hint,
   * which may be lost. Call the returned function to end it.
   */
  listen(heard: (run: string) => void): Promise<() => void>
  close(): Promise<void>
}

/** Options for opening a database. */
export interface OpenOptions {
  readonly url: string
  /** Whether this process looks for batches of lost workers, and cleans up. */
  readonly supervises: boolean
  /** The most connections. */
  readonly connections: number
  /** Whether batches are taken here, so that new ones have to be notified. */
  readonly takes: boolean
  /** Receives errors from the background. */
  readonly onError: (error: Error) => void
}

/** The schema of the queue. */
const JOBS = 'fray_jobs'
/** The channel that announces new results of a run. */
const CHANNEL = 'fray_lab_results'

/** How batches are stored: a worker without a sign for ten seconds is gone, and its batches go to others. */
export const QUEUE = {
  retryLimit: 5,
  retryDelay: 0,
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  deleteAfterSeconds: 600,
  retentionSeconds: 7 * 24 * 3600,
  notify: true,
} as const

/**
 * Opens a database, creating its tables if they are missing. Rejects with the error of the system or the database.
 * @example
 * ```ts
 * import { openWork, problemOf } from '@fray/server/work'
 *
 * const url = 'postgres://fray@127.0.0.1:1/fray'
 * const settings = { url, supervises: false, connections: 2, takes: false, onError: console.error }
 * const db = await openWork(settings).catch((error: unknown) => console.log(String(problemOf(url, error)))) // StoreProblem: The database fray@127.0.0.1:1/fray: nobody answers there. Start it, or name another.
 * await db?.close()
 * ```
 */
export async function openWork(settings: OpenOptions): Promise<WorkDatabase> {
  const options: ConstructorOptions & { readonly query_timeout: number; readonly keepAlive: true } = {
    connectionString: settings.url,
    application_name: 'fray',
    schema: JOBS,
    max: settings.connections,
    connectionTimeoutMillis: 5000,
    // A dead line looks like a database that takes its time, for ever.
    query_timeout: 30_000,
    keepAlive: true,
    schedule: false,
    supervise: settings.supervises,
    useListenNotify: settings.takes,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 60,
    monitorVacuum: false,
  }
  const boss = new PgBoss(options)
  boss.on('error', settings.onError)
  try {
    await boss.start()
    const db = boss.getDb()
    const sql: WorkDatabase['sql'] = async (text, values = []) => (await db.executeSql(text, [...values])).rows
    await bringTables(settings.url, { readOnly: false })
    const hearers = new Set<(run: string) => void>()
    const tell = (run: string): void => hearers.forEach((heard) => heard(run))
    let ear: Promise<{ close(): Promise<void> } | undefined> | null = null
    return {
      address: shownAddress(settings.url),
      boss,
      sql,
      async listen(heard) {
        hearers.add(heard)
        ear ??= Promise.resolve(db.listen?.(CHANNEL, tell, () => tell('')))
        await ear
        return () => void hearers.delete(heard)
      },
      async close() {
        await ear?.then((one) => one?.close()).catch(settings.onError)
        await boss.stop({ graceful: true, timeout: 60_000 })
      },
    }
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
}

/** A database's address for display: without the password. */
export const shownAddress = (url: string): string => `postgres://${placeOf(url)}`

/** The database's error in the store's words: for the person who named it. */
export const problemOf = (url: string, error: unknown): unknown => asStoreProblem(placeOf(url), error)
