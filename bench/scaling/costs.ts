import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { MemoryStore, type Store } from '../../packages/live/host/src/index.ts'
import { takeFolder } from '../../packages/server/src/store/folder.ts'
import { SqliteStore } from '../../packages/server/src/store/sqlite-store.ts'
import { end, serve } from '../server/driving.ts'
import { memoryOf, processorOf } from '../server/proc.ts'
import { Brawl, fightServerOn } from './brawl.ts'
import { serverCost } from './cluster.ts'
import { type DatabaseCosts, databaseCosts } from './database.ts'
import { type ServingCosts, servingCosts } from './serving.ts'

/** One measured point: at so many of something, so much of something else. */
export type Point = readonly [at: number, cost: number]

/** What things cost, as measured on one machine; docs/explanation/speed.md says what each means. */
export interface Costs {
  /** Microseconds of processor time of the host for a command of a fight with 2 seats, by combatants. */
  readonly combatants: readonly Point[]
  /** The same with 100 combatants, by seats with somebody at each. */
  readonly seats: readonly Point[]
  /** The same of 8 combatants and 2 seats, by entries that the journal has. */
  readonly journal: readonly Point[]
  /** Microseconds of processor time to open such a fight from its store, by entries. */
  readonly opening: readonly Point[]
  /** Bytes of memory of an open fight of 8 that nobody looks at, of one with somebody at 2 seats, and of an entry more. */
  readonly memory: { readonly idle: number; readonly watched: number; readonly entry: number }
  /** Bytes to the one who gives a command and to each other seat, by combatants. */
  readonly wire: readonly (readonly [combatants: number, toActor: number, toOther: number])[]
  /** Bytes that an entry takes on the disk with SQLite, all in all. */
  readonly disk: number
  readonly database: DatabaseCosts
  /** Of the server's process: bytes for a socket that is open and silent, and microseconds for a ping of one. */
  readonly socket: { readonly bytes: number; readonly ping: number }
  readonly serving: ServingCosts
}

