import { join } from 'node:path'
import { type LimitName, readLimit, type ServerLimits, USUAL_LIMITS, usualFolder } from '@fray/server'
import { badInput } from '../io/stop.ts'
import { exists } from '../io/text-files.ts'

/** What `fray serve` is told on the command line. */
export interface ServeFlags {
  readonly port?: string
  readonly host?: string
  readonly data?: string
  readonly databaseUrl?: string
  readonly url?: string
  readonly name?: readonly string[]
  readonly allowOrigin?: readonly string[]
  readonly behindProxy?: boolean
  readonly limit?: readonly string[]
  readonly whoStarts?: string
  readonly keepDays?: string
  readonly log?: string
  readonly page?: string
  readonly links?: string
}

/** How a server is to be run, read from the command line and the environment. */
export interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly data: string
  /** The address of a database in which fights are kept; null for the data folder. */
  readonly database: string | null
  readonly base: string | null
  readonly names: readonly string[]
  /** Pages from elsewhere that may connect and show this one in a frame. */
  readonly origins: readonly string[]
  readonly behindProxy: boolean
  readonly limits: ServerLimits
  readonly start: 'anybody' | 'admin'
  readonly adminKey: string | null
  readonly keepDays: number | null
  /** The folder of another built page; null for that of Fray itself. */
  readonly page: string | null
  readonly logLevel: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** The port where nobody says another: the letters of the name on a telephone. */
const PORT = 3729
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

/** Reads how a server is to be run: the command line counts more than the environment. Throws a {@link Stop}. */
export function readServeOptions(options: ServeFlags, environment: Environment): ServeOptions {
  refuseEmpty(options)
  const of = (given: string | undefined, name: string): string | undefined => given ?? (environment[name] || undefined)
  const host = of(options.host, 'FRAY_HOST') ?? '127.0.0.1'
  const base = readBase(of(options.url, 'FRAY_URL'))
  const names = (options.name ?? []).concat(split(environment.FRAY_NAMES)).map((name) => name.toLowerCase())
  const isAlone = /^(127\.|::1$|localhost$)/.test(host) && base === null && names.length === 0
  const logLevel = of(options.log, 'FRAY_LOG') ?? 'info'
  if (!LEVELS.includes(logLevel))
    throw badInput(`--log ${logLevel}: there is no such level. Available: ${LEVELS.join(', ')}.`)
  const keepDays = of(options.keepDays, 'FRAY_KEEP_DAYS')
  return {
    port: whole('--port', of(options.port, 'FRAY_PORT') ?? String(PORT), 0, 65_535),
    host,
    data: options.data ?? usualFolder(),
    database: of(options.databaseUrl, 'DATABASE_URL') ?? null,
    base,
    names,
    origins: (options.allowOrigin ?? []).concat(split(environment.FRAY_ORIGINS)).map(readOrigin),
    behindProxy: options.behindProxy === true || environment.FRAY_BEHIND_PROXY === '1',
    limits: readLimits([...split(environment.FRAY_LIMITS), ...(options.limit ?? [])]),
    start: readStart(of(options.whoStarts, 'FRAY_WHO_STARTS'), isAlone),
    adminKey: environment.FRAY_ADMIN_KEY || null,
    keepDays: keepDays === undefined ? null : whole('--keep-days', keepDays, 1, 36_500),
    page: readPageFolder(of(options.page, 'FRAY_PAGE')),
    logLevel,
  }
}

/** An option with nothing behind it is mostly a variable of a shell that was never set: it is not what is usual, and not everything. */
export function refuseEmpty(options: object): void {
  for (const [name, value] of Object.entries(options)) {
    if (value !== '' && !(Array.isArray(value) && value.includes(''))) continue
    const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    throw badInput(`${option} "": this is empty. Give a value, or omit the option.`)
  }
}

const split = (text = ''): string[] => text.split(/[\s,]+/).filter((word) => word !== '')

function whole(option: string, text: string, min: number, max: number): number {
  const n = Number(text)
  if (/^\d+$/.test(text) && n >= min && n <= max) return n
  throw badInput(`${option} ${text}: give a whole number from ${min} to ${max}.`)
}

function readBase(text: string | undefined): string | null {
  if (text === undefined) return null
  const found = URL.canParse(text) ? new URL(text) : null
  if (found === null || !/^https?:$/.test(found.protocol) || found.search !== '' || found.hash !== '')
    throw badInput(`--url ${text}: give the address by which people reach the server, as in https://fray.example.org/.`)
  return found.href.endsWith('/') ? found.href : `${found.href}/`
}

function readOrigin(text: string): string {
  if (
    URL.canParse(text) &&
    /^https?:$/.test(new URL(text).protocol) &&
    new URL(text).origin === text.replace(/\/$/, '')
  )
    return new URL(text).origin
  throw badInput(
    `--allow-origin ${text}: give where a page comes from, without a path and never for everybody, as in https://example.org.`,
  )
}

function readPageFolder(folder: string | undefined): string | null {
  if (folder === undefined) return null
  if (exists(join(folder, 'index.html'))) return folder
  throw badInput(
    `--page ${folder}: there is no index.html. Give the folder of a built page, such as npm run page makes.`,
  )
}

function readStart(text: string | undefined, isAlone: boolean): ServeOptions['start'] {
  if (text === undefined) return isAlone ? 'anybody' : 'admin'
  if (text === 'anybody' || text === 'admin') return text
  throw badInput(`--who-starts ${text}: give "anybody" or "admin".`)
}

function readLimits(settings: readonly string[]): ServerLimits {
  const limits: Record<LimitName, number> = { ...USUAL_LIMITS }
  for (const wish of settings) {
    const found = readLimit(wish)
    if (typeof found === 'string') throw badInput(`--limit ${wish}: ${found}`)
    const [name, value] = found
    limits[name] = value
  }
  return limits
}
