import { Client } from 'pg'
import { expect, test } from 'vitest'
import { useOwnPostgres, usePostgres } from './postgres.ts'

const shared = usePostgres()
const own = useOwnPostgres('max_connections=20')

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

test('gives each who asks an empty database', async () => {
  const [one, other] = [await shared.newDatabase(), await shared.newDatabase()]
  expect(one).not.toBe(other)
  await ask(one, 'CREATE TABLE things (n integer)')
  expect(await ask(other, `SELECT count(*)::integer FROM pg_tables WHERE schemaname = 'public'`)).toEqual([0])
})

test('can be killed and stopped; it comes back at the same address with what was committed', async () => {
  const url = await own.newDatabase()
  expect(await ask(url, 'SHOW max_connections')).toEqual(['20'])
  await ask(url, 'CREATE TABLE things (n integer)')
  for (const [n, end] of (['kill', 'stop'] as const).entries()) {
    await ask(url, `INSERT INTO things VALUES (${n})`)
    await own[end]()
    await expect(ask(url, 'SELECT 1')).rejects.toThrow()
    await own.start()
  }
  expect(await ask(url, 'SELECT n FROM things ORDER BY n')).toEqual([0, 1])
})
