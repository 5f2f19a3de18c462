import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { findGame } from '@fray/files'
import { parseJournal, verifyJournal } from '@fray/kernel'
import { connect, webSocket } from '@fray/live/client'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { effort } from '../../../scripts/tests/effort.ts'
import { playBeside, socketAt } from './beside.ts'
import { useOwnPostgres } from './postgres.ts'
import { until } from './processes.ts'
import type { Asked } from './program.ts'

/** How often a server is killed; more by the environment. */
const KILLS = effort(4, 4, 'FRAY_KILLS')
const SEED = process.env.FRAY_SEED ?? 'beside'

/** Hit points that nothing else in a fight counts up to: nobody but the referee may be sent them. */
const HIDDEN: string[] = []

/** What nobody may know of these; the party's side as each game has it. */
const UNKNOWN = 'enemies: { hp: nothing, defenses: hidden, abilities: hidden, rolls: hidden }'

/** An encounter of the project in which some of the enemies have hit points that are to stay a secret, and live long by them. */
function secretly(file: string, party: string, field: string, names: readonly string[]): string {
  let text = readFileSync(join(import.meta.dirname, '../../../encounters', file), 'utf8')
  for (const name of names) {
    const hidden = String(9950 + HIDDEN.length)
    HIDDEN.push(hidden)
    const planted = text.replace(new RegExp(`^( {2}${name}: \\{ from: [\\w-]+)`, 'm'), `$1, ${field}: ${hidden}`)
    if (planted === text) throw new Error(`${file} has no ${name}.`)
    text = planted
  }
  return `${text}\nsides: { ${party}, ${UNKNOWN} }\n`
}

const REEDS = `
ruleset: zones
title: Something in the reeds
surprised: nobody
sides: { ${UNKNOWN} }
combatants:
  Ada: { from: ada-the-warrior, zone: middle }
  Wren: { from: wren-hollis, zone: middle }
  Gob: { from: toll-ruffian, zone: middle, hp: 9997 }
  Hob: { from: toll-ruffian, zone: middle, hp: 9998 }
`
HIDDEN.push('9997', '9998')

const FIGHTS = [
  REEDS,
  'zones/bridge.yaml',
  secretly('shock/gatehouse.yaml', 'party: {}', 'hp', ['Brask', 'Tam', 'Ingo']),
  secretly('free-hits/hayfield.yaml', 'party: {}', 'hp', ['Brandt', 'Fork', 'Ottar', 'Lise']),
  secretly('weapon-speed/two-wells.yaml', 'party: {}', 'stressMax', ['Ketil', 'Rufus', 'Sten', 'Lutz']),
  secretly('escalation/toll-house.yaml', 'party: { party: true }', 'hp', ['The Queen', 'Boulder', 'Hulda']),
]

const postgres = useOwnPostgres()

interface Row {
  readonly fight: string
  readonly version: number
  readonly id: string
  readonly text: string
}

async function entriesOf(database: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query<Row>(
    'SELECT f.fight, e.version, e.id, e.text FROM fray.entries e JOIN fray.fights f ON f.n = e.fight ORDER BY f.fight, e.version',
  )
  await client.end()
  return rows
}

/** Pairs of requests of which one was answered before the other was sent, and which stand in the log the other way round. */
function disorder(asked: readonly Asked[], versionOf: (one: Asked) => number): string[] {
  const wrong: string[] = []
  for (const fight of new Set(asked.map((one) => one.fight))) {
    const done = asked.filter((one) => one.fight === fight && one.answer === 'accepted')
    const bySent = [...done].sort((a, b) => a.sentAt - b.sentAt)
    const byAnswered = [...done].sort((a, b) => a.answeredAt - b.answeredAt)
    let highest = 0
    let next = 0
    for (const one of bySent) {
      while (next < byAnswered.length && (byAnswered[next] as Asked).answeredAt < one.sentAt)
        highest = Math.max(highest, versionOf(byAnswered[next++] as Asked))
      if (versionOf(one) <= highest) wrong.push(`${one.seat}/${one.id} in ${fight}`)
    }
  }
  return wrong
}

