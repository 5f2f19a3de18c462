import type { DatabaseSync, StatementSync } from 'node:sqlite'
import {
  type Appended,
  type Entry,
  type FightEntry,
  type FightNote,
  type NewEntry,
  type NewPicture,
  type PictureNote,
  type Store,
  type StoredPicture,
  type StoredToken,
  StoreError,
} from '@fray/live/host'
import { PASS } from './access-tokens.ts'
import type { OpenFolder } from './folder.ts'
import { noRoomForEntries, noRoomForFights, noRoomForPictures, type StoreLimits } from './limits.ts'
import { asFileProblem, isCertain } from './problem.ts'
import { SqliteGivenPictures } from './sqlite-given-pictures.ts'
import { Writer } from './writer.ts'

interface FightRow {
  readonly n: number
  readonly fight: string
  readonly title: string
  readonly ruleset: string
  readonly over: number
  readonly version: number
  readonly size: number
  readonly started: number
  readonly changed: number
}

const FIGHT = 'n, fight, title, ruleset, over, version, size, begun AS started, changed'

/**
 * Fights in a data folder: see {@link Store}. Simultaneous writes are combined, and each promise resolves once its
 * data is on the disk.
 */
export class SqliteStore implements Store {
  readonly writer: Writer
  private readonly database: DatabaseSync
  private readonly limits: StoreLimits
  private readonly now: () => number
  private readonly statements: ReturnType<typeof prepare>
  private fights: number
  private readonly given: SqliteGivenPictures

  constructor({ database }: Pick<OpenFolder, 'database'>, limits: StoreLimits, now: () => number = Date.now) {
    this.database = database
    this.limits = limits
    this.now = now
    this.statements = prepare(database)
    this.given = new SqliteGivenPictures(database)
    this.writer = new Writer(database, (error) => this.problem(error))
    this.fights = (this.statements.count.get() as { n: number }).n
  }

  append(fight: string, after: number, entries: readonly NewEntry[], note: FightNote): Promise<Appended> {
    return this.write(() => this.appendNow(fight, after, entries, note))
  }

  start(fight: string, entry: NewEntry, note: FightNote, accessTokens: readonly StoredToken[]): Promise<Appended> {
    return this.write(() => {
      const done = this.appendNow(fight, 0, [entry], note)
      if (typeof done !== 'string' && done.status === 'appended')
        for (const { id, digest, seat } of accessTokens)
          this.statements.accessToken.run(id, digest, fight, seat, this.now())
      return done
    })
  }

  /** Runs the work, which returns a sentence if there is no room. */
  private async write(work: () => Appended | string): Promise<Appended> {
    const done = await this.writer.write(work)
    if (typeof done === 'string') throw new StoreError(done, true)
    return done
  }

  async read(fight: string, from: number, most = -1): Promise<readonly Entry[]> {
    return this.writer.reading(() => {
      const row = this.rowOf(fight)
      if (row === undefined) return []
      return this.statements.read.all(row.n, from, most) as unknown as Entry[]
    })
  }

  async find(fight: string, id: string): Promise<Entry | null> {
    return this.writer.reading(() => {
      const row = this.rowOf(fight)
      return row === undefined ? null : this.entryOf(row.n, id)
    })
  }

  async list(): Promise<readonly FightEntry[]> {
    return this.writer.reading(() => (this.statements.list.all() as unknown as FightRow[]).map(entryOfRow))
  }

  async look(fight: string): Promise<FightEntry | null> {
    return this.writer.reading(() => {
      const row = this.rowOf(fight)
      return row === undefined ? null : entryOfRow(row)
    })
  }

  async addPicture(fight: string, picture: NewPicture): Promise<void> {
    const { pictures: most = Number.MAX_SAFE_INTEGER } = this.limits
    const isFull = await this.writer.write(() => {
      const row = this.rowOf(fight)
      return row !== undefined && !this.given.add(row.n, picture, this.now(), most)
    })
    if (isFull) throw new StoreError(noRoomForPictures(most), true)
  }

  async pictures(fight: string): Promise<readonly PictureNote[]> {
    return this.writer.reading(() => {
      const row = this.rowOf(fight)
      return row === undefined ? [] : this.given.notes(row.n)
    })
  }

  async picture(fight: string, hash: string): Promise<StoredPicture | null> {
    return this.writer.reading(() => {
      const row = this.rowOf(fight)
      return row === undefined ? null : this.given.read(row.n, hash)
    })
  }

