/** A fight as it is kept in the browser: its journal, and what a list of fights shows of it. */
export interface SavedFight {
  readonly id: string
  readonly title: string
  readonly ruleset: string
  readonly seating: string
  /** When it was last changed, in milliseconds. */
  readonly changed: number
  /** The journal, line by line. */
  readonly lines: readonly string[]
}

const STORE = 'fights'

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fray', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

async function inStore<T>(mode: IDBTransactionMode, of: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const base = await database()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = base.transaction(STORE, mode)
      const request = of(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    base.close()
  }
}

/** Keeps a fight, in place of what was kept of it before. */
export const keepFight = (fight: SavedFight): Promise<unknown> => inStore('readwrite', (store) => store.put(fight))

/** A kept fight, or null. */
export const savedFight = async (id: string): Promise<SavedFight | null> =>
  ((await inStore('readonly', (store) => store.get(id))) as SavedFight | undefined) ?? null

/** All that are kept, the latest first. */
export const savedFights = async (): Promise<SavedFight[]> =>
  ((await inStore('readonly', (store) => store.getAll())) as SavedFight[]).sort((a, b) => b.changed - a.changed)

/** Forgets a fight. */
export const forgetFight = (id: string): Promise<unknown> => inStore('readwrite', (store) => store.delete(id))
