/* Pictures under maps, as this browser keeps them: by their marks, which encounters name. */

interface StoredPicture {
  readonly mark: string
  readonly picture: Blob
  /** When it came, in milliseconds. */
  readonly kept: number
}

const NAME = 'fray-pictures'
const PICTURES = 'pictures'
/** Of more pictures those that came first go. */
const MOST = 30

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(PICTURES, { keyPath: 'mark' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('This browser stores nothing.'))
  })
}

async function within<T>(mode: IDBTransactionMode, action: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(PICTURES, mode)
    const request = action(transaction.objectStore(PICTURES))
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('This was not saved.'))
    })
  } finally {
    database.close()
  }
}

/** Keeps a picture under its mark. */
export async function storePicture(mark: string, picture: Blob): Promise<void> {
  await within('readwrite', (store) => store.put({ mark, picture, kept: Date.now() } satisfies StoredPicture))
  const all = await within<StoredPicture[]>('readonly', (store) => store.getAll())
  const old = all.sort((a, b) => b.kept - a.kept).slice(MOST)
  for (const one of old) await within('readwrite', (store) => store.delete(one.mark))
}

/** The picture with the mark; null where this browser has none. */
export const pictureHere = async (mark: string): Promise<Blob | null> =>
  (await within<StoredPicture | undefined>('readonly', (store) => store.get(mark)))?.picture ?? null
