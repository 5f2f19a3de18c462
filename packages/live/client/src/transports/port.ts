import { CLOSES, closeOf } from '@fray/live/protocol/plain'
import type { Transport } from '../connection.ts'

/** A port's event. Node's types promise only what every event has. */
interface Said {
  readonly type?: string
  readonly data?: unknown
}

/** One end of a channel, as `MessagePort` and `Worker` have it. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', hear: (event: Said) => void): void
  removeEventListener(type: 'message', hear: (event: Said) => void): void
  /** Ports must be started; workers need not. */
  start?(): void
}

/** What passes through a port, with the number of its connection: a message as text, or the close with its code. */
export type PortMessage = { readonly on: number } & (
  | { readonly text: string }
  | { readonly closed: number; readonly words: string }
)

/** Counts this program's connections, so that a late message of a former one is not taken for another's. */
let connections = 0

/**
 * Connects to a host behind a port, such as a worker that listens with `listenOn` of `@fray/live/host`. Several
 * connections may share one port.
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
