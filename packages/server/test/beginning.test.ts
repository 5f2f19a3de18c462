import { openFightServer, StoreError } from '@fray/live/host'
import { rulesets } from '@fray/rulesets'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStorage, type Storage, USUAL_LIMITS } from '../src/index.ts'
import { takeFolder } from '../src/store/folder.ts'
import { storageInFolder } from '../src/store/folder-storage.ts'
import { newFolder } from './new-folder.ts'
import { usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 120_000 })

const postgres = usePostgres()
const ENCOUNTER = {
  ruleset: 'zones',
  combatants: { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } },
}

/** Where fights are kept, on a disk that can be had full behind the first key that is kept. */
interface Tried {
  readonly kept: Storage
  full(isFull: boolean): Promise<void>
  /** How many keys are kept. */
  keys(): Promise<number>
}

async function inFolder(): Promise<Tried> {
  const folder = takeFolder(newFolder())
  const kept = storageInFolder(folder, USUAL_LIMITS)
  onTestFinished(() => kept.close())
  const { database } = folder
  return {
    kept,
    full: async (isFull) =>
      database.exec(
        isFull
          ? `CREATE TRIGGER full BEFORE INSERT ON passes WHEN (SELECT count(*) FROM passes) > 0
             BEGIN SELECT RAISE(ABORT, 'The disk is full.'); END`
          : 'DROP TRIGGER full',
      ),
    keys: async () => (database.prepare('SELECT count(*) AS n FROM passes').get() as { n: number }).n,
  }
}

async function inDatabase(): Promise<Tried> {
  const url = await postgres.newDatabase()
  const kept = await openStorage({ data: '', database: url, readOnly: false, limits: USUAL_LIMITS })
  onTestFinished(() => kept.close())
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (SELECT count(*) FROM fray.passes) > 0 THEN RAISE 'full' USING ERRCODE = 'disk_full'; END IF; RETURN NEW; END $$`)
  return {
    kept,
    full: async (isFull) =>
      void (await client.query(
        isFull
          ? 'CREATE TRIGGER no_room BEFORE INSERT ON fray.passes FOR EACH ROW EXECUTE FUNCTION no_room()'
          : 'DROP TRIGGER no_room ON fray.passes',
      )),
    keys: async () => (await client.query('SELECT FROM fray.passes')).rowCount ?? 0,
  }
}

test.each([
  ['a data folder', inFolder],
  ['PostgreSQL', inDatabase],
])('in %s a fight is begun with the keys to its seats, all of it or nothing', async (_, open) => {
  const { kept, full, keys } = await open()
  const { store, accessTokens } = kept
  const chance = () => crypto.randomUUID()
  const game = async (id: string) => (await rulesets[id]?.()) ?? null
  const fightServer = openFightServer({ store, accessTokens, game, program: 'test 1', now: Date.now, chance })
  await full(true)
  await expect(fightServer.start({ encounter: ENCOUNTER, keys: true })).rejects.toThrow(/full/)
  expect([await fightServer.list(), await keys()]).toEqual([[], 0])
  await full(false)
  const started = await fightServer.start({ encounter: ENCOUNTER, keys: true })
  if ('problems' in started) throw new Error(started.problems[0]?.message)
  expect(Object.keys(started.keys)).toEqual(['referee', 'players', 'spectators'])
  for (const [seat, key] of Object.entries(started.keys))
    expect(await accessTokens.find(key)).toEqual({ fight: started.fight, seat })
  const journal = (await fightServer.journal(started.fight)) ?? ''
  await full(true)
  await expect(fightServer.importFight(journal, null, true)).rejects.toThrow(/full/)
  expect([(await fightServer.list()).length, await keys()]).toEqual([1, 3])
  await full(false)
  const taken = await fightServer.importFight(journal, null, true)
  expect(Object.keys(taken.keys)).toEqual(['referee', 'players', 'spectators'])
  // Who options for no keys has none made; they go with their fight.
  expect((await fightServer.importFight(journal)).keys).toEqual({})
  await fightServer.delete(started.fight)
  expect(await keys()).toBe(3)
})

test('a disk that is full before the last key is a disk that is full, and there is no fight', async () => {
  const folder = takeFolder(newFolder())
  const { store, accessTokens, close } = storageInFolder(folder, USUAL_LIMITS)
  onTestFinished(() => close())
  const { page_count: pages } = folder.database.prepare('PRAGMA page_count').get() as { page_count: number }
  const note = { title: 'A quarrel', ruleset: 'zones', over: false }
  // Room for the fight, and not for so many keys.
  folder.database.exec(`PRAGMA max_page_count = ${pages + 4}`)
  const made = Array.from({ length: 400 }, (_, i) => accessTokens.prepare({ fight: 'f', seat: `seat ${i}` }))
  const start = (many: number) =>
    store.start(
      'f',
      { id: '/1', text: 'x' },
      note,
      made.slice(0, many).map(({ kept }) => kept),
    )
  const error = await start(400).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StoreError)
  expect(error).toMatchObject({ certain: true, message: expect.stringContaining('the disk is full') })
  expect(await store.list()).toEqual([])
  expect(await start(3)).toEqual({ status: 'appended', version: 1 })
  expect(await accessTokens.find(made[2]?.key ?? '')).toEqual({ fight: 'f', seat: 'seat 2' })
  expect(await accessTokens.find(made[3]?.key ?? '')).toBeNull()
})
