import {
  asPicture,
  LOOKED_AGAIN,
  type MapPictureFile,
  MOST_PICTURES,
  type PictureLimits,
  type Pictures,
} from '../pictures.ts'
import type { Database } from './database.ts'
import { SQL } from './statements.ts'

/** Pictures under maps in PostgreSQL, for all servers on it: see {@link Pictures}. */
export class PostgresPictures implements Pictures {
  private readonly database: Database
  private readonly most: PictureLimits

  constructor(database: Database, most = MOST_PICTURES) {
    this.most = most
    this.database = database
  }

  async read(mark: string): Promise<MapPictureFile | null> {
    const { rows } = await this.database.run<{ bytes: Uint8Array; ago: number }>(SQL.picture, [mark])
    const row = rows[0]
    if (row !== undefined && row.ago > LOOKED_AGAIN) await this.database.run(SQL.lookedAt, [mark])
    return asPicture(row?.bytes)
  }

  async keep(mark: string, bytes: Uint8Array): Promise<void> {
    const { rowCount } = await this.database.run(SQL.storePicture, [mark, bytes])
    if (rowCount !== 0) await this.database.run(SQL.thinPictures, [this.most.pictures, this.most.bytes])
  }
}
