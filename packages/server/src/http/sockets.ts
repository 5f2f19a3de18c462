import type { FightServer } from '@fray/live/host'
import { CLOSES, type CloseName, SOCKET_PATH } from '@fray/live/protocol'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { ServerLimits } from '../limits.ts'
import type { Metrics } from '../run/metrics.ts'
import { Bucket } from './bucket.ts'

/** What sockets need of the server. */
export interface SocketOptions {
  readonly fightServer: FightServer
  readonly limits: ServerLimits
  readonly metrics: Metrics
}

/** Milliseconds that a socket has to close before it is terminated. */
const LAST_WORDS = 2000

/** The most requests of one socket that are timed at once. */
const MOST_ASKED = 100
/** The id of a request, and the id in an acknowledgement. Only time measurements depend on them. */
const ASKED = /"id":("[^"\\]{1,64}"|\d{1,15})/
const ANSWERED = /^\{"type":"accepted"(?:,"at":\d+)?,"re":("[^"\\]{1,64}"|\d{1,15})/

/** The most bytes of the reason of a WebSocket's close. */
const REASON = 123

/** As many whole words as fit in a close. */
function reasonOf(words: string): string {
  let reason = words
  while (Buffer.byteLength(reason) > REASON) reason = reason.slice(0, Math.max(0, reason.lastIndexOf(' ')))
  return reason
}

/** Accepts WebSockets and hands their messages to the server. */
export function takeSockets(app: FastifyInstance, { fightServer, limits, metrics }: SocketOptions): void {
  const byAddress = new Map<string, number>()
  let open = 0
  const closed = metrics.counter('fray_sockets_closed_total', 'Sockets that this server has closed, by the reason.')
  const messages = metrics.counter('fray_messages_total', 'Messages that came over sockets.')
  const sent = metrics.counter('fray_messages_sent_total', 'Messages that went over sockets.')
  metrics.gauge('fray_sockets', 'Sockets that are open.', () => open)

  const isFull = (address: string): boolean =>
    open >= limits.connections || (byAddress.get(address) ?? 0) >= limits.perAddress

  const count = (address: string, by: 1 | -1): void => {
    open += by
    const now = (byAddress.get(address) ?? 0) + by
    if (now === 0) byAddress.delete(address)
    else byAddress.set(address, now)
  }

  app.get(`/${SOCKET_PATH}`, { websocket: true }, (socket: WebSocket, request) => {
    const address = request.ip
    const close = (why: CloseName, words: string): void => {
      if (socket.readyState > socket.OPEN) return
      closed(why)
      // 1006 must not be sent as a close code.
      socket.close(CLOSES[why].code === 1006 ? 1011 : CLOSES[why].code, reasonOf(words))
      setTimeout(() => socket.terminate(), LAST_WORDS).unref()
    }
    socket.on('error', () => socket.terminate())
    if (isFull(address)) return close('full', CLOSES.full.what)
    count(address, 1)
    const bucket = new Bucket(limits.messages, performance.now())
    // When requests arrived, by id as written: for the metrics.
    const asked = new Map<string, number>()
    const listener = fightServer.accept({
      from: address,
      send: (text) => {
        if (socket.readyState !== socket.OPEN) return
        if (socket.bufferedAmount > limits.bufferedBytes) {
          closed('too-slow')
          // A client that does not read its messages does not read a farewell either.
          return socket.terminate()
        }
        sent()
        const answered = ANSWERED.exec(text)?.[1]
        const since = answered === undefined ? undefined : asked.get(answered)
        if (since !== undefined) metrics.acknowledged.add((performance.now() - since) / 1000)
        asked.delete(answered ?? '')
        socket.send(text)
      },
      close,
      get waiting() {
        return socket.bufferedAmount
      },
    })
    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return
      messages()
      if (isBinary) return close('not-understood', 'Messages have to be text, and this one was binary.')
      if (!bucket.take(performance.now())) return close('too-fast', CLOSES['too-fast'].what)
      const bytes = data as Buffer
      if (bytes.length > limits.messageBytes) return close('too-large', CLOSES['too-large'].what)
      const text = bytes.toString('utf8')
      const id = ASKED.exec(text)?.[1]
      if (id !== undefined) asked.set(id, performance.now())
      // Queries are never acknowledged: the oldest makes room.
      for (const oldest of asked.keys()) {
        if (asked.size <= MOST_ASKED) break
        asked.delete(oldest)
      }
      listener.hear(text)
    })
    socket.on('close', () => {
      count(address, -1)
      listener.gone()
    })
  })
}
