import { readFileSync } from 'node:fs'
import { createServer, type Server, type Socket, connect as toPort } from 'node:net'
import { join } from 'node:path'
import { randomFrom } from '@fray/kernel'
import { type Connection, connect, type Transport, webSocket } from '@fray/live/client'
import { moveAtRandom } from '@fray/live/host/test/moving'
import { readLink, SOCKET_PATH } from '@fray/live/protocol'
import { Client } from 'pg'
import { newFolder } from './new-folder.ts'
import type { OwnPostgres } from './postgres.ts'
import { kill, type ServerProcess, startProcess, until } from './processes.ts'
import { type Asked, playOverHttp } from './program.ts'

const root = join(import.meta.dirname, '../../..')
const HOST = '127.0.0.1'

/** How two servers are tried. */
export interface BesideOptions {
  readonly postgres: Omit<OwnPostgres, 'close'>
  readonly kills: number
  readonly seed: string
  /** Encounters that are played: a file of the project, or a text. */
  readonly fights: readonly string[]
  /** Milliseconds between two kills, at the most. */
  readonly play: number
  readonly onKill?: (kills: number) => void
}

/** What came of it. */
export interface Beside {
  readonly fights: readonly string[]
  readonly players: readonly Player[]
  readonly asked: readonly Asked[]
  /** Everything that went over the wires to seats that are not the referee's. */
  readonly frames: readonly string[]
  /** Everything that servers have told each other. */
  readonly notified: readonly string[]
  readonly kills: number
  readonly longestGap: number
  /** What servers have counted, up to the moments at which they were killed. */
  readonly counted: ReadonlyMap<string, number>
  readonly bases: readonly string[]
  readonly database: string
  /** Ends everybody. */
  readonly end: () => Promise<void>
}

