/**
 * The table of tools and the fight in docs/how-to/seat-an-ai.md: tools as a client lists them, the fight as it really goes, with a script in the
 * place of a model. Each stands between the marks `<!-- mcp: NAME -->` and `<!-- end of NAME -->`.
 *
 *   node scripts/mcp.ts           writes them
 *   node scripts/mcp.ts --check   writes nothing and fails when the page is not up to date
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { gameOf } from '@fray/files'
import { connect, inProcess } from '@fray/live/client'
import { MemoryAccessTokens, MemoryStore, openFightServer } from '@fray/live/host'
import { type McpRole, Room, seatServer, TableSeat } from '@fray/mcp'
import { Model, type Result } from '@fray/mcp/test/model'
import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { root } from './catalogue.ts'

const page = 'docs/how-to/seat-an-ai.md'

/** What of results is shown: the rest would fill pages. */
const SHOWN = ['message', 'rules', 'dice', 'rule', 'reason', 'at', 'n', 'waits', 'odds', 'winner', 'sides']

async function roomWith(encounter: string): Promise<Room> {
  let made = 0
  const room = new Room({
    version: '0.1.0',
    chance: () => `chance${++made}`,
    plays: (seat) => (seat === 'players' ? 'aggressive' : null),
    // Time stands still: nothing is cut into slices, and the fight is told alike on every machine.
    now: () => 0,
  })
  const problem = await room.start({
    encounter: readFileSync(join(root, 'encounters', encounter), 'utf8'),
    seed: 'seven',
  })
  if (problem !== null) throw new Error(problem)
  return room
}

const modelIn = (room: Room, seat: string, role: McpRole): Promise<Model> => modelAt(room.seat(seat, role))

async function modelAt(seat: TableSeat): Promise<Model> {
  const [here, there] = InMemoryTransport.createLinkedPair()
  await seatServer(seat, { version: '0.1.0' }).connect(there)
  const client = new Client({ name: 'script', version: '1' })
  await client.connect(here)
  return new Model(client)
}

const ROLES = ['referee', 'player', 'scribe'] as const

type Tools = Awaited<ReturnType<Client['listTools']>>['tools']

/** The tools of each role at the table of a campaign. */
async function toolsOfCampaign(): Promise<readonly Tools[]> {
  let made = 0
  const chance = () => `chance${++made}`
  const accessTokens = new MemoryAccessTokens(chance)
  const store = new MemoryStore()
  const fightServer = openFightServer({ store, accessTokens, game: gameOf, program: 'fray', now: () => 0, chance })
  const { keys } = await fightServer.startCampaign('Campaign')
  const lists = []
  for (const role of ROLES) {
    const key = { referee: keys.referee, player: keys.anybody, scribe: keys.spectators }[role]
    const connection = connect(inProcess(fightServer), { key })
    while (connection.now.campaign === null) await new Promise((resolve) => setTimeout(resolve, 1))
    const model = await modelAt(new TableSeat(() => connection, role, { draw: () => '', setUp: null }))
    lists.push((await model.client.listTools()).tools)
    connection.close()
  }
  await fightServer.stop()
  return lists
}

/** The tools with who has them, and how many tokens of four bytes they take. */
async function toolTable(): Promise<string> {
  const room = await roomWith('zones/duel.yaml')
  const own = await Promise.all(
    ROLES.map(async (role) => {
      const seat = { referee: 'referee', player: 'players', scribe: 'spectators' }[role]
      return (await (await modelIn(room, seat, role)).client.listTools()).tools
    }),
  )
  await room.close()
  const inCampaign = await toolsOfCampaign()
  const [referee = [], player = [], scribe = []] = own.map((tools, at) => [
    ...tools,
    ...(inCampaign[at] ?? []).filter(({ name }) => !tools.some((one) => one.name === name)),
  ])
  const has = (tools: typeof referee, name: string): string => (tools.some((tool) => tool.name === name) ? 'yes' : '')
  const rows = referee.map(
    ({ name, description = '' }) =>
      `| \`${name}\` | ${description} | yes | ${has(player, name)} | ${has(scribe, name)} |`,
  )
  const sizes = (lists: readonly Tools[]): string =>
    lists.map((tools) => Math.round(Buffer.byteLength(JSON.stringify({ tools })) / 4)).join(', ')
  return [
    '| tool | what it is told to be | referee | player | scribe |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `All declarations together are ${sizes(own)} tokens of four bytes for referee, player and scribe, at the table of a campaign ${sizes(inCampaign)}.`,
  ].join('\n')
}

