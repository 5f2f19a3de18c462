import type { Parcel } from '@fray/client'
import { CLOSES } from '@fray/protocol'
import type { House } from '../hosting.ts'
import type { Pass } from './passes.ts'
import type { Listener } from './wire.ts'

/** One end of a channel, as `MessagePort` and the inside of a worker have it. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void
  /** Ports wait until they are started; workers do not. */
  start?(): void
}

/**
 * Lets a house listen on a port: the other end connects with `overPort` of `@fray/client`, as often as it wants, and has the
 * seat of the pass, where one is given.
 */
export function listenOn(port: Port, house: Pick<House, 'accept'>, pass: Pass | null = null): void {
  const doors = new Map<number, Listener>()
  const enter = (on: number): Listener => {
    const door = house.accept(
      {
        send: (text) => port.postMessage({ on, text } satisfies Parcel),
        close(why, words) {
          doors.delete(on)
          port.postMessage({ on, closed: CLOSES[why].code, words } satisfies Parcel)
        },
        waiting: 0,
      },
      pass,
    )
    doors.set(on, door)
    return door
  }
  port.addEventListener('message', ({ data }) => {
    const parcel = data as Parcel
    const door = doors.get(parcel.on)
    if ('text' in parcel) (door ?? enter(parcel.on)).hear(parcel.text)
    else {
      doors.delete(parcel.on)
      door?.gone()
    }
  })
  port.start?.()
}
