import { CLOSES, closeOf } from '@fray/live/protocol/plain'
import type { Transport } from '../connection.ts'

/** What is heard at a port: an event with what was said. Node's types do not promise more of an event than what every event has. */
interface Said {
  readonly type?: string
  readonly data?: unknown
}

/** One end of a channel, as `MessagePort` and `Worker` have it. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', hear: (event: Said) => void): void
  removeEventListener(type: 'message', hear: (event: Said) => void): void
  /** Ports wait until they are started; workers do not. */
  start?(): void
}

/** What goes through a port: a message as text, or the end with its number, of the connection of that number. */
export type PortMessage = { readonly on: number } & (
  | { readonly text: string }
  | { readonly closed: number; readonly words: string }
)

/** Connections of this program, so that a late word of one that is gone is not taken for another's. */
let connections = 0

/**
 * Connects to a host behind a port, in a worker for example, which listens there with `listenOn` of `@fray/live/host`. Several may
 * connect over one port.
 */
export const overPort = (port: Port): Transport => ({
  open({ open, hear, closed }) {
    const on = ++connections
    const take = ({ data }: Said) => {
      const message = data as PortMessage
      if (message.on !== on) return
      if ('text' in message) {
        hear(message.text)
        return
      }
      port.removeEventListener('message', take)
      closed(closeOf(message.closed).code, message.words)
    }
    port.addEventListener('message', take)
    port.start?.()
    void Promise.resolve().then(open)
    return {
      send: (text) => port.postMessage({ on, text } satisfies PortMessage),
      close() {
        port.removeEventListener('message', take)
        port.postMessage({ on, closed: CLOSES.bye.code, words: '' } satisfies PortMessage)
      },
    }
  },
})
