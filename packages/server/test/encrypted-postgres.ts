import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll } from 'vitest'
import { selfSigned } from './certificate.ts'
import { useOwnPostgres } from './postgres.ts'
import { asWhom } from './postgres-binaries.ts'

/** A PostgreSQL with a certificate for 127.0.0.1 that it has signed itself. */
export interface EncryptedPostgres {
  /** Makes an empty database that belongs to a user with {@link PASSWORD}; the URL by which it is reached so, without encryption. */
  newDatabaseOf(user: 'careful' | 'sealed'): Promise<string>
  /** The file with its certificate. */
  readonly certificate: string
}

/** The password of its users that have one. */
export const PASSWORD = 'wild-garlic'

/** Whom it lets in: the user of the tests as ever, `careful` with a password, `sealed` with encryption only; nobody else. */
const DOOR = `
local all postgres trust
host all postgres 127.0.0.1/32 trust
host all careful 127.0.0.1/32 scram-sha-256
hostssl all sealed 127.0.0.1/32 scram-sha-256
`

/** One of its own for the tests of one file, to be called outside of tests. */
export function useEncryptedPostgres(): EncryptedPostgres {
  const folder = mkdtempSync(join(tmpdir(), 'fray-encrypted-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o711)
  const file = (name: string, text: string, mode: number): string => {
    const path = join(folder, name)
    writeFileSync(path, text, { mode })
    // PostgreSQL wants its key to be its own.
    if (asWhom.uid !== undefined) chownSync(path, asWhom.uid, asWhom.gid as number)
    return path
  }
  const { certificate, key } = selfSigned('127.0.0.1')
  const path = file('server.crt', certificate, 0o644)
  const settings = [`ssl_cert_file=${path}`, `ssl_key_file=${file('server.key', key, 0o600)}`]
  const connection = file('door.conf', DOOR, 0o644)
  const { newDatabase } = useOwnPostgres('ssl=on', ...settings, `hba_file=${connection}`)
  return {
    certificate: path,
    newDatabaseOf: async (user) => {
      const url = new URL(await newDatabase())
      const client = new Client({ connectionString: url.href })
      await client.connect()
      const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [user])
      if (rowCount === 0) await client.query(`CREATE ROLE ${user} LOGIN PASSWORD '${PASSWORD}'`)
      await client.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${user}`)
      await client.end()
      return Object.assign(url, { username: user, password: PASSWORD }).href
    },
  }
}
