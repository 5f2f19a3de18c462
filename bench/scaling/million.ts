/*
 * What a number of fights at the same time needs: `node bench/scaling/million.ts [FIGHTS]`, from the costs that measure.ts has
 * found. Servers are added until 99 of 100 commands are acknowledged within a tenth of a second.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Load, type Machines, type Outcome, playCluster } from './cluster.ts'
import type { Costs } from './costs.ts'

/** Milliseconds within which 99 of 100 are to be acknowledged. */
export const AIM = 100

/** An evening's table: four players and a referee, half of the time talk, a command each ten seconds in the other half. */
export const EVENING: Omit<Load, 'fights'> = { busy: 0.5, pause: 10, combatants: 8, seats: 5, entries: 200 }

/** Processors of a database's machine, and the part of their time for which machines are busy at most: the rest is for peaks. */
const AT_ONCE = 32
const MOST_BUSY = 0.6

/** A database of that size, its appends as they were measured. */
export const databaseOf = ({ database }: Costs): Pick<Machines, 'append' | 'appendAtOnce' | 'wait'> => ({
  append: database.append,
  appendAtOnce: AT_ONCE,
  wait: database.alone,
})

/** The fewest servers with which the aim is reached; null where the database is what cannot keep up. */
export function serversFor(costs: Costs, load: Load, machines: Omit<Machines, 'servers'>): [number, Outcome] | null {
  const isEnough = (servers: number): boolean => {
    const { most, server } = playCluster(costs, load, { ...machines, servers })
    return most <= AIM && server <= MOST_BUSY
  }
  if (playCluster(costs, load, { ...machines, servers: 1_000_000 }).database >= 1) return null
  let most = 1
  while (!isEnough(most)) {
    most *= 2
    if (most > 10_000_000) return null
  }
  let fewest = most >> 1
  while (most - fewest > 1) {
    const middle = (most + fewest) >> 1
    if (isEnough(middle)) most = middle
    else fewest = middle
  }
  return [most, playCluster(costs, load, { ...machines, servers: most })]
}

if (process.argv[1] === import.meta.filename) {
  const costs = JSON.parse(readFileSync(join(import.meta.dirname, 'costs.json'), 'utf8')) as Costs
  const sizes = process.argv[2] === undefined ? [100, 1_000, 10_000, 100_000, 1_000_000] : [Number(process.argv[2])]
  console.log(
    '| fights | commands/s | databases | servers | busy | half, 99 of 100 | GB a server | MB/s to people | MB/s to disks |',
  )
  console.log('|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const fights of sizes) {
    const load: Load = { ...EVENING, fights }
    // As many databases as it takes, each with its part of the fights.
    const perSecond = (fights * load.busy) / load.pause
    const databases = Math.max(1, Math.ceil((perSecond * costs.database.append) / 1e6 / AT_ONCE / MOST_BUSY))
    const part: Load = { ...load, fights: fights / databases }
    const found = serversFor(costs, part, { ...databaseOf(costs), together: true })
    if (found === null) continue
    const [servers, { server, half, most, memory, network, disk }] = found
    const cells = [
      fights.toLocaleString('en'),
      perSecond.toLocaleString('en'),
      databases,
      (servers * databases).toLocaleString('en'),
      `${Math.round(100 * server)}%`,
      `${half.toFixed(1)}, ${most.toFixed(0)} ms`,
      memory.toFixed(1),
      (network * databases).toFixed(1),
      (disk * databases).toFixed(2),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
