import { createServer, connect as dial, type Socket } from 'node:net'
import { StoreError } from '@fray/live/host'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage, type Storage, StoreProblem, USUAL_LIMITS } from '../src/index.ts'
import { Metrics } from '../src/run/metrics.ts'
import type { Patience } from '../src/store/postgres/address.ts'
import { CHANGES, readChange } from '../src/store/postgres/changes.ts'
import { storageInDatabase } from '../src/store/postgres/storage.ts'
import { usePostgres } from './postgres.ts'

const postgres = usePostgres()
const NOTE = { title: 'A quarrel', ruleset: 'zones', over: false }
/** So long that only what never comes about fails. */
const PATIENT: Patience = { connect: 50, statement: 50, answer: 55 }
/** For tests that wait until it is lost: what goes well has to have time enough on a machine that has much else to do. */
const IMPATIENT: Patience = { connect: 6, statement: 6, answer: 8 }
const entry = (n: number) => [{ id: `i${n}`, text: `entry ${n}` }]

async function admin(url: string, ...sql: string[]): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  for (const one of sql) await client.query(one)
  onTestFinished(() => client.end().catch(() => undefined))
  return client
}

async function open(url: string, limits = USUAL_LIMITS, patience: Patience = PATIENT): Promise<Storage> {
  const kept = await storageInDatabase({ url, limits, readOnly: false, patience })
  onTestFinished(() => kept.close())
  return kept
}

/** What somebody is told whose command could not be kept. */
async function told(work: Promise<unknown>): Promise<{ readonly message: string; readonly certain: boolean }> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StoreError)
  const { message, certain } = error as StoreError
  expect(message).toMatch(/^The database: [a-z].*\.$/)
  return { message: message, certain }
}

async function refused(url: string): Promise<string> {
  const opening = openStorage({ data: '', database: url, readOnly: false, limits: USUAL_LIMITS })
  const error = await opening.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StoreProblem)
  return (error as StoreProblem).message
}

