import { readdirSync } from 'node:fs'
import { Client } from 'pg'
import { USUAL_LIMITS } from '../../packages/server/src/limits.ts'
import { storageInDatabase } from '../../packages/server/src/store/postgres/storage.ts'
import { startPostgres } from '../../packages/server/test/postgres.ts'
import { statOf } from '../server/proc.ts'

/** What an append costs in PostgreSQL. */
export interface DatabaseCosts {
  /** Microseconds of processor time of all its processes, where many fights append at the same time. */
  readonly append: number
  /** Milliseconds that one append takes, alone: half of them. */
  readonly alone: number
  /** Bytes of its tables and of its log for each. */
  readonly disk: number
  readonly log: number
}

/** Microseconds of processor time of a process and of all that it has begun. */
function processorOf(parent: number): number {
  let ticks = 0
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      const fields = statOf(pid)
      const isOwn = Number(pid) === parent || Number(fields[1]) === parent
      // Of those that have ended the parent has the time.
      if (isOwn) ticks += Number(fields[11]) + Number(fields[12])
      if (Number(pid) === parent) ticks += Number(fields[13]) + Number(fields[14])
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks * 10_000
}

/** Appends entries as they are in fights, by fights one beside the other, into a PostgreSQL of its own. */
export async function databaseCosts(text: string): Promise<DatabaseCosts> {
  const FIGHTS = 32
  const EACH = 150
  const postgres = await startPostgres()
  const url = await postgres.newDatabase()
  const asking = new Client(url)
  await asking.connect()
  const kept = await storageInDatabase({ url, readOnly: false, limits: USUAL_LIMITS })
  try {
    const note = { title: 'The long brawl', ruleset: 'zones', over: false }
    const numberOf = async (sql: string): Promise<number> => Number(Object.values((await asking.query(sql)).rows[0])[0])
    const backend = await numberOf('SELECT pg_backend_pid()')
    const parent = Number(statOf(backend)[1])
    const append = (fight: string, after: number) => kept.store.append(fight, after, [{ id: `c${after}`, text }], note)
    const all = async (first: number, count: number): Promise<void> => {
      await Promise.all(
        Array.from({ length: FIGHTS }, async (_, i) => {
          for (let n = first; n < first + count; n++) await append(`fight-${i}`, n)
        }),
      )
    }
    await all(0, 30)
    const log = 'SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), $$0/0$$)'
    const size = 'SELECT pg_database_size(current_database())'
    const before = [processorOf(parent), await numberOf(log), await numberOf(size)] as const
    await all(30, EACH)
    const after = [processorOf(parent), await numberOf(log), await numberOf(size)] as const
    const [spent, logged, grown] = after.map((one, i) => (one - (before[i] as number)) / (FIGHTS * EACH))
    const took: number[] = []
    for (let n = 0; n < 200; n++) {
      const started = performance.now()
      await append('alone', n)
      took.push(performance.now() - started)
    }
    took.sort((a, b) => a - b)
    const whole = (value: number | undefined): number => Math.round(value ?? 0)
    return { append: whole(spent), alone: Number(took[100]?.toFixed(2)), disk: whole(grown), log: whole(logged) }
  } finally {
    await kept.close()
    await asking.end()
    await postgres.close()
  }
}
