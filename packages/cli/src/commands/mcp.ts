import { writeFileSync } from 'node:fs'
import { type Connection, connect, webSocket } from '@fray/live/client'
import { readLink } from '@fray/live/protocol'
import { type McpRole, roleFor, serveHttp, serveStdio, TableSeat } from '@fray/mcp'
import { systemReason } from '../io/file-errors.ts'
import { version } from '../io/made.ts'
import { ended } from '../io/signals.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { checkTogether, type McpOptions, readPort, readRole } from '../mcp/options.ts'
import { forgetOwnKey, ownKey, saveOwnKey } from '../mcp/own-key.ts'
import { openRoom, secret } from '../mcp/own-room.ts'
import { drawnOnPaper } from '../mcp/paper.ts'

/** Milliseconds in which a server has to answer a link at the start. */
const KNOCKING = 15_000

/** Seats for models, by what the key of each is called, and what ends them. */
interface Seats {
  readonly seats: readonly { readonly name: string; readonly role: McpRole; readonly seat: TableSeat }[]
  close(): Promise<void>
}

/**
 * `fray mcp [ENCOUNTER]`: a model at a table, as referee, player or scribe, over the Model Context Protocol (docs/how-to/seat-an-ai.md). Throws a
 * {@link Stop} where something that was given is not right.
 */
export async function mcp(terminal: Terminal, encounter: string | undefined, options: McpOptions): Promise<void> {
  checkTogether(encounter, options)
  const role = readRole(options.role)
  const port = readPort(options.port)
  if (options.http === true && !terminal.interactive && options.keys === undefined)
    throw badInput(
      '--http: the keys are secret; if the output is not a terminal, say with --keys FILE where to write them.',
    )
  const end = ended()
  const table = options.join === undefined ? await ownSeats(encounter, options, role) : await joined(options, role)
  try {
    if (options.http === true) await overHttp(terminal, table, port, options.keys, end)
    else {
      const [first] = table.seats
      if (first !== undefined) await Promise.race([serveStdio(first.seat, { version: version() }), end])
    }
  } finally {
    await table.close()
  }
}

async function ownSeats(encounter: string | undefined, options: McpOptions, role: McpRole | null): Promise<Seats> {
  const { room, mine, seats } = await openRoom(encounter, options, role)
  const wanted = options.http === true ? seats : [mine]
  return {
    seats: wanted.map(({ seat, role: own }) => ({ name: seat, role: own, seat: room.seat(seat, own) })),
    close: () => room.close(),
  }
}

/** Sits down at a table of a server. Throws a {@link Stop} where the link leads nowhere, or its seat has not the wished role. */
async function joined({ join = '', name }: McpOptions, wish: McpRole | null): Promise<Seats> {
  const link = readLink(join)
  if (link === null)
    throw badInput(
      '--join: this is not a link to a table: one looks like http://127.0.0.1:3729/#/join/KEY; put it in quotes.',
    )
  const sit = (key: string): Connection =>
    connect(webSocket(link.socket), {
      key,
      program: `mcp ${version()}`,
      ...(name !== undefined && { name }),
      admitted: (own) => saveOwnKey(join, own),
    })
  const known = ownKey(join)
  let connection = sit(known ?? link.key)
  try {
    await answered(connection)
    if (known !== null && connection.now.line.state === 'ended') {
      // The seat was taken back: the link is asked once more.
      forgetOwnKey(join)
      connection = sit(link.key)
      await answered(connection)
    }
    const { seat, line } = connection.now
    if (line.state === 'ended') throw badInput(`--join: ${line.words}`)
    // The one who waits for the referee to be let in comes as a player.
    const role = roleFor(wish, seat?.role ?? 'player')
    if (role === null) throw badInput(`--role: this link is to the seat of a ${seat?.role ?? 'player'}.`)
    const services = { draw: drawnOnPaper, setUp: null }
    return {
      seats: [{ name: seat?.id ?? 'guest', role, seat: new TableSeat(() => connection, role, services) }],
      close: async () => connection.close(),
    }
  } catch (error) {
    connection.close()
    throw error
  }
}

/** Waits until the server has said who comes, or that it lets nobody in. Throws a {@link Stop} where nobody answers. */
function answered(connection: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    const isAnswered = (): boolean => {
      const { line, table, campaign } = connection.now
      // A campaign between two fights has no table.
      return table !== null || campaign?.now === null || line.state === 'lobby' || line.state === 'ended'
    }
    const done = (): void => {
      clearTimeout(timer)
      forget()
    }
    const timer = setTimeout(() => {
      done()
      reject(badInput('--join: nobody answers at this address.'))
    }, KNOCKING)
    const forget = connection.subscribe(() => {
      if (!isAnswered()) return
      done()
      resolve()
    })
  })
}

async function overHttp(
  terminal: Terminal,
  { seats }: Seats,
  port: number,
  file: string | undefined,
  end: Promise<void>,
): Promise<void> {
  const keyed = seats.map((one) => ({ ...one, key: secret() }))
  const service = await serveHttp({
    port,
    seats: new Map(keyed.map(({ key, seat }) => [key, seat])),
    version: version(),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw badInput(`Port ${port} is taken by another program: give another with --port.`)
    if (error.code === 'EACCES') throw badInput(`Port ${port} may not be used by this user: give one above 1023.`)
    throw error
  })
  try {
    showKeys(terminal, service.url, keyed, file)
    await end
  } finally {
    await service.close()
  }
}

/** Where it is, and the keys: on a screen, or into a file that is this user's alone. */
function showKeys(
  terminal: Terminal,
  url: string,
  keyed: readonly { readonly name: string; readonly role: McpRole; readonly key: string }[],
  file: string | undefined,
): void {
  if (file === undefined) {
    for (const { name, role, key } of keyed) terminal.say(`${name} (${role}):  Authorization: Bearer ${key}`)
    terminal.say('Each key is a secret: anyone who has it can take the seat.')
  } else {
    const keys = Object.fromEntries(keyed.map(({ name, key }) => [name, key]))
    try {
      writeFileSync(file, `${JSON.stringify({ url, keys }, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      throw badInput(`--keys ${file}: it cannot be written: ${systemReason(error)}.`)
    }
    terminal.say(`The keys are in ${file}, which only this user can read.`)
  }
  terminal.say(`Models find the table at ${url}`)
}