/** A line to the database that can be cut, or made to swallow what comes over it in one direction or both. */
async function lineTo(url: string) {
  const to = new URL(url)
  const pairs = new Set<readonly [Socket, Socket]>()
  let swallow: 'nothing' | 'answers' | 'all' = 'nothing'
  const server = createServer((here) => {
    const there = dial(Number(to.port), to.hostname)
    const pair = [here, there] as const
    pairs.add(pair)
    here.on('data', (data) => void (swallow !== 'all' && there.write(data)))
    there.on('data', (data) => void (swallow === 'nothing' && here.write(data)))
    for (const [one, other] of [pair, [there, here]] as const) {
      one.on('error', () => undefined)
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    for (const [here, there] of pairs) for (const one of [here, there]) one.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const at = new URL(url)
  at.hostname = '127.0.0.1'
  at.port = String((server.address() as { port: number }).port)
  return {
    url: at.href,
    cut,
    swallow: (what: typeof swallow) => {
      swallow = what
    },
  }
}

test('an address that leads nowhere is said in a sentence, without the password in it', async () => {
  const url = await postgres.newDatabase()
  const secret = (change: Partial<URL>): string => Object.assign(new URL(url), { password: 'do-not-tell' }, change).href
  const sentences = [
    [await refused(secret({ port: '1' })), 'nobody answers there'],
    [await refused(secret({ hostname: 'nowhere.invalid' })), /its host (is not known|cannot be resolved)/],
    [await refused(secret({ pathname: '/nothing' })), 'it does not exist. Create it with createdb'],
    [await refused('postgres://ann:do-not-tell@:x/y'), 'is not valid: give one as in postgres://'],
    [await refused('mysql://ann:do-not-tell@127.0.0.1/y'), 'is not valid: give one as in postgres://'],
  ] as const
  for (const [message, words] of sentences) {
    expect(message).toMatch(words)
    expect(message).not.toContain('do-not-tell')
  }
})

test('a full disk, a read-only database, too many connections: nothing is written, and fights go on afterwards', async () => {
  const url = await postgres.newDatabase()
  const kept = await open(url)
  const { store } = kept
  await store.append('a', 0, entry(1), NOTE)
  const name = new URL(url).pathname.slice(1)
  // What PostgreSQL says on a full disk, said by a trigger: a disk is not filled up here.
  const client = await admin(
    url,
    `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`,
    'CREATE TRIGGER full_disk BEFORE INSERT ON fray.entries EXECUTE FUNCTION full_disk()',
  )
  const full = 'The database: its disk is full. What was acknowledged is safe; make room to continue.'
  expect(await told(store.append('a', 1, entry(2), NOTE))).toEqual({ message: full, certain: true })
  expect(await told(store.append('b', 0, entry(1), NOTE))).toEqual({ message: full, certain: true })
  await client.query('DROP TRIGGER full_disk ON fray.entries')
  expect(await store.append('a', 1, entry(2), NOTE)).toEqual({ status: 'appended', version: 2 })
  expect(await store.look('b')).toBeNull()

  await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  const readOnly = await open(url).catch((error: Error) => error)
  expect((readOnly as Error).message).toContain('it is read-only, as a standby is')
  await client.query('SET default_transaction_read_only = off')
  await client.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`)

  const role = `${name}_few`
  await client.query(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT 1`)
  await client.query(`GRANT ALL ON SCHEMA fray TO ${role}; GRANT ALL ON ALL TABLES IN SCHEMA fray TO ${role}`)
  onTestFinished(async () => {
    await client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  })
  const few = new URL(url)
  few.username = role
  const third = await open(few.href)
  const answers = await Promise.allSettled([1, 2, 3].map(() => third.store.look('a')))
  const failed = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect((failed.reason as StoreError).message).toContain('as many connections as it allows')
  expect((await third.store.look('a'))?.version).toBe(2)
  await third.close()
})

test('who holds one fight for long stops that one, and no other', async () => {
  const url = await postgres.newDatabase()
  const { store } = await open(url, USUAL_LIMITS, IMPATIENT)
  await store.append('a', 0, entry(1), NOTE)
  await store.append('b', 0, entry(1), NOTE)
  const holder = await admin(url, 'BEGIN', `SELECT FROM fray.fights WHERE fight = 'a' FOR UPDATE`)
  const held = told(store.append('a', 1, entry(2), NOTE))
  expect(await store.append('b', 1, entry(2), NOTE)).toEqual({ status: 'appended', version: 2 })
  expect(await held).toEqual({
    message: 'The database: someone else locks the data for too long. Look for a transaction that does not end.',
    certain: true,
  })
  await holder.query('ROLLBACK')
  expect(await store.append('a', 1, entry(2), NOTE)).toEqual({ status: 'appended', version: 2 })
})

test('a line that is cut or silent leaves in doubt what may have come through, and no command waits for ever', async () => {
  const line = await lineTo(await postgres.newDatabase())
  const { store, measure } = await open(line.url, { ...USUAL_LIMITS, databaseConnections: 3 }, IMPATIENT)
  const metrics = new Metrics()
  measure(metrics)
  await store.append('a', 0, entry(1), NOTE)
  line.swallow('answers')
  // It is committed, and nobody hears of it.
  const doubtful = await told(store.append('a', 1, entry(2), NOTE))
  expect(doubtful.certain).toBe(false)
  expect(doubtful.message).toContain('it does not answer')
  line.swallow('nothing')
  expect(await store.append('a', 1, entry(2), NOTE)).toEqual({ status: 'known', entry: { ...entry(2)[0], version: 2 } })
  line.swallow('all')
  const waiting = Promise.all([
    told(store.append('a', 2, entry(3), NOTE)),
    told(store.look('a')),
    told(store.read('a', 1)),
  ])
  expect((await waiting).map(({ message }) => message)).toEqual(
    Array(3).fill(expect.stringContaining('it does not answer')),
  )
  // Now not even a connection comes about: then it is certain that nothing was written.
  expect(await told(store.append('a', 2, entry(3), NOTE))).toMatchObject({ certain: true })
  line.swallow('nothing')
  line.cut()
  expect(await store.append('a', 2, entry(3), NOTE).catch(() => store.append('a', 2, entry(3), NOTE))).toMatchObject({
    status: 'appended',
  })
  const figure = (name: string): number =>
    Number(new RegExp(`^fray_database_${name} (\\d+)$`, 'm').exec(metrics.text())?.[1])
  expect(figure('connections')).toBeGreaterThan(0)
  expect(figure('lost_total')).toBeGreaterThan(0)
  expect(figure('connected_total')).toBeGreaterThan(figure('lost_total'))
  expect(figure('seconds_count')).toBeGreaterThan(5)
  expect(figure('waiting')).toBe(0)
})

test('whoever listens hears of each change once it is committed, and of deleting', async () => {
  const url = await postgres.newDatabase()
  const { store } = await open(url)
  const listener = await admin(url, `LISTEN ${CHANGES}`)
  const heard: unknown[] = []
  const all = new Promise<void>((resolve) => {
    listener.on('notification', ({ payload = '' }) => {
      heard.push(readChange(payload))
      if (heard.length === 3) resolve()
    })
  })
  await store.append('a', 0, entry(1), NOTE)
  await store.append('a', 0, entry(2), NOTE)
  await store.append('a', 1, [...entry(2), ...entry(3)], NOTE)
  await store.delete('a')
  await all
  expect(heard).toEqual([1, 3, 0].map((version) => ({ fight: 'a', version })))
  expect(readChange('nothing of ours')).toBeNull()
})

test('limits are kept exactly, also where several servers begin fights at the same moment', async () => {
  const url = await postgres.newDatabase()
  const limits = { ...USUAL_LIMITS, fights: 5, journalLines: 3 }
  const stores = [(await open(url, limits)).store, (await open(url, limits)).store]
  const started = await Promise.allSettled(
    Array.from({ length: 12 }, (_, f) => stores[f % 2]?.append(`fight ${f}`, 0, entry(1), NOTE)),
  )
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const reasons = started.flatMap((one) => (one.status === 'rejected' ? [(one.reason as StoreError).message] : []))
  expect(new Set(reasons)).toEqual(
    new Set(['There are already 5 fights, the most that this server stores: delete one first.']),
  )
  const [store] = stores as [Storage['store']]
  const fight = (await store.list())[0]?.fight as string
  expect(await store.append(fight, 1, [...entry(2), ...entry(3)], NOTE)).toMatchObject({ version: 3 })
  await expect(store.append(fight, 3, entry(4), NOTE)).rejects.toThrow('This fight has 3 entries')
  expect(await store.append(fight, 3, entry(2), NOTE)).toMatchObject({ status: 'known' })
})

test('a setting is the same for all who ask, whoever is first', async () => {
  const url = await postgres.newDatabase()
  const all = await Promise.all([1, 2, 3, 4].map(() => open(url)))
  const values = await Promise.all(all.map(({ setting }, n) => setting?.('a-key', () => `value ${n}`)))
  expect(new Set(values).size).toBe(1)
  expect(values[0]).toMatch(/^value \d$/)
})
