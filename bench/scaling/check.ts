/*
 * Holds what the simulation predicts to what a server does: `node bench/scaling/check.ts`. A server with SQLite and one with PostgreSQL, each
 * driven at some rates; beside it what the costs and the simulation say of the same.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../packages/server/test/postgres.ts'
import { CLIENTS, end, FIGHTS, measure, serve } from '../server/driving.ts'
import { playCluster } from './cluster.ts'
import type { Costs } from './costs.ts'

const costs = JSON.parse(readFileSync(join(import.meta.dirname, 'costs.json'), 'utf8')) as Costs
const RATES = [50, 150, 300]
/** Those who watch share a seat, whose table is made once; the one socket more of them costs little. */
const SEATS = CLIENTS - 1

const above = mkdtempSync(join(tmpdir(), 'fray-check-'))
const postgres = await startPostgres()
try {
  console.log(
    '| store | commands/s | busy: predicted, measured | half: predicted, measured | 99 of 100: predicted, measured |',
  )
  console.log('|---|--:|--:|--:|--:|')
  for (const store of ['SQLite', 'PostgreSQL']) {
    const database = store === 'SQLite' ? undefined : await postgres.newDatabase()
    const servers = [await serve(join(above, store), database === undefined ? {} : { database })]
    try {
      // The first time makes the code fast.
      await measure('fray', servers, 0)
      for (const rate of RATES) {
        const load = { fights: FIGHTS, busy: 1, pause: FIGHTS / rate, combatants: 8, seats: SEATS, entries: 40 }
        const [append, wait] = database === undefined ? [100, 0.2] : [costs.database.append, costs.database.alone]
        const predicted = playCluster(costs, load, { servers: 1, together: true, append, appendAtOnce: 2, wait })
        const { processor, perSecond, acknowledged } = await measure('fray', servers, rate)
        const percent = (share: number): string => `${Math.round(100 * share)}%`
        const ms = (one: number): string => `${one.toFixed(1)} ms`
        const cells = [
          store,
          perSecond.toFixed(0),
          `${percent(predicted.server)}, ${percent((processor * perSecond) / 1000)}`,
          `${ms(predicted.half)}, ${ms(acknowledged[0])}`,
          `${ms(predicted.most)}, ${ms(acknowledged[1])}`,
        ]
        console.log(`| ${cells.join(' | ')} |`)
      }
    } finally {
      await end(servers)
    }
  }
} finally {
  await postgres.close()
  rmSync(above, { recursive: true, force: true })
}
