import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { AccessToken, AccessTokens, NewAccessToken } from '@fray/live/host'
import { isRight, keyOf, newAccessToken, newKey } from './keys.ts'
import type { Writer } from './writer.ts'

interface TokenRow {
  readonly digest: Uint8Array
  readonly fight: string
  readonly seat: string | null
}

/** Stores a key: its id, digest, fight and seat, and when it was made. */
export const PASS = 'INSERT INTO passes (id, digest, fight, seat, made) VALUES (?, ?, ?, ?, ?)'

/** Keys to seats in a data folder: reading it, or a backup of it, does not open any seat. */
export class SqliteAccessTokens implements AccessTokens {
  private readonly writer: Writer
  private readonly byId: StatementSync
  private readonly insert: StatementSync
  private readonly forget: StatementSync

  constructor(database: DatabaseSync, writer: Writer) {
    this.writer = writer
    this.byId = database.prepare('SELECT digest, fight, seat FROM passes WHERE id = ?')
    this.insert = database.prepare(PASS)
    this.forget = database.prepare('DELETE FROM passes WHERE fight = ? AND seat IS ?')
  }

  async find(text: string): Promise<AccessToken | null> {
    const key = keyOf(text)
    if (key === null) return null
    const row = (this.byId.get(key.id) as TokenRow | undefined) ?? null
    return isRight(key, row?.digest ?? null) && row !== null ? { fight: row.fight, seat: row.seat } : null
  }

  async make({ fight, seat }: AccessToken): Promise<string> {
    const { text, id, digest } = newKey()
    await this.writer.write(() => this.insert.run(id, digest, fight, seat, Date.now()))
    return text
  }

  prepare(accessToken: AccessToken): NewAccessToken {
    return newAccessToken(accessToken)
  }

  async revoke({ fight, seat }: AccessToken): Promise<number> {
    return this.writer.write(() => Number(this.forget.run(fight, seat).changes))
  }
}
