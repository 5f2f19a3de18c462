import type {
  Appended,
  Entry,
  FightEntry,
  FightNote,
  NewEntry,
  NewPicture,
  PictureNote,
  Store,
  StoredPicture,
} from '@fray/live/host'
import { BrowserPictures } from './browser-pictures.ts'

const ENTRIES = 'entries'
const FIGHTS = 'fights'
const BY_ID = 'by-id'

interface EntryRow extends Entry {
  readonly fight: string
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fray', 1)
    opening.onupgradeneeded = () => {
      const base = opening.result
      base
        .createObjectStore(ENTRIES, { keyPath: ['fight', 'version'] })
        .createIndex(BY_ID, ['fight', 'id'], { unique: true })
      base.createObjectStore(FIGHTS, { keyPath: 'fight' })
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** All versions of a fight from one on. */
const versions = (fight: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([fight, from], [fight, Number.MAX_SAFE_INTEGER])

/** Fights in the browser's own database: they survive the page, and stay on this machine. */
export class BrowserStore implements Store {
  private base: Promise<IDBDatabase> | null = null
  private readonly given = new BrowserPictures()

  /** Does work in one transaction, and resolves when what it has written is durable. */
  private async within<T>(
    mode: IDBTransactionMode,
    work: (of: (name: string) => IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    this.base ??= open()
    const transaction = (await this.base).transaction([ENTRIES, FIGHTS], mode, { durability: 'strict' })
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser has not saved the fight.'))
    })
    try {
      const result = await work((name) => transaction.objectStore(name))
      await finished
      return result
    } catch (error) {
      finished.catch(() => undefined)
      throw error
    }
  }

  append(fight: string, after: number, entries: readonly NewEntry[], note: FightNote): Promise<Appended> {
    return this.within('readwrite', async (of): Promise<Appended> => {
      const log = of(ENTRIES)
      for (const { id } of entries) {
        const found = (await done(log.index(BY_ID).get([fight, id]))) as EntryRow | undefined
        if (found !== undefined) return { status: 'known', entry: { id, text: found.text, version: found.version } }
      }
      const before = (await done(of(FIGHTS).get(fight))) as FightEntry | undefined
      const version = before?.version ?? 0
      if (version !== after) return { status: 'conflict', version }
      if (entries.length === 0) return { status: 'appended', version }
      const now = Date.now()
      let size = before?.size ?? 0
      entries.forEach(({ id, text }, i) => {
        log.add({ fight, id, text, version: version + i + 1 } satisfies EntryRow)
        size += text.length
      })
      const last = version + entries.length
      of(FIGHTS).put({
        fight,
        ...note,
        version: last,
        size,
        started: before?.started ?? now,
        changed: now,
      } satisfies FightEntry)
      return { status: 'appended', version: last }
    })
  }

  start(fight: string, entry: NewEntry, note: FightNote): Promise<Appended> {
    return this.append(fight, 0, [entry], note)
  }

  read(fight: string, from: number, most?: number): Promise<readonly Entry[]> {
    return this.within('readonly', async (of) => {
      const rows = (await done(of(ENTRIES).getAll(versions(fight, from), most))) as EntryRow[]
      return rows.map(({ id, text, version }) => ({ id, text, version }))
    })
  }

  find(fight: string, id: string): Promise<Entry | null> {
    return this.within('readonly', async (of) => {
      const row = (await done(of(ENTRIES).index(BY_ID).get([fight, id]))) as EntryRow | undefined
      return row === undefined ? null : { id, text: row.text, version: row.version }
    })
  }

  list(): Promise<readonly FightEntry[]> {
    return this.within('readonly', async (of) => {
      const rows = (await done(of(FIGHTS).getAll())) as FightEntry[]
      return rows.sort((a, b) => b.changed - a.changed)
    })
  }

  look(fight: string): Promise<FightEntry | null> {
    return this.within(
      'readonly',
      async (of) => ((await done(of(FIGHTS).get(fight))) as FightEntry | undefined) ?? null,
    )
  }

  async addPicture(fight: string, picture: NewPicture): Promise<void> {
    if ((await this.look(fight)) !== null) await this.given.add(fight, picture)
  }

  pictures(fight: string): Promise<readonly PictureNote[]> {
    return this.given.notes(fight)
  }

  picture(fight: string, hash: string): Promise<StoredPicture | null> {
    return this.given.read(fight, hash)
  }

  sharePictures(fight: string, other: string, hashes: readonly string[]): Promise<void> {
    return this.given.share(fight, other, hashes)
  }

  dropPictures(fight: string, seat: string, hashes: readonly string[]): Promise<void> {
    return this.given.drop(fight, (one) => one.seat === seat && hashes.includes(one.hash))
  }

  async delete(fight: string): Promise<boolean> {
    await this.given.drop(fight, () => true).catch(() => undefined)
    return this.within('readwrite', async (of) => {
      const isThere = (await done(of(FIGHTS).getKey(fight))) !== undefined
      of(FIGHTS).delete(fight)
      of(ENTRIES).delete(versions(fight, 0))
      return isThere
    })
  }
}
