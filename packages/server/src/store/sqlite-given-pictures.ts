import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { NewPicture, PictureNote, StoredPicture } from '@fray/live/host'

/**
 * Pictures that people have given fights, in a data folder: the parts of transactions and reads. Fights are
 * identified by their rows.
 */
export class SqliteGivenPictures {
  private readonly database: DatabaseSync
  private prepared: ReturnType<typeof prepare> | null = null

  constructor(database: DatabaseSync) {
    this.database = database
  }

  /** False if there is no room: `most` is the limit of all pictures together, in bytes. */
  add(fight: number, { hash, seat, type, width, height, bytes }: NewPicture, now: number, most: number): boolean {
    const { find, sum, insert, give } = this.statements
    if (find.get(hash) === undefined) {
      if ((sum.get() as { bytes: number }).bytes + bytes.length > most) return false
      insert.run(hash, type, width, height, bytes.length, bytes)
    }
    give.run(fight, seat, hash, now)
    return true
  }

  notes(fight: number): readonly PictureNote[] {
    return this.statements.notes.all(fight) as unknown as PictureNote[]
  }

  read(fight: number, hash: string): StoredPicture | null {
    return (this.statements.read.get(fight, hash) as StoredPicture | undefined) ?? null
  }

  share(fight: number, other: number, hashes: readonly string[]): void {
    for (const hash of hashes) this.statements.share.run(other, fight, hash)
  }

  drop(fight: number, seat: string, hashes: readonly string[]): void {
    for (const hash of hashes) {
      this.statements.drop.run(fight, seat, hash)
      this.statements.forget.run(hash)
    }
  }

  /** Removes the fight's pictures; those that no other fight has are deleted. */
  dropAll(fight: number): void {
    for (const { seat, hash } of this.notes(fight)) this.drop(fight, seat, [hash])
  }

  /** Prepared on demand: an early Fray's folder that is only read has no pictures. */
  private get statements(): ReturnType<typeof prepare> {
    this.prepared ??= prepare(this.database)
    return this.prepared
  }
}

function prepare(database: DatabaseSync) {
  const of = (sql: string): StatementSync => database.prepare(sql)
  return {
    find: of('SELECT 1 FROM given_pictures WHERE hash = ?'),
    sum: of('SELECT coalesce(sum(size), 0) AS bytes FROM given_pictures'),
    insert: of('INSERT INTO given_pictures (hash, type, width, height, size, bytes) VALUES (?, ?, ?, ?, ?, ?)'),
    give: of('INSERT INTO fight_pictures (fight, seat, hash, given) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    notes: of(
      `SELECT p.hash, p.seat, g.width, g.height, g.size, p.given
       FROM fight_pictures p JOIN given_pictures g ON g.hash = p.hash WHERE p.fight = ? ORDER BY p.seat, p.given, p.hash`,
    ),
    read: of(
      `SELECT type, bytes FROM given_pictures g
       WHERE EXISTS (SELECT 1 FROM fight_pictures p WHERE p.fight = ? AND p.hash = g.hash) AND g.hash = ?`,
    ),
    share: of(
      `INSERT INTO fight_pictures (fight, seat, hash, given)
       SELECT ?, seat, hash, given FROM fight_pictures WHERE fight = ? AND hash = ? ON CONFLICT DO NOTHING`,
    ),
    drop: of('DELETE FROM fight_pictures WHERE fight = ? AND seat = ? AND hash = ?'),
    forget: of(
      `DELETE FROM given_pictures WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM fight_pictures WHERE hash = ?1)`,
    ),
  }
}
