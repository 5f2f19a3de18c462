import { randomBytes } from 'node:crypto'
import { StoreError } from '@fray/live/host'
import type { ServerLimits } from '../../limits.ts'
import type { Storage } from '../storage.ts'
import { PostgresAccessTokens } from './access-tokens.ts'
import type { Patience } from './address.ts'
import { Database, type Run } from './database.ts'
import { bringTables } from './migrate.ts'
import { PostgresNeighbours } from './neighbours.ts'
import { PostgresPictures } from './pictures.ts'
import { asStoreProblem } from './problem.ts'
import { SQL } from './statements.ts'
import { PostgresStore } from './store.ts'

/** Options of a database. */
export interface DatabaseOptions {
  /** Its address, as {@link readDatabaseUrl} gives it. */
  readonly url: string
  readonly limits: ServerLimits
  /** Whether nothing is written. */
  readonly readOnly: boolean
  readonly patience?: Patience
}

/** Runs work in one transaction of a database, without a server. Throws a {@link StoreProblem}. */
export async function inDatabase<T>(
  { url, readOnly }: Pick<DatabaseOptions, 'url' | 'readOnly'>,
  start: string,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  await bringTables(url, { readOnly })
  const database = new Database(url, 1)
  try {
    return await database.transaction(work, start)
  } catch (error) {
    throw asStoreProblem(database.place, error instanceof StoreError ? error.cause : error)
  } finally {
    await database.close()
  }
}

/**
 * The storage of a database; creates its tables or brings them up to date. Throws a {@link StoreProblem} if it is not
 * available.
 */
export async function storageInDatabase({ url, limits, readOnly, patience }: DatabaseOptions): Promise<Storage> {
  await bringTables(url, { readOnly, ...(patience !== undefined && { patience }) })
  const database = new Database(url, limits.databaseConnections, patience)
  const store = new PostgresStore(database, {
    fights: limits.fights,
    entries: limits.journalLines,
    pictures: limits.pictureBytes,
  })
  const { counts } = store.appends
  const neighbours = new PostgresNeighbours(randomBytes(6).toString('hex'), database, url)
  return {
    place: `the database ${database.place}`,
    database: url,
    store,
    accessTokens: new PostgresAccessTokens(database),
    pictures: new PostgresPictures(database),
    neighbours,
    setting: async (name, make) => {
      const made = make()
      for (;;) {
        const row = (await database.run<{ value: string }>(SQL.setting, [name, made])).rows[0]
        if (row !== undefined) return row.value
      }
    },
    now: async () => (await database.run<{ now: number }>(SQL.now)).rows[0]?.now ?? 0,
    outdated: new Promise((resolve) => {
      database.onOutdated = resolve
    }),
    measure: (metrics) => {
      metrics.gauge('fray_transactions_total', 'Transactions that were written to the disk.', () => counts.transactions)
      metrics.gauge('fray_writes_total', 'Appends and other changes in those transactions.', () => counts.writes)
      metrics.gauge('fray_transaction_seconds_total', 'Seconds that they took.', () => counts.seconds)
      const of = (name: string, help: string, value: () => number): void =>
        metrics.gauge(`fray_database_${name}`, help, value)
      of('connections', 'Connections to the database.', () => database.connections.all)
      of('connections_idle', 'Connections to the database that nobody uses.', () => database.connections.idle)
      of('waiting', 'Statements that wait for a connection to the database.', () => database.connections.waiting)
      of('connected_total', 'Connections to the database that were made.', () => database.counts.connected)
      of('lost_total', 'Connections to the database that were lost.', () => database.counts.lost)
      metrics.gauge(
        'fray_listener_reconnects_total',
        'Connections for hints of other servers that were made instead of a lost one.',
        () => neighbours.reconnects,
      )
      const seconds = metrics.histogram('fray_database_seconds', 'From a statement to the answer of the database.')
      database.onSeconds = (took) => seconds.add(took)
    },
    close: () => database.close(),
  }
}
