import { readFolder, takeFolder } from './folder.ts'
import { storageInFolder } from './folder-storage.ts'
import { readDatabaseUrl } from './postgres/address.ts'
import { storageInDatabase } from './postgres/storage.ts'
import type { Storage, StorageOptions } from './storage.ts'

/**
 * Opens a server's storage. Throws a {@link StoreProblem} if it cannot be opened.
 * @example
 * ```ts
 * import { mkdtempSync, rmSync } from 'node:fs'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { openStorage, USUAL_LIMITS } from '@fray/server'
 *
 * const data = mkdtempSync(join(tmpdir(), 'fray-'))
 * const kept = await openStorage({ data, database: null, readOnly: false, limits: USUAL_LIMITS })
 * console.log(kept.place === data, await kept.store.list()) // true []
 * await kept.close()
 * rmSync(data, { recursive: true })
 * ```
 */
export async function openStorage({ data, database, readOnly, limits }: StorageOptions): Promise<Storage> {
  if (database !== null) return storageInDatabase({ url: readDatabaseUrl(database), readOnly, limits })
  return storageInFolder(readOnly ? readFolder(data) : takeFolder(data), limits)
}
