import { StoreError } from '@fray/live/host'
import { StoreProblem } from '../problem.ts'

/** Whether the tables are not those that this program knows, so that it can do nothing with them. */
export const isOfOthers = (error: unknown): boolean => ['42P01', '42703'].includes(codeOf(error) ?? '')

/** How far something had got when it failed. */
export type Stage =
  /** Nothing that counts was sent. */
  | 'before'
  /** What was sent may have been committed. */
  | 'committing'

/** Why a database cannot be used. Neither text ends with a full stop: the caller adds it. */
interface Reason {
  /** What is wrong, as half a sentence. */
  readonly what: string
  /** What to do, or what follows from it. */
  readonly remedy: string
  /** What to do if nobody has used it yet: told to anyone who starts something on it. */
  readonly atFirst?: string
  /** Whether it may pass on its own. */
  readonly passes?: true
}

const SAFE = 'What was acknowledged is safe'
const ROOM = `${SAFE}; make room to continue`
/** A problem that passes on its own. */
const away = (what: string): Reason => ({
  what,
  remedy: `${SAFE}; fights continue when it is back`,
  atFirst: 'Start it, or name another',
  passes: true,
})

const OTHER_TABLES: Reason = {
  what: 'this Fray does not know its tables',
  remedy: 'A newer Fray or someone else has changed them: use the newer one, or restore a backup',
}
const NOBODY = away('nobody answers there')
const LOST = away('the connection to it was lost')
const NO_WAY = away('there is no route to it')
const SILENT = away('it does not answer')
const AT_ONCE = away('it could not do two things at the same time')
const WRONG_PASSWORD: Reason = {
  what: 'it does not accept this user with this password',
  remedy: 'Give the right ones with --database-url or DATABASE_URL',
}
const UNSIGNED: Reason = {
  what: 'its certificate is not signed by anyone this machine trusts',
  remedy: 'Name the certificate of the signer with sslrootcert=FILE in the address; for a self-signed one, its own',
}

/**
 * Codes of PostgreSQL, of the system and of encryption that a person can do something about; for whole classes the
 * first two characters.
 */
const REASONS: Readonly<Record<string, Reason>> = {
  '53100': { what: 'its disk is full', remedy: ROOM },
  '53200': { what: 'it is out of memory', remedy: `${SAFE}; give it more` },
  '53300': {
    what: 'it already has as many connections as it allows',
    remedy: 'Let it allow more (max_connections), or let servers use fewer (--limit databaseConnections=N)',
    passes: true,
  },
  '25006': {
    what: 'it is read-only, as a standby is',
    remedy: 'Name one that may be written to with --database-url',
  },
  '57014': {
    what: 'it takes too long, so the attempt was given up',
    remedy: 'Look at its disk and its other work',
  },
  '55P03': {
    what: 'someone else locks the data for too long',
    remedy: 'Look for a transaction that does not end',
  },
  '57P03': away('it is starting, or ending'),
  '57P04': { what: 'it was dropped', remedy: 'Name another with --database-url, or restore a backup' },
  '57': away('it was ended by its administrator, or has crashed'),
  '40001': AT_ONCE,
  '40P01': AT_ONCE,
  '08': LOST,
  '28': WRONG_PASSWORD,
  '3D': { what: 'it does not exist', remedy: 'Create it with createdb, or name another with --database-url' },
  '42501': {
    what: 'this user does not have the rights that are needed',
    remedy: 'Make it the owner of the database',
  },
  '3F': { what: 'no server has stored fights there', remedy: 'Name another with --database-url' },
  '42P01': OTHER_TABLES,
  '42703': OTHER_TABLES,
  '58': { what: 'its disk has failed', remedy: 'What was acknowledged is as safe as the disk is' },
  XX: { what: 'it reports that it is damaged', remedy: 'Look into its log, and restore a backup' },
  ECONNREFUSED: NOBODY,
  ENOENT: NOBODY,
  ENOTFOUND: { what: 'its host is not known', remedy: 'Name another with --database-url' },
  EAI_AGAIN: { what: 'its host cannot be resolved now', remedy: 'Look at the network', passes: true },
  ECONNRESET: LOST,
  EPIPE: LOST,
  ETIMEDOUT: SILENT,
  EHOSTUNREACH: NO_WAY,
  ENETUNREACH: NO_WAY,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNSIGNED,
  SELF_SIGNED_CERT_IN_CHAIN: UNSIGNED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNSIGNED,
  UNABLE_TO_GET_ISSUER_CERT: UNSIGNED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNSIGNED,
  ERR_TLS_CERT_ALTNAME_INVALID: {
    what: 'its certificate is for another name',
    remedy: 'Name its host in the address as the certificate does',
  },
  CERT_HAS_EXPIRED: { what: 'its certificate has expired', remedy: 'Give it a new one' },
  CERT_NOT_YET_VALID: { what: 'its certificate is not valid yet', remedy: 'Look at the clocks of both machines' },
}