/** Somebody who plays at random, over whichever server there is. */
export interface Player {
  readonly connection: Connection
  readonly fight: string
  readonly seat: string
  readonly key: string
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A line on which every piece takes its time, in both directions. */
async function slowLine(to: number, milliseconds: number): Promise<{ readonly port: number; readonly server: Server }> {
  const random = randomFrom('slow')
  const pass = (from: Socket, into: Socket): void => {
    let last = Promise.resolve()
    from.on('data', (data) => {
      const wait = random(milliseconds)
      last = last
        .then(() => new Promise((resolve) => setTimeout(resolve, wait)))
        // In two pieces, so that no end of a message is the end of a piece.
        .then(() => {
          const middle = random(data.length + 1)
          into.write(data.subarray(0, middle))
          into.write(data.subarray(middle))
        })
    })
    from.on('close', () => void last.then(() => into.destroy()))
    from.on('error', () => undefined)
  }
  const server = createServer((socket) => {
    const far = toPort(to, HOST)
    pass(socket, far)
    pass(far, socket)
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  return { port: (server.address() as { port: number }).port, server }
}

const LIMITS = ['--limit', 'messages=10000', '--limit', 'requests=10000']
/** Of both servers, whose figures nobody else may read. */
const ADMIN = 'k'.repeat(30)
const AS_ADMIN = { authorization: `Bearer ${ADMIN}` }

/**
 * Has clients and programs play at random at two servers, processes of their own on one database, while these are killed as the power does one after
 * the other, and the database is restarted in the middle. Nobody is told: clients go on at the other server by themselves.
 */
export async function playBeside(options: BesideOptions): Promise<Beside> {
  const { postgres, kills } = options
  const random = randomFrom(options.seed)
  const database = await postgres.newDatabase()
  const ports = [await freePort(), await freePort()]
  const slow = await slowLine(ports[1] as number, 40)
  const start = (at: number): Promise<ServerProcess> =>
    startProcess(newFolder(), ports[at] as number, ['--database-url', database, '--who-starts', 'admin', ...LIMITS], {
      FRAY_ADMIN_KEY: ADMIN,
    })
  const servers: ServerProcess[] = [await start(0), await start(1)]
  const bases = servers.map(({ base }) => base)
  const heard = await listenTo(database)
  const asked: Asked[] = []
  const frames: string[] = []
  const branches = [...ports, slow.port]
  const players: Player[] = []
  const end = async (): Promise<void> => {
    for (const { connection } of players) connection.close()
    await Promise.all(
      servers.map(({ child }) => (child.exitCode === null && child.signalCode === null ? kill(child) : null)),
    )
    slow.server.close()
    await heard
      .client()
      ?.end()
      .catch(() => undefined)
  }
  try {
    return { ...(await playOn()), end }
  } catch (error) {
    await end()
    throw error
  }

  async function playOn(): Promise<Omit<Beside, 'end'>> {
    await seatAll(options.fights, bases[0] as string, branches, { asked, frames, players })
    let isPlaying = true
    const goesOn = () => isPlaying
    // A seat of players in each fight is played by a program over HTTP as well.
    const seats = new Map(
      players.filter(({ seat }) => seat !== 'referee' && seat !== 'spectators').map((one) => [one.fight, one]),
    )
    const programs = [...seats.values()].map(({ fight, seat, key }, at) => {
      const chance = randomFrom(`program ${at}`)
      return playOverHttp({ bases, fight, seat, key, random: chance, asked, frames }, goesOn)
    })
    const playing = [...players.map(({ connection }, at) => play(connection, at, goesOn)), ...programs]
    const counted = new Map<string, number>()
    let longestGap = 0
    for (let n = 0; n < kills; n++) {
      await pause(options.play / 4 + random(Math.ceil((options.play * 3) / 4)))
      if (n === Math.floor(kills / 3) || n === Math.floor((2 * kills) / 3)) {
        // The database is ended by its administrator, and later by a loss of power.
        await (n === Math.floor(kills / 3) ? postgres.stop() : postgres.kill())
        await pause(random(800))
        await postgres.start()
      }
      const at = random(2)
      // Now and then the other one stands still for a while, and then goes on with what it was doing.
      if (random(4) === 0) stall(servers[1 - at] as ServerProcess, random(1_500))
      const both = random(8) === 0
      const struck = both ? [0, 1] : [at]
      for (const one of struck) await count(bases[one] as string, counted)
      const killed = performance.now()
      await Promise.all(struck.map((one) => kill((servers[one] as ServerProcess).child)))
      await Promise.all(
        struck.map(async (one) => {
          servers[one] = await start(one)
        }),
      )
      if (n % 10 === 9 || n === kills - 1) {
        const isBack = () => players.every(({ connection }) => connection.now.line.state === 'open')
        await until(isBack, 'all are back', 240_000).catch((error: Error) => {
          throw new Error(`${error.message} ${JSON.stringify(players.map(({ connection }) => connection.now.line))}`)
        })
        longestGap = Math.max(longestGap, performance.now() - killed)
      }
      options.onKill?.(n + 1)
    }
    isPlaying = false
    await Promise.all(playing)
    await until(
      () => players.every(({ connection }) => connection.now.pending.length === 0),
      'all is answered',
      120_000,
    )
    for (const base of bases) await count(base, counted)
    return {
      ...{ players, asked, frames, counted, bases, database, kills, longestGap },
      fights: [...new Set(players.map(({ fight }) => fight))],
      notified: heard.notified,
    }
  }
}

/** Has a server stand still for so many milliseconds, as a machine does that has too much to do. */
function stall({ child }: ServerProcess, milliseconds: number): void {
  child.kill('SIGSTOP')
  setTimeout(() => child.kill('SIGCONT'), milliseconds)
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Hears what servers tell each other, as long as the database lives. */
async function listenTo(
  database: string,
): Promise<{ readonly notified: string[]; readonly client: () => Client | null }> {
  const notified: string[] = []
  let now: Client | null = null
  const open = async (): Promise<void> => {
    const client = new Client({ connectionString: database })
    client.on('error', () => setTimeout(() => void open().catch(() => client.emit('error', new Error())), 200))
    client.on('notification', ({ channel, payload = '' }) => notified.push(`${channel} ${payload}`))
    await client.connect()
    await client.query('LISTEN fray_fights; LISTEN fray_people')
    now = client
  }
  await open()
  return { notified, client: () => now }
}

async function seatAll(
  fights: readonly string[],
  base: string,
  ports: readonly number[],
  into: { readonly asked: Asked[]; readonly frames: string[]; readonly players: Player[] },
): Promise<void> {
  const { players } = into
  for (const [n, encounter] of fights.entries()) {
    const text = encounter.includes('\n') ? encounter : readFileSync(join(root, 'encounters', encounter), 'utf8')
    const response = await fetch(`${base}api/fights`, {
      method: 'POST',
      headers: { ...AS_ADMIN, 'content-type': 'application/json' },
      body: JSON.stringify({ encounter: text, seed: `beside ${n}` }),
    })
    if (!response.ok) throw new Error(await response.text())
    const { fight, links } = (await response.json()) as { fight: string; links: Record<string, string> }
    for (const [seat, link] of Object.entries(links)) {
      const { key } = readLink(link) as NonNullable<ReturnType<typeof readLink>>
      // Everybody begins at another server, some over the slow line; a seat of players has two devices.
      for (let device = 0; device < (seat === 'referee' || seat === 'spectators' ? 1 : 2); device++) {
        const urls = branchesOf(players.length, ports).map(socketAt)
        const connection = connect(recorded(webSocket(urls), { ...into, fight, seat }), { key })
        players.push({ connection, fight, seat, key })
      }
    }
  }
  await Promise.all(players.map(({ connection }) => connection.ready))
}

/** Where somebody goes: to one server alone, to whichever there is, or over the slow line. */
function branchesOf(n: number, [one = 0, two = 0, slow = 0]: readonly number[]): readonly number[] {
  const branches = [[one], [two], [one, two, slow], [slow], [two, slow, one]]
  return branches[n % branches.length] as number[]
}

/** The address of the sockets of a server on a port. */
export const socketAt = (port: number): string => `ws://${HOST}:${port}/${SOCKET_PATH}`

/** The same transport, everything that goes over it written down. */
function recorded(
  transport: Transport,
  { asked, frames, fight, seat }: { asked: Asked[]; frames: string[]; fight: string; seat: string },
): Transport {
  const byId = new Map<string, Asked>()
  return {
    ...transport,
    open(ears) {
      const wire = transport.open({
        ...ears,
        hear(text) {
          if (seat !== 'referee') frames.push(text)
          const said = JSON.parse(text) as { type: string; re?: string | null }
          const request = typeof said.re === 'string' ? byId.get(said.re) : undefined
          if (request !== undefined && said.type !== 'in-doubt') {
            request.answers.add(said.type)
            if (request.answer === null) {
              request.answer = said.type
              request.answeredAt = performance.now()
            }
          }
          ears.hear(text)
        },
      })
      return {
        close: () => wire.close(),
        send(text) {
          const { do: word, id } = JSON.parse(text) as { do: string; id?: string }
          if (id !== undefined && ['submit', 'answer', 'roll'].includes(word) && !byId.has(id)) {
            const sentAt = performance.now()
            const request: Asked = {
              fight,
              seat,
              id,
              over: 'socket',
              sentAt,
              answer: null,
              answeredAt: 0,
              answers: new Set(),
            }
            byId.set(id, request)
            asked.push(request)
          }
          wire.send(text)
        },
      }
    },
  }
}

/** Plays a seat at random until it is told to stop, over however many connections it takes. */
async function play(connection: Connection, at: number, goesOn: () => boolean): Promise<void> {
  const random = randomFrom(`beside ${at}`)
  while (goesOn()) {
    // Who steps in whenever it may can do so without end where that costs nothing.
    const outcome = await moveAtRandom(connection, random, random(3) === 0).catch(() => null)
    await pause(outcome?.done === true ? random(30) : 20)
  }
}

/** Adds up what a server has counted of there being another. */
async function count(base: string, into: Map<string, number>): Promise<void> {
  const text = await fetch(`${base}metrics`, { headers: AS_ADMIN, signal: AbortSignal.timeout(3_000) }).then(
    (response) => response.text(),
    () => '',
  )
  for (const [, kind = '', value] of text.matchAll(/^fray_beside_total\{kind="(\S+)"\} (\d+)$/gm))
    into.set(kind, (into.get(kind) ?? 0) + Number(value))
  const reconnects = /^fray_listener_reconnects_total (\d+)$/m.exec(text)?.[1] ?? 0
  into.set('reconnects', (into.get('reconnects') ?? 0) + Number(reconnects))
}
