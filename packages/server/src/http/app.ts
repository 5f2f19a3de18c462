import websocket from '@fastify/websocket'
import { StoreError } from '@fray/live/host'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { ServerLimits } from '../limits.ts'
import type { Metrics } from '../run/metrics.ts'
import { Buckets } from './bucket.ts'
import { refusedBy } from './guard.ts'
import { crossOriginHeaders, securityHeaders } from './headers.ts'
import { NOT_BUILT } from './page.ts'
import type { PageFile } from './page-file.ts'
import { problemOf, Refused } from './refused.ts'
import { BadJson, parseSafely } from './safe-json.ts'

/** What the outer parts of a server need. */
export interface AppOptions {
  readonly limits: ServerLimits
  readonly names: readonly string[]
  /** Origins of other pages that may connect and frame this one. */
  readonly origins: readonly string[]
  /** Whether a proxy in front of this server says who asks. */
  readonly behindProxy: boolean
  readonly page: ReadonlyMap<string, PageFile>
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  /** Receives unexpected errors. */
  readonly fault: (error: unknown) => void
  /** Whether the server is stopping: nothing more is begun then. */
  readonly isEnding: () => boolean
}

const NO_ADDRESS = 'This address is not valid: it is too long, or contains invalid characters.'

/** Maps and lists inside each other in a request's body: encounters are nested deeper than messages. */
const BODY_DEPTH = 50

/** The server without its fights: access checks, headers, the page, and 404. */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const { limits, metrics, page } = options
  const buckets = new Buckets(limits.requests)
  const headersFor = securityHeaders(options.origins)
  const isAllowed = (origin: string | undefined): origin is string =>
    origin !== undefined && options.origins.includes(origin.toLowerCase())
  /** Why a request is rejected outright, or null. */
  const whyNot = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Refused | null => {
    const refusal = refusedBy(options, headers)
    if (refusal !== null) return new Refused(403, 'elsewhere', refusal)
    if (options.isEnding())
      return new Refused(503, 'stopping', 'This server is ending: ask it or another one again in a moment.')
    return buckets.take(ip, performance.now())
      ? null
      : new Refused(429, 'too-many', 'Too many requests came from this address: wait a second.')
  }
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    trustProxy: options.behindProxy,
    requestTimeout: 30_000,
    keepAliveTimeout: 30_000,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 100 },
    // Malformed addresses bypass all hooks below.
    frameworkErrors: (_error, request, bare) => {
      const reply = bare as FastifyReply
      for (const [name, value] of Object.entries(headersFor)) reply.header(name, value)
      const refusal = whyNot(request as FastifyRequest)
      const answered = refusal ?? new Refused(400, 'bad-request', NO_ADDRESS)
      answerError(answered, request as FastifyRequest, reply, options.fault)
    },
  }) as FastifyInstance
  await app.register(websocket, {
    // A message that is only a little too large gets its own reason (sockets.ts); a larger one is not even read.
    options: { maxPayload: limits.messageBytes * 2, perMessageDeflate: false, clientTracking: false },
    errorHandler: (_error, socket) => socket.terminate(),
  })
  const requests = metrics.counter('fray_requests_total', 'Requests by the status class of their answer.')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    // Many programs declare JSON even when they send nothing.
    if (body === '') return done(null, undefined)
    try {
      done(null, parseSafely(body as string, BODY_DEPTH))
    } catch (error) {
      done(error as Error)
    }
  })
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(headersFor)) reply.header(name, value)
    const refusal = whyNot(request)
    if (refusal?.code === 'stopping') reply.header('connection', 'close')
    if (refusal !== null) throw refusal
    if (options.origins.length > 0) reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (isAllowed(origin))
      for (const [name, value] of Object.entries(crossOriginHeaders(origin))) reply.header(name, value)
  })
  // The preflight request of a browser before a page from elsewhere may ask.
  if (options.origins.length > 0) app.options('/api/*', async (_request, reply) => reply.code(204).send())
  app.addHook('onResponse', async (request, reply) => {
    requests(`${Math.floor(reply.statusCode / 100)}xx`)
    // The route as declared, never the address that was called.
    const route = request.routeOptions.url ?? 'none'
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime }, 'request')
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
    answerError(error, request, reply, options.fault),
  )
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] as string
    if (!['GET', 'HEAD'].includes(request.method) || path.startsWith('/api/')) {
      return reply.code(404).send(problemOf('not-found', 'There is nothing at this address.'))
    }
    return sendPage(reply, page, path)
  })
  app.get('/healthz', { exposeHeadRoute: true }, async () => ({ ok: true }))
  return app
}

/** Sends a file of the page; any other address gets the page itself, which knows what to show there. */
function sendPage(reply: FastifyReply, page: ReadonlyMap<string, PageFile>, path: string): FastifyReply {
  const file = page.get(path) ?? (/\.\w+$/.test(path) ? undefined : page.get('/index.html'))
  if (file !== undefined) {
    reply.header('cache-control', file.isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    return reply.code(200).type(file.type).send(file.body)
  }
  if (page.size === 0 && !/\.\w+$/.test(path))
    return reply.code(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(NOT_BUILT)
  return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.\n')
}

/**
 * Adds the seconds after which the same request may be sent again, if the server could not or would not answer it
 * now.
 */
export const withPause = (reply: FastifyReply): FastifyReply =>
  [429, 503].includes(reply.statusCode) ? reply.header('retry-after', '1') : reply

function answerError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
  fault: (error: unknown) => void,
): FastifyReply {
  if (error instanceof Refused)
    return withPause(reply.code(error.status)).send(problemOf(error.code, error.message, error.places))
  if (error instanceof BadJson) return reply.code(400).send(problemOf('bad-json', error.message))
  if (error instanceof StoreError) {
    request.log.error({ name: error.name, message: error.message }, 'the store has failed')
    return withPause(reply.code(503)).send(problemOf('not-saved', error.message))
  }
  const status = error.statusCode ?? 500
  if (status === 413) {
    return reply.code(413).send(problemOf('too-large', 'This request is larger than this server accepts.'))
  }
  if (status === 415) {
    return reply.code(415).send(problemOf('not-json', 'Send JSON, and say so in "Content-Type: application/json".'))
  }
  if (status < 500) return reply.code(status).send(problemOf('bad-request', 'This request is not valid.'))
  fault(error)
  return reply.code(500).send(problemOf('failed', 'The server has failed. What was acknowledged is safe.'))
}
