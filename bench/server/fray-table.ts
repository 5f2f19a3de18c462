import { WebSocket } from 'ws'
import { ENCOUNTER } from './encounter.ts'
import type { BenchTable, MakeTables } from './table.ts'

interface Started {
  readonly fight: string
  readonly links: Readonly<Record<string, string>>
}

interface Turn {
  who: readonly string[]
  waitingFor: readonly string[]
}

/** As much of the tables as the generator needs: whose turn it is. */
interface Heard {
  readonly type: string
  readonly table?: { readonly turn: Turn }
  readonly changes?: readonly { readonly path: readonly (string | number)[]; readonly value?: unknown }[]
  readonly at?: number
  readonly rule?: string
  readonly reason?: string
}

const TARGETS: Readonly<Record<string, string>> = { red: 'Hask', blue: 'Ada' }

class Client {
  readonly seat: string
  readonly turn: Turn = { who: [], waitingFor: [] }
  onAnswer: ((said: Heard) => void) | null = null
  /** What it has not been told of yet, the oldest first: called once it is. */
  readonly untold: (() => void)[] = []
  private readonly socket: WebSocket
  readonly isReady: Promise<void>

  constructor(address: string, seat: string, link: string) {
    this.seat = seat
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { perMessageDeflate: false })
    this.isReady = new Promise((resolve, reject) => {
      this.socket.on('open', () =>
        this.send({ do: 'hello', protocol: 1, program: 'bench', key: link.split('/join/')[1] }),
      )
      this.socket.on('message', (data: Buffer) => {
        const said = JSON.parse(data.toString()) as Heard
        if (said.type === 'table') resolve()
        this.hear(said)
      })
      this.socket.on('close', (code) => reject(new Error(`A connection was closed with ${code}.`)))
    })
  }

  send(message: unknown): void {
    this.socket.send(JSON.stringify(message))
  }

  close(): void {
    this.socket.terminate()
  }

  private hear(said: Heard): void {
    if (said.type === 'table' && said.table !== undefined) Object.assign(this.turn, said.table.turn)
    else if (said.type === 'news') {
      for (const { path, value } of said.changes ?? []) {
        if (path[0] !== 'turn') continue
        if (path.length === 1) Object.assign(this.turn, value)
        else if (path.length === 2) Object.assign(this.turn, { [path[1] as string]: value })
        else {
          const list = path[1] === 'who' ? [...this.turn.who] : [...this.turn.waitingFor]
          list[path[2] as number] = value as string
          Object.assign(this.turn, { [path[1] as string]: list })
        }
      }
      this.untold.shift()?.()
    } else if (['accepted', 'refused', 'stale', 'in-doubt'].includes(said.type)) this.onAnswer?.(said)
  }
}

class FrayTable implements BenchTable {
  private readonly clients: readonly Client[]
  private latest: Client
  private n = 0
  private refused = 0
  private attacked = ''

  constructor(clients: readonly Client[]) {
    this.clients = clients
    this.latest = clients[0] as Client
  }

  action(acknowledged: () => void, seen: () => void): void {
    // The one who moved last has been told of all that came of it; who is next may not have been yet, and is waited for.
    const [next] = this.latest.turn.waitingFor
    const mover = this.clients.find(({ seat }) => seat === next)
    if (mover === undefined) throw new Error('Nobody is to act.')
    if (mover.untold.length === 0) this.command(mover, acknowledged, seen)
    else {
      const last = mover.untold.pop()
      mover.untold.push(() => {
        last?.()
        this.command(mover, acknowledged, seen)
      })
    }
  }

  private command(mover: Client, acknowledged: () => void, seen: () => void): void {
    this.latest = mover
    const actor = mover.turn.who[0] as string
    const isSecond = this.attacked === actor
    this.attacked = isSecond ? '' : actor
    const action = isSecond
      ? { actor, action: 'end' }
      : { actor, action: 'attack', target: TARGETS[mover.seat], weapon: 'cudgel' }
    for (const client of this.clients) if (client !== mover) client.untold.push(seen)
    mover.onAnswer = (said) => {
      if (said.type === 'accepted') return acknowledged()
      // It was told late and meant somebody else; that is not counted, and tried again the other way.
      if (++this.refused > 1000) throw new Error(`Too much is refused: ${said.rule} ${said.reason}`)
      setTimeout(() => this.action(acknowledged, seen), 1)
    }
    this.n++
    mover.send({ do: 'submit', id: `c${this.n}`, action })
  }

  close(): void {
    for (const client of this.clients) client.close()
  }
}

/**
 * Fights of Fray's servers: the referee, two players, the others watch. Where there are several servers, those of one fight sit
 * at one after the other, or all at the same (`together`).
 */
export const frayTables =
  (together: boolean): MakeTables =>
  async (addresses, fights, clients) => {
    const tables: FrayTable[] = []
    for (let n = 0; n < fights; n++) {
      const address = addresses[n % addresses.length] as string
      const response = await fetch(`${address}/api/fights`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ encounter: ENCOUNTER, seed: `bench ${n}` }),
      })
      if (!response.ok) throw new Error(await response.text())
      const { links } = (await response.json()) as Started
      const seats = ['referee', 'red', 'blue', ...Array.from({ length: clients }, () => 'spectators')].slice(0, clients)
      const all = seats.map((seat, i) => {
        const at = together ? address : (addresses[(n + i) % addresses.length] as string)
        return new Client(at, seat, links[seat] as string)
      })
      await Promise.all(all.map(({ isReady }) => isReady))
      tables.push(new FrayTable(all))
    }
    return tables
  }
