import type {
  Appended,
  Entry,
  FightEntry,
  FightNote,
  NewEntry,
  NewPicture,
  PictureNote,
  Store,
  StoredPicture,
  StoredToken,
} from '@fray/live/host'
import type { StoreLimits } from '../limits.ts'
import { Appends } from './appends.ts'
import type { Database } from './database.ts'
import { PostgresGivenPictures } from './given-pictures.ts'
import { SQL } from './statements.ts'
import { packed, unpacked } from './text.ts'

/** Rows as the database returns them. */
export type FightRow = FightEntry & { readonly n: number }

/** Fights in PostgreSQL: see {@link Store}. Several servers may work on one database at the same time. */
export class PostgresStore implements Store {
  readonly appends: Appends
  private readonly database: Database
  private readonly given: PostgresGivenPictures

  constructor(database: Database, limits: StoreLimits) {
    this.database = database
    this.appends = new Appends(database, limits)
    this.given = new PostgresGivenPictures(database, limits.pictures ?? Number.MAX_SAFE_INTEGER)
  }

  append(fight: string, after: number, entries: readonly NewEntry[], note: FightNote): Promise<Appended> {
    return this.appends.append(fight, after, entries, note)
  }

  start(fight: string, entry: NewEntry, note: FightNote, accessTokens: readonly StoredToken[]): Promise<Appended> {
    return this.appends.start(fight, entry, note, accessTokens)
  }

  async read(fight: string, from: number, most: number | null = null): Promise<readonly Entry[]> {
    return entriesOf((await this.database.run<Entry & object>(SQL.read, [packed(fight), from, most])).rows)
  }

  async find(fight: string, id: string): Promise<Entry | null> {
    const { rows } = await this.database.run(SQL.standing, [packed(fight), [packed(id)]])
    const { knownVersion = null, knownText = '' } = rows[0] ?? {}
    return knownVersion === null ? null : { version: knownVersion, id, text: unpacked(knownText) }
  }

  async list(): Promise<readonly FightEntry[]> {
    return (await this.database.run<FightRow>(SQL.list)).rows.map(fightOf)
  }

  async look(fight: string): Promise<FightEntry | null> {
    const row = (await this.database.run<FightRow>(SQL.look, [packed(fight)])).rows[0]
    return row === undefined ? null : fightOf(row)
  }

  addPicture(fight: string, picture: NewPicture): Promise<void> {
    return this.given.add(fight, picture)
  }

  pictures(fight: string): Promise<readonly PictureNote[]> {
    return this.given.notes(fight)
  }

  picture(fight: string, hash: string): Promise<StoredPicture | null> {
    return this.given.read(fight, hash)
  }

  sharePictures(fight: string, other: string, hashes: readonly string[]): Promise<void> {
    return this.given.share(fight, other, hashes)
  }

  dropPictures(fight: string, seat: string, hashes: readonly string[]): Promise<void> {
    return this.given.drop(fight, seat, hashes)
  }

  async delete(fight: string): Promise<boolean> {
    const hasPictures = await this.given.hasAny(fight)
    const isGone = (await this.database.run(SQL.forget, [packed(fight)])).rows.length > 0
    if (isGone && hasPictures) await this.given.sweep()
    return isGone
  }
}

export const entriesOf = (rows: readonly Entry[]): readonly Entry[] =>
  rows.map(({ version, id, text }) => ({ version, id: unpacked(id), text: unpacked(text) }))

export const fightOf = ({ fight, title, ruleset, over, version, size, started, changed }: FightRow): FightEntry => ({
  fight: unpacked(fight),
  title: unpacked(title),
  ruleset: unpacked(ruleset),
  ...{ over, version, size, started, changed },
})
