import type { AddressInfo } from 'node:net'
import type { House } from '@fray/host'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { makeApp } from '../http/app.ts'
import type { ReadyEncounters } from '../http/encounters.ts'
import { readPage } from '../http/page.ts'
import { linksOf, openDoor } from '../http/programs.ts'
import { takeSockets } from '../http/sockets.ts'
import { needKeeper } from '../http/who.ts'
import type { ServerLimits } from '../limits.ts'
import type { Simulations } from '../simulate/simulations.ts'
import { type OpenFolder, takeFolder } from '../store/folder.ts'
import type { SqliteStore } from '../store/sqlite-store.ts'
import { fightsIn } from './house.ts'
import { Metrics } from './metrics.ts'

/** How a server is run. */
export interface ServerWishes {
  readonly port: number
  /** The address to listen at: 127.0.0.1 hears this machine alone. */
  readonly host: string
  readonly data: string
  /** The address by which people reach it, where that is another: `https://fray.example.org/`; null for its own. */
  readonly base: string | null
  /** Other names that requests may say in `Host`. */
  readonly names: readonly string[]
  readonly behindProxy: boolean
  readonly limits: ServerLimits
  /** The key that begins fights; null where anybody may. */
  readonly keeper: string | null
  /** The folder of the built page. */
  readonly page: string
  readonly ready: ReadyEncounters
  /** Days after its last change that a finished fight is deleted; null for never. */
  readonly keepDays: number | null
  readonly version: string
  readonly log: FastifyBaseLogger
}

/** A server that runs. */
export interface RunningServer {
  /** The address of its page, as people reach it. */
  readonly base: string
  readonly house: House
  readonly metrics: Metrics
  /** A new link to each seat of a fight. */
  links(fight: string): Promise<Record<string, string>>
  /** Ends: says so to everybody, waits until everything is kept, gives the folder free. */
  close(): Promise<void>
}

const SECOND = 1000
/** Seconds between two looks for fights that are old enough to go. */
const SWEEP = 3600

/** Starts a server. Throws a {@link StoreProblem} where the data folder cannot be had, and what the system says where the port cannot. */
export async function startServer(wishes: ServerWishes): Promise<RunningServer> {
  const folder = takeFolder(wishes.data)
  try {
    return await startOn(folder, wishes)
  } catch (error) {
    folder.close()
    throw error
  }
}

async function startOn(folder: OpenFolder, wishes: ServerWishes): Promise<RunningServer> {
  const { limits, log } = wishes
  const metrics = new Metrics()
  const { house, passes, store } = fightsIn(folder, limits, wishes.version)
  const app = await makeApp({
    limits,
    log,
    metrics,
    names: [
      ...wishes.names,
      ...(wishes.base === null ? [] : [new URL(wishes.base).host, new URL(wishes.base).hostname]),
    ],
    behindProxy: wishes.behindProxy,
    page: readPage(wishes.page),
  })
  const baseOf = (request: FastifyRequest): string => wishes.base ?? `${request.protocol}://${request.headers.host}/`
  const simulations = openDoor(app, { ...wishes, house, passes, baseOf })
  takeSockets(app, { house, limits, metrics })
  measure(metrics, store)
  app.get('/metrics', (request, reply) => {
    // How much is written says something about what is hidden: whoever plays is not to count it.
    needKeeper(request, wishes.keeper)
    return reply.type('text/plain; version=0.0.4').send(metrics.text())
  })
  await app.listen({ port: wishes.port, host: wishes.host })
  const ticking = [
    setInterval(() => house.tick(), SECOND),
    setInterval(() => void sweep(house, wishes).catch((error: unknown) => log.error(error)), SWEEP * SECOND),
  ]
  await sweep(house, wishes)
  const base = wishes.base ?? `${addressOf(app, wishes.host)}/`
  return {
    base,
    house,
    metrics,
    links: (fight) => linksOf(fight, { house, passes }, base),
    close: () => end({ app, house, simulations, folder, store, ticking }),
  }
}

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

async function end(parts: {
  readonly app: FastifyInstance
  readonly house: House
  readonly simulations: Simulations
  readonly folder: OpenFolder
  readonly store: SqliteStore
  readonly ticking: readonly NodeJS.Timeout[]
}): Promise<void> {
  const { app, house, simulations, folder, store, ticking } = parts
  for (const timer of ticking) clearInterval(timer)
  await simulations.close()
  await house.stop()
  await app.close()
  store.writer.flush()
  folder.close()
}

/** Deletes finished fights that are old enough to go. */
async function sweep(house: House, { keepDays, log }: Pick<ServerWishes, 'keepDays' | 'log'>): Promise<void> {
  if (keepDays === null) return
  const before = Date.now() - keepDays * 24 * 3600 * SECOND
  for (const { fight, over, changed } of await house.list()) {
    if (!over || changed >= before) continue
    await house.delete(fight)
    log.info({ fight }, 'a finished fight was old enough to go')
  }
}

function measure(metrics: Metrics, { writer }: SqliteStore): void {
  const { counts } = writer
  metrics.gauge('fray_transactions_total', 'Transactions that were brought to the disk.', () => counts.transactions)
  metrics.gauge('fray_writes_total', 'Appends and other changes in those transactions.', () => counts.writes)
  metrics.gauge('fray_transaction_seconds_total', 'Seconds that they took.', () => counts.seconds)
  metrics.gauge('fray_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  metrics.gauge('fray_processor_seconds_total', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
}
