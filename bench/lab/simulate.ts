import { enableCompileCache } from 'node:module'
import { type Experiment, simulate } from '@fray/lab'
import { type ThreadPool, threadPool } from '../../packages/server/src/threads/index.ts'
import type { Measured } from '../fights.ts'
import { rateText } from '../measure.ts'
import { inOwnProcess } from '../process.ts'

/** Fights of 4 against 4 in which people move, and those in which everybody is in reach. */
const FIGHTS = [
  'zones/plain',
  'zones/brawl',
  'shock/meadow',
  'shock/brawl',
  'free-hits/apart',
  'free-hits/brawl',
  'escalation/apart',
  'escalation/brawl',
  'weapon-speed/apart',
  'weapon-speed/brawl',
]
const ROUNDS = 5
/** Seconds that one round of measuring takes, about. */
const ROUND_TIME = 1.5
/** Seconds that each worker pool plays before it is measured. */
const WARM_UP = 4
const WIDTHS = [20, 10, 10, 6, 10, 22]

const line = (cells: readonly string[]): string =>
  `  ${cells.map((text, i) => (i === 0 ? text.padEnd(WIDTHS[i] as number) : text.padStart(WIDTHS[i] as number))).join('  ')}`

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] as number

/** Prints how many fights a second are simulated with all figures, each ruleset in its own process; then marks of others. */
export async function simulateFigures(): Promise<void> {
  console.log('\nsimulation with all figures, 4 against 4, the policy aggressive, fights a second')
  console.log(line(['fight', 'one thread', 'two', 'ratio', 'CPU of two', 'to +-1%, from nothing']))
  for (const fight of FIGHTS) {
    const code = await inOwnProcess(import.meta.filename, [fight])
    if (code !== 0) throw new Error(`The measuring of ${fight} has ended with the exit code ${code}.`)
  }
  await inOwnProcess(`${import.meta.dirname}/marks.ts`, [])
}

async function experimentOf(name: string, seed: string): Promise<Experiment> {
  const [ruleset, fight] = name.split('/') as [string, string]
  const { measured } = (await import(`../${ruleset}/figures.ts`)) as { measured: Readonly<Record<string, Measured>> }
  const one = measured[fight]
  if (one === undefined) throw new Error(`There is no benchmark "${name}".`)
  const policies = { otherwise: 'aggressive', sides: {} }
  return { ruleset, encounter: one.fights.setup.encounter, policies, seed, limit: 10_000 }
}

/** Fights a second, seconds of processor time for each, and a checksum of how they ended. */
async function rateOf(
  experiment: Experiment,
  trials: number,
  workerPool: ThreadPool,
): Promise<[number, number, string]> {
  const start = performance.now()
  const before = process.cpuUsage()
  const { sides, rounds } = await simulate(experiment, { trials, workerPool })
  const rate = (trials * 1000) / (performance.now() - start)
  const { user, system } = process.cpuUsage(before)
  return [rate, (user + system) / trials, `${sides.map(({ wins }) => wins.count).join(':')} ${rounds.mean}`]
}

async function row(name: string): Promise<string> {
  const start = performance.now()
  const fresh = threadPool(2)
  const precise = await simulate(await experimentOf(name, 'precise'), {
    trials: 1e6,
    precision: 0.01,
    workerPool: fresh,
  })
  const seconds = (performance.now() - start) / 1000
  await fresh.close()
  const experiment = await experimentOf(name, 'rate')
  const workerPools = [threadPool(1), threadPool(2)]
  const rates: number[][] = [[], []]
  const costs: number[][] = [[], []]
  // Each thread has to warm up by itself.
  for (const workerPool of workerPools) {
    const end = performance.now() + WARM_UP * 1000
    do await rateOf(experiment, 256 * workerPool.size, workerPool)
    while (performance.now() < end)
  }
  const [warm] = await rateOf(experiment, 512, workerPools[0] as ThreadPool)
  const trials = Math.max(256, Math.round(ROUND_TIME * warm))
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Set<string>()
    for (const [i, workerPool] of workerPools.entries()) {
      const [rate, cost, sum] = await rateOf(experiment, trials, workerPool)
      rates[i]?.push(rate)
      costs[i]?.push(cost)
      sums.add(sum)
    }
    if (sums.size > 1) throw new Error(`One thread and two did not play the same fights of ${name}.`)
  }
  await Promise.all(workerPools.map((workerPool) => workerPool.close()))
  const [one, two] = rates.map(median) as [number, number]
  const [alone, together] = costs.map(median) as [number, number]
  const time = `${precise.trials.toLocaleString('en')} in ${seconds.toFixed(1)} s`
  return line([name, rateText(one), rateText(two), (two / one).toFixed(2), `x ${(together / alone).toFixed(2)}`, time])
}

if (process.argv[1] === import.meta.filename) {
  // As the command itself does.
  enableCompileCache()
  console.log(await row(process.argv[2] as string))
}
