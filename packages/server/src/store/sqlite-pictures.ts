import type { DatabaseSync, StatementSync } from 'node:sqlite'
import {
  asPicture,
  LOOKED_AGAIN,
  type MapPictureFile,
  MOST_PICTURES,
  type PictureLimits,
  type Pictures,
} from './pictures.ts'
import type { Writer } from './writer.ts'

/** Pictures under maps in a data folder: see {@link Pictures}. */
export class SqlitePictures implements Pictures {
  private readonly database: DatabaseSync
  private readonly writer: Writer
  private readonly now: () => number
  private readonly most: PictureLimits
  private prepared: ReturnType<typeof prepare> | null = null

  constructor(database: DatabaseSync, writer: Writer, now: () => number = Date.now, most = MOST_PICTURES) {
    this.most = most
    this.database = database
    this.writer = writer
    this.now = now
  }

  async read(mark: string): Promise<MapPictureFile | null> {
    const row = this.writer.reading(() => this.statements.find.get(mark)) as Row | undefined
    const now = this.now()
    if (row !== undefined && now - row.looked > LOOKED_AGAIN)
      await this.writer.write(() => this.statements.look.run(now, mark))
    return asPicture(row?.bytes)
  }

  async keep(mark: string, bytes: Uint8Array): Promise<void> {
    await this.writer.write(() => {
      const { insert, thin } = this.statements
      if (insert.run(mark, bytes, this.now()).changes > 0) thin.run(this.most.pictures, this.most.bytes)
    })
  }

  /** Prepared on demand: an early Fray's folder that is only read has no pictures. */
  private get statements(): ReturnType<typeof prepare> {
    this.prepared ??= prepare(this.database)
    return this.prepared
  }
}

interface Row {
  readonly bytes: Uint8Array
  readonly looked: number
}

function prepare(database: DatabaseSync) {
  const of = (sql: string): StatementSync => database.prepare(sql)
  return {
    find: of('SELECT bytes, looked FROM pictures WHERE mark = ?'),
    look: of('UPDATE pictures SET looked = ? WHERE mark = ?'),
    insert: of('INSERT INTO pictures (mark, bytes, looked) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
    /** Deletes all but the given number that were last looked at, up to a number of bytes. */
    thin: of(
      `DELETE FROM pictures WHERE mark IN (
         SELECT mark FROM (
           SELECT mark, row_number() OVER latest AS place, sum(length(bytes)) OVER latest AS bytes FROM pictures
           WINDOW latest AS (ORDER BY looked DESC, mark ROWS UNBOUNDED PRECEDING))
         WHERE place > 1 AND (place > ? OR bytes > ?))`,
    ),
  }
}
