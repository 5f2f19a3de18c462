import { storeContract } from '@fray/live/host/test/store-contract'
import { Client } from 'pg'
import { Database } from '../src/store/postgres/database.ts'
import { bringTables } from '../src/store/postgres/migrate.ts'
import { PostgresStore } from '../src/store/postgres/store.ts'
import { usePostgres } from './postgres.ts'

const LIMITS = { fights: 1000, entries: 100_000 }
const CONNECTIONS = 4

const postgres = usePostgres()

/** Cuts off everybody who is connected, as the death of their program does, and waits until none of them does anything any more. */
async function cutOff(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const others = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
  await client.query(`SELECT pg_terminate_backend(pid, 10000) ${others}`)
  await client.end()
}

storeContract('in PostgreSQL', async () => {
  const url = await postgres.newDatabase()
  await bringTables(url, { readOnly: false })
  const databases: Database[] = []
  // Each has connections of its own, as each server has.
  const open = async () => {
    const database = new Database(url, CONNECTIONS)
    databases.push(database)
    return new PostgresStore(database, LIMITS)
  }
  return {
    store: await open(),
    reopened: async () => {
      await cutOff(url)
      return open()
    },
    other: open,
    close: async () => {
      for (const database of databases) await database.close()
    },
  }
})
