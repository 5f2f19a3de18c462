import { Client } from 'pg'
import { StoreProblem } from '../problem.ts'
import { configOf, type Patience, placeOf, USUAL_PATIENCE } from './address.ts'
import { MIGRATIONS, type Migration } from './migrations.ts'
import { asStoreProblem } from './problem.ts'

/** The most seconds for one migration of the tables, and for others waiting for it. */
const STEP = 600

/**
 * The state of a database's tables: their version, and the oldest version that programs may know to write into them.
 * 0 if there are none.
 */
interface Form {
  readonly version: number
  readonly oldest: number
}

/** Options for checking the tables before use. */
export interface TableOptions {
  /** Whether nothing is written: missing or older tables are then refused. */
  readonly readOnly: boolean
  /** Migrations other than those of this program. */
  readonly migrations?: readonly Migration[]
  readonly patience?: Patience
}

/**
 * Brings the tables of a database to the version that this program knows, migration by migration, each in a
 * transaction; if several programs start at once, one does it and the others wait. Throws a {@link StoreProblem} if
 * the tables are newer, or it cannot be done.
 */
export async function bringTables(url: string, options: TableOptions): Promise<void> {
  const { readOnly, migrations = MIGRATIONS, patience = USUAL_PATIENCE } = options
  const place = placeOf(url)
  const client = new Client({ ...configOf(url, patience), query_timeout: STEP * 1000 })
  // An error between two statements is reported by the next one.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { version } = await formOf(client)
    refuseNewer(place, version, migrations)
    if (readOnly) return refuseOlder(place, version, migrations)
    if (version < migrations.length) await upgrade(client, place, migrations)
    else await refuseStandby(client)
  } catch (error) {
    throw asStoreProblem(place, error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function upgrade(client: Client, place: string, migrations: readonly Migration[]): Promise<void> {
  await client.query(`SET statement_timeout = ${STEP * 1000}; SELECT pg_advisory_lock(hashtext('fray tables'))`)
  // A user who may not create a schema may have been given one.
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regnamespace('fray') IS NOT NULL AS there`)
  if (rows[0]?.there !== true) await client.query('CREATE SCHEMA fray')
  await client.query(`
CREATE TABLE IF NOT EXISTS fray.form (version integer NOT NULL, oldest integer NOT NULL)`)
  const { version } = await formOf(client)
  refuseNewer(place, version, migrations)
  for (const [at, { sql, isAdditive }] of migrations.entries()) {
    if (at < version) continue
    // Waits for writers, and then locks them out: from the commit on, older programs find that they may not write.
    const lock = at > 0 && !isAdditive ? 'LOCK TABLE fray.fights, fray.passes IN ACCESS EXCLUSIVE MODE;' : ''
    const note =
      at === 0
        ? 'INSERT INTO fray.form VALUES (1, 1)'
        : `UPDATE fray.form SET version = ${at + 1}${isAdditive ? '' : `, oldest = ${at + 1}`}`
    try {
      await client.query(`BEGIN; ${lock} ${sql}; ${note}; COMMIT`)
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      throw error
    }
  }
}

async function formOf(client: Client): Promise<Form> {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('fray.form') IS NOT NULL AS there`)
  if (rows[0]?.there !== true) return { version: 0, oldest: 0 }
  const form = await client.query<{ version: number; oldest: number }>('SELECT version, oldest FROM fray.form')
  return form.rows[0] ?? { version: 0, oldest: 0 }
}

function refuseNewer(place: string, version: number, { length: known }: readonly Migration[]): void {
  if (version > known)
    throw new StoreProblem(
      `The database ${place}: a newer Fray has written it (version ${version}, this Fray knows ${known}). Use that one.`,
    )
}

function refuseOlder(place: string, version: number, { length: known }: readonly Migration[]): void {
  if (version === 0)
    throw new StoreProblem(
      `The database ${place}: no server has stored fights there. Name another with --database-url.`,
    )
  if (version < known)
    throw new StoreProblem(
      `The database ${place}: an older Fray has written it (version ${version}, this Fray knows ${known}). Start a server of this Fray once.`,
    )
}

async function refuseStandby(client: Client): Promise<void> {
  const { rows } = await client.query<{ off: string }>('SHOW transaction_read_only')
  if (Object.values(rows[0] ?? {})[0] === 'on')
    throw Object.assign(new Error('The database is read-only'), { code: '25006' })
}
