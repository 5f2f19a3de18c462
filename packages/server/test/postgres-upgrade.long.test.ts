import { StoreError } from '@fray/live/host'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage, type Storage, StoreProblem, USUAL_LIMITS } from '../src/index.ts'
import { bringTables } from '../src/store/postgres/migrate.ts'
import { MIGRATIONS, type Migration } from '../src/store/postgres/migrations.ts'
import { usePostgres } from './postgres.ts'

const postgres = usePostgres()
const NOTE = { title: 'A quarrel', ruleset: 'zones', over: false }
const entry = (n: number) => [{ id: `i${n}`, text: `entry ${n}` }]
const KNOWN = MIGRATIONS.length

/** The list of a program that is one version newer. */
const newer = (migration: Migration): readonly Migration[] => [...MIGRATIONS, migration]
const ADDS: Migration = { sql: 'ALTER TABLE fray.fights ADD COLUMN note text', isAdditive: true }
const BREAKS: Migration = { sql: 'ALTER TABLE fray.entries RENAME COLUMN text TO line', isAdditive: false }

async function open(url: string): Promise<Storage> {
  const kept = await openStorage({ data: '', database: url, readOnly: false, limits: USUAL_LIMITS })
  onTestFinished(() => kept.close())
  return kept
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

/** Writes one entry after the other until it may not any more, or is told to stop; the last version that was acknowledged. */
function writing({ store }: Storage) {
  let goesOn = true
  let version = 0
  const done = (async () => {
    while (goesOn) {
      try {
        const answer = await store.append('a', version, entry(version + 1), NOTE)
        expect(answer).toEqual({ status: 'appended', version: version + 1 })
        version++
      } catch (error) {
        return error as Error
      }
    }
    return null
  })()
  return {
    end: () => {
      goesOn = false
      return done
    },
    done,
    version: () => version,
    until: async (wanted: number) => {
      while (version < wanted && goesOn) await new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
}

test('many that start at once on an empty database make its tables once', async () => {
  const url = await postgres.newDatabase()
  const all = await Promise.all([1, 2, 3, 4].map(() => open(url)))
  await all[0]?.store.append('a', 0, entry(1), NOTE)
  for (const { store } of all) expect((await store.look('a'))?.version).toBe(1)
  expect(await ask(url, 'SELECT version, oldest FROM fray.form')).toEqual([KNOWN, 1])
})

test('while a newer one adds to the tables an older server writes on; one that starts later refuses', async () => {
  const url = await postgres.newDatabase()
  const old = await open(url)
  const writer = writing(old)
  await writer.until(20)
  await bringTables(url, { readOnly: false, migrations: newer(ADDS) })
  const then = writer.version()
  await writer.until(then + 20)
  expect(await writer.end()).toBeNull()
  expect((await old.store.read('a', 1)).length).toBe(writer.version())
  for (const readOnly of [false, true]) {
    const refusal = await openStorage({ data: '', database: url, readOnly, limits: USUAL_LIMITS }).catch(
      (error) => error,
    )
    expect(refusal).toBeInstanceOf(StoreProblem)
    expect(refusal.message).toMatch(
      new RegExp(
        `^The database .*: a newer Fray has written it \\(version ${KNOWN + 1}, this Fray knows ${KNOWN}\\)\\. Use that one\\.$`,
      ),
    )
  }
})

test('what an older server may not go on with shuts it out in one moment: it says so, and nothing is lost or half written', async () => {
  const url = await postgres.newDatabase()
  const old = await open(url)
  const writer = writing(old)
  await writer.until(20)
  await bringTables(url, { readOnly: false, migrations: newer(BREAKS) })
  const error = await writer.done
  expect(error).toBeInstanceOf(StoreError)
  expect(error).toMatchObject({ certain: true })
  expect(await old.outdated).toContain('A newer Fray or someone else has changed them')
  const kept = await ask(url, 'SELECT line FROM fray.entries ORDER BY version')
  expect(kept).toEqual(Array.from({ length: writer.version() }, (_, i) => `entry ${i + 1}`))
})

test('an older server that is shut out says who has taken over, and asks to be ended', async () => {
  const url = await postgres.newDatabase()
  const old = await open(url)
  await old.store.append('a', 0, entry(1), NOTE)
  // Other rules for what stands in the tables, and the tables as they were.
  await bringTables(url, { readOnly: false, migrations: newer({ sql: 'SELECT 1', isAdditive: false }) })
  const why =
    'The database: a newer Fray has taken it over. What was acknowledged is safe; this server ends, use the newer one.'
  for (const work of [() => old.store.append('a', 1, entry(2), NOTE), () => old.store.append('b', 0, entry(1), NOTE)])
    await expect(work()).rejects.toThrow(why)
  await expect(old.accessTokens.make({ fight: 'a', seat: 'anna' })).rejects.toThrow('a newer Fray has taken it over')
  expect(await old.outdated).toBe(why)
  expect((await old.store.read('a', 1)).length).toBe(1)
})

test('a step that fails leaves the tables as they were, and the next start does it again', async () => {
  const url = await postgres.newDatabase()
  const old = await open(url)
  const wrong = newer({ sql: 'CREATE TABLE fray.more (n integer); SELECT nothing FROM nowhere', isAdditive: true })
  await expect(bringTables(url, { readOnly: false, migrations: wrong })).rejects.toThrow(StoreProblem)
  expect(await ask(url, `SELECT version, to_regclass('fray.more') IS NULL FROM fray.form`)).toEqual([KNOWN, true])
  expect(await old.store.append('a', 0, entry(1), NOTE)).toMatchObject({ status: 'appended' })
  await bringTables(url, { readOnly: false, migrations: newer(ADDS) })
  expect(await ask(url, 'SELECT version FROM fray.form')).toEqual([KNOWN + 1])
})
