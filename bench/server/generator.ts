import { boardgameTables } from './boardgame-table.ts'
import { drive } from './drive.ts'
import { frayTables } from './fray-table.ts'
import { memoryOf, processorOf } from './proc.ts'

/*
 * Drives the fights of a server, in a process of its own: `generator.ts KIND ADDRESSES FIGHTS CLIENTS SECONDS RATE PIDS`, several with commas between. With rate 0
 * each fight gives its next command as soon as the last is acknowledged; else so many commands a second, fight by fight. Prints what
 * it has measured as JSON.
 */

const [kind, addresses = '', ...numbers] = process.argv.slice(2)
const pids = numbers.pop()?.split(',') ?? []
const [fights = 1, clients = 5, seconds = 5, rate = 0] = numbers.map(Number)

/** What was measured. */
export interface Measured {
  /** Commands acknowledged, a second. */
  readonly perSecond: number
  readonly commands: number
  /** Milliseconds until the acknowledgement, and until each other client has learnt of it: half of them, 99 of 100, the longest. */
  readonly acknowledged: readonly [half: number, most: number, all: number]
  readonly seen: readonly [half: number, most: number, all: number]
  /** Milliseconds of processor time of the servers for each command, all their threads. */
  readonly processor: number
  /** Memory of the servers at the end, in megabytes. */
  readonly memory: number
  readonly sockets: number
}

const shares = (numbers: number[]): [number, number, number] => {
  const sorted = Float64Array.from(numbers).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return [at(0.5), at(0.99), at(1)]
}

async function main(): Promise<void> {
  const make = kind === 'boardgame' ? boardgameTables : frayTables(kind === 'fray-together')
  const tables = await make(addresses.split(','), fights, clients)
  const ofAll = (one: (pid: string) => number): number => pids.reduce((sum, pid) => sum + one(pid), 0)
  const processorNow = (): number => ofAll(processorOf)
  await drive(tables, Math.min(3, seconds), rate)
  const before = processorNow()
  const started = performance.now()
  const { acknowledged, seen } = await drive(tables, seconds, rate)
  const passed = (performance.now() - started) / 1000
  const result: Measured = {
    perSecond: acknowledged.length / passed,
    commands: acknowledged.length,
    acknowledged: shares(acknowledged),
    seen: shares(seen),
    processor: (processorNow() - before) / acknowledged.length,
    memory: ofAll(memoryOf) / 1024 ** 2,
    sockets: fights * clients,
  }
  console.log(JSON.stringify(result))
  process.exit(0)
}

await main()