test('two servers on one database, killed and killed again: each acknowledged command is kept once, in one order, for every seat; nothing hidden is on any wire', {
  timeout: 120_000 + KILLS * 20_000,
}, async () => {
  const started = performance.now()
  const beside = await playBeside({
    ...{ postgres, kills: KILLS, seed: SEED, fights: FIGHTS, play: 900 },
    onKill: (n) => {
      if (n % 20 === 0) process.stdout.write(`${n} kills after ${Math.round((performance.now() - started) / 1000)} s\n`)
    },
  })
  try {
    const rows = await entriesOf(beside.database)
    const versions = new Map(rows.map(({ fight, id, version }) => [`${fight} ${id}`, version]))
    expect(versions.size).toBe(rows.length)
    const nameOf = ({ fight, seat, id }: Asked): string => `${fight} ${seat}/${id}`
    const accepted = beside.asked.filter(({ answer }) => answer === 'accepted')
    // What was acknowledged is kept, and what was not is not; nobody was answered now so and now otherwise.
    expect(accepted.filter((one) => !versions.has(nameOf(one))).map(nameOf)).toEqual([])
    const happened = new Set(
      rows
        .filter(({ text }) => text.startsWith('{"answer":{"type":"accepted"'))
        .map(({ fight, id }) => `${fight} ${id}`),
    )
    const refused = beside.asked.filter(({ answer }) => answer === 'stale' || answer === 'refused')
    expect(refused.filter((one) => happened.has(nameOf(one))).map(nameOf)).toEqual([])
    expect(beside.asked.filter(({ answers }) => answers.size > 1).map(nameOf)).toEqual([])
    expect(beside.asked.filter(({ answer }) => answer === null).map(nameOf)).toEqual([])
    expect(disorder(beside.asked, (one) => versions.get(nameOf(one)) ?? 0)).toEqual([])
    // The log of each fight goes on without a gap, and plays as it says.
    for (const fight of beside.fights) {
      const own = rows.filter((row) => row.fight === fight)
      expect(own.map(({ version }) => version)).toEqual(own.map((_, at) => at + 1))
      const journal = parseJournal(
        own
          .flatMap(({ text }) => text.split('\n').slice(1))
          .map((line) => `${line}\n`)
          .join(''),
      )
      const game = await findGame(journal.head.ruleset)
      if (typeof game === 'string') throw new Error(game)
      const { setup } = game.readEncounter(journal.head.encounter)
      if (setup === null) throw new Error('The encounter cannot be read.')
      expect(verifyJournal(game.rules, setup, journal).difference).toBeNull()
    }
    // Everybody sees the same at both servers, those who were there all the time and those who come now.
    for (const { connection, seat, key } of beside.players) {
      for (const base of beside.bases) {
        const fresh = connect(webSocket(socketAt(Number(new URL(base).port))), { key })
        const table = await fresh.ready
        const same = () => isDeepStrictEqual(connection.now.table, table)
        await until(same, `${seat} has the newest table`).catch(() => expect(connection.now.table).toEqual(table))
        expect(connection.now.told.slice(-20).map(({ words }) => words)).toEqual(
          fresh.now.told.slice(-Math.min(20, connection.now.told.length)).map(({ words }) => words),
        )
        fresh.close()
      }
    }
    expect(beside.frames.length).toBeGreaterThan(200)
    // They are in what was kept, so that a leak would show them.
    for (const hidden of HIDDEN)
      expect(
        rows.some(({ text }) => text.includes(hidden)),
        hidden,
      ).toBe(true)
    // As a number of its own: a longer one, such as of an id, may have the same digits in it.
    const isHidden = new RegExp(`(?<!\\w)(${HIDDEN.join('|')})(?!\\w)`)
    expect(beside.frames.filter((frame) => isHidden.test(frame))).toEqual([])
    expect(beside.notified.length).toBeGreaterThan(20)
    expect(beside.notified.filter((one) => !/^fray_fights \w+ \d+$|^fray_people \w+ [0-9a-f]{12}$/.test(one))).toEqual(
      [],
    )
    expect(accepted.length).toBeGreaterThan(KILLS * 5)
    const overHttp = accepted.filter(({ over }) => over === 'http').length
    // However many kills: long before the last the fights are over.
    expect(overHttp).toBeGreaterThan(Math.min(KILLS, 50))
    expect(beside.counted.get('caught-up')).toBeGreaterThan(10)
    const seconds = Math.round((performance.now() - started) / 1000)
    const counts = [...beside.counted].map(([kind, n]) => `${kind} ${n}`).join(', ')
    process.stdout.write(
      `${beside.kills} kills in ${seconds} s: ${accepted.length} acknowledged (${overHttp} over HTTP), ${refused.length} stale or refused, ${beside.frames.length} frames, ${beside.notified.length} hints, the longest gap ${Math.round(beside.longestGap)} ms; ${counts}\n`,
    )
  } finally {
    await beside.end()
  }
})
