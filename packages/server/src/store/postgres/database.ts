import { StoreError } from '@fray/live/host'
import { Pool, type QueryResult, type QueryResultRow, types } from 'pg'
import { configOf, manners, type Patience, placeOf, USUAL_PATIENCE } from './address.ts'
import { asStoreError, isAnswered, isOfOthers, type Stage } from './problem.ts'

/** A statement with a name, under which each connection prepares it. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/** Runs statements on one connection. */
export type Run = <R extends QueryResultRow>(
  statement: Statement,
  values?: readonly unknown[],
) => Promise<QueryResult<R>>

const INT8 = 20

/** Eight-byte integers as numbers: no stored one comes near 2^53. */
const asNumbers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format ?? 'text'),
} as typeof types

/** A database with a pool of connections. */
export class Database {
  /** Where it is, for display: without its password. */
  readonly place: string
  /** Connections made, and connections lost unintentionally. */
  readonly counts = { connected: 0, lost: 0 }
  /** Called with a sentence when a newer program has locked out this one. */
  onOutdated: (why: string) => void = () => undefined
  /** Called with the seconds that each statement took. */
  onSeconds: (seconds: number) => void = () => undefined
  private readonly pool: Pool

  constructor(url: string, connections: number, patience: Patience = USUAL_PATIENCE) {
    this.place = placeOf(url)
    this.pool = new Pool({
      ...configOf(url, patience),
      types: asNumbers,
      max: connections,
      idleTimeoutMillis: 60_000,
      onConnect: (client) => client.query(manners(patience)) as unknown as undefined,
    })
    this.pool.on('connect', () => this.counts.connected++)
    // The loss of an idle connection need not be reported: the next one is made when it is needed.
    this.pool.on('error', () => this.counts.lost++)
  }

  /** The number of connections, of idle ones, and of requests waiting for one. */
  get connections(): { readonly all: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool
    return { all: totalCount, idle: idleCount, waiting: waitingCount }
  }

  /** Runs a statement, which is a transaction of its own. Rejects with {@link StoreError}. */
  run: Run = (statement, values) => this.using('committing', (run) => run(statement, values))

  /**
   * Runs statements as one transaction. Rejects with {@link StoreError}: nothing was written unless it says
   * otherwise.
   */
  transaction<T>(work: (run: Run) => Promise<T>, start = 'BEGIN'): Promise<T> {
    return this.using('before', async (run, at) => {
      await run({ name: start, text: start })
      try {
        const result = await work(run)
        at.stage = 'committing'
        await run({ name: 'COMMIT', text: 'COMMIT' })
        return result
      } catch (error) {
        // A lost connection has rolled back its transaction already.
        if (!at.isLost) await run({ name: 'ROLLBACK', text: 'ROLLBACK' }).catch(() => undefined)
        throw error
      }
    })
  }

  /** The error for a writer once a newer program has locked out this one; informs the server, too. */
  outdated(): StoreError {
    const why =
      'The database: a newer Fray has taken it over. What was acknowledged is safe; this server ends, use the newer one.'
    this.onOutdated(why)
    return new StoreError(why, true)
  }

  /** Closes all connections once they are idle. */
  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end()
  }

  private async using<T>(atFirst: Stage, work: (run: Run, at: Progress) => Promise<T>): Promise<T> {
    const at: Progress = { stage: 'before', isLost: false }
    let free = (): void => undefined
    try {
      const client = await this.pool.connect()
      const lost = (): void => {
        at.isLost = true
      }
      client.on('error', lost)
      free = () => {
        client.off('error', lost)
        if (at.isLost) this.counts.lost++
        client.release(at.isLost)
      }
      at.stage = atFirst
      return await work(async ({ name, text }, values = []) => {
        const started = performance.now()
        try {
          return await client.query({ name, text, values: [...values] })
        } catch (error) {
          if (!isAnswered(error)) lost()
          throw error
        } finally {
          this.onSeconds((performance.now() - started) / 1000)
        }
      }, at)
    } catch (error) {
      const told = asStoreError(error, at.stage)
      if (isOfOthers(error)) this.onOutdated((told as StoreError).message)
      throw told
    } finally {
      free()
    }
  }
}

/** The progress of work over one connection. */
interface Progress {
  stage: Stage
  isLost: boolean
}
