import { CLOSES } from '@fray/live/protocol/plain'
import type { Transport } from '../connection.ts'

/** The part of a WebSocket that is used, as browsers and Node have it. */
interface Socket {
  send(text: string): void
  close(code?: number): void
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null
}

declare const WebSocket: new (url: string) => Socket

/**
 * Connects over a WebSocket, as browsers and Node have it. If several servers serve the same fights, give all their
 * addresses: each connection goes to the next one. An address holds no secret: that is in the hello.
 * @example
 * ```ts
 * import { connect, webSocket } from '@fray/live/client'
 *
 * const seat = connect(webSocket(['wss://one.example/api/socket', 'wss://two.example/api/socket']), { key: 'a key' })
 * console.log(seat.now.line) // { state: 'connecting' }
 * seat.close()
 * ```
 */
export function webSocket(url: string | readonly string[]): Transport {
  const urls = typeof url === 'string' ? [url] : url
  let count = 0
  return {
    ways: urls.length,
    open: (ears) => openSocket(urls[count++ % urls.length] as string, ears),
  }
}

function openSocket(
  url: string,
  { open, hear, closed }: Parameters<Transport['open']>[0],
): ReturnType<Transport['open']> {
  const socket = new WebSocket(url)
  let isOpen = false
  socket.onopen = () => {
    isOpen = true
    open()
  }
  socket.onmessage = ({ data }) => {
    if (typeof data === 'string') hear(data)
  }
  socket.onclose = ({ code, reason }) => {
    isOpen = false
    closed(code, reason)
  }
  return {
    send(text) {
      if (isOpen) socket.send(text)
    },
    close: () => socket.close(CLOSES.bye.code),
  }
}
