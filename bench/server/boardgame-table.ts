import { requireMark } from '../marks/require.ts'
import type { BenchTable, MakeTables } from './table.ts'

interface Socket {
  emit(what: string, ...args: unknown[]): void
  on(what: string, hear: (...args: never[]) => void): void
  disconnect(): void
}

class Client {
  readonly player: string | null
  readonly socket: Socket
  stateID = 0
  onChange: (() => void) | null = null
  readonly isReady: Promise<void>

  constructor(address: string, match: string, player: string | null, credentials: string | undefined) {
    this.player = player
    const { io } = requireMark('socket.io-client')
    this.socket = io(`${address}/attack`, { transports: ['websocket'], forceNew: true }) as Socket
    this.isReady = new Promise((resolve) => {
      this.socket.on('connect', () => this.socket.emit('sync', match, player, credentials, 2))
      this.socket.on('sync', (_match: string, info: { state: { _stateID: number } }) => {
        this.stateID = Math.max(this.stateID, info.state._stateID)
        resolve()
        // Where the patch of a move was lost, this says that it was made.
        this.onChange?.()
      })
      this.socket.on('patch', (_match: string, _previous: number, stateID: number) => {
        this.stateID = stateID
        this.onChange?.()
      })
    })
  }
}

/** Milliseconds after which a command counts as lost. */
const LATE = 2_000

class BoardgameTable implements BenchTable {
  private readonly clients: readonly Client[]
  private readonly match: string
  private readonly credentials: readonly string[]
  private turn = 0

  constructor(match: string, clients: readonly Client[], credentials: readonly string[]) {
    this.match = match
    this.clients = clients
    this.credentials = credentials
  }

  action(acknowledged: () => void, seen: () => void): void {
    const player = this.turn++ % 2
    const mover = this.clients[player] as Client
    // It has no acknowledgement: the one who moves sees the patch, as the others do.
    const payload = {
      type: 'attack',
      args: [this.turn % 4],
      playerID: String(player),
      credentials: this.credentials[player],
    }
    // The one who moves next may not have been told yet of what the last one was.
    const stateID = Math.max(...this.clients.map((client) => client.stateID))
    // With a slow store it refuses what comes before it has kept the last one, and tells nobody: then it is tried again.
    const unseen = new Set(this.clients)
    const ask = (): void => {
      for (const { socket, player: seat } of unseen)
        socket.emit('sync', this.match, seat, seat === null ? undefined : this.credentials[Number(seat)], 2)
    }
    const late = setTimeout(() => {
      ask()
      if (unseen.size < this.clients.length) return
      this.turn--
      this.action(acknowledged, seen)
    }, LATE)
    for (const client of this.clients) {
      // Some may not have been told yet of what was before; that is not this.
      client.onChange = () => {
        if (client.stateID <= stateID) return
        client.onChange = null
        unseen.delete(client)
        // Where some have seen it, the others are only asked once whether they have.
        if (unseen.size === 0) clearTimeout(late)
        if (client === mover) acknowledged()
        else seen()
      }
    }
    mover.socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, this.match, String(player))
  }

  close(): void {
    for (const { socket } of this.clients) socket.disconnect()
  }
}

async function post(address: string, path: string, body: unknown): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' }
  const lobby = new URL(address)
  lobby.port = String(Number(lobby.port) + 1)
  const response = await fetch(`${lobby.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Record<string, string>
}

/** Fights of boardgame.io's server: two players, the others watch. */
export const boardgameTables: MakeTables = async ([address = ''], fights, clients) => {
  const tables: BoardgameTable[] = []
  for (let n = 0; n < fights; n++) {
    const { matchID: match = '' } = await post(address, '/games/attack/create', { numPlayers: 2 })
    const credentials: string[] = []
    for (const player of ['0', '1']) {
      const joined = await post(address, `/games/attack/${match}/join`, { playerID: player, playerName: `p${player}` })
      credentials.push(joined.playerCredentials as string)
    }
    const all = Array.from({ length: clients }, (_, i) =>
      i < 2 ? new Client(address, match, String(i), credentials[i]) : new Client(address, match, null, undefined),
    )
    await Promise.all(all.map(({ isReady }) => isReady))
    tables.push(new BoardgameTable(match, all, credentials))
  }
  return tables
}
