import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameOf } from '../../packages/files/src/index.ts'
import { parseJournal, randomFrom, verifyJournal } from '../../packages/kernel/src/index.ts'
import { type Connection, connect, webSocket } from '../../packages/live/client/src/index.ts'
import { readLink, SOCKET_PATH } from '../../packages/live/protocol/src/index.ts'
import { startPostgres } from '../../packages/server/test/postgres.ts'
import { printTable, type Row } from '../measure.ts'
import { end, type Running, serve } from './driving.ts'
import { ENCOUNTER } from './encounter.ts'
import { memoryOf } from './proc.ts'

/** Minutes of each run, commands a second, fights; the environment says otherwise. */
const MINUTES = Number(process.env.FRAY_MINUTES ?? 30)
const RATE = Number(process.env.FRAY_RATE ?? 300)
const FIGHTS = Number(process.env.FRAY_FIGHTS ?? 100)
const SEATS = ['referee', 'red', 'blue', 'spectators', 'spectators']
const TARGETS: Readonly<Record<string, string>> = { red: 'Hask', blue: 'Ada' }
/** Parts of a run that are compared with each other. */
const PARTS = 6

interface Table {
  readonly fight: string
  readonly key: string
  readonly open: (seat: number) => Connection
  readonly clients: Connection[]
  isBusy: boolean
  attacked: string
  acknowledged: number
}

interface Part {
  readonly times: number[]
  memory: number
}

/**
 * A server for a long time under what people do: commands at a steady rate, and meanwhile they come and go, lose their lines, look back
 * and ask for chances. Then every command that was acknowledged must be in its journal, and every journal come out as it says.
 */
export async function soakFigures(): Promise<void> {
  const above = mkdtempSync(join(tmpdir(), 'fray-soak-'))
  try {
    await soak('SQLite, one server', [await serve(join(above, 'one'))])
    if (process.env.FRAY_SOAK === 'sqlite') return
    const postgres = await startPostgres()
    try {
      const database = await postgres.newDatabase()
      const first = await serve(join(above, 'first'), { database })
      await soak('PostgreSQL, two servers', [first, await serve(join(above, 'second'), { database })])
    } finally {
      await postgres.close()
    }
  } finally {
    rmSync(above, { recursive: true, force: true })
  }
}

async function soak(title: string, servers: readonly Running[]): Promise<void> {
  const tables: Table[] = []
  try {
    for (let n = 0; n < FIGHTS; n++) tables.push(await seat(servers, n))
    const parts = await drive(tables, servers)
    const lost = await lostIn(tables, servers)
    const row = (what: string, of: (part: Part) => string): Row => [what, parts.map(of).join(', '), '']
    printTable(`${title}: ${MINUTES} minutes at ${RATE} commands a second, in ${PARTS} parts`, [
      row('commands acknowledged', ({ times }) => String(times.length)),
      row('99 of 100 acknowledged within, ms', ({ times }) => share(times, 0.99).toFixed(1)),
      row('memory at the end, MB', ({ memory }) => memory.toFixed(0)),
      ['acknowledged and not in the journal', String(lost), ''],
    ])
    if (lost > 0) throw new Error('Something that was acknowledged is lost.')
    // At first each fight has less than it keeps.
    const [, , early, , , late] = parts as [Part, Part, Part, Part, Part, Part]
    if (late.memory > early.memory * 1.2) throw new Error('Memory grows.')
  } finally {
    for (const { clients } of tables) for (const one of clients) one.close()
    await end(servers)
  }
}

const share = (times: readonly number[], at: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * at)] ?? 0

async function seat(servers: readonly Running[], n: number): Promise<Table> {
  const { address } = servers[n % servers.length] as Running
  const response = await fetch(`${address}/api/fights`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ encounter: ENCOUNTER, seed: `soak ${n}` }),
  })
  if (!response.ok) throw new Error(await response.text())
  const { fight, links } = (await response.json()) as { fight: string; links: Record<string, string> }
  const keyOf = (name: string): string => readLink(links[name] as string)?.key ?? ''
  const open = (at: number): Connection => {
    const way = (servers[(n + at) % servers.length] as Running).address.replace('http', 'ws')
    return connect(webSocket([`${way}/${SOCKET_PATH}`]), { key: keyOf(SEATS[at] as string) })
  }
  const clients = SEATS.map((_, at) => open(at))
  await Promise.all(clients.map(({ ready }) => ready))
  return { fight, key: keyOf('referee'), open, clients, isBusy: false, attacked: '', acknowledged: 0 }
}

