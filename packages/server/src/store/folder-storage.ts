import type { ServerLimits } from '../limits.ts'
import { SqliteAccessTokens } from './access-tokens.ts'
import type { OpenFolder } from './folder.ts'
import { SqlitePictures } from './sqlite-pictures.ts'
import { SqliteStore } from './sqlite-store.ts'
import type { Storage } from './storage.ts'

/** The storage of a data folder, with SQLite. */
export function storageInFolder(folder: OpenFolder, limits: ServerLimits): Storage {
  const store = new SqliteStore(folder, {
    fights: limits.fights,
    entries: limits.journalLines,
    pictures: limits.pictureBytes,
  })
  const { writer } = store
  const { counts } = writer
  return {
    place: folder.folder,
    database: null,
    store,
    accessTokens: new SqliteAccessTokens(folder.database, writer),
    pictures: new SqlitePictures(folder.database, writer),
    neighbours: null,
    setting: null,
    now: async () => Date.now(),
    outdated: new Promise(() => undefined),
    measure: (metrics) => {
      metrics.gauge('fray_transactions_total', 'Transactions that were written to the disk.', () => counts.transactions)
      metrics.gauge('fray_writes_total', 'Appends and other changes in those transactions.', () => counts.writes)
      metrics.gauge('fray_transaction_seconds_total', 'Seconds that they took.', () => counts.seconds)
    },
    close: async () => {
      writer.flush()
      folder.close()
    },
  }
}