/** Microseconds of processor time of this process that some work takes. */
async function processor(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** Microseconds for a command: commands are played for a while before, and then at least so many. */
async function commandCost(combatants: number, seats: number, warm: number, counted: number): Promise<number> {
  const fightServer = fightServerOn()
  const brawl = await Brawl.start(fightServer, combatants, seats)
  await brawl.play(warm)
  const spent = await processor(() => brawl.play(counted))
  brawl.leave()
  return spent / counted
}

/** So many commands are enough for a figure, and no more where each takes long. */
const countFor = (size: number): number => Math.max(60, Math.round(24_000 / size))

async function points(all: readonly number[], cost: (at: number) => Promise<number>): Promise<Point[]> {
  const found: Point[] = []
  for (const at of all) found.push([at, Math.round(await cost(at))])
  return found
}

async function journalCosts(entries: readonly number[]): Promise<Pick<Costs, 'journal' | 'opening'>> {
  const store: Store = new MemoryStore()
  const brawl = await Brawl.start(fightServerOn(store), 8, 2)
  const journal: Point[] = []
  const opening: Point[] = []
  let played = 0
  for (const at of entries) {
    await brawl.play(at - played)
    journal.push([at, Math.round((await processor(() => brawl.play(200))) / 200)])
    played = at + 200
    const times = Math.max(3, Math.round(3_000 / at))
    const spent = await processor(async () => {
      for (let n = 0; n < times; n++) await fightServerOn(store).open(brawl.fight)
    })
    opening.push([at, Math.round(spent / times)])
  }
  brawl.leave()
  return { journal, opening }
}

function heapNow(): number {
  if (globalThis.gc === undefined) throw new Error('Run it with --expose-gc: memory cannot be measured without.')
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage().heapUsed
}

async function memoryCosts(): Promise<Costs['memory']> {
  const [short, long] = [await memoryWith(40), await memoryWith(440)]
  return { ...short, entry: Math.round((long.idle - short.idle) / 400) }
}

/** Bytes of a fight with so many entries, open and looked at by nobody, then by two. */
async function memoryWith(entries: number): Promise<Omit<Costs['memory'], 'entry'>> {
  const FIGHTS = 60
  const ids: string[] = []
  const store: Store = new MemoryStore()
  const first = fightServerOn(store)
  for (let n = 0; n < FIGHTS; n++) {
    const brawl = await Brawl.start(first, 8, 2)
    await brawl.play(entries)
    brawl.leave()
    ids.push(brawl.fight)
  }
  const before = heapNow()
  const fightServer = fightServerOn(store)
  for (const id of ids) await fightServer.open(id)
  const idle = (heapNow() - before) / FIGHTS
  const wire = { send: () => undefined, close: () => undefined, waiting: 0 }
  for (const fight of ids) {
    for (const seat of ['s0', 's1']) {
      fightServer.accept(wire, { fight, seat }).hear(JSON.stringify({ do: 'hello', protocol: 1, program: 'bench' }))
    }
    await fightServer.open(fight)
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
  const watched = (heapNow() - before) / FIGHTS
  await fightServer.stop()
  return { idle: Math.round(idle), watched: Math.round(watched) }
}

async function wireCosts(sizes: readonly number[]): Promise<Costs['wire']> {
  const found: (readonly [number, number, number])[] = []
  for (const combatants of sizes) {
    const brawl = await Brawl.start(fightServerOn(), combatants, 2)
    await brawl.play(2 * combatants)
    const { toActor, toOthers, others, commands } = brawl.traffic
    found.push([combatants, Math.round(toActor / commands), Math.round(toOthers / commands / others)])
    brawl.leave()
  }
  return found
}

async function diskCost(): Promise<number> {
  const above = mkdtempSync(join(tmpdir(), 'fray-scaling-'))
  const folder = takeFolder(join(above, 'data'))
  try {
    const sizeNow = (): number => {
      folder.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return readdirSync(folder.folder).reduce((sum, name) => sum + statSync(join(folder.folder, name)).size, 0)
    }
    const brawl = await Brawl.start(fightServerOn(new SqliteStore(folder, { fights: 10, entries: 100_000 })), 8, 2)
    await brawl.play(100)
    const before = sizeNow()
    await brawl.play(2_000)
    return Math.round((sizeNow() - before) / 2_000)
  } finally {
    folder.close()
    rmSync(above, { recursive: true, force: true })
  }
}

async function socketCosts(): Promise<Costs['socket']> {
  const data = mkdtempSync(join(tmpdir(), 'fray-scaling-'))
  const server = await serve(data)
  const { child, address } = server
  try {
    const pid = child.pid ?? 0
    const response = await fetch(`${address}/api/fights`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ encounter: 'zones/duel' }),
    })
    const { links } = (await response.json()) as { links: Record<string, string> }
    const sockets: WebSocket[] = []
    const open = async (count: number): Promise<void> => {
      for (let n = 0; n < count; n++) {
        const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { perMessageDeflate: false })
        await new Promise<void>((resolve, reject) => {
          socket.on('error', reject)
          socket.on('open', () =>
            socket.send(
              JSON.stringify({ do: 'hello', protocol: 1, program: 'bench', key: links.spectators?.split('/join/')[1] }),
            ),
          )
          socket.on('message', (text: Buffer) => text.toString().startsWith('{"type":"table"') && resolve())
        })
        sockets.push(socket)
      }
    }
    await open(400)
    const before = memoryOf(pid)
    await open(800)
    const bytes = (memoryOf(pid) - before) / 800
    const PINGS = 10
    const since = processorOf(pid)
    for (let n = 0; n < PINGS; n++) {
      for (const socket of sockets) socket.send('{"do":"ping"}')
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    const ping = ((processorOf(pid) - since) * 1000) / PINGS / sockets.length
    for (const socket of sockets) socket.terminate()
    return { bytes: Math.round(bytes), ping: Math.round(ping) }
  } finally {
    await end([server])
    rmSync(data, { recursive: true, force: true })
  }
}

/** Measures all of it, in this process and a server's: some four minutes. */
export async function measureCosts(onStep: (what: string) => void): Promise<Costs> {
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    onStep(what)
    return work()
  }
  // What the engine meets first it is slow with.
  await commandCost(8, 2, 2_000, 10)
  const memory = await step('memory', memoryCosts)
  const combatants = await step('combatants', () =>
    points([2, 8, 20, 64, 200], (n) => commandCost(n, 2, countFor(n) >> 1, countFor(n))),
  )
  const seats = await step('seats', () =>
    points([1, 4, 10, 32, 100], (n) => commandCost(100, n, 40, countFor(100 * Math.sqrt(n)))),
  )
  const { journal, opening } = await step('journal', () => journalCosts([10, 100, 1_000, 5_000]))
  const wire = await step('wire', () => wireCosts([2, 8, 20, 64, 200]))
  const disk = await step('disk', diskCost)
  const socket = await step('sockets', socketCosts)
  // As long as an entry of such a fight is.
  const database = await step('database', () => databaseCosts('x'.repeat(disk)))
  const serving = await step('serving', () =>
    servingCosts((here) => serverCost({ combatants, seats }, { combatants: 8 }, here)),
  )
  return { combatants, seats, journal, opening, memory, wire, disk, database, socket, serving }
}
