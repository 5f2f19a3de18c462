import { CLOSES, closeOf } from '@fray/protocol/plain'
import type { Transport } from '../connection.ts'

/** One end of a channel, as `MessagePort` and `Worker` have it. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void
  removeEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void
  /** Ports wait until they are started; workers do not. */
  start?(): void
}

/** What goes through a port: a message as text, or the end with its number. */
type Parcel = string | { readonly closed: number; readonly words: string }

/**
 * Connects to a host behind a port, in a worker for example, which listens there with `listenOn` of `@fray/host`. One
 * connection at a time: a new one begins with a hello.
 */
export const overPort = (port: Port): Transport => ({
  open({ open, hear, closed }) {
    const take = ({ data }: { readonly data: unknown }) => {
      const parcel = data as Parcel
      if (typeof parcel === 'string') {
        hear(parcel)
        return
      }
      port.removeEventListener('message', take)
      closed(closeOf(parcel.closed).code, parcel.words)
    }
    port.addEventListener('message', take)
    port.start?.()
    void Promise.resolve().then(open)
    return {
      send: (text) => port.postMessage(text),
      close() {
        port.removeEventListener('message', take)
        port.postMessage({ closed: CLOSES.bye.code, words: '' } satisfies Parcel)
      },
    }
  },
})
