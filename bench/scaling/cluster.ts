import { randomFrom } from '@fray/kernel'
import type { Costs, Point } from './costs.ts'

/** How people play, all fights taken together. */
export interface Load {
  /** Fights with somebody at them, now. */
  readonly fights: number
  /** Part of them in which somebody is acting just now; in the others people talk. */
  readonly busy: number
  /** Seconds between two commands of a busy fight, on average. */
  readonly pause: number
  readonly combatants: number
  /** Seats of a fight with somebody at them, each with a socket. */
  readonly seats: number
  /** Entries that the journal of a fight has, on average. */
  readonly entries: number
}

/** What it runs on. */
export interface Machines {
  readonly servers: number
  /** Whether all who are at one fight come to the same server, as where a proxy sends them by the fight. */
  readonly together: boolean
  /** Microseconds of the database's processor for an append, and how many it does at the same time. */
  readonly append: number
  readonly appendAtOnce: number
  /** Milliseconds that an append waits as well: the way there and back, and the disk. */
  readonly wait: number
}

/** What comes out of it. */
export interface Outcome {
  /** Commands a second, all in all. */
  readonly commands: number
  /** Part of the time that a server's processor, and one of the database's, is busy; 1 and more cannot be kept up. */
  readonly server: number
  readonly database: number
  /** Milliseconds from a command's arrival to its acknowledgement: half of them, 99 of 100. Infinite where it cannot be kept up. */
  readonly half: number
  readonly most: number
  /** Gigabytes of memory of each server; megabytes a second to people, and to the disk, all in all. */
  readonly memory: number
  readonly network: number
  readonly disk: number
}

/** A cost between measured points, on a straight line; beyond the last by the slope before it. */
export function between(points: readonly Point[], at: number): number {
  const after = points.findIndex(([x]) => x >= at)
  const i = after < 0 ? points.length - 1 : Math.max(1, after)
  const [x0, y0] = points[i - 1] as Point
  const [x1, y1] = points[i] as Point
  return y0 + ((at - x0) * (y1 - y0)) / (x1 - x0)
}

/** Microseconds of the server's work for a command: the rules, and what each seat with somebody at it is told. */
export function serverCost(
  { combatants, seats }: Pick<Costs, 'combatants' | 'seats'>,
  load: Pick<Load, 'combatants'>,
  here: number,
): number {
  const base = between(combatants, load.combatants)
  // A seat more costs its own look at the table, which grows with those who stand on it.
  const [few, many] = [seats[0] as Point, seats.at(-1) as Point]
  const oneSeat = ((many[1] - few[1]) / (many[0] - few[0])) * (load.combatants / 100)
  return base + Math.max(0, here - 2) * oneSeat
}

/** Microseconds of a server's processor for a command where so many of the fight's seats are at it, each with a socket. */
export const commandCost = (costs: Costs, load: Load, here: number): number =>
  serverCost(costs, load, here) + costs.serving.command + here * costs.serving.socket

/** Bytes of a server's memory for a fight with so many sockets at it; journals were 40 entries long when it was measured. */
const memoryOf = ({ memory, socket }: Costs, { entries }: Load, sockets: number): number =>
  memory.watched + Math.max(0, entries - 40) * memory.entry + sockets * socket.bytes

/** How finely numbers from 0 up to 1 are drawn. */
const FINE = 2 ** 32

/** The first of those who are free soonest. */
function soonest(free: Float64Array): number {
  let best = 0
  for (let i = 1; i < free.length; i++) if ((free[i] as number) < (free[best] as number)) best = i
  return best
}

/**
 * Plays so many commands of a cluster, as they arrive: by chance, each at a server that does one thing after the other, then at
 * the database, which does some at the same time. A fight's command costs its own server the whole work, and each other server
 * where somebody sits at it the taking in. Only as many servers are played as the figures need; the others are like them.
 */
export function playCluster(
  costs: Costs,
  load: Load,
  machines: Machines,
  { seed = 1, commands = 60_000 } = {},
): Outcome {
  const perSecond = (load.fights * load.busy) / load.pause
  const elsewhere = machines.together ? 0 : Math.min(load.seats - 1, machines.servers - 1)
  const here = load.seats / (1 + elsewhere)
  const own = commandCost(costs, load, here)
  const spent = own + elsewhere * commandCost(costs, load, here)
  const server = (perSecond * spent) / 1e6 / machines.servers
  const database = (perSecond * machines.append) / 1e6 / machines.appendAtOnce
  const [, toActor, toOther] = nearestWire(costs, load.combatants)
  const flow = {
    commands: perSecond,
    server,
    database,
    memory: (((load.fights * (1 + elsewhere)) / machines.servers) * memoryOf(costs, load, here)) / 1e9,
    network: (perSecond * (toActor + (load.seats - 1) * toOther)) / 1e6,
    disk: (perSecond * costs.disk) / 1e6,
  }
  if (server >= 1 || database >= 1) return { ...flow, half: Infinity, most: Infinity }
  const draw = randomFrom(seed)
  const random = (): number => draw(FINE) / FINE
  const played = Math.min(machines.servers, 8)
  const rate = (perSecond * played) / machines.servers
  const serversFree = new Float64Array(played)
  // The database's share that these servers have of it.
  const ways = Math.max(1, Math.round((machines.appendAtOnce * played) / machines.servers))
  const append = (machines.append * ways * machines.servers) / (machines.appendAtOnce * played)
  const databaseFree = new Float64Array(ways)
  const took = new Float64Array(commands)
  // What is counted in each command, and strikes now and then one for all.
  const { pause } = costs.serving
  const steady = Math.max(0, own - pause.long / pause.commands)
  let now = 0
  for (let n = 0; n < commands; n++) {
    now += (-Math.log(1 - random()) / rate) * 1e6
    const at = Math.floor(random() * played)
    const stop = random() * pause.commands < 1 ? pause.long : 0
    const done = Math.max(now, serversFree[at] as number) + stop + steady
    serversFree[at] = done
    const way = soonest(databaseFree)
    const kept = Math.max(done, databaseFree[way] as number) + append
    databaseFree[way] = kept
    const answered = kept + machines.wait * 1000
    took[n] = answered - now
    // The other servers of the fight take it in once it is kept.
    for (let other = 0; other < elsewhere; other++) {
      const there = Math.floor(random() * played)
      serversFree[there] = Math.max(kept, serversFree[there] as number) + own
    }
  }
  const sorted = took
    .subarray(commands >> 3)
    .slice()
    .sort()
  const share = (part: number): number => (sorted[Math.floor((sorted.length - 1) * part)] as number) / 1000
  return { ...flow, half: share(0.5), most: share(0.99) }
}

const nearestWire = ({ wire }: Costs, combatants: number): readonly [number, number, number] =>
  wire.reduce((best, one) => (Math.abs(one[0] - combatants) < Math.abs(best[0] - combatants) ? one : best))
