import { Client } from 'pg'
import { configOf } from './address.ts'
import { CHANGES, type Change, readChange } from './changes.ts'

/** A notification: a fight has changed, or a text on the other channel. */
export type Heard = { readonly change: Change } | { readonly payload: string }

/** The longest first wait before reconnecting, and the longest wait of all, in milliseconds. */
const FIRST = 200
const MOST = 10_000
/** Milliseconds between two checks whether the connection still works. */
const PROBE = 5_000

/**
 * Listens to the notifications of servers on one database, over a connection of its own. If that is lost it
 * reconnects after a random wait that grows; notifications in between are lost, so listeners are told to check
 * everything.
 */
export class Listener {
  private readonly url: string
  private readonly channel: string
  private readonly hears = new Set<(heard: Heard | null) => void>()
  private client: Client | null = null
  private timer: NodeJS.Timeout | null = null
  private attempt = 0
  private isClosed = false
  private wasOpen = false
  /** Connections made after one was lost. */
  reconnects = 0

  /** @param channel what is listened to besides changes of fights */
  constructor(url: string, channel: string) {
    this.url = url
    this.channel = channel
  }

  /** Calls with notifications, and with null if some may have been missed. Returns a function that ends this. */
  listen(hear: (heard: Heard | null) => void): () => void {
    this.hears.add(hear)
    if (this.client === null && this.timer === null) void this.open()
    return () => this.hears.delete(hear)
  }

  private tell(heard: Heard | null): void {
    for (const hear of this.hears) hear(heard)
  }

  private async open(): Promise<void> {
    const client = new Client(configOf(this.url))
    this.client = client
    const lost = (): void => this.lost(client)
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel !== CHANGES) return this.tell({ payload })
      const change = readChange(payload)
      if (change !== null) this.tell({ change })
    })
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANGES}; LISTEN ${this.channel}`)
    } catch {
      return lost()
    }
    if (client !== this.client) return
    this.attempt = 0
    if (this.wasOpen) this.reconnects++
    this.wasOpen = true
    // Earlier notifications were missed.
    this.tell(null)
    this.probe(client)
  }

  /** A line that is cut silently looks like one without notifications, so it is probed now and then. */
  private probe(client: Client): void {
    this.timer = setTimeout(() => {
      client.query('SELECT').then(
        () => {
          if (client === this.client) this.probe(client)
        },
        () => this.lost(client),
      )
    }, PROBE)
    this.timer.unref()
  }

  private lost(client: Client): void {
    if (client !== this.client) return
    this.client = null
    if (this.timer !== null) clearTimeout(this.timer)
    client.end().catch(() => undefined)
    if (this.isClosed) return
    const wait = Math.random() * Math.min(MOST, FIRST * 2 ** Math.min(this.attempt++, 10))
    this.timer = setTimeout(() => {
      this.timer = null
      void this.open()
    }, wait)
    this.timer.unref()
  }

  /** Stops listening. */
  async close(): Promise<void> {
    this.isClosed = true
    const { client } = this
    this.client = null
    if (this.timer !== null) clearTimeout(this.timer)
    await client?.end().catch(() => undefined)
  }
}
