import type { AddressInfo } from 'node:net'
import type { FightServer } from '@fray/live/host'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { makeApp } from '../http/app.ts'
import { openCampaigns } from '../http/campaigns.ts'
import { type ReadyEncounters, readPrepared } from '../http/encounters.ts'
import { openGivenPictures } from '../http/given-pictures.ts'
import { openGround } from '../http/ground.ts'
import { ownGames } from '../http/own-games.ts'
import { readPage } from '../http/page.ts'
import { linksOf, openConnection } from '../http/programs.ts'
import { takeSockets } from '../http/sockets.ts'
import { needTheAdmin } from '../http/who.ts'
import { openLab } from '../lab/routes.ts'
import { LabRuns } from '../lab/runs.ts'
import type { ServerLimits } from '../limits.ts'
import type { SimulationPlaces } from '../simulate/places.ts'
import { Workers } from '../simulate/workers.ts'
import type { Pictures } from '../store/pictures.ts'
import type { Storage } from '../store/storage.ts'
import { hearFaults } from './faults.ts'
import { fightsIn } from './fight-server.ts'
import { Metrics } from './metrics.ts'

/** Options of a server. */
export interface ServerOptions {
  readonly port: number
  /** The address to listen at: 127.0.0.1 accepts this machine only. */
  readonly host: string
  /** The public address, if it is a different one: `https://fray.example.org/`; null for its own. */
  readonly base: string | null
  /** Other names that requests may have in `Host`. */
  readonly names: readonly string[]
  /** Origins of other pages that may connect and frame this one, as in `https://example.org`; none by default. */
  readonly origins?: readonly string[]
  readonly behindProxy: boolean
  readonly limits: ServerLimits
  /** The key needed to start fights; null if anyone may. */
  readonly admin: string | null
  /** The folder of the built page. */
  readonly page: string
  readonly ready: ReadyEncounters
  /** Days after its last change until a finished fight is deleted; null for never. */
  readonly keepDays: number | null
  readonly version: string
  readonly log: FastifyBaseLogger
}

/** A running server. */
export interface RunningServer {
  /** The public address of its page. */
  readonly base: string
  /** Where its fights are stored, for display. */
  readonly place: string
  /** The key needed to start fights; null if anyone may. */
  readonly admin: string | null
  /** A sentence for each of the operator's own rulesets that the page cannot play on its own. */
  readonly onlyAtTables: readonly string[]
  /** Resolves with a sentence when a newer Fray has taken over the store: then end this one. */
  readonly outdated: Promise<string>
  readonly fightServer: FightServer
  /** The pictures under maps. */
  readonly pictures: Pictures
  readonly metrics: Metrics
  /** A new link to each seat of a fight. */
  links(fight: string): Promise<Record<string, string>>
  /** Stops: tells everyone, waits until everything is saved, and closes the storage. */
  close(): Promise<void>
}

/** The counter of events that come from having other servers, by kind. */
const BESIDE = [
  'fray_beside_total',
  'Entries of other servers taken in (caught-up), fights opened again for them (reopened), appends that came too late (conflict), requests tried again (retry) or given up for it (given-up), entries of which no hint was heard (hint-missed), times at which hints may have been missed (deaf).',
] as const

const SECOND = 1000
/** Seconds between two searches for fights old enough to delete. */
const SWEEP = 3600

/**
 * Starts a server on a storage, and closes that when the server ends or cannot start. Throws the system's error if
 * the port is not available.
 * @example
 * ```ts
 * import { mkdtempSync, rmSync } from 'node:fs'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { makeLog, openStorage, startServer, USUAL_LIMITS } from '@fray/server'
 *
 * const data = mkdtempSync(join(tmpdir(), 'fray-'))
 * const limits = USUAL_LIMITS
 * const here = { port: 0, host: '127.0.0.1', base: null, names: [], behindProxy: false, page: '', admin: null }
 * const ready = { list: [], read: () => null }
 * const options = { ...here, limits, ready, keepDays: null, version: '1', log: makeLog('silent') }
 * const server = await startServer(options, await openStorage({ data, database: null, readOnly: false, limits }))
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const started = await server.fightServer.start({ encounter: { ruleset: 'zones', combatants } })
 * if ('fight' in started) console.log(Object.keys(await server.links(started.fight))) // [ 'referee', 'players', 'spectators' ]
 * await server.close()
 * rmSync(data, { recursive: true })
 * ```
 */
export async function startServer(options: ServerOptions, kept: Storage): Promise<RunningServer> {
  try {
    return await startOn(kept, options)
  } catch (error) {
    await kept.close()
    throw error
  }
}