async function drive(tables: readonly Table[], servers: readonly Running[]): Promise<readonly Part[]> {
  const parts: Part[] = Array.from({ length: PARTS }, () => ({ times: [], memory: 0 }))
  const random = randomFrom('soak')
  const started = performance.now()
  const length = (MINUTES * 60_000) / PARTS
  let due = started
  let at = 0
  for (const [n, part] of parts.entries()) {
    while (performance.now() < started + (n + 1) * length) {
      for (; due <= performance.now(); due += 1000 / RATE) {
        const table = tables[at++ % tables.length] as Table
        if (!table.isBusy) void act(table, part)
        if (random(40) === 0) void besides(table, random(SEATS.length), random(4)).catch(() => undefined)
      }
      await pause(1)
    }
    part.memory = servers.reduce((sum, { child }) => sum + memoryOf(child.pid as number), 0) / 1024 ** 2
  }
  while (tables.some(({ isBusy }) => isBusy)) await pause(5)
  return parts
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** One command of whoever's turn it is. */
async function act(table: Table, { times }: Part): Promise<void> {
  table.isBusy = true
  const mover = table.clients.find(({ now }) => now.table?.turn.waitingFor.includes(now.seat?.id ?? ''))
  const actor = mover?.now.table?.turn.who[0]
  if (mover !== undefined && actor !== undefined) {
    const isSecond = table.attacked === actor
    const target = TARGETS[mover.now.seat?.id ?? '']
    const since = performance.now()
    const outcome = await mover
      .submit(isSecond ? { actor, action: 'end' } : { actor, action: 'attack', target, weapon: 'cudgel' })
      .catch(() => ({ done: false }))
    if (outcome.done) {
      times.push(performance.now() - since)
      table.acknowledged++
      table.attacked = isSecond ? '' : actor
    } else if (!isSecond) table.attacked = actor
    else table.attacked = ''
  }
  table.isBusy = false
}

/** What people do besides: a line is lost and comes back, somebody looks back, somebody asks for chances. */
async function besides(table: Table, at: number, what: number): Promise<unknown> {
  const client = table.clients[at] as Connection
  // Who has a command under way does not go.
  if (what === 0 && at >= 3) {
    client.close()
    table.clients[at] = table.open(at)
  } else if (what === 1) return client.earlier()
  else if (what === 2) return client.ask({ do: 'account' })
  const who = client.now.table?.turn.who[0]
  if (who === undefined) return
  const target = TARGETS[client.now.seat?.id ?? '']
  return client.ask({ do: 'chances', action: { actor: who, action: 'attack', target, weapon: 'cudgel' } })
}

/** How many commands were acknowledged that the journals do not have; throws where a journal does not come out as it says. */
async function lostIn(tables: readonly Table[], servers: readonly Running[]): Promise<number> {
  let lost = 0
  for (const [n, { fight, key, acknowledged }] of tables.entries()) {
    const { address } = servers[n % servers.length] as Running
    const response = await fetch(`${address}/api/fights/${fight}/journal`, {
      headers: { authorization: `Bearer ${key}` },
    })
    if (!response.ok) throw new Error(await response.text())
    const journal = parseJournal(await response.text())
    const game = await gameOf(journal.head.ruleset)
    const setup = game?.readEncounter(journal.head.encounter).setup
    if (game === null || setup === null || setup === undefined) throw new Error('A journal cannot be read.')
    const { difference } = verifyJournal(game.rules, setup, journal)
    if (difference !== null) throw new Error(`The journal of ${fight}: ${JSON.stringify(difference)}`)
    // The rules give commands of their own.
    const kept = journal.lines.filter(
      (line) => line.kind === 'move' && ['attack', 'end'].includes(line.move.command.action),
    ).length
    lost += Math.max(0, acknowledged - kept)
  }
  return lost
}
