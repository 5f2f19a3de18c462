import type { CloseName } from '@fray/live/protocol'

/**
 * One end of a connection, as a host has it: a WebSocket, a worker's port, a pair in one process. Messages are texts,
 * whole and in order.
 */
export interface HostTransport {
  send(text: string): void
  /** Ends the connection; `CLOSES` has the close code for a WebSocket. */
  close(why: CloseName, words: string): void
  /** Where it comes from, such as an address: requests from one origin share their time. Missing if unknown. */
  readonly from?: string
  /** Characters sent but not yet taken; 0 if unknown. */
  readonly waiting: number
}

/** What the host wants to hear of a transport. */
export interface Listener {
  /** A message has come. */
  hear(text: string): void
  /** The other end is gone, or the transport was closed. */
  gone(): void
}
