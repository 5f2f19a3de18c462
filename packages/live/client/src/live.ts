import type { SeenMessage } from '@fray/kernel'
import {
  type Answer,
  CLOSES,
  type CloseName,
  closeOf,
  type Heard,
  ON_A_TABLE,
  PROTOCOL,
  QUERIES,
  type Said,
  type SaidOf,
} from '@fray/live/protocol/plain'
import type { LogEntry, SeatTable } from '@fray/seat'
import { patch } from '@fray/seat/patch'
import { backOffOn } from './back-off.ts'
import { type Clock, machineClock } from './clock.ts'
import type { Connection, Snapshot, Transport } from './connection.ts'
import { Pendings } from './pendings.ts'
import { outcomeOf, Requests } from './requests.ts'

/** Options of a connection. */
export interface ConnectOptions {
  /** The secret of the link, unless the transport itself says whose connection it is. */
  readonly key?: string
  /** The person's name, for one who asks to be let in. */
  readonly name?: string
  /** The client and its version, as in `page 0.1.0`. */
  readonly program?: string
  /** Called with the key that the referee gave a guest who was let in, to be stored for the next time. */
  readonly admitted?: (key: string, seat: string) => void
  /** Receives the messages behind English words, to show them in another language: see `keepBehind` of the kernel. */
  readonly behind?: (words: string, message: SeenMessage) => void
  readonly clock?: Clock
}

/** Milliseconds without an answer on an open connection, after which a request is sent again. */
const RESEND = 15_000
/** Milliseconds between two attempts of a request that the host was in doubt about. */
const DOUBT = 1_000
/** Milliseconds between two checks whether anything is due. */
const TICK = 1_000
/** Lines that are kept; earlier ones can be asked for again. */
const LINES = 5_000

/**
 * Sits down at a table through a transport, and stays until it is closed.
 * @example
 * ```ts
 * import { connect, inProcess } from '@fray/live/client'
 * import { MemoryAccessTokens, MemoryStore, openFightServer } from '@fray/live/host'
 * import { rulesets } from '@fray/rulesets'
 *
 * const chance = () => crypto.randomUUID()
 * const accessTokens = new MemoryAccessTokens(chance)
 * const game = async (id: string) => (await rulesets[id]?.()) ?? null
 * const fightServer = openFightServer({ store: new MemoryStore(), accessTokens, game, program: 'my host 1', now: Date.now, chance })
 * const encounter = { ruleset: 'zones', combatants: { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } } }
 * const started = await fightServer.start({ encounter, seed: 'seven', by: { referee: 'aggressive' } })
 * if ('problems' in started) throw new Error(started.problems[0]?.message)
 *
 * const key = await accessTokens.make({ fight: started.fight, seat: 'players' })
 * const seat = connect(inProcess(fightServer), { key })
 * const { turn } = await seat.ready
 * console.log(turn.who) // [ 'Ada' ]
 * console.log((await seat.submit({ actor: 'Ada', action: 'attack', target: 'Corwin', weapon: 'Longsword' })).done) // false
 * seat.close()
 * ```
 */
export const connect = (transport: Transport, options: ConnectOptions = {}): Connection => new Live(transport, options)

class Live extends Requests implements Connection {
  now: Snapshot = {
    line: { state: 'connecting' },
    ...{
      seat: null,
      fight: null,
      campaign: null,
      table: null,
      waits: null,
      at: { epoch: '', seq: 0 },
      told: [],
      presence: null,
      again: null,
      pending: [],
      readOnly: null,
      notice: null,
      talk: [],
      pointed: null,
    },
  }
  readonly ready: Promise<SeatTable>
  private readonly transport: Transport
  private readonly options: ConnectOptions
  private readonly clock: Clock
  private readonly pendings: Pendings
  private readonly listeners = new Set<(now: Snapshot) => void>()
  private wire: ReturnType<Transport['open']> | null = null
  /** Counts connections, so that a late message of a former one is ignored. */
  private connection = 0
  private key: string | undefined
  private epoch = ''
  private seq = 0
  private isFillingGap = false
  private closing: SaidOf<'closing'> | null = null
  private attempt = 0
  private beat = 15
  private heardAt = 0
  private pingedAt = 0
  private ready_: { resolve: (table: SeatTable) => void; reject: (error: Error) => void } | null = null
  private forget: () => void = () => undefined

