import type { DatabaseSync } from 'node:sqlite'
import type { Entry, Snapshot } from '@fray/live/host'
import type { FightSource, FightTarget, StoredPicture, StoredToken, WholeFight } from './copy.ts'

type FightRow = Omit<WholeFight, 'over' | 'snapshot' | 'accessTokens'> & { readonly n: number; readonly over: number }

/** The fights of a database of SQLite's: a data folder's, or a backup. */
export function fightsInFile(database: DatabaseSync): FightSource & FightTarget {
  const all = <R>(sql: string, ...values: (string | number)[]): readonly R[] =>
    database.prepare(sql).all(...values) as unknown as readonly R[]
  const rowOf = (fight: string): FightRow | undefined =>
    all<FightRow>('SELECT *, begun AS started FROM fights WHERE fight = ?', fight)[0]
  return {
    fights: async () => all<{ fight: string }>('SELECT fight FROM fights ORDER BY n').map(({ fight }) => fight),
    fight: async (id) => {
      const row = rowOf(id)
      if (row === undefined) return null
      const { n, fight, title, ruleset, over, version, size, started, changed } = row
      const snapshot = all<Snapshot>('SELECT version, text FROM snapshots WHERE fight = ?', n)[0] ?? null
      const accessTokens = all<StoredToken>('SELECT id, digest, seat, made FROM passes WHERE fight = ? ORDER BY id', id)
      return { fight, title, ruleset, over: over === 1, version, size, started, changed, snapshot, accessTokens }
    },
    // A backup of an early Fray has none.
    pictures: async () =>
      all(`SELECT name FROM sqlite_master WHERE name = 'pictures'`).length === 0
        ? []
        : all<{ mark: string }>('SELECT mark FROM pictures ORDER BY mark').map(({ mark }) => mark),
    picture: async (mark) =>
      all<StoredPicture>('SELECT mark, bytes, looked FROM pictures WHERE mark = ?', mark)[0] ?? null,
    putPicture: async ({ mark, bytes, looked }) => {
      database
        .prepare('INSERT INTO pictures (mark, bytes, looked) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
        .run(mark, bytes, looked)
    },
    entries: async (fight, from, most) =>
      all<Entry>(
        `SELECT e.version, e.id, e.text FROM entries e JOIN fights f ON f.n = e.fight
         WHERE f.fight = ? AND e.version >= ? ORDER BY e.version LIMIT ?`,
        ...[fight, from, most],
      ),
    put: async ({ fight, title, ruleset, over, version, size, started, changed, snapshot, accessTokens }) => {
      const { lastInsertRowid: n } = database
        .prepare(
          'INSERT INTO fights (fight, title, ruleset, over, version, size, begun, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        )
        .run(fight, title, ruleset, over ? 1 : 0, version, size, started, changed)
      if (snapshot !== null)
        database
          .prepare('INSERT INTO snapshots (fight, version, text) VALUES (?, ?, ?)')
          .run(n, snapshot.version, snapshot.text)
      const insert = database.prepare('INSERT INTO passes (id, digest, fight, seat, made) VALUES (?, ?, ?, ?, ?)')
      for (const { id, digest, seat, made } of accessTokens) insert.run(id, digest, fight, seat, made)
    },
    add: async (fight, entries) => {
      const n = rowOf(fight)?.n ?? 0
      const insert = database.prepare('INSERT INTO entries (fight, version, id, text) VALUES (?, ?, ?, ?)')
      for (const { version, id, text } of entries) insert.run(n, version, id, text)
    },
  }
}