const shownOf = (result: Result): string =>
  JSON.stringify(Object.fromEntries(SHOWN.flatMap((key) => (result[key] === undefined ? [] : [[key, result[key]]]))))

interface Listed {
  readonly key: string
  readonly does: string
}

/** A referee's fight: it plays Corwin, the computer Ada. The first turns in full, then how it ended. */
async function fight(): Promise<string> {
  const room = await roomWith('zones/duel.yaml')
  const model = await modelIn(room, 'referee', 'referee')
  const lines: string[] = []
  let silent = false
  const call = async (name: string, args: object = {}): Promise<Result> => {
    const result = await model.call(name, args)
    if (!silent) lines.push(`> ${name} ${JSON.stringify(args)}`, `< ${shownOf(result)}`)
    return result
  }
  let isOverridden = false
  for (let turns = 0; turns < 200; turns++) {
    silent = turns > 1
    const now = await call('wait', { since: turns === 0 ? 0 : (await model.call('digest')).n, seconds: 5 })
    if (now.waits.for === 'over') break
    if (now.questions !== undefined) {
      const [{ id, preset } = { id: '', preset: '' }] = now.questions as { id: string; preset: string }[]
      await call('answer', { id: model.id(), question: id, value: preset })
      continue
    }
    const listed = await call('legal')
    const actions = (listed.actions as { actions: Listed[] }[]).flatMap((group) => group.actions)
    const action =
      actions.find(({ does }) => does.startsWith('Attack')) ?? actions.find(({ does }) => /^(Move|End)/.test(does))
    if (action === undefined) throw new Error('There is nothing to do.')
    if (action.does.startsWith('Attack')) await call('odds', { key: action.key })
    const command = { id: model.id(), at: listed.at, key: action.key }
    const done = await call('act', command)
    if (isOverridden || !action.does.startsWith('Attack')) continue
    isOverridden = true
    // Said again, it is done once; on the table as it was, it is stale; a number of one's own is not taken.
    await call('act', command)
    await call('act', { ...command, id: model.id() })
    await call('act', { id: model.id(), at: done.at, key: action.key, damage: 12 })
    await call('act', {
      ...{ id: model.id(), at: done.at, override: { path: 'Corwin.hp', to: '6' } },
      because: 'he slipped on the flour, as the table agreed',
    })
  }
  silent = false
  lines.push('...')
  await call('digest', { since: (await model.call('digest')).n - 4 })
  await model.client.close()
  await room.close()
  return ['```', ...lines, '```'].join('\n')
}

const parts: Readonly<Record<string, string>> = { tools: await toolTable(), fight: await fight() }

const before = readFileSync(join(root, page), 'utf8')
const after = Object.entries(parts).reduce((text, [name, part]) => {
  const [start, end] = [`<!-- mcp: ${name} -->\n`, `\n<!-- end of ${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < 0) throw new Error(`${page} has no place for "${name}".`)
  return text.slice(0, from + start.length) + part + text.slice(to)
}, before)
if (after !== before) {
  if (process.argv.includes('--check')) {
    process.stderr.write(`${page} is not up to date: run node scripts/mcp.ts\n`)
    process.exitCode = 1
  } else writeFileSync(join(root, page), after)
}
