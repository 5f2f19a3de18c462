import { visibleLine } from '@fray/kernel'
import { Client } from 'pg'
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
const MODE_WORDS =
  'give verify-full (encrypted, with a certificate for this host), no-verify (encrypted, with any certificate) or disable'

/** Asks for the authorities that everybody knows, instead of the certificate of one. */
const EVERYBODYS = /([?&])sslrootcert=system(?=[&#]|$)/

/** What an address may say after its question mark. The rest of what PostgreSQL's own programs know there means nothing here. */
const SAID = [
  ...['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation', 'uselibpqcompat'],
  ...['host', 'port', 'user', 'password', 'options', 'application_name'],
]

/** A password with a sign in it that ends the host: what follows would be taken for the database, and shown. */
const TORN = /^postgres(ql)?:\/\/[^/?#:]*:[^/?#]*[/?#].*@/s

/**
 * Reads the address of a database as somebody gives it. Throws a {@link StoreProblem} that does not say it again, for there may be a
 * password in it.
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
    // To the client they are all the same, and it would complain about each but the last.
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
 * The address without `sslrootcert=system`, which is what Node does where no certificate is named; it asks for the strictest mode, as
 * elsewhere. Throws where another is said: the one who has a certificate that everybody trusts could be the database then.
 */
function withKnownRoots(text: string, mode: string): string {
  if (!EVERYBODYS.test(text)) return text
  if (mode !== '' && mode !== STRICT)
    throw new StoreProblem(
      `The address of the database says sslrootcert=system, with sslmode=${visibleLine(mode)}: write sslmode=${STRICT} with it.`,
    )
  // Of two modes the address has none twice: its own stands in the place of this one.
  return text.replace(EVERYBODYS, SSL_MODE.test(text) ? '$1' : `$1sslmode=${STRICT}`)
}

/** Throws where the address says something that would be passed over in silence: an option for encryption, say, misspelt. */
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

/** Where a database is, to be shown: never the password. */
export function placeOf(url: string): string {
  const { user, host, port, database } = new Client({ connectionString: url })
  const at = host.startsWith('/') ? host : `${host.includes(':') ? `[${host}]` : host}:${port}`
  return `${user ?? ''}@${at}/${database ?? user ?? ''}`
}

/** How to connect to a database, in the words of its client. */
export const configOf = (url: string, { connect, answer }: Patience = USUAL_PATIENCE) => ({
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
