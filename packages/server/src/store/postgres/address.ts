import { visibleLine } from '@fray/kernel'
import { Client } from 'pg'
import { StoreProblem } from '../problem.ts'

/** How long to wait for a database, in seconds. */
export interface Patience {
  /** For a connection. */
  readonly connect: number
  /** For one statement, as the database counts. */
  readonly statement: number
  /** For its answer, as the client counts: longer, so that usually the database itself says what is wrong. */
  readonly answer: number
}

export const USUAL_PATIENCE: Patience = { connect: 5, statement: 8, answer: 12 }

const SSL_MODE = /[?&]sslmode=([^&#]*)/
const STRICT = 'verify-full'
/** SSL modes. The client treats the first three as the fourth. */
const SSL_MODES = ['prefer', 'require', 'verify-ca', STRICT, 'no-verify', 'disable']
const MODE_WORDS =
  'give verify-full (encrypted, with a certificate for this host), no-verify (encrypted, with any certificate) or disable'

/** Asks for the well-known certificate authorities, instead of one given certificate. */
const EVERYBODYS = /([?&])sslrootcert=system(?=[&#]|$)/

/** Parameters allowed in an address. PostgreSQL's own programs know more, which mean nothing here. */
const SAID = [
  ...['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation', 'uselibpqcompat'],
  ...['host', 'port', 'user', 'password', 'options', 'application_name'],
]

/** A password with a character that ends the host: the rest would be taken for the database, and shown. */
const TORN = /^postgres(ql)?:\/\/[^/?#:]*:[^/?#]*[/?#].*@/s

/**
 * Reads a database's address as given. Throws a {@link StoreProblem} that does not repeat it, because it may hold a
 * password.
 */
export function readDatabaseUrl(
  text: string,
  { PGSSLMODE }: Readonly<Record<string, string | undefined>> = process.env,
): string {
  if (/^postgres(ql)?:\/\//.test(text)) {
    if (TORN.test(text))
      throw new StoreProblem(
        'The address of the database has characters in its user or password that end it there: write %40 for @, %3A for :, %2F for /, %3F for ?, %23 for # and %25 for %, or give the password in PGPASSWORD.',
      )
    checkSaid(text)
    const [, mode] = SSL_MODE.exec(text) ?? []
    if (mode !== undefined && !SSL_MODES.includes(mode))
      throw new StoreProblem(`The address of the database says sslmode=${visibleLine(mode)}: ${MODE_WORDS}.`)
    if (mode === undefined && PGSSLMODE !== undefined && PGSSLMODE !== '' && !SSL_MODES.includes(PGSSLMODE))
      throw new StoreProblem(`PGSSLMODE=${visibleLine(PGSSLMODE)} in the environment: ${MODE_WORDS}.`)
    const said = withKnownRoots(text, mode ?? PGSSLMODE ?? '')
    // To the client they all mean the same, and it would warn about all but the last.
    const isAsElsewhere = /[?&]uselibpqcompat=true/.test(said)
    const url = isAsElsewhere ? said : said.replace(SSL_MODE, (all) => all.replace(/prefer|require|verify-ca/, STRICT))
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
    'The address of the database (--database-url, DATABASE_URL) is not valid: give one as in postgres://fray@db.example.org:5432/fray.',
  )
}

/**
 * The address without `sslrootcert=system`, which is what Node does if no certificate is given; it implies the
 * strictest mode, as in PostgreSQL's own programs. Throws if another mode is given: then anyone with a valid
 * certificate for any host could pose as the database.
 */
function withKnownRoots(text: string, mode: string): string {
  if (!EVERYBODYS.test(text)) return text
  if (mode !== '' && mode !== STRICT)
    throw new StoreProblem(
      `The address of the database says sslrootcert=system, with sslmode=${visibleLine(mode)}: write sslmode=${STRICT} with it.`,
    )
  // If the address has a mode of its own, that stays and none is added.
  return text.replace(EVERYBODYS, SSL_MODE.test(text) ? '$1' : `$1sslmode=${STRICT}`)
}

/** Throws if the address has a parameter that would be ignored silently, such as a misspelt one for encryption. */
function checkSaid(text: string): void {
  const names = [...(/\?([^#]*)/.exec(text)?.[1] ?? '').split('&')].map((part) => part.split('=', 1)[0] as string)
  const strange = names.find((name) => name !== '' && !SAID.includes(name))
  if (strange !== undefined)
    throw new StoreProblem(
      `The address of the database says ${visibleLine(strange)}, which has no meaning here: omit it. Available: ${SAID.join(', ')}.`,
    )
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) < i)
  if (twice !== undefined) throw new StoreProblem(`The address of the database says ${twice} twice: omit one.`)
}

/** Where a database is, for display: never the password. */
export function placeOf(url: string): string {
  const { user, host, port, database } = new Client({ connectionString: url })
  const at = host.startsWith('/') ? host : `${host.includes(':') ? `[${host}]` : host}:${port}`
  return `${user ?? ''}@${at}/${database ?? user ?? ''}`
}

/** How to connect to a database, as options of its client. */
export const configOf = (url: string, { connect, answer }: Patience = USUAL_PATIENCE) => ({
  connectionString: url,
  application_name: 'fray',
  keepAlive: true,
  connectionTimeoutMillis: connect * 1000,
  query_timeout: answer * 1000,
})

/** The first statements on each connection: time limits, and that an acknowledgement means data on disk. */
export const manners = ({ statement }: Patience = USUAL_PATIENCE): string => `
SET statement_timeout = ${statement * 1000};
SET lock_timeout = ${statement * 500};
SET idle_in_transaction_session_timeout = ${statement * 4000};
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`
