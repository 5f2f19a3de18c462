import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { NewEntry, NewPicture } from '@fray/live/host'
import { expect, test } from 'vitest'
import { backUp, openStorage, restore, type Storage, StoreProblem, USUAL_LIMITS } from '../src/index.ts'
import { databaseFile } from '../src/store/folder.ts'
import { newFolder } from './new-folder.ts'
import { PNG, pictureOf } from './picture.ts'
import { usePostgres } from './postgres.ts'

interface Place {
  readonly data: string
  readonly database: string | null
}

const postgres = usePostgres()
const aFolder = async (): Promise<Place> => ({ data: newFolder(), database: null })
const aDatabase = async (): Promise<Place> => ({ data: newFolder(), database: await postgres.newDatabase() })
const newFile = (): string => {
  const file = join(newFolder(), 'backup.sqlite')
  mkdirSync(dirname(file), { recursive: true })
  return file
}

async function at<T>(place: Place, work: (kept: Storage) => Promise<T>): Promise<T> {
  const kept = await openStorage({ ...place, readOnly: false, limits: USUAL_LIMITS })
  try {
    return await work(kept)
  } finally {
    await kept.close()
  }
}

const MARKS = ['abcdefghijklmnop', 'ponmlkjihgfedcba']

const given = (n: number, seat: string): NewPicture => ({
  ...{ hash: String(n).repeat(64), seat, type: 'webp', width: 100 + n, height: 50 },
  bytes: pictureOf(n),
})

const NOTE = { title: 'A quarrel', ruleset: 'zones', over: false }
const entries = (from: number, to: number): NewEntry[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ id: `i${from + i}`, text: `entry ${from + i} é😀\u2028` }))

/** Fights of many shapes, and the keys to their seats. */
const fill = (place: Place): Promise<readonly string[]> =>
  at(place, async ({ store, accessTokens, pictures }) => {
    for (const [i, mark] of MARKS.entries()) await pictures.keep(mark, pictureOf(i))
    for (let after = 0; after < 1203; after += 401)
      await store.append('long', after, entries(after + 1, after + 401), NOTE)
    await store.append('over', 0, entries(1, 1), { title: 'T\0\u0001', ruleset: 'shock', over: true })
    await store.append('over', 1, [{ id: '\0\u0001', text: 'a\0b\u00010' }], {
      title: 'T\0\u0001',
      ruleset: 'shock',
      over: true,
    })
    await store.append('later', 0, entries(1, 2), NOTE)
    await store.addPicture('long', given(1, 'referee'))
    await store.addPicture('later', given(1, 'anna'))
    await store.addPicture('later', given(2, 'anna'))
    const seats = [
      ...['referee', 'anna', null].map((seat) => ({ fight: 'long', seat })),
      { fight: 'over', seat: 'anna' },
    ]
    return Promise.all(seats.map((accessToken) => accessTokens.make(accessToken)))
  })

/** Everything that can be asked of what is kept. */
const everything = (place: Place, keys: readonly string[]): Promise<unknown> =>
  at(place, async ({ store, accessTokens, pictures }) => {
    const list = await store.list()
    const drawn = await Promise.all(MARKS.map((mark) => pictures.read(mark)))
    expect(drawn.map((one) => one?.bytes.length)).toEqual([PNG.length, PNG.length + 1000])
    const fights = await Promise.all(list.map(async ({ fight }) => [await store.read(fight, 1)] as const))
    const people = await Promise.all(
      list.map(async ({ fight }) => {
        const notes = await store.pictures(fight)
        const found = await Promise.all(notes.map(({ hash }) => store.picture(fight, hash)))
        return { notes, found: found.map((one) => one && [one.type, Buffer.from(one.bytes).toString('hex')]) }
      }),
    )
    return {
      list,
      people,
      fights,
      drawn: drawn.map((one) => one && [one.type, Buffer.from(one.bytes).toString('hex')]),
      opened: await Promise.all(keys.map((key) => accessTokens.find(key))),
    }
  })

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StoreProblem)
  return (error as Error).message
}

const BRANCHES = [
  ['a folder into a database', aFolder, aDatabase],
  ['a database into a folder', aDatabase, aFolder],
  ['a database into another', aDatabase, aDatabase],
  ['a folder into another', aFolder, aFolder],
] as const

