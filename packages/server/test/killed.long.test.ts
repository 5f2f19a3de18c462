import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Store } from '@fray/live/host'
import { StoreError } from '@fray/live/host'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage, type Storage, USUAL_LIMITS } from '../src/index.ts'
import { newFolder } from './new-folder.ts'
import { useOwnPostgres } from './postgres.ts'
import { until } from './processes.ts'

const postgres = useOwnPostgres()
const LIMITS = { ...USUAL_LIMITS, journalLines: 1_000_000 }
const open = async (data: string, database: string | null): Promise<Storage> =>
  openStorage({ data, database, readOnly: false, limits: LIMITS })

/** Has a process write, kills it in the middle, and returns what it was told that is kept. */
async function killWriter(data: string, database: string | null): Promise<ReadonlyMap<string, number>> {
  const args = [join(import.meta.dirname, 'writing.ts'), data, ...(database === null ? [] : [database])]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const closed = once(child, 'close')
  const acknowledged = new Map<string, number>()
  let lines = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const [fight = '', version] = line.split(' ')
    acknowledged.set(fight, Number(version))
    if (++lines === 60) child.kill('SIGKILL')
  }
  await closed
  expect(lines).toBeGreaterThanOrEqual(60)
  return acknowledged
}

/** Everything that was acknowledged is there, in its order, and of each append all three entries. */
async function holds(store: Store, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  for (const [fight, version] of acknowledged) {
    const found = await store.read(fight, 1)
    expect(found.length).toBeGreaterThanOrEqual(version)
    expect(found.length % 3).toBe(0)
    expect(found).toEqual(found.map((_, i) => ({ version: i + 1, id: `${i + 1}`, text: `entry ${i + 1}` })))
    expect((await store.look(fight))?.version).toBe(found.length)
  }
}

test.each(['SQLite', 'PostgreSQL'])(
  'a writer that is killed again and again loses nothing it was told of, in %s',
  async (kind) => {
    const data = newFolder()
    const database = kind === 'SQLite' ? null : await postgres.newDatabase()
    let before: ReadonlyMap<string, number> = new Map()
    for (let round = 0; round < 3; round++) {
      const acknowledged = await killWriter(data, database)
      const kept = await open(data, database)
      await holds(kept.store, before)
      await holds(kept.store, acknowledged)
      await kept.close()
      before = acknowledged
    }
  },
)

test('a database that is killed again and again loses nothing it has acknowledged, and whoever writes goes on by itself', async () => {
  const { store, close } = await open('', await postgres.newDatabase())
  const note = { title: 'Written into', ruleset: 'zones', over: false }
  const acknowledged = new Map<string, number>()
  const heard = { certain: 0, doubtful: 0, appended: 0 }
  let isWriting = true
  onTestFinished(() => {
    isWriting = false
  })
  // As a fight does: where nobody knows what was written it looks, and goes on from there.
  const write = async (fight: string): Promise<void> => {
    let after = 0
    while (isWriting) {
      try {
        const entries = [1, 2, 3].map((n) => ({ id: `${after + n}`, text: `entry ${after + n}` }))
        const answer = await store.append(fight, after, entries, note)
        expect(answer.status).toBe('appended')
        after += 3
        acknowledged.set(fight, after)
        heard.appended++
      } catch (error) {
        expect(error).toBeInstanceOf(StoreError)
        expect((error as Error).message).toMatch(/^The database: [a-z].*\.$/)
        heard[(error as StoreError).certain ? 'certain' : 'doubtful']++
        const found = await store.look(fight).catch(() => null)
        if (found !== null) {
          expect(found.version).toBeGreaterThanOrEqual(after)
          expect(found.version - after).toBeLessThanOrEqual(3)
          if ((error as StoreError).certain) expect(found.version).toBe(after)
          after = found.version
        } else await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  const writing = Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(write))
  for (const end of ['kill', 'stop', 'kill'] as const) {
    const from = heard.appended
    await until(() => heard.appended > from + 50, 'everybody writes', 60_000)
    await postgres[end]()
    await postgres.start()
    await holds(store, new Map())
  }
  const from = heard.appended
  await until(() => heard.appended > from + 50, 'everybody writes again', 60_000)
  isWriting = false
  await writing
  await holds(store, acknowledged)
  expect(heard.certain + heard.doubtful).toBeGreaterThan(0)
  await close()
})
