import { CLOSES } from '@fray/protocol/plain'
import type { Transport } from '../connection.ts'

/** The part of a WebSocket that is used, as browsers and Node have it. */
interface Socket {
  send(text: string): void
  close(code?: number): void
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null
}

const world = globalThis as unknown as { WebSocket: new (url: string) => Socket }

/** Connects over a WebSocket, as browsers and Node have it. The address holds no secret: that is in the hello. */
export const webSocket = (url: string): Transport => ({
  open({ open, hear, closed }) {
    const socket = new world.WebSocket(url)
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
  },
})
