import { DatabaseSync } from 'node:sqlite'
import { StoreError } from '@fray/live/host'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStorage, USUAL_LIMITS } from '../src/index.ts'
import { databaseFile, takeFolder } from '../src/store/folder.ts'
import type { PictureLimits, Pictures } from '../src/store/pictures.ts'
import { Database } from '../src/store/postgres/database.ts'
import { bringTables } from '../src/store/postgres/migrate.ts'
import { PostgresPictures } from '../src/store/postgres/pictures.ts'
import { SqlitePictures } from '../src/store/sqlite-pictures.ts'
import { Writer } from '../src/store/writer.ts'
import { newFolder } from './new-folder.ts'
import { PNG, pictureOf } from './picture.ts'
import { usePostgres } from './postgres.ts'

const postgres = usePostgres()
const MARKS = Array.from({ length: 6 }, (_, i) => 'abcdefghijklmnop'.slice(i) + 'a'.repeat(i))

/** Pictures in one place, and what lets time pass there. */
interface Shelf {
  readonly pictures: Pictures
  later(): Promise<void>
}

async function inFolder(most: PictureLimits): Promise<Shelf> {
  const { database, close } = takeFolder(newFolder())
  onTestFinished(close)
  let now = 1_000_000_000_000
  const writer = new Writer(database, (error) => error)
  return {
    pictures: new SqlitePictures(database, writer, () => now, most),
    async later() {
      now += 86_400_000
    },
  }
}

async function inDatabase(most: PictureLimits): Promise<Shelf> {
  const url = await postgres.newDatabase()
  await bringTables(url, { readOnly: false })
  const database = new Database(url, 2)
  onTestFinished(() => database.close())
  return {
    pictures: new PostgresPictures(database, most),
    async later() {
      await database.run({ name: 'later', text: 'UPDATE fray.pictures SET looked = looked - 86400000' })
    },
  }
}

describe.each([
  ['in a data folder', inFolder],
  ['in a database', inDatabase],
] as const)('pictures %s', (_, open) => {
  const there = async ({ pictures }: Shelf, marks: readonly string[]): Promise<(number | undefined)[]> =>
    Promise.all(marks.map(async (mark) => (await pictures.read(mark))?.bytes.length))

  test('are kept as they are under their marks, and the first one stays', async () => {
    const { pictures } = await open({ pictures: 9, bytes: 1_000_000 })
    const [one = '', two = ''] = MARKS
    expect(await pictures.read(one)).toBeNull()
    await pictures.keep(one, PNG)
    await pictures.keep(one, pictureOf(1))
    expect(await pictures.read(two)).toBeNull()
    const found = await pictures.read(one)
    expect(found?.type).toBe('image/png')
    expect(Buffer.from(found?.bytes ?? []).equals(PNG)).toBe(true)
    await pictures.keep(two, Buffer.from('<svg/>'))
    expect(await pictures.read(two)).toBeNull()
  })

  test('beyond their number those go that nobody has looked at for longest', async () => {
    const shelf = await open({ pictures: 3, bytes: 1_000_000 })
    const [a = '', b = '', c = '', d = '', e = ''] = MARKS
    for (const mark of [a, b, c]) {
      await shelf.pictures.keep(mark, PNG)
      await shelf.later()
    }
    await shelf.pictures.read(a)
    await shelf.later()
    await shelf.pictures.keep(d, PNG)
    expect(await there(shelf, [a, b, c, d])).toEqual([PNG.length, undefined, PNG.length, PNG.length])
    await shelf.later()
    await shelf.pictures.keep(e, PNG)
    expect((await there(shelf, [a, c, d, e])).filter((size) => size === undefined)).toHaveLength(1)
  })

  test('beyond their bytes as well, but never the one that has just come', async () => {
    const shelf = await open({ pictures: 9, bytes: 3000 })
    const [a = '', b = '', c = '', d = ''] = MARKS
    for (const [i, mark] of [a, b].entries()) {
      await shelf.pictures.keep(mark, pictureOf(i))
      await shelf.later()
    }
    expect(await there(shelf, [a, b])).toEqual([PNG.length, PNG.length + 1000])
    await shelf.later()
    await shelf.pictures.keep(c, pictureOf(9))
    expect(await there(shelf, [a, b, c])).toEqual([undefined, undefined, PNG.length + 9000])
    await shelf.later()
    await shelf.pictures.keep(d, PNG)
    expect(await there(shelf, [c, d])).toEqual([undefined, PNG.length])
  })
})

test('what one server was handed, every server on the database has', async () => {
  const database = await postgres.newDatabase()
  const open = async () => {
    const kept = await openStorage({ data: newFolder(), database, readOnly: false, limits: USUAL_LIMITS })
    onTestFinished(() => kept.close())
    return kept.pictures
  }
  const [one, two] = [await open(), await open()]
  const [mark = ''] = MARKS
  await one.keep(mark, PNG)
  expect(Buffer.from((await two.read(mark))?.bytes ?? []).equals(PNG)).toBe(true)
})

const GIVEN = 'DROP TABLE fight_pictures; DROP TABLE given_pictures;'

test.each([
  ['first', `${GIVEN} DROP TABLE pictures; PRAGMA user_version = 1`],
  ['second', `${GIVEN} PRAGMA user_version = 2`],
])(
  'a data folder of the %s version gets room for pictures when a server takes it; to read it, none is needed',
  async (_, lacks) => {
    const data = newFolder()
    takeFolder(data).close()
    const early = new DatabaseSync(databaseFile(data))
    early.exec(lacks)
    early.close()
    const place = { data, database: null, limits: USUAL_LIMITS }
    const looking = await openStorage({ ...place, readOnly: true })
    expect(await looking.store.list()).toEqual([])
    await looking.close()
    const kept = await openStorage({ ...place, readOnly: false })
    const [mark = ''] = MARKS
    await kept.pictures.keep(mark, PNG)
    expect((await kept.pictures.read(mark))?.bytes).toHaveLength(PNG.length)
    await kept.store.append('a', 0, [{ id: '1', text: '' }], { title: '', ruleset: 'zones', over: false })
    const hash = 'a'.repeat(64)
    await kept.store.addPicture('a', { hash, seat: 'referee', type: 'png', width: 1, height: 1, bytes: PNG })
    expect((await kept.store.picture('a', hash))?.bytes).toHaveLength(PNG.length)
    await kept.close()
    await expect(kept.pictures.read(mark)).rejects.toThrow(StoreError)
    await expect(kept.pictures.keep(mark, PNG)).rejects.toThrow(StoreError)
  },
)
