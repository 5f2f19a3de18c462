import type { DatabaseSync } from 'node:sqlite'
import type { Entry } from '@fray/live/host'
import type {
  FightSource,
  FightTarget,
  GivenNote,
  GivenPicture,
  StoredPicture,
  StoredToken,
  WholeFight,
} from './copy.ts'

type FightRow = Omit<WholeFight, 'over' | 'accessTokens' | 'given'> & {
  readonly n: number
  readonly over: number
}

/** The fights of an SQLite database: a data folder's, or a backup. */
export function fightsInFile(database: DatabaseSync): FightSource & FightTarget {
  const all = <R>(sql: string, ...values: (string | number)[]): readonly R[] =>
    database.prepare(sql).all(...values) as unknown as readonly R[]
  const rowOf = (fight: string): FightRow | undefined =>
    all<FightRow>('SELECT *, begun AS started FROM fights WHERE fight = ?', fight)[0]
  // A backup of an early Fray lacks some tables.
  const hasTable = (name: string): boolean =>
    all(`SELECT name FROM sqlite_master WHERE type = 'table' AND name = ?`, name).length > 0
  return {
    fights: async () => all<{ fight: string }>('SELECT fight FROM fights ORDER BY n').map(({ fight }) => fight),
    fight: async (id) => {
      const row = rowOf(id)
      if (row === undefined) return null
      const { n, fight, title, ruleset, over, version, size, started, changed } = row
      const accessTokens = all<StoredToken>('SELECT id, digest, seat, made FROM passes WHERE fight = ? ORDER BY id', id)
      const given = hasTable('fight_pictures')
        ? all<GivenNote>('SELECT seat, hash, given FROM fight_pictures WHERE fight = ? ORDER BY seat, hash', n)
        : []
      return { fight, title, ruleset, over: over === 1, version, size, started, changed, accessTokens, given }
    },
    pictures: async () =>
      hasTable('pictures')
        ? all<{ mark: string }>('SELECT mark FROM pictures ORDER BY mark').map(({ mark }) => mark)
        : [],
    picture: async (mark) =>
      all<StoredPicture>('SELECT mark, bytes, looked FROM pictures WHERE mark = ?', mark)[0] ?? null,
    putPicture: async ({ mark, bytes, looked }) => {
      database
        .prepare('INSERT INTO pictures (mark, bytes, looked) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
        .run(mark, bytes, looked)
    },
    givenPicture: async (hash) =>
      all<GivenPicture>('SELECT hash, type, width, height, size, bytes FROM given_pictures WHERE hash = ?', hash)[0] ??
      null,
    putGivenPicture: async ({ hash, type, width, height, size, bytes }) => {
      database
        .prepare(
          'INSERT INTO given_pictures (hash, type, width, height, size, bytes) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
        )
        .run(hash, type, width, height, size, bytes)
    },
    entries: async (fight, from, most) =>
      all<Entry>(
        `SELECT e.version, e.id, e.text FROM entries e JOIN fights f ON f.n = e.fight
         WHERE f.fight = ? AND e.version >= ? ORDER BY e.version LIMIT ?`,
        ...[fight, from, most],
      ),
    put: async ({ fight, title, ruleset, over, version, size, started, changed, accessTokens, given }) => {
      const { lastInsertRowid: n } = database
        .prepare(
          'INSERT INTO fights (fight, title, ruleset, over, version, size, begun, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        )
        .run(fight, title, ruleset, over ? 1 : 0, version, size, started, changed)
      const insert = database.prepare('INSERT INTO passes (id, digest, fight, seat, made) VALUES (?, ?, ?, ?, ?)')
      for (const { id, digest, seat, made } of accessTokens) insert.run(id, digest, fight, seat, made)
      const give = database.prepare('INSERT INTO fight_pictures (fight, seat, hash, given) VALUES (?, ?, ?, ?)')
      for (const { seat, hash, given: at } of given) give.run(n, seat, hash, at)
    },
    add: async (fight, entries) => {
      const n = rowOf(fight)?.n ?? 0
      const insert = database.prepare('INSERT INTO entries (fight, version, id, text) VALUES (?, ?, ?, ?)')
      for (const { version, id, text } of entries) insert.run(n, version, id, text)
    },
  }
}