  constructor(transport: Transport, options: ConnectOptions) {
    super()
    this.transport = transport
    this.options = options
    this.key = options.key
    this.clock = options.clock ?? machineClock
    this.pendings = new Pendings(() => this.clock.chance())
    this.ready = new Promise((resolve, reject) => {
      this.ready_ = { resolve, reject }
    })
    // A caller that does not wait for it learns of the end from the snapshot.
    this.ready.catch(() => undefined)
    this.open()
  }

  subscribe(changed: (now: Snapshot) => void): () => void {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  private set(change: Partial<Snapshot>): void {
    this.now = { ...this.now, ...change }
    for (const changed of [...this.listeners]) changed(this.now)
  }

  // Requests

  async earlier(count = 200): Promise<void> {
    const first = this.now.told[0]?.n ?? 1
    if (first <= 1) return
    const lines = (await this.ask({
      do: 'told',
      since: Math.max(0, first - 1 - count),
      until: first - 1,
    })) as LogEntry[]
    if (this.now.told[0]?.n === first) this.set({ told: [...lines, ...this.now.told] })
  }

  async ask(message: Heard): Promise<unknown> {
    if (this.now.line.state === 'ended') throw new Error(this.now.line.words)
    const made = ON_A_TABLE.includes(message.do) ? { at: this.seq, epoch: this.epoch, ...message } : message
    const { id, message: withId, answer } = this.pendings.add(made as Heard)
    this.send(id, withId)
    if (!QUERIES.includes(message.do)) this.set({ pending: this.pendings.shown })
    return outcomeOf(await answer, QUERIES.includes(message.do))
  }

  private send(id: string, message: Heard): void {
    if (this.wire === null || this.now.line.state !== 'open') return
    this.pendings.sent(id, this.clock.now())
    this.wire.send(JSON.stringify(message))
  }

  private sendAll(): void {
    for (const { id, message } of this.pendings.all) this.send(id, message)
  }

  // The connection

  private open(): void {
    const mine = ++this.connection
    const isMine = (): boolean => mine === this.connection
    this.closing = null
    this.isFillingGap = false
    this.heardAt = this.clock.now()
    this.wire = this.transport.open({
      open: () => {
        if (isMine()) this.hello()
      },
      hear: (text) => {
        if (isMine()) this.hear(text)
      },
      closed: (code, words) => {
        if (isMine()) this.closed(code, words)
      },
    })
    this.watch()
  }

  private hello(): void {
    const { epoch, seq, key } = this
    const { name, program, behind } = this.options
    this.wire?.send(
      JSON.stringify({
        ...{ do: 'hello', protocol: PROTOCOL },
        ...(program !== undefined && { program }),
        ...(key !== undefined && { key }),
        ...(name !== undefined && { name }),
        ...(behind !== undefined && { messages: true }),
        ...(epoch !== '' && this.now.table !== null && { resume: { epoch, seq } }),
      }),
    )
  }

  private hear(text: string): void {
    this.heardAt = this.clock.now()
    const said = JSON.parse(text) as Said
    switch (said.type) {
      case 'welcome':
        this.welcomed(said)
        break
      case 'lobby':
        this.set({ line: { state: 'lobby' } })
        break
      case 'admitted':
        this.key = said.key
        this.options.admitted?.(said.key, said.seat)
        break
      case 'table':
        this.takeTable(said)
        break
      case 'news':
        this.takeNews(said)
        break
      case 'messages':
        for (const [words, message] of said.behind) this.options.behind?.(words, message)
        break
      case 'presence':
        this.set({ presence: said })
        break
      case 'again':
        this.set({ again: { key: said.key, fight: said.fight } })
        break
      case 'campaign':
        this.takeCampaign(said)
        break
      case 'talk':
        this.set({ talk: said.lines })
        break
      case 'pointed':
        this.set({ pointed: { n: (this.now.pointed?.n ?? 0) + 1, by: said.by, place: said.place } })
        break
      case 'notice':
        this.set({ notice: said.words })
        break
      case 'pong':
        if (said.seq > this.seq) this.fillGap()
        break
      case 'closing':
        this.closing = said
        break
      default:
        this.answered(said)
    }
  }

  private welcomed({ epoch, seat, role, fight, beat, readOnly, recovered }: SaidOf<'welcome'>): void {
    this.attempt = 0
    this.beat = beat
    this.epoch = epoch
    this.isFillingGap = !recovered
    this.set({ line: { state: 'open' }, seat: { id: seat, role }, fight, readOnly })
    this.sendAll()
  }

  /** Between fights there is no table, and pending requests of the last one end. */
  private takeCampaign(campaign: SaidOf<'campaign'>): void {
    const role = campaign.you === 'referee' ? 'referee' : campaign.you === 'spectators' ? 'spectator' : 'player'
    if (campaign.now !== null && campaign.now.fight === this.now.fight) {
      this.set({ campaign })
      return
    }
    this.epoch = ''
    this.attempt = 0
    this.set({
      ...{ campaign, line: { state: 'open' }, seat: { id: campaign.you, role } },
      ...{ fight: null, table: null, waits: null, told: [], presence: null, readOnly: null, again: null },
      ...{ talk: [], pointed: null },
    })
    this.sendAll()
  }

  private takeTable({ seq, table, told, waits }: SaidOf<'table'>): void {
    this.seq = seq
    this.isFillingGap = false
    this.set({ table, told, waits, at: { epoch: this.epoch, seq } })
    this.ready_?.resolve(table)
    this.ready_ = null
  }

  private takeNews({ seq, told, changes, waits }: SaidOf<'news'>): void {
    const { table } = this.now
    if (seq <= this.seq || table === null) return
    if (seq > this.seq + 1) {
      this.fillGap()
      return
    }
    this.seq = seq
    this.isFillingGap = false
    this.set({
      table: patch(table, changes),
      at: { epoch: this.epoch, seq },
      told: told.length === 0 ? this.now.told : [...this.now.told, ...told].slice(-LINES),
      ...(waits !== undefined && { waits }),
    })
  }

  /** News are missing: asks the host to send them again, or the whole table. */
  private fillGap(): void {
    if (this.isFillingGap || this.epoch === '') return
    this.isFillingGap = true
    this.wire?.send(JSON.stringify({ do: 'resume', epoch: this.epoch, seq: this.seq }))
  }

  private answered(answer: Answer): void {
    if (!this.pendings.answered(answer)) return
    this.set({ pending: this.pendings.shown })
    if (answer.type === 'in-doubt')
      this.clock.later(DOUBT * (1 + this.clock.chance()), () => this.sendAgain(String(answer.re)))
  }

  private sendAgain(id: string): void {
    const asked = this.pendings.all.find((one) => one.id === id)
    if (asked !== undefined) this.send(id, asked.message)
  }

  private closed(code: number, words: string): void {
    this.connection++
    this.wire = null
    this.forget()
    const why: CloseName =
      this.closing?.why !== undefined && this.closing.why in CLOSES
        ? (this.closing.why as CloseName)
        : closeOf(code).name
    const { comeBack } = CLOSES[why]
    if (comeBack === 'never') {
      this.end(why, this.closing?.words ?? (words || CLOSES[why].what))
      return
    }
    this.pendings.lost()
    const wait = backOffOn(this.transport.ways ?? 1, comeBack, this.attempt++, this.clock.chance())
    this.set({ line: { state: 'lost', why, at: this.clock.now() + wait }, pending: this.pendings.shown })
    this.forget = this.clock.later(wait, () => this.open())
  }

  private end(why: CloseName, words: string): void {
    this.forget()
    this.pendings.end(words)
    this.set({ line: { state: 'ended', why, words }, pending: [] })
    this.ready_?.reject(new Error(words))
    this.ready_ = null
  }

  /** Pings after silence, gives up if nothing comes, and resends unanswered requests. */
  private watch(): void {
    this.forget()
    this.forget = this.clock.later(TICK, () => {
      const now = this.clock.now()
      const silent = now - this.heardAt
      const beat = this.beat * 1_000
      if (silent > beat * 2.5) {
        this.wire?.close()
        this.closed(CLOSES.lost.code, '')
        return
      }
      if (silent > beat && now - this.pingedAt > beat / 2 && this.now.line.state !== 'connecting') {
        this.pingedAt = now
        this.wire?.send(JSON.stringify({ do: 'ping' }))
      }
      for (const { id, message, sentAt } of this.pendings.all) if (now - sentAt > RESEND) this.send(id, message)
      this.watch()
    })
  }

  retry(): void {
    const { line } = this.now
    if (line.state !== 'lost' || this.wire !== null) return
    this.forget()
    this.attempt = 0
    this.set({ line: { ...line, at: this.clock.now() } })
    this.open()
  }

  close(): void {
    if (this.now.line.state === 'ended') return
    this.connection++
    this.wire?.send(JSON.stringify({ do: 'bye' }))
    this.wire?.close()
    this.wire = null
    this.end('bye', CLOSES.bye.what)
  }
}
