import type { NewPicture, PictureNote, StoredPicture } from '@fray/live/host'

type Row = PictureNote & StoredPicture & { readonly fight: string }

const NAME = 'fray-given-pictures'
const PICTURES = 'pictures'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore(PICTURES, { keyPath: ['fight', 'seat', 'hash'] }).createIndex('fight', 'fight')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** Pictures that people have given fights of this browser, in a database of their own. */
export class BrowserPictures {
  private base: Promise<IDBDatabase> | null = null

  private async within<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | null,
  ): Promise<T | null> {
    this.base ??= open()
    const transaction = (await this.base).transaction([PICTURES], mode, { durability: 'strict' })
    const request = work(transaction.objectStore(PICTURES))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request?.result ?? null)
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser has not saved the picture.'))
    })
  }

  private async of(fight: string): Promise<readonly Row[]> {
    return (await this.within('readonly', (store) => store.index('fight').getAll(fight) as IDBRequest<Row[]>)) ?? []
  }

  async add(fight: string, picture: NewPicture): Promise<void> {
    const row: Row = { fight, ...picture, size: picture.bytes.length, given: Date.now() }
    await this.within('readwrite', (store) => store.put(row))
  }

  async notes(fight: string): Promise<readonly PictureNote[]> {
    return (await this.of(fight)).map(({ hash, seat, width, height, size, given }) => ({
      hash,
      seat,
      width,
      height,
      size,
      given,
    }))
  }

  async read(fight: string, hash: string): Promise<StoredPicture | null> {
    return (await this.of(fight)).find((one) => one.hash === hash) ?? null
  }

  async share(fight: string, other: string, hashes: readonly string[]): Promise<void> {
    const rows = (await this.of(fight)).filter(({ hash }) => hashes.includes(hash))
    if (rows.length === 0) return
    await this.within('readwrite', (store) => {
      for (const row of rows) store.put({ ...row, fight: other } satisfies Row)
      return null
    })
  }

  async drop(fight: string, isGone: (row: PictureNote) => boolean): Promise<void> {
    const rows = (await this.of(fight)).filter(isGone)
    if (rows.length === 0) return
    await this.within('readwrite', (store) => {
      for (const { seat, hash } of rows) store.delete([fight, seat, hash])
      return null
    })
  }
}
