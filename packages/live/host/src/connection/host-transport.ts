import type { CloseName } from '@fray/live/protocol'

/**
 * One end of a connection, as a host has it: a WebSocket, a port of a worker, a pair in one process. Messages are texts, whole
 * and in order.
 */
export interface HostTransport {
  send(text: string): void
  /** Ends the connection; `closeOf` and `CLOSES` have the number for a WebSocket. */
  close(why: CloseName, words: string): void
  /** Where it comes from, such as an address: those who ask from one share their time; left out where nobody knows. */
  readonly from?: string
  /** Characters that were sent and not taken yet; 0 where nobody knows. */
  readonly waiting: number
}

/** What the host wants to hear of a transport. */
export interface Listener {
  /** A message has come. */
  hear(text: string): void
  /** The other end is gone, or the transport was closed. */
  gone(): void
}
