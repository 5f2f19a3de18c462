import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localhostHostValidation, localhostOriginValidation, toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { type SeatServerOptions, seatServer } from './server.ts'
import type { TableSeat } from './table-seat.ts'

/** The URL path of the protocol. */
const PATH = '/mcp'

/** The most bytes in one request: more than any encounter needs. */
const MOST_BYTES = 256 * 1024

/** The server listens on this machine only. */
const LOOPBACK = '127.0.0.1'

/** Options of the HTTP server. */
export interface HttpOptions extends SeatServerOptions {
  /** The port; 0 for any free one. */
  readonly port: number
  /** The seats by their secret keys. */
  readonly seats: ReadonlyMap<string, TableSeat>
}

/** A running MCP server over HTTP. */
export interface HttpService {
  /** The URL for clients. */
  readonly url: string
  close(): Promise<void>
}

const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The seat for a request's key, compared in constant time; null without a valid key. */
function seatFinder(seats: HttpOptions['seats']): (request: IncomingMessage) => TableSeat | null {
  const known = [...seats].map(([key, seat]) => ({ digest: digestOf(key), seat }))
  return ({ headers }) => {
    const key = /^Bearer ([A-Za-z0-9_-]{1,200})$/.exec(headers.authorization ?? '')?.[1]
    if (key === undefined) return null
    const digest = digestOf(key)
    let found: TableSeat | null = null
    for (const one of known) if (timingSafeEqual(one.digest, digest)) found = one.seat
    return found
  }
}

/** Refuses a request, as JSON. */
function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
  })
  response.end(JSON.stringify({ error: reason }))
}

/**
 * Serves seats over HTTP to this machine only; each request names its seat by its key. Rejects with the system's
 * error if the port is not available.
 * @example
 * ```ts
 * import { Room, serveHttp } from '@fray/mcp'
 * import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
 *
 * const room = new Room({ version: '1', chance: () => crypto.randomUUID(), plays: () => null })
 * const duel = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * await room.start({ encounter: duel, seed: 'seven' })
 * const seats = new Map([['a-secret-key', room.seat('players', 'player')]])
 * const service = await serveHttp({ port: 0, seats, version: '1' })
 * const requestInit = { headers: { authorization: 'Bearer a-secret-key' } }
 * const client = new Client({ name: 'model', version: '1' })
 * await client.connect(new StreamableHTTPClientTransport(new URL(service.url), { requestInit }))
 * console.log((await client.listTools()).tools.length) // 11
 * console.log((await fetch(service.url, { method: 'POST' })).status) // 401
 * await client.close()
 * await service.close()
 * await room.close()
 * ```
 */
export async function serveHttp({ port, seats, version }: HttpOptions): Promise<HttpService> {
  const seatOf = seatFinder(seats)
  const isForHere = localhostHostValidation()
  const isFromHere = localhostOriginValidation()
  const handlers = new Map(
    [...seats.values()].map((seat) => {
      const handler = createMcpHandler(() => seatServer(seat, { version }), { maxRequestBodySize: MOST_BYTES })
      return [seat, { handler, handle: toNodeHandler(handler, { maxRequestBodySize: MOST_BYTES }) }] as const
    }),
  )
  const server = createServer((request, response) => {
    // Requests under another host name, and from other sites' pages, are refused before anything is read.
    if (!isForHere(request, response) || !isFromHere(request, response)) return
    if (request.url?.split('?')[0] !== PATH) return refuse(response, 404, `There is nothing here but ${PATH}.`)
    const seat = seatOf(request)
    if (seat === null)
      return refuse(response, 401, 'Say who asks: "Authorization: Bearer KEY", with the key of a seat.')
    handlers
      .get(seat)
      ?.handle(request, response)
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${LOOPBACK}:${taken}${PATH}`,
    async close() {
      await Promise.all([...handlers.values()].map(({ handler }) => handler.close()))
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
