import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { findBinaries } from './postgres-binaries.ts'

/** A PostgreSQL in which databases are made for tests. */
export interface TestPostgres {
  /** Makes an empty database; the URL by which it is reached. It is dropped at the end. */
  newDatabase(): Promise<string>
  /** Drops what was made, and ends what was started. */
  close(): Promise<void>
}

/** A PostgreSQL of one's own, that can be taken away and brought back: with the same data, at the same address. */
export interface OwnPostgres extends TestPostgres {
  /** Ends it as an administrator does who restarts it: who is connected is cut off, what was committed is kept. */
  stop(): Promise<void>
  /** Ends it as a loss of power does. */
  kill(): Promise<void>
  /** Starts it again after one of the two. */
  start(): Promise<void>
}

const MISSING =
  `There is no PostgreSQL for tests on ${process.platform}-${process.arch}: start one by yourself, and set PG_URL to it, ` +
  'as in PG_URL=postgres://postgres@127.0.0.1:5432/postgres, with a user that may make databases.'

/** Milliseconds that making a PostgreSQL may take on a machine that has much else to do. */
const PATIENCE = 180_000

/**
 * A PostgreSQL for the tests of one file, to be called outside of tests: started before the first, ended after the last. It is that
 * of `PG_URL`, else one of its own.
 */
export function usePostgres(): Pick<TestPostgres, 'newDatabase'> {
  const running = during(async () => (process.env.PG_URL ? databasesOf(process.env.PG_URL) : startPostgres()))
  return { newDatabase: () => running().newDatabase() }
}

/** The same, always one of its own: for tests that end it. `settings` are PostgreSQL's, as in `max_connections=10`. */
export function useOwnPostgres(...settings: readonly string[]): Omit<OwnPostgres, 'close'> {
  const running = during(() => startPostgres(...settings))
  return {
    newDatabase: () => running().newDatabase(),
    stop: () => running().stop(),
    kill: () => running().kill(),
    start: () => running().start(),
  }
}

function during<T extends TestPostgres>(open: () => Promise<T>): () => T {
  let opened: T | null = null
  beforeAll(async () => {
    opened = await open()
  }, PATIENCE)
  afterAll(() => opened?.close(), PATIENCE)
  return () => {
    if (opened === null) throw new Error('PostgreSQL runs while tests run: ask it for something inside of one.')
    return opened
  }
}

/** Starts a PostgreSQL outside of tests, for benches; the one who starts it closes it. */
export async function startPostgres(...settings: readonly string[]): Promise<OwnPostgres> {
  const native = findBinaries()
  if (native === null) throw new Error(MISSING)
  // The user that PostgreSQL runs as must be able to pass through the folder for temporary files of the tests.
  if (process.getuid?.() === 0 && process.env.TMPDIR !== undefined) chmodSync(tmpdir(), 0o711)
  const folder = mkdtempSync(join(tmpdir(), 'fray-postgres-'))
  const admin = spawn(process.execPath, [join(import.meta.dirname, 'postgres-admin.ts'), native, folder, ...settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const closed = once(admin, 'close')
  const lines = createInterface({ input: admin.stdout })[Symbol.asyncIterator]()
  const answer = async (): Promise<string> => {
    const { value = 'failed: its admin has ended' } = (await lines.next()) as { value?: string }
    if (value.startsWith('failed')) throw new Error(`PostgreSQL for tests: ${value}`)
    return value
  }
  const order = async (word: 'start' | 'stop' | 'kill'): Promise<void> => {
    admin.stdin.write(`${word}\n`)
    await answer()
  }
  const port = /^ready (\d+)$/.exec(await answer())?.[1]
  const databases = databasesOf(`postgres://postgres@127.0.0.1:${port}/postgres`)
  return {
    newDatabase: databases.newDatabase,
    stop: () => order('stop'),
    kill: () => order('kill'),
    start: () => order('start'),
    close: async () => {
      // The databases go with the folder.
      admin.stdin.end()
      await closed
    },
  }
}

function databasesOf(url: string): TestPostgres {
  const made: string[] = []
  const run = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  return {
    newDatabase: async () => {
      const name = `fray_test_${randomBytes(8).toString('hex')}`
      await run(`CREATE DATABASE ${name}`)
      made.push(name)
      const at = new URL(url)
      at.pathname = `/${name}`
      return at.href
    },
    close: async () => {
      for (const name of made.splice(0)) await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}
