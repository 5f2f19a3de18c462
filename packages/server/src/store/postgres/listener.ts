import { Client } from 'pg'
import { configOf } from './address.ts'
import { CHANGES, type Change, readChange } from './changes.ts'

/** What was heard: that a fight has changed, or a text on the other channel. */
export type Heard = { readonly change: Change } | { readonly payload: string }

/** The first wait at most before a connection is made again, and the longest, in milliseconds. */
const FIRST = 200
const MOST = 10_000
/** Milliseconds between two questions whether the connection still is one. */
const PROBE = 5_000

/**
 * Hears what servers on one database tell each other, over a connection of its own. Where that is lost it is made again, after a wait
 * by chance that grows; what was said meanwhile nobody says again, so the one who listens is told to look at everything.
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
  /** Connections that were made instead of one that was lost. */
  reconnects = 0

  /** @param channel what is listened to besides changes of fights */
  constructor(url: string, channel: string) {
    this.url = url
    this.channel = channel
  }

  /** Calls with what is heard, and with null where something may have been missed. Returns what ends that. */
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
    // What was said before this is not heard.
    this.tell(null)
    this.probe(client)
  }

  /** A line that is cut without a word looks as if nobody said anything: so now and then it is asked. */
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

  /** Listens no more. */
  async close(): Promise<void> {
    this.isClosed = true
    const { client } = this
    this.client = null
    if (this.timer !== null) clearTimeout(this.timer)
    await client?.end().catch(() => undefined)
  }
}
