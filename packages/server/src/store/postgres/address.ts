import { visibleLine } from '@fray/kernel'
import { Client, type ClientConfig } from 'pg'
import { StoreProblem } from '../problem.ts'

/** Seconds that a database is waited for. */
export interface Patience {
  /** For a connection. */
  readonly connect: number
  /** For what it does at one order, as it counts itself. */
  readonly statement: number
  /** For its answer, as we count: more, so that mostly it says itself what is the matter. */
  readonly answer: number
}

export const USUAL_PATIENCE: Patience = { connect: 5, statement: 8, answer: 12 }

const SSL_MODE = /[?&]sslmode=([^&#]*)/
const STRICT = 'verify-full'
/** Ways to ask for encryption. The first three are said as elsewhere and mean the fourth. */
const SSL_MODES = ['prefer', 'require', 'verify-ca', STRICT, 'no-verify', 'disable']

/**
 * Reads the address of a database as somebody gives it. Throws a {@link StoreProblem} that does not say it again, for there may be a
 * password in it.
 * @example
 * ```ts
 * import { readDatabaseUrl } from '@fray/server/work'
 *
 * console.log(readDatabaseUrl('postgres://ann@db.example.org/fray')) // postgres://ann@db.example.org/fray
 * ```
 */
export function readDatabaseUrl(text: string): string {
  if (/^postgres(ql)?:\/\//.test(text)) {
    const [, mode] = SSL_MODE.exec(text) ?? []
    if (mode !== undefined && !SSL_MODES.includes(mode))
      throw new StoreProblem(
        `The address of the database says sslmode=${visibleLine(mode)}: it is verify-full (encrypted, with a certificate for this host), no-verify (encrypted, whoever it is) or disable.`,
      )
    // To the client they are all the same, and it would complain about each but the last.
    const isAsElsewhere = /[?&]uselibpqcompat=true/.test(text)
    const url = isAsElsewhere ? text : text.replace(SSL_MODE, (all) => all.replace(/prefer|require|verify-ca/, STRICT))
    try {
      placeOf(url)
      return url
    } catch (error) {
      const { path, code } = error as NodeJS.ErrnoException
      if (path !== undefined)
        throw new StoreProblem(
          `The address of the database names ${visibleLine(path)}, which cannot be read (${code}): name the file of a certificate with sslrootcert.`,
        )
    }
  }
  throw new StoreProblem(
    'The address of the database (--database-url, DATABASE_URL) is none: give one as in postgres://fray@db.example.org:5432/fray.',
  )
}

/** Where a database is, to be shown: never the password. */
export function placeOf(url: string): string {
  const { user, host, port, database } = new Client({ connectionString: url })
  const at = host.startsWith('/') ? host : `${host}:${port}`
  return `${user ?? ''}@${at}/${database ?? user ?? ''}`
}

/** How to connect to a database. */
export const configOf = (url: string, { connect, answer }: Patience = USUAL_PATIENCE): ClientConfig => ({
  connectionString: url,
  application_name: 'fray',
  keepAlive: true,
  connectionTimeoutMillis: connect * 1000,
  query_timeout: answer * 1000,
})

/** What each connection is told first: how long it may take, and that an acknowledgement means the disk. */
export const manners = ({ statement }: Patience = USUAL_PATIENCE): string => `
SET statement_timeout = ${statement * 1000};
SET lock_timeout = ${statement * 500};
SET idle_in_transaction_session_timeout = ${statement * 4000};
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`