test.each(BRANCHES)(
  'a backup of %s has the same entries, keys and times; again it changes nothing',
  async (_, from, to) => {
    const [here, there] = [await from(), await to()]
    const keys = await fill(here)
    const file = newFile()
    expect(await backUp(here, file)).toBe(3)
    expect(await restore(file, there)).toEqual({ put: 3, there: 0 })
    const kept = await everything(here, keys)
    for (const n of [1, 2]) expect(JSON.stringify(kept)).toContain(String(n).repeat(64))
    expect(await everything(there, keys)).toEqual(kept)
    expect(await restore(file, there)).toEqual({ put: 0, there: 3 })
    expect(await everything(there, keys)).toEqual(kept)
    const second = newFile()
    await backUp(there, second)
    const rows = (path: string): unknown => {
      const database = new DatabaseSync(path, { readOnly: true })
      const of = (sql: string) => database.prepare(sql).all()
      const all = ['fights', 'entries', 'passes', 'pictures', 'given_pictures', 'fight_pictures'].map((table) =>
        of(`SELECT * FROM ${table} ORDER BY 1, 2, 3`),
      )
      database.close()
      return all
    }
    expect(rows(second)).toEqual(rows(file))
  },
)

test.each([
  ['a folder', aFolder],
  ['a database', aDatabase],
] as const)(
  'into %s: what has gone on is let be, what went another way is refused, and nothing is half there',
  async (_, to) => {
    const from = await aDatabase()
    const keys = await fill(from)
    const file = newFile()
    await backUp(from, file)
    const there = await to()
    await restore(file, there)
    await at(there, async ({ store, accessTokens }) => {
      await store.append('long', 1203, entries(2000, 2001), NOTE)
      await accessTokens.revoke({ fight: 'long', seat: 'anna' })
      await store.delete('later')
    })
    expect(await restore(file, there)).toEqual({ put: 1, there: 2 })
    await at(there, async ({ store, accessTokens }) => {
      expect((await store.look('long'))?.version).toBe(1205)
      expect(await accessTokens.find(keys[1] as string)).toBeNull()
      expect((await store.look('later'))?.version).toBe(2)
      await store.delete('later')
      await store.delete('over')
      await store.append('over', 0, entries(7, 9), NOTE)
    })
    const before = await everything(there, keys)
    expect(await messageOf(restore(file, there))).toBe(
      `${file}: it contains fights whose ids already exist with a different course, or a shorter one: over. Delete them first, or restore to another place; nothing was changed.`,
    )
    expect(await everything(there, keys)).toEqual(before)
  },
)

test('a file of a database serves as a data folder; what is none, is damaged or newer is refused in a sentence', async () => {
  const from = await aDatabase()
  const keys = await fill(from)
  const file = newFile()
  await backUp(from, file)
  const folder = await aFolder()
  mkdirSync(folder.data, { recursive: true })
  copyFileSync(file, databaseFile(folder.data))
  expect(await everything(folder, keys)).toEqual(await everything(from, keys))
  const to = await aDatabase()
  expect(await messageOf(restore(`${file}x`, to))).toBe(`${file}x: there is no such file.`)
  writeFileSync(`${file}x`, 'This is a text, and was never a database. '.repeat(100))
  expect(await messageOf(restore(`${file}x`, to))).toBe(`${file}x is damaged, or is not a backup of fights.`)
  const database = new DatabaseSync(file)
  database.exec(`DELETE FROM entries WHERE version = 700`)
  database.close()
  expect(await messageOf(restore(file, to))).toBe(`${file}: the fight long is incomplete there; nothing was changed.`)
  expect(await at(to, ({ store }) => store.list())).toEqual([])
  const newer = new DatabaseSync(file)
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  expect(await messageOf(restore(file, to))).toContain('a newer Fray has written it (version 99, this Fray knows 3)')
  expect(await messageOf(backUp(await aDatabase(), newFile()))).toMatch(/no server has stored fights there/)
})

test('a backup is made while a database is written into, and holds each fight as it stood at one moment', async () => {
  const from = await aDatabase()
  await at(from, async ({ store }) => {
    await store.append('a', 0, entries(1, 3), NOTE)
    await store.append('b', 0, entries(1, 3), NOTE)
    let isDone = false
    const writing = (async () => {
      for (let after = 3; !isDone; after += 3) {
        await store.append('a', after, entries(after + 1, after + 3), NOTE)
        await store.append('b', after, entries(after + 1, after + 3), NOTE)
      }
    })()
    const file = newFile()
    await backUp(from, file)
    isDone = true
    await writing
    const to = await aFolder()
    await restore(file, to)
    await at(to, async ({ store: copy }) => {
      const [a, b] = [(await copy.read('a', 1)).length, (await copy.read('b', 1)).length]
      expect([a % 3, b % 3]).toEqual([0, 0])
      expect(a - b === 0 || a - b === 3).toBe(true)
    })
  })
})
