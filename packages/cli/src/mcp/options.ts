import type { McpRole } from '@fray/mcp'
import { badInput } from '../io/stop.ts'

/** What `fray mcp` is told. */
export interface McpOptions {
  readonly join?: string
  readonly name?: string
  readonly role?: string
  readonly seat?: string
  readonly hotSeat?: boolean
  readonly computer?: readonly string[]
  readonly policy?: string
  readonly seed?: string
  readonly journal?: string
  readonly http?: boolean
  readonly port?: string
  readonly keys?: string
}

/** The port over HTTP where nobody says another. */
const PORT = 3730

const ROLES: readonly string[] = ['player', 'referee', 'scribe'] satisfies readonly McpRole[]

/** The role that is wished; null where nothing is said. Throws a {@link Stop} for any other. */
export function readRole(role: string | undefined): McpRole | null {
  if (role === undefined) return null
  if (!ROLES.includes(role)) throw badInput(`--role: give player, referee or scribe, not "${role}".`)
  return role as McpRole
}

/** The port. Throws a {@link Stop} where it is none. */
export function readPort(text: string | undefined): number {
  const port = text === undefined ? PORT : Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw badInput('--port: give a number from 0 to 65535.')
  return port
}

/** Refuses options that say nothing together. Throws a {@link Stop}. */
export function checkTogether(encounter: string | undefined, options: McpOptions): void {
  const { join, journal, http, port, keys, computer = [], hotSeat, seat, role } = options
  if (join === undefined && encounter === undefined && journal === undefined)
    throw badInput('Say which fight: an encounter, --journal FILE to continue a saved one, or --join LINK.')
  if (join !== undefined) {
    const own = ['seat', 'hotSeat', 'policy', 'seed', 'journal'] as const
    const needless = own.find((name) => options[name] !== undefined)
    if (encounter !== undefined || needless !== undefined || computer.length > 0)
      throw badInput(
        `--join: the fight and its seats are the server's, so ${encounter === undefined ? 'options for your own fight change' : 'an encounter changes'} nothing.`,
      )
  }
  if (http !== true && (port !== undefined || keys !== undefined || computer.length > 0))
    throw badInput('--port, --keys and --computer are for --http.')
  if (http === true && join === undefined && (seat !== undefined || role !== undefined))
    throw badInput('--http: every seat has its own key, which says who connects; omit --seat and --role.')
  if (hotSeat === true && (seat !== undefined || (role !== undefined && role !== 'referee')))
    throw badInput('--hot-seat: the referee answers for everyone, so there is no other role or seat.')
}
