import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connect, webSocket } from '../../packages/live/client/src/index.ts'
import { readLink, SOCKET_PATH } from '../../packages/live/protocol/src/index.ts'
import { startPostgres } from '../../packages/server/test/postgres.ts'
import { printTable, type Row } from '../measure.ts'
import { end, type Running, serve } from './driving.ts'
import { ENCOUNTER } from './encounter.ts'

/** Kills of each kind; fights, and clients at each: the referee, two players, two who watch. */
const KILLS = Number(process.env.FRAY_KILLS ?? 20)
const FIGHTS = 10
const SEATS = ['referee', 'red', 'blue', 'spectators', 'spectators']

interface Table {
  readonly clients: readonly Connection[]
  n: number
}

/**
 * kill -9 of one of two servers on one database: until all who were at it are at the other and every fight has had a command
 * acknowledged; then the same with the database ended as by a loss of power, and started again at once.
 */
export async function recoveryFigures(): Promise<void> {
  const above = mkdtempSync(join(tmpdir(), 'fray-recovery-'))
  const postgres = await startPostgres()
  const servers: Running[] = []
  const tables: Table[] = []
  try {
    const database = await postgres.newDatabase()
    for (const n of [0, 1]) servers.push(await serve(join(above, String(n)), { database }))
    const ways = servers.map(({ address }) => `${address.replace('http', 'ws')}/${SOCKET_PATH}`)
    for (let n = 0; n < FIGHTS; n++) tables.push(await seat(servers[n % 2] as Running, ways, n))
    const [away, acting]: [number[], number[]] = [[], []]
    for (let n = 0; n < KILLS; n++) {
      const at = n % 2
      const { port } = new URL((servers[at] as Running).address)
      const since = performance.now()
      await end([servers[at] as Running])
      await allThere(tables)
      away.push(performance.now() - since)
      await Promise.all(tables.map(action))
      acting.push(performance.now() - since)
      servers[at] = await serve(join(above, String(at)), { database, port: Number(port) })
    }
    const afterDatabase: number[] = []
    for (let n = 0; n < KILLS; n++) {
      await postgres.kill()
      await postgres.start()
      const since = performance.now()
      await Promise.all(tables.map(action))
      afterDatabase.push(performance.now() - since)
    }
    const row = (what: string, times: number[]): Row => {
      const sorted = [...times].sort((a, b) => a - b)
      const seconds = (ms = 0): string => `${(ms / 1000).toFixed(2)} s`
      return [what, seconds(sorted[sorted.length >> 1]), `the longest ${seconds(sorted.at(-1))}`]
    }
    printTable(
      `${FIGHTS} fights of ${SEATS.length} clients at two servers on one PostgreSQL; half of ${KILLS} kills each within`,
      [
        row('a server killed: all are at their tables again, at the other one', away),
        row('a server killed: every fight has had a command acknowledged', acting),
        row('the database killed: after it runs again, the same', afterDatabase),
      ],
    )
  } finally {
    for (const { clients } of tables) for (const one of clients) one.close()
    await end(servers)
    await postgres.close()
    rmSync(above, { recursive: true, force: true })
  }
}

async function seat({ address }: Running, ways: readonly string[], n: number): Promise<Table> {
  const response = await fetch(`${address}/api/fights`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ encounter: ENCOUNTER, seed: `recovery ${n}` }),
  })
  if (!response.ok) throw new Error(await response.text())
  const { links } = (await response.json()) as { links: Record<string, string> }
  const clients = SEATS.map((name, i) => {
    const key = readLink(links[name] as string)?.key ?? ''
    // Half of them begin at each of the two.
    return connect(webSocket((n + i) % 2 === 0 ? ways : [...ways].reverse()), { key })
  })
  await Promise.all(clients.map(({ ready }) => ready))
  return { clients, n: 0 }
}

/** Waits until everybody has a line that is open; who has lost it only now is seen by that. */
async function allThere(tables: readonly Table[]): Promise<void> {
  const isThere = ({ now }: Connection): boolean => now.line.state === 'open'
  // Those whose server is gone learn of it with the next turn of the loop.
  await new Promise((resolve) => setTimeout(resolve, 20))
  while (!tables.every(({ clients }) => clients.every(isThere))) await new Promise((resolve) => setTimeout(resolve, 2))
}

/** One command of whoever's turn it is: the end of it. */
async function action(table: Table): Promise<void> {
  for (;;) {
    const mover = table.clients.find(({ now }) => now.table?.turn.waitingFor.includes(now.seat?.id ?? ''))
    const actor = mover?.now.table?.turn.who[0]
    if (mover !== undefined && actor !== undefined) {
      const outcome = await mover.submit({ actor, action: 'end' })
      if (outcome.done) return
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
