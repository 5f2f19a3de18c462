import { CLOSES } from '@fray/protocol'
import type { Pass } from './passes.ts'
import type { Listener, Wire } from './wire.ts'

/** One end of a channel, as `MessagePort` and the inside of a worker have it. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void
  /** Ports wait until they are started; workers do not. */
  start?(): void
}

/**
 * Lets a house listen on a port: the other end connects with `overPort` of `@fray/client`, again and again if it wants, and
 * has the seat of the pass, where one is given.
 */
export function listenOn(
  port: Port,
  house: { accept(wire: Wire, pass?: Pass | null): Listener },
  pass: Pass | null = null,
): void {
  let door: Listener | null = null
  const enter = (): Listener => {
    const mine = house.accept(
      {
        send: (text) => port.postMessage(text),
        close(why, words) {
          if (door === mine) door = null
          port.postMessage({ closed: CLOSES[why].code, words })
        },
        waiting: 0,
      },
      pass,
    )
    return mine
  }
  port.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') {
      door ??= enter()
      door.hear(data)
    } else {
      door?.gone()
      door = null
    }
  })
  port.start?.()
}
