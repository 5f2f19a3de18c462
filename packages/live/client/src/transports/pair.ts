import { CLOSES } from '@fray/live/protocol/plain'
import type { Transport } from '../connection.ts'

/** The host's end of a connection in the same process: what it sends with, and what receives for it. */
interface HostEnd {
  hear(text: string): void
  gone(): void
}

/** A server, or anything that accepts connections the same way. */
export interface Accepts {
  accept(wire: {
    send(text: string): void
    close(why: keyof typeof CLOSES, words: string): void
    readonly waiting: number
  }): HostEnd
}

/** Connects to a host in the same process. Messages pass as texts, each in a microtask of its own. */
export const inProcess = (fightServer: Accepts): Transport => ({
  open({ open, hear, closed }) {
    let isOpen = true
    const soon = (work: () => void) => void Promise.resolve().then(work)
    const end = (code: number, words: string) => {
      if (!isOpen) return
      isOpen = false
      soon(() => closed(code, words))
    }
    const host = fightServer.accept({
      send: (text) =>
        soon(() => {
          hear(text)
        }),
      close: (why, words) => end(CLOSES[why].code, words),
      waiting: 0,
    })
    soon(open)
    return {
      send(text) {
        if (isOpen) soon(() => host.hear(text))
      },
      close() {
        if (!isOpen) return
        end(CLOSES.bye.code, '')
        soon(() => host.gone())
      },
    }
  },
})