/** Messages of the client and the database without a code, or with an unspecific one. */
const SAID: readonly (readonly [RegExp, Reason])[] = [
  [
    /pg_hba\.conf .*no encryption/,
    {
      what: 'it does not let this user in from here without encryption',
      remedy: 'Ask for it with sslmode=verify-full in the address, or let the user in (pg_hba.conf)',
    },
  ],
  [
    /no pg_hba\.conf entry/,
    { what: 'it does not let this user in from here', remedy: 'Let it in (pg_hba.conf), or name another user' },
  ],
  [
    /does not support SSL/,
    {
      what: 'it does not accept encrypted connections',
      remedy: 'Switch ssl on there, or use no encryption, with sslmode=disable in the address',
    },
  ],
  [
    /password must be a string/,
    { what: 'it asks for a password', remedy: 'Give it in the address, in PGPASSWORD or in ~/.pgpass' },
  ],
]

const SAID_WITHOUT_CODE: readonly (readonly [RegExp, Reason])[] = [
  [/after calling end on the pool/, { what: 'it is closed', remedy: 'The server is ending' }],
  [/timeout exceeded when trying to connect|timeout expired|connection timeout|read timeout/i, SILENT],
  [/terminated|not queryable|connection (error|ended)/i, LOST],
  [
    /SSL|certificate/i,
    {
      what: 'an encrypted connection to it cannot be made',
      remedy: 'Look at its certificate and at sslmode in the address',
    },
  ],
  [/SASL|password/i, WRONG_PASSWORD],
]

const codeOf = (error: unknown): string | null => {
  const { code } = (error ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' ? code : null
}

/** Whether it is one of PostgreSQL's codes, not the system's: each of those has a digit in it. */
const isSaid = (code: string | null): code is string => code !== null && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)

/** Whether the database has answered with this error, so that the connection is still good. */
export function isAnswered(error: unknown): boolean {
  const code = codeOf(error)
  return isSaid(code) && !/^(08|57P)/.test(code)
}

/** Why a database cannot be used; null if it is not a database's error. */
function reasonOf(error: unknown): Reason | null {
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : ''
  const said = SAID.find(([words]) => words.test(message))
  if (said !== undefined) return said[1]
  if (code !== null) {
    const known = REASONS[code] ?? (isSaid(code) ? REASONS[code.slice(0, 2)] : undefined)
    if (known !== undefined) return known
    if (isSaid(code)) return { what: `it says: ${unended(message)}`, remedy: '' }
  }
  return SAID_WITHOUT_CODE.find(([words]) => words.test(message))?.[1] ?? null
}

const unended = (text: string): string => text.trimEnd().replace(/\.$/, '')

/** Why a database cannot be used, in whole sentences; null if it is not a database's error. */
function sentencesOf(error: unknown, when: 'at first' | 'in use'): string | null {
  const reason = reasonOf(error)
  if (reason === null) return null
  const { what, remedy, atFirst = remedy } = reason
  const advice = when === 'at first' ? atFirst : remedy
  return `${what}.${advice === '' ? '' : ` ${advice}.`}`
}

/** The original error behind one that we have already worded. */
const beneath = (error: unknown): unknown => (error instanceof StoreProblem ? error.cause : error)

/** Whether the problem may pass: the database is away, starting, stopping, or has too many connections. */
export const isAway = (error: unknown): boolean => reasonOf(beneath(error))?.passes === true

/** Why a database is not available now, in half a sentence. */
export const whyAway = (error: unknown): string =>
  reasonOf(beneath(error))?.what ?? unended((error instanceof Error && error.message) || String(error))

/** Classes of PostgreSQL's codes with which a statement is rolled back as a whole. */
const TAKEN_BACK = ['0A', '22', '23', '25', '26', '28', '3D', '3F', '40', '42', '53', '54', '55']

/** Whether it is certain that nothing was written. */
function isCertain(error: unknown, stage: Stage): boolean {
  if (stage === 'before') return true
  const code = codeOf(error)
  if (!isSaid(code) || code === '40003') return false
  return code === '57014' || TAKEN_BACK.includes(code.slice(0, 2))
}

/** A database's error, worded for players: without an address. Other errors are returned unchanged. */
export function asStoreError(error: unknown, stage: Stage): unknown {
  if (error instanceof StoreError || error instanceof StoreProblem) return error
  const why = sentencesOf(error, 'in use')
  if (why === null) return error
  const told = new StoreError(`The database: ${why}`, isCertain(error, stage))
  told.cause = error
  return told
}

/** The same, worded for the person who starts a server on it. */
export function asStoreProblem(place: string, error: unknown): unknown {
  if (error instanceof StoreProblem) return error
  const why = sentencesOf(error, 'at first')
  if (why === null) return error
  const told = new StoreProblem(`The database ${place}: ${why}`)
  told.cause = error
  return told
}

/** Whether the same work may succeed without the rest of its batch. */
export const mayGoRightAlone = (error: unknown): boolean => {
  const code = codeOf(error)
  return isSaid(code) && code !== '40003' && ['22', '23', '40'].includes(code.slice(0, 2))
}
