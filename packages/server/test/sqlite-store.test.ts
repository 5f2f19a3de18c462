import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeContract } from '@fray/live/host/test/store-contract'
import { databaseFile, type OpenFolder, takeFolder } from '../src/store/folder.ts'
import { SqliteStore } from '../src/store/sqlite-store.ts'

const LIMITS = { fights: 1000, entries: 100_000 }

storeContract('in SQLite', async () => {
  const above = mkdtempSync(join(tmpdir(), 'fray-store-'))
  const folder = join(above, 'data')
  const folders: OpenFolder[] = [takeFolder(folder)]
  return {
    store: new SqliteStore(folders[0] as OpenFolder, LIMITS),
    // What lies on the disk while the first one is still open is what a killed one leaves behind.
    reopened: async () => {
      const left = join(above, `left-${folders.length}`)
      mkdirSync(left)
      for (const ending of ['', '-wal']) {
        const file = `${databaseFile(folder)}${ending}`
        if (existsSync(file)) copyFileSync(file, `${databaseFile(left)}${ending}`)
      }
      const found = takeFolder(left)
      folders.push(found)
      return new SqliteStore(found, LIMITS)
    },
    // The folder is one server's alone (folder.test.ts), which may have several that write.
    other: async () => new SqliteStore(folders[0] as OpenFolder, LIMITS),
    close: async () => {
      for (const one of folders) one.close()
      rmSync(above, { recursive: true, force: true })
    },
  }
})
