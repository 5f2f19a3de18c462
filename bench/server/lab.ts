import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startPostgres } from '../../packages/server/test/postgres.ts'
import { printTable, type Row } from '../measure.ts'
import { end, type Running, start } from './driving.ts'

const FRAY = join(import.meta.dirname, '../../packages/cli/bin/fray.js')
const FIGHT = 'zones/bridge'
const FIGHTS = Number(process.env.FRAY_FIGHTS ?? 100_000)
const ROUNDS = 3

/** Fights a second of `fray simulate`, on threads of this machine and on workers of one thread each; each the best of three. */
export async function labFigures(): Promise<void> {
  const postgres = await startPostgres()
  const workers: Running[] = []
  try {
    const database = await postgres.newDatabase()
    const addWorker = async (): Promise<void> => {
      const args = ['worker', '--database-url', database, '--threads', '1', '--name', `bench-${workers.length}`]
      workers.push(await start('packages/cli/bin/fray.js', args, /(play what is asked for|plays what is asked for)/))
    }
    const rows: Row[] = []
    const alone = await best(['--threads', '1'])
    const add = (what: string, [rate, result]: Timed): void => {
      if (result !== alone[1]) throw new Error(`${what}: the result is another.`)
      rows.push([what, `${Math.round(rate).toLocaleString('en')}/s`, `${(rate / alone[0]).toFixed(2)} of one thread`])
    }
    add('one thread of this machine', alone)
    add('two threads', await best(['--threads', '2']))
    await addWorker()
    add('one worker of one thread', await best(['--on', database]))
    await addWorker()
    add('two workers of one thread each', await best(['--on', database]))
    printTable(`${FIGHTS.toLocaleString('en')} fights of ${FIGHT}; the database and who asks share this machine`, rows)
  } finally {
    await end(workers)
    await postgres.close()
  }
}

type Timed = readonly [perSecond: number, result: string]

async function best(how: readonly string[]): Promise<Timed> {
  let found: Timed = [0, '']
  for (let round = 0; round < ROUNDS; round++) {
    const one = await simulated(how)
    if (one[0] > found[0]) found = one
  }
  return found
}

/** One whole run of the command, its start among it. */
async function simulated(how: readonly string[]): Promise<Timed> {
  const since = performance.now()
  const child = spawn(
    process.execPath,
    [FRAY, 'simulate', FIGHT, '--trials', String(FIGHTS), '--seed', 'bench', '--json', ...how],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let [said, wrong] = ['', '']
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (wrong += text.toString()))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(wrong)
  return [(FIGHTS * 1000) / (performance.now() - since), said]
}
