import { type NewPicture, type PictureNote, type StoredPicture, StoreError } from '@fray/live/host'
import { noRoomForPictures } from '../limits.ts'
import type { Database } from './database.ts'
import { GIVEN, GIVING } from './given-statements.ts'
import { packed, unpacked } from './text.ts'

/** Pictures that people have given fights, in PostgreSQL. */
export class PostgresGivenPictures {
  private readonly database: Database
  private readonly most: number

  constructor(database: Database, most: number) {
    this.database = database
    this.most = most
  }

  async add(fight: string, { hash, seat, type, width, height, bytes }: NewPicture): Promise<void> {
    const isFull = await this.database.transaction(async (run) => {
      await run(GIVING)
      const { rows } = await run<{ there: boolean; bytes: number }>(GIVEN.sum, [hash])
      const [{ there = false, bytes: sum = 0 } = {}] = rows
      if (!there && sum + bytes.length > this.most) return true
      await run(GIVEN.add, [packed(fight), hash, type, width, height, Buffer.from(bytes)])
      await run(GIVEN.give, [packed(fight), packed(seat), hash])
      return false
    })
    if (isFull) throw new StoreError(noRoomForPictures(this.most), true)
  }

  async notes(fight: string): Promise<readonly PictureNote[]> {
    const { rows } = await this.database.run<PictureNote & object>(GIVEN.notes, [packed(fight)])
    return rows.map((row) => ({ ...row, seat: unpacked(row.seat) }))
  }

  async read(fight: string, hash: string): Promise<StoredPicture | null> {
    return (await this.database.run<StoredPicture & object>(GIVEN.read, [packed(fight), hash])).rows[0] ?? null
  }

  async share(fight: string, other: string, hashes: readonly string[]): Promise<void> {
    await this.database.run(GIVEN.share, [packed(fight), packed(other), [...hashes]])
  }

  async drop(fight: string, seat: string, hashes: readonly string[]): Promise<void> {
    await this.database.transaction(async (run) => {
      await run(GIVING)
      await run(GIVEN.drop, [packed(fight), packed(seat), [...hashes]])
      await run(GIVEN.sweep)
    })
  }

  /** Whether the fight has any. */
  async hasAny(fight: string): Promise<boolean> {
    return (await this.database.run<{ there: boolean }>(GIVEN.any, [packed(fight)])).rows[0]?.there === true
  }

  /** Deletes pictures that no fight has. */
  async sweep(): Promise<void> {
    await this.database.transaction(async (run) => {
      await run(GIVING)
      await run(GIVEN.sweep)
    })
  }
}