async function startOn(kept: Storage, options: ServerOptions): Promise<RunningServer> {
  const { limits, log } = options
  const metrics = new Metrics()
  const { accessTokens, pictures } = kept
  const fault = hearFaults(metrics, log)
  const fightServer = fightsIn(
    kept,
    options.version,
    {
      neighbours: kept.neighbours,
      count: metrics.counter(...BESIDE),
      fault,
    },
    (text) => readPrepared(text, options.ready, limits.combatants),
  )
  const own = await ownGames(options.ready)
  let isEnding = false
  const app = await makeApp({
    isEnding: () => isEnding,
    fault,
    limits,
    log,
    metrics,
    names: [
      ...options.names,
      ...(options.base === null ? [] : [new URL(options.base).host, new URL(options.base).hostname]),
    ],
    origins: (options.origins ?? []).map((origin) => origin.toLowerCase()),
    behindProxy: options.behindProxy,
    page: readPage(options.page, own),
  })
  const baseOf = (request: FastifyRequest): string => options.base ?? `${request.protocol}://${request.headers.host}/`
  const { database } = kept
  const workers = database === null ? null : new Workers(database, options.version, log)
  const simulations = openConnection(app, { ...options, fightServer, accessTokens, baseOf, workers })
  openCampaigns(app, { ...options, fightServer, accessTokens, baseOf })
  const lab = new LabRuns(limits, workers, metrics)
  openLab(app, lab, { ...options, accessTokens })
  openGround(app, { fightServer, accessTokens, pictures })
  openGivenPictures(app, { fightServer, accessTokens })
  takeSockets(app, { fightServer, limits, metrics })
  kept.measure(metrics)
  measure(metrics)
  workers?.measure(metrics)
  app.get('/metrics', (request, reply) => {
    // The amount written says something about hidden things: players must not read it.
    needTheAdmin(request, options.admin)
    return reply.type('text/plain; version=0.0.4').send(metrics.text())
  })
  await app.listen({ port: options.port, host: options.host })
  const ticking = [
    setInterval(() => fightServer.tick(), SECOND),
    setInterval(() => {
      void sweep(fightServer, kept, options)
        .then(() => lab.tidy())
        .catch((error: unknown) => log.error(error))
    }, SWEEP * SECOND),
  ]
  await sweep(fightServer, kept, options)
  void workers?.open().then(() => lab.tidy().catch((error: unknown) => log.error(error)))
  const base = options.base ?? `${addressOf(app, options.host)}/`
  return {
    base,
    place: kept.place,
    admin: options.admin,
    onlyAtTables: own.list.flatMap(({ id, problem }) =>
      problem === null ? [] : [`The ruleset "${id}" is on the page only at tables. ${problem}`],
    ),
    outdated: kept.outdated,
    fightServer,
    pictures,
    metrics,
    links: (fight) => linksOf(fight, { fightServer, accessTokens }, base),
    close: () => {
      isEnding = true
      return end({ app, fightServer, simulations, lab, workers, kept, ticking })
    },
  }
}

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

async function end(parts: {
  readonly app: FastifyInstance
  readonly fightServer: FightServer
  readonly simulations: SimulationPlaces
  readonly lab: LabRuns
  readonly workers: Workers | null
  readonly kept: Storage
  readonly ticking: readonly NodeJS.Timeout[]
}): Promise<void> {
  const { app, fightServer, simulations, lab, workers, kept, ticking } = parts
  for (const timer of ticking) clearInterval(timer)
  const working = async (): Promise<void> => {
    await simulations.close()
    await lab.close()
    await workers?.close()
  }
  // Everyone is told at once. The wait for a hanging database is shorter than the time that a service manager gives a
  // server to end.
  await Promise.all([atMost(8, fightServer.stop()), atMost(8, working())])
  await app.close()
  await atMost(3, kept.close())
}

/** Waits for something, but no longer than that many seconds. */
async function atMost(seconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, seconds * SECOND)
  })
  await Promise.race([work, enough]).finally(() => clearTimeout(timer))
}

/** Deletes finished fights that are old enough. */
async function sweep(
  fightServer: FightServer,
  kept: Storage,
  { keepDays, log }: Pick<ServerOptions, 'keepDays' | 'log'>,
): Promise<void> {
  if (keepDays === null) return
  const before = (await kept.now()) - keepDays * 24 * 3600 * SECOND
  for (const { fight, over, changed } of await fightServer.list()) {
    if (!over || changed >= before) continue
    await fightServer.delete(fight)
    log.info({ fight }, 'an old finished fight was deleted')
  }
}

function measure(metrics: Metrics): void {
  metrics.gauge('fray_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  metrics.gauge('fray_processor_seconds_total', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
}
