import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Pass, Passes } from '@fray/host'
import type { Writer } from './writer.ts'

/** Bytes of a key: the first say which one it is, the others are its secret. */
const ID_BYTES = 9
const SECRET_BYTES = 24
const KEY = /^[A-Za-z0-9_-]{44}$/
const ID_LETTERS = 12

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** What is compared where there is no such key, so that this takes as long. */
const NOBODY = digestOf(randomBytes(SECRET_BYTES).toString('base64url'))

interface PassRow {
  readonly digest: Uint8Array
  readonly fight: string
  readonly seat: string | null
}

/**
 * Keys to seats. A key is 44 letters: 12 by which it is found, and 32 that are secret, of which only the digest is kept and
 * compared in constant time. Whoever reads the data folder, or a backup of it, cannot sit down anywhere.
 */
export class SqlitePasses implements Passes {
  private readonly writer: Writer
  private readonly byId: StatementSync
  private readonly insert: StatementSync
  private readonly forget: StatementSync

  constructor(database: DatabaseSync, writer: Writer) {
    this.writer = writer
    this.byId = database.prepare('SELECT digest, fight, seat FROM passes WHERE id = ?')
    this.insert = database.prepare('INSERT INTO passes (id, digest, fight, seat, made) VALUES (?, ?, ?, ?, ?)')
    this.forget = database.prepare('DELETE FROM passes WHERE fight = ? AND seat IS ?')
  }

  async find(key: string): Promise<Pass | null> {
    if (!KEY.test(key)) return null
    const row = this.byId.get(key.slice(0, ID_LETTERS)) as PassRow | undefined
    const isRight = timingSafeEqual(digestOf(key.slice(ID_LETTERS)), row?.digest ?? NOBODY)
    return isRight && row !== undefined ? { fight: row.fight, seat: row.seat } : null
  }

  async make({ fight, seat }: Pass): Promise<string> {
    const id = randomBytes(ID_BYTES).toString('base64url')
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    await this.writer.write(() => this.insert.run(id, digestOf(secret), fight, seat, Date.now()))
    return id + secret
  }

  async revoke({ fight, seat }: Pass): Promise<number> {
    return this.writer.write(() => Number(this.forget.run(fight, seat).changes))
  }
}
