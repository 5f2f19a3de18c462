import { boardgameTables } from './boardgame-table.ts'
import { frayTables } from './fray-table.ts'
import { memoryOf, processorOf } from './proc.ts'
import type { BenchTable } from './table.ts'

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

/** Has the tables give commands for so long, and waits for what is under way. */
async function drive(tables: readonly BenchTable[], duration: number, perSecond: number) {
  const acknowledged: number[] = []
  const seen: number[] = []
  const end = performance.now() + duration * 1000
  const actOnce = (table: BenchTable, from: number, then: () => void): void =>
    table.action(
      () => {
        acknowledged.push(performance.now() - from)
        then()
      },
      () => seen.push(performance.now() - from),
    )
  if (perSecond === 0) {
    await Promise.all(
      tables.map(
        (table) =>
          new Promise<void>((resolve) => {
            const next = () => (performance.now() < end ? actOnce(table, performance.now(), next) : resolve())
            next()
          }),
      ),
    )
  } else await atRate(tables, end, perSecond, actOnce)
  // Those who are told last are waited for, so that the next measuring does not count them.
  await new Promise((resolve) => setTimeout(resolve, 300))
  return { acknowledged, seen }
}

/** Commands at a steady rate, whatever becomes of those before; a fight whose last one is not answered yet is passed over. */
async function atRate(
  tables: readonly BenchTable[],
  end: number,
  perSecond: number,
  actOnce: (table: BenchTable, from: number, then: () => void) => void,
): Promise<void> {
  const busy = new Set<BenchTable>()
  let due = performance.now()
  let at = 0
  while (performance.now() < end) {
    for (; due <= performance.now(); due += 1000 / perSecond) {
      let table = tables[at++ % tables.length] as BenchTable
      for (let tried = 0; busy.has(table) && tried < tables.length; tried++)
        table = tables[at++ % tables.length] as BenchTable
      busy.add(table)
      const chosen = table
      actOnce(chosen, due, () => busy.delete(chosen))
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  while (busy.size > 0) await new Promise((resolve) => setTimeout(resolve, 1))
}

await main()
