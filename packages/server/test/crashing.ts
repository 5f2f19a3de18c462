import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomFrom } from '@fray/kernel'
import { type Connection, connect, webSocket } from '@fray/live/client'
import { moveAtRandom } from '@fray/live/host/test/moving'
import { readLink } from '@fray/live/protocol'
import { kill, type ServerProcess, startProcess, until } from './processes.ts'

/** What rounds of crashes have shown. */
export interface Crashes {
  readonly rounds: number
  /** Requests that were acknowledged to clients, and those of them that the store does not have. */
  readonly acknowledged: number
  readonly lost: number
  /** Rounds in which somebody was being asked when the server was killed. */
  readonly askedAtKill: number
  /** The longest time from a kill until every client was at its table again, in milliseconds, the start of the process among it. */
  readonly longestGap: number
}

/** Whom a crash strikes. */
export interface CrashOptions {
  readonly data: string
  readonly port: number
  readonly rounds: number
  /** Encounters with how many fights there are of each. */
  readonly fights: readonly { readonly encounter: string; readonly times: number }[]
  /** Milliseconds of play before each kill, at the most. */
  readonly play: number
  readonly onRound?: (round: number, gap: number) => void
}

interface Player {
  readonly connection: Connection
  readonly fight: string
  readonly seat: string
  acknowledged: number
}

const root = join(import.meta.dirname, '../../..')

/**
 * Has clients play at random against a server in a process of its own, kills that as the power does, starts it again on what it left,
 * and looks whether everything that was acknowledged is there. The clients are never told: they come back and go on by themselves.
 */
export async function crash(
  options: CrashOptions,
  accepted: (data: string) => ReadonlyMap<string, number>,
): Promise<Crashes> {
  let server = await startProcess(options.data, options.port, LIMITS)
  const players = await seat(server, options)
  let isPlaying = true
  const playing = players.map((player, at) => play(player, at, () => isPlaying))
  let askedAtKill = 0
  let longestGap = 0
  let lost = 0
  const random = randomFrom('crashes')
  for (let round = 1; round <= options.rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve, options.play / 3 + random(Math.ceil((options.play * 2) / 3))))
    if (players.some(({ connection }) => (connection.now.table?.questions.length ?? 0) > 0)) askedAtKill++
    await kill(server.child)
    const killed = performance.now()
    const promised = new Map<string, number>()
    for (const { fight, seat, acknowledged } of players) {
      const name = `${fight} ${seat}`
      promised.set(name, (promised.get(name) ?? 0) + acknowledged)
    }
    const kept = accepted(options.data)
    for (const [name, count] of promised) lost += Math.max(0, count - (kept.get(name) ?? 0))
    server = await startProcess(options.data, options.port, LIMITS)
    await until(() => players.every(({ connection }) => connection.now.line.state === 'open'), 'all are back', 60_000)
    const gap = performance.now() - killed
    longestGap = Math.max(longestGap, gap)
    options.onRound?.(round, gap)
  }
  isPlaying = false
  for (const { connection } of players) connection.close()
  await Promise.allSettled(playing)
  await kill(server.child)
  const acknowledged = players.reduce((sum, player) => sum + player.acknowledged, 0)
  return { rounds: options.rounds, acknowledged, lost, askedAtKill, longestGap }
}

const LIMITS = ['--limit', 'messages=10000', '--limit', 'requests=10000']

async function seat({ base }: ServerProcess, { fights }: CrashOptions): Promise<Player[]> {
  const players: Player[] = []
  for (const { encounter, times } of fights) {
    const text = readFileSync(join(root, 'encounters', encounter), 'utf8')
    for (let n = 0; n < times; n++) {
      const response = await fetch(`${base}api/fights`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ encounter: text, seed: `${encounter} ${n}` }),
      })
      if (!response.ok) throw new Error(await response.text())
      const { fight, links } = (await response.json()) as { fight: string; links: Record<string, string> }
      for (const [seat, link] of Object.entries(links)) {
        if (seat === 'spectators') continue
        const { socket, key } = readLink(link) as NonNullable<ReturnType<typeof readLink>>
        players.push({ connection: connect(webSocket(socket), { key }), fight, seat, acknowledged: 0 })
      }
    }
  }
  await Promise.all(players.map(({ connection }) => connection.ready))
  return players
}

/** Plays a seat at random until it is told to stop, over however many connections it takes. */
async function play(player: Player, at: number, goesOn: () => boolean): Promise<void> {
  const random = randomFrom(`player ${at}`)
  while (goesOn()) {
    try {
      const outcome = await moveAtRandom(player.connection, random, true)
      if (outcome?.done === true) player.acknowledged++
      if (outcome === null || !outcome.done) await new Promise((resolve) => setTimeout(resolve, 10))
    } catch {
      // Something that was looked at no longer exists; the next look shows what is.
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}