  async sharePictures(fight: string, other: string, hashes: readonly string[]): Promise<void> {
    await this.writer.write(() => {
      const [from, to] = [this.rowOf(fight), this.rowOf(other)]
      if (from !== undefined && to !== undefined) this.given.share(from.n, to.n, hashes)
    })
  }

  async dropPictures(fight: string, seat: string, hashes: readonly string[]): Promise<void> {
    await this.writer.write(() => {
      const row = this.rowOf(fight)
      if (row !== undefined) this.given.drop(row.n, seat, hashes)
    })
  }

  async delete(fight: string): Promise<boolean> {
    return this.writer.write(() => {
      const { forget, revoke } = this.statements
      revoke.run(fight)
      const row = this.rowOf(fight)
      if (row !== undefined) this.given.dropAll(row.n)
      const isThere = forget.run(fight).changes > 0
      if (isThere) this.fights--
      return isThere
    })
  }

  /** Returns a sentence if there is no room. */
  private appendNow(fight: string, after: number, entries: readonly NewEntry[], note: FightNote): Appended | string {
    const row = this.rowOf(fight)
    if (row !== undefined) {
      for (const { id } of entries) {
        const entry = this.entryOf(row.n, id)
        if (entry !== null) return { status: 'known', entry }
      }
    }
    const version = row?.version ?? 0
    if (version !== after) return { status: 'conflict', version }
    if (entries.length === 0) return { status: 'appended', version }
    if (row === undefined && this.fights >= this.limits.fights) return noRoomForFights(this.limits.fights)
    if (version + entries.length > this.limits.entries) return noRoomForEntries(version)
    const last = version + entries.length
    const size = entries.reduce((sum, { text }) => sum + text.length, 0)
    const n = this.note(row, fight, last, size, note)
    for (const [i, { id, text }] of entries.entries()) this.statements.append.run(n, version + 1 + i, id, text)
    return { status: 'appended', version: last }
  }

  private note(row: FightRow | undefined, fight: string, version: number, size: number, note: FightNote): number {
    const { title, ruleset, over } = note
    const now = this.now()
    if (row === undefined) {
      const { lastInsertRowid } = this.statements.start.run(
        fight,
        title,
        ruleset,
        over ? 1 : 0,
        version,
        size,
        now,
        now,
      )
      this.fights++
      return Number(lastInsertRowid)
    }
    this.statements.touch.run(title, ruleset, over ? 1 : 0, version, row.size + size, now, row.n)
    return row.n
  }

  private rowOf(fight: string): FightRow | undefined {
    return this.statements.look.get(fight) as FightRow | undefined
  }

  private entryOf(n: number, id: string): Entry | null {
    return (this.statements.find.get(n, id) as Entry | undefined) ?? null
  }

  /** The error as callers see it, without the folder's path, which is not for players. */
  private problem(error: unknown): unknown {
    // A rolled-back transaction has started no fights.
    if (this.database.isOpen) this.fights = (this.statements.count.get() as { n: number }).n
    const problem = asFileProblem("The server's data folder", error)
    return problem === error ? error : new StoreError((problem as Error).message, isCertain(error))
  }
}

const entryOfRow = ({ fight, title, ruleset, over, version, size, started, changed }: FightRow): FightEntry => ({
  ...{ fight, title, ruleset, over: over === 1, version, size, started, changed },
})

function prepare(database: DatabaseSync) {
  const of = (sql: string): StatementSync => database.prepare(sql)
  return {
    count: of('SELECT count(*) AS n FROM fights'),
    look: of(`SELECT ${FIGHT} FROM fights WHERE fight = ?`),
    list: of(`SELECT ${FIGHT} FROM fights ORDER BY changed DESC, n DESC`),
    start: of(
      'INSERT INTO fights (fight, title, ruleset, over, version, size, begun, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    touch: of('UPDATE fights SET title = ?, ruleset = ?, over = ?, version = ?, size = ?, changed = ? WHERE n = ?'),
    append: of('INSERT INTO entries (fight, version, id, text) VALUES (?, ?, ?, ?)'),
    read: of('SELECT version, id, text FROM entries WHERE fight = ? AND version >= ? ORDER BY version LIMIT ?'),
    find: of('SELECT version, id, text FROM entries WHERE fight = ? AND id = ?'),
    forget: of('DELETE FROM fights WHERE fight = ?'),
    accessToken: of(PASS),
    revoke: of('DELETE FROM passes WHERE fight = ?'),
  }
}
