import type { AccessToken, AccessTokens, NewAccessToken } from '@fray/live/host'
import { isRight, keyOf, newAccessToken, newKey } from '../keys.ts'
import type { Database } from './database.ts'
import { SQL } from './statements.ts'
import { packed, unpacked } from './text.ts'

interface TokenRow {
  readonly digest: Uint8Array
  readonly fight: string
  readonly seat: string | null
}

/** Keys to seats in PostgreSQL, as in a data folder: reading the database does not open any seat. */
export class PostgresAccessTokens implements AccessTokens {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async find(text: string): Promise<AccessToken | null> {
    const key = keyOf(text)
    if (key === null) return null
    const row = (await this.database.run<TokenRow>(SQL.findAccessToken, [key.id])).rows[0] ?? null
    if (!isRight(key, row?.digest ?? null) || row === null) return null
    return { fight: unpacked(row.fight), seat: row.seat === null ? null : unpacked(row.seat) }
  }

  async make({ fight, seat }: AccessToken): Promise<string> {
    const { text, id, digest } = newKey()
    const values = [id, digest, packed(fight), seat === null ? null : packed(seat)]
    const { rowCount } = await this.database.run(SQL.makeAccessToken, values)
    if (rowCount === 0) throw this.database.outdated()
    return text
  }

  prepare(accessToken: AccessToken): NewAccessToken {
    return newAccessToken(accessToken)
  }

  async revoke({ fight, seat }: AccessToken): Promise<number> {
    const values = [packed(fight), seat === null ? null : packed(seat)]
    return (await this.database.run(SQL.revoke, values)).rowCount ?? 0
  }
}
