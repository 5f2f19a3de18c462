/** A fight of one's own, as this browser keeps it. */
export interface Draft {
  readonly id: string
  /** The text of its encounter file. */
  readonly text: string
  readonly title: string
  readonly ruleset: string
  /** When it was last changed, in milliseconds. */
  readonly changed: number
}

const NAME = 'fray-builder'
const DRAFTS = 'drafts'

let database: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(DRAFTS, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('This browser stores nothing.'))
  })
  return database
}

async function within<T>(mode: IDBTransactionMode, action: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction(DRAFTS, mode)
  const request = action(transaction.objectStore(DRAFTS))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('This was not saved.'))
  })
}

/** All fights of one's own, the last changed first. */
export async function draftsHere(): Promise<readonly Draft[]> {
  const all = await within<Draft[]>('readonly', (store) => store.getAll())
  return all.sort((a, b) => b.changed - a.changed)
}

/** The draft with the id, or null. */
export const draftHere = async (id: string): Promise<Draft | null> =>
  (await within<Draft | undefined>('readonly', (store) => store.get(id))) ?? null

/** Keeps a draft, instead of what it was before. */
export const saveDraft = (draft: Draft): Promise<unknown> => within('readwrite', (store) => store.put(draft))

/** Forgets a draft. */
export const forgetDraft = (id: string): Promise<unknown> => within('readwrite', (store) => store.delete(id))

/** An id that no other draft has. */
export const draftId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
