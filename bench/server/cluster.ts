import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../packages/server/test/postgres.ts'
import { printTable, type Row } from '../measure.ts'
import { CLIENTS, end, FIGHTS, measure, type Running, SECONDS, serve, start } from './driving.ts'
import type { Measured } from './generator.ts'

/** Commands a second where it is steady: fewer than one server can do on a machine that the database and the clients share. */
const STEADY = 150

/** Live tables on one server and on two, with SQLite and with PostgreSQL; beside boardgame.io's server with its PostgreSQL store. */
export async function clusterFigures(): Promise<void> {
  const above = mkdtempSync(join(tmpdir(), 'fray-bench-'))
  const postgres = await startPostgres()
  try {
    const row = async (what: string, kind: string, servers: readonly Running[]): Promise<Row> => {
      try {
        const most = await measure(kind, servers, 0)
        return [what, `${most.perSecond.toFixed(0)}/s`, words(most, await measure(kind, servers, STEADY))]
      } finally {
        await end(servers)
      }
    }
    const folder = (name: string): string => join(above, name)
    const rows: Row[] = []
    rows.push(await row('SQLite, one server', 'fray', [await serve(folder('sqlite'))]))
    rows.push(
      await row('PostgreSQL, one server', 'fray', [
        await serve(folder('one'), { database: await postgres.newDatabase() }),
      ]),
    )
    for (const [what, kind] of [
      ['PostgreSQL, two servers, each fight at one', 'fray-together'],
      ['PostgreSQL, two servers, each fight at both', 'fray'],
    ] as const) {
      const database = await postgres.newDatabase()
      const first = await serve(folder(`${kind}-1`), { database })
      rows.push(await row(what, kind, [first, await serve(folder(`${kind}-2`), { database })]))
    }
    const port = 18_000 + (process.pid % 1000) * 2
    const database = await postgres.newDatabase()
    const other = await start('bench/server/boardgame-server.ts', [String(port), database], /(ready)/)
    rows.push(
      await row("boardgame.io's, PostgreSQL, one server", 'boardgame', [
        { ...other, address: `http://127.0.0.1:${port}` },
      ]),
    )
    printTable(
      `live tables: ${FIGHTS} fights of ${CLIENTS} clients, ${SECONDS} s each; servers, database and clients share this machine; at ${STEADY}/s acknowledged half, 99 of 100`,
      rows,
    )
  } finally {
    await postgres.close()
    rmSync(above, { recursive: true, force: true })
  }
}

const words = (most: Measured, { acknowledged: [half, most99] }: Measured): string =>
  `${most.processor.toFixed(2)} ms of the servers' processors each; ${half.toFixed(1)}, ${most99.toFixed(1)} ms`
