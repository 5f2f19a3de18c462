import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Connection, connect, webSocket } from '@fray/live/client'

/** The seat of those who only look. */
const SPECTATORS = 'spectators'

/** A sentence for the person who asked for something that cannot be. */
export class Sorry extends Error {}

/** What is kept of a channel's fight. The keys open its seats: the file is readable by its owner alone. */
interface ChannelFight {
  readonly fight: string
  readonly keys: Readonly<Record<string, string>>
  /** Who has claimed which seat: persons by the ids of seats. */
  readonly sits: Record<string, string>
  /** The number of the last line that the channel was shown, 0 for none, and its words: a server that was restarted numbers otherwise. */
  shown: number
  last: string
}

/** Where the fights are: a server, and the file that remembers which channel plays which. */
export interface TablesOptions {
  /** The server's address. */
  readonly server: string
  /** The key that begins fights; null where the server asks for none. */
  readonly admin: string | null
  /** The seed of the dice of each fight; null for fresh ones. */
  readonly seed: string | null
  readonly file: string
}

/** The fights of all channels, kept over restarts, with a connection to each seat that is used. */
export class Tables {
  readonly #options: TablesOptions
  readonly #kept: Map<string, ChannelFight>
  readonly #open = new Map<string, Connection>()

  constructor(options: TablesOptions) {
    this.#options = options
    let text = '{}'
    try {
      text = readFileSync(options.file, 'utf8')
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error
    }
    this.#kept = new Map(Object.entries(JSON.parse(text) as Record<string, ChannelFight>))
  }

  /** The fight of a channel. Throws {@link Sorry} where there is none. */
  of(channel: string): ChannelFight {
    const kept = this.#kept.get(channel)
    if (kept === undefined) throw new Sorry('There is no fight in this channel: /fray begin zones/duel begins one.')
    return kept
  }

  /** Begins a fight; with `computer`, the computer has the referee's seat, and nobody else can have it. */
  async start(channel: string, encounter: string, computer: boolean): Promise<void> {
    const was = this.#kept.get(channel)
    if (
      was !== undefined &&
      Object.keys(was.sits).length > 0 &&
      !(await this.spectators(channel)).now.table?.fight.over
    )
      throw new Sorry('A fight goes on here. It ends where all who sit say /fray leave.')
    const { admin, seed } = this.#options
    const { fight, links } = (await this.#post('fights', admin, { encounter, ...(seed !== null && { seed }) })) as {
      readonly fight: string
      readonly links: Readonly<Record<string, string>>
    }
    const { referee, ...others } = Object.fromEntries(
      Object.entries(links).map(([seat, link]) => [seat, link.split('#/join/')[1] ?? '']),
    )
    if (computer)
      await this.#post(`fights/${fight}/hand-over`, referee ?? '', {
        id: 'computer',
        seat: 'referee',
        to: 'aggressive',
      })
    for (const seat of Object.keys(was?.keys ?? {})) this.#leave(channel, seat)
    const keys = computer || referee === undefined ? others : { ...others, referee }
    this.#kept.set(channel, { fight, keys, sits: {}, shown: 0, last: '' })
    this.keep()
  }

  /** Seats that nobody has claimed. */
  free(channel: string): string[] {
    const { keys, sits } = this.of(channel)
    return Object.keys(keys).filter((seat) => seat !== SPECTATORS && sits[seat] === undefined)
  }

  /** The seat that a person has claimed, or null. */
  seatOf(channel: string, person: string): string | null {
    return Object.entries(this.of(channel).sits).find(([, who]) => who === person)?.[0] ?? null
  }

  /** Gives a person a seat; the only free one where none is named. Throws {@link Sorry} where that cannot be. */
  sit(channel: string, person: string, wanted: string): string {
    const has = this.seatOf(channel, person)
    if (has !== null) throw new Sorry(`You have the seat ${has}. /fray leave gives it up.`)
    const free = this.free(channel)
    const seat = wanted === '' && free.length === 1 ? free[0] : free.find((one) => one === wanted)
    if (seat === undefined)
      throw new Sorry(free.length === 0 ? 'No seat is free.' : `Which seat? Free: ${free.join(', ')}.`)
    this.of(channel).sits[seat] = person
    this.keep()
    return seat
  }

  /** Takes the person's seat back. */
  leave(channel: string, person: string): string {
    const seat = this.#needSeat(channel, person)
    delete this.of(channel).sits[seat]
    this.keep()
    this.#leave(channel, seat)
    return seat
  }

  /** The person's own connection. Throws {@link Sorry} where the person sits nowhere. */
  seat = (channel: string, person: string): Promise<Connection> =>
    this.#sitting(channel, this.#needSeat(channel, person))

  /** The connection that sees what everybody may see. */
  spectators = (channel: string): Promise<Connection> => this.#sitting(channel, SPECTATORS)

  /** Writes down how everything is: the whole file or nothing. */
  keep(): void {
    const { file } = this.#options
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(this.#kept)), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }

  /** Closes all connections; what was kept stays. */
  close(): void {
    for (const connection of this.#open.values()) connection.close()
    this.#open.clear()
  }

  #needSeat(channel: string, person: string): string {
    const seat = this.seatOf(channel, person)
    if (seat === null) throw new Sorry('You do not sit at this table: /fray sit takes a seat.')
    return seat
  }

  async #sitting(channel: string, seat: string): Promise<Connection> {
    const name = `${channel} ${seat}`
    let connection = this.#open.get(name)
    if (connection === undefined || connection.now.line.state === 'ended') {
      const live = new URL('api/live', this.#options.server)
      live.protocol = live.protocol.replace('http', 'ws')
      connection = connect(webSocket(live.href), { key: this.of(channel).keys[seat] ?? '', program: 'fray-chat 0.1.0' })
      this.#open.set(name, connection)
    }
    await connection.ready
    return connection
  }

  #leave(channel: string, seat: string): void {
    this.#open.get(`${channel} ${seat}`)?.close()
    this.#open.delete(`${channel} ${seat}`)
  }

  async #post(path: string, key: string | null, body: unknown): Promise<unknown> {
    const response = await fetch(new URL(`api/${path}`, this.#options.server), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
    })
    const said = (await response.json()) as { readonly message?: string; readonly reason?: string }
    if (!response.ok) throw new Sorry(said.message ?? said.reason ?? `The server answers with ${response.status}.`)
    return said
  }
}
