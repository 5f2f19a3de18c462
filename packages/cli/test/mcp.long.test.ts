import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readJournalText } from '@fray/files'
import { randomFrom } from '@fray/kernel'
import { Model } from '@fray/mcp/test/model'
import { Play } from '@fray/seat'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sessionOfSaved } from '../src/play/open.ts'
import { Place } from './fray.ts'

const BIN = join(import.meta.dirname, '../bin/fray.js')

/** Where a test is done, gone afterwards. */
function newPlace(): Place {
  const place = new Place()
  onTestFinished(() => place.remove())
  return place
}

const newClient = (): Client => new Client({ name: 'script', version: '1' }, { versionNegotiation: { mode: 'auto' } })

/** A script that has started `fray mcp` and speaks with it over standard input and output. */
async function started(place: Place, args: readonly string[], prefix?: string) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [BIN, 'mcp', ...args],
    cwd: place.folder,
    env: { PATH: process.env.PATH ?? '', FRAY_DATA: join(place.folder, 'data') },
    stderr: 'pipe',
  })
  const client = newClient()
  const wrong: Error[] = []
  client.onerror = (error) => wrong.push(error)
  let complained = ''
  transport.stderr?.on('data', (text: Buffer) => {
    complained += text.toString()
  })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return { model: new Model(client, prefix), client, transport, wrong, complained: () => complained }
}

/** A seat's table where a journal ends, as it is made from the journal alone. */
async function replayed(text: string, seat: string) {
  const reading = await readJournalText(text, 'journal')
  if ('problems' in reading) throw new Error(reading.problems[0]?.message)
  const session = sessionOfSaved(reading, 'journal')
  return new Play(
    session,
    reading.setup.seats.map(() => null),
  ).table(seat)
}

/** What `look` says of people and order, and what a table of the same fight does. */
const lookedAt = (people: unknown): unknown =>
  (people as { name: string; health: string; at?: string }[]).map(({ name, health, at = null }) => ({
    name,
    health,
    at,
  }))

describe('a script in the place of a model plays a whole fight over standard input and output', () => {
  test.each([
    ['zones', 'bridge', 'player'],
    ['shock', 'shock/plain', 'player'],
    ['free-hits', 'hayfield', 'referee'],
    ['weapon-speed', 'clock-yard', 'player'],
    ['escalation', 'toll-house', 'referee'],
  ])(
    'of %s: %s, as %s',
    async (_, encounter, role) => {
      const place = newPlace()
      const file = join(place.folder, 'fight.journal.jsonl')
      const args = [encounter, '--role', role, '--seed', '7', '--journal', file]
      const { model, client, wrong, complained } = await started(place, args)
      expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
      const end = await model.play(randomFrom(encounter), 1500)
      expect(end.waits.for).toBe('over')
      expect(model.accepted).toBeGreaterThan(5)
      // Everything that was listed is accepted, but for answers that the rules refuse, and says so with a rule.
      for (const rule of model.refused) expect(rule).toMatch(/^[a-z][\w-]+$/)
      expect(model.refused.length).toBeLessThan(model.accepted / 5)
      const looked = await model.call('look')
      const told = await model.call('digest', { since: end.n - 10 })
      expect(told.rules.length).toBeGreaterThan(0)
      await client.close()
      expect([wrong, complained()]).toEqual([[], ''])
      const verified = await place.fray(['verify', file])
      expect(verified).toMatchObject({ code: 0, err: '' })
      // No drift: the table at the end is the one that the journal leads to.
      const table = await replayed(readFileSync(file, 'utf8'), (looked.you as { seat: string }).seat)
      expect(lookedAt(looked.people)).toEqual(
        table.cards.map(({ who, health }) => ({
          name: who,
          health:
            health.pools.length === 0
              ? health.words
              : `${health.pools.map(({ now, most }) => (most === null ? now : `${now}/${most}`)).join('+')} ${health.words}`,
          at: table.board.tokens.find((token) => token.who === who)?.at ?? null,
        })),
      )
      expect(looked.order).toBe(table.order.words)
      expect(looked.fight).toMatchObject({ over: true, winner: table.fight.winner, round: table.fight.round })
    },
    300_000,
  )
})

test('who is restarted in a question finds the fight and the question; what was saved is the whole of it', async () => {
  const place = newPlace()
  const file = join(place.folder, 'yard.journal.jsonl')
  const command = ['clock-yard', '--seed', '7', '--journal', file]
  const first = await started(place, command)
  // Both declare in secret; a round later they are asked again.
  let asked = await first.model.call('wait', { seconds: 5 })
  const random = randomFrom('first')
  while (asked.questions === undefined || first.model.accepted === 0) {
    await first.model.actSomehow(random)
    asked = await first.model.call('wait', { seconds: 5 })
  }
  const [question] = asked.questions as { id: string; options: { value: string }[] }[]
  expect(question?.options.length).toBeGreaterThan(0)
  const before = await first.model.call('look')
  process.kill(first.transport.pid as number, 'SIGKILL')
  await first.client.close()

  const second = await started(place, command, 'again')
  const now = await second.model.call('look')
  expect(lookedAt(now.people)).toEqual(lookedAt(before.people))
  const [again] = now.questions as { id: string; options: { value: string }[] }[]
  expect(again?.options).toEqual(question?.options)
  const answer = { id: 'a', question: again?.id, value: again?.options[0]?.value }
  const done = await second.model.call('answer', answer)
  expect(done.isError).toBe(false)
  expect(await second.model.call('answer', answer)).toMatchObject({ repeated: true, message: done.message })
  const end = await second.model.play(randomFrom('back'), 800)
  expect(end.waits.for).toBe('over')
  await second.client.close()
  expect(await place.fray(['verify', file])).toMatchObject({ code: 0 })
})

test('over standard output goes the protocol and nothing else, also where what comes in is none', async () => {
  const place = newPlace()
  const child = place.spawn(['mcp', 'duel', '--seed', '7'])
  let out = ''
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString()
  })
  const initialize = {
    ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
  }
  const call = (id: number, name: string, args: object) => ({
    ...{ jsonrpc: '2.0', id, method: 'tools/call' },
    params: { name, arguments: args },
  })
  for (const line of [
    JSON.stringify(initialize),
    'hello?',
    '{"jsonrpc":"2.0","id":6}',
    '{"jsonrpc":"2.0","id":2,"method":"dance"}',
    JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
    '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"look","arguments":{"__proto__":{"a":1}}}}',
    JSON.stringify(call(4, 'look', { who: 'x'.repeat(1_000_000) })),
    JSON.stringify(call(5, 'look', {})),
  ])
    child.stdin.write(`${line}\n`)
  while (!/"id":5/.test(out)) await once(child.stdout, 'data')
  child.stdin.end()
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(0)
  const lines = out.trimEnd().split('\n')
  const answers = new Map(lines.map((line) => [(JSON.parse(line) as { id: number | null }).id, line]))
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
  expect(answers.get(null)).toContain('"code":-32700')
  expect(answers.get(6)).toContain('"code":-32600')
  expect(answers.get(2)).toContain('"code":-32601')
  expect(answers.get(3)).toContain('Ada')
  expect(answers.get(4)).toContain('too-much')
  expect(answers.get(5)).toContain('Ada')
})

test('what is wrong with how it is started is said in one sentence on standard error', async () => {
  const place = newPlace()
  for (const [args, words] of [
    [[], 'Say which fight'],
    [['duel', '--role', 'king'], '--role: give player, referee or scribe'],
    [['duel', '--seat', 'nobody'], '--seat: there is no seat "nobody"'],
    [['duel', '--policy', 'clever'], '--policy: there is no "clever" here'],
    [['duel', '--port', '80'], 'are for --http'],
    [['duel', '--http'], '--keys FILE where to write them'],
    [['duel', '--http', '--role', 'player', '--keys', 'k'], 'omit --seat and --role'],
    [['duel', '--join', 'x'], 'are the server'],
    [['--join', 'x'], 'this is not a link'],
    [['duel', '--hot-seat', '--role', 'scribe'], '--hot-seat: the referee answers for everyone'],
    [['no-such-fight'], 'no-such-fight'],
    [['--journal', 'no-such-file'], 'no-such-file'],
  ] as const) {
    const said = await place.fray(['mcp', ...args])
    expect([said.code, said.out], args.join(' ')).toEqual([2, ''])
    expect(said.err).toContain(words)
  }
})

describe('over HTTP', () => {
  /** Starts `fray mcp --http`; the address and the keys. */
  async function serving(place: Place, ...args: string[]) {
    const child = place.spawn(['mcp', ...args, '--http', '--port', '0', '--keys', 'keys.json'])
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
    })
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString()
    })
    while (!said.includes('Models find')) {
      if (child.exitCode !== null) throw new Error(said)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const read = JSON.parse(place.read('keys.json')) as { url: string; keys: Record<string, string> }
    return { child, ...read, said: () => said }
  }

  async function modelBy(url: string, key: string, prefix?: string): Promise<Model> {
    const client = newClient()
    await client.connect(
      new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { authorization: `Bearer ${key}` } } }),
    )
    onTestFinished(() => client.close())
    return new Model(client, prefix)
  }

  test('a player, a referee and a scribe are at one table, each with a key of its own', async () => {
    const place = newPlace()
    const { url, keys, child, said } = await serving(place, 'bridge', '--seed', '7')
    expect(Object.keys(keys).sort()).toEqual(['players', 'referee', 'spectators'])
    expect(statSync(join(place.folder, 'keys.json')).mode & 0o777).toBe(0o600)
    for (const key of Object.values(keys)) expect(said()).not.toContain(key)
    const player = await modelBy(url, keys.players ?? '', 'p')
    const referee = await modelBy(url, keys.referee ?? '', 'r')
    const scribe = await modelBy(url, keys.spectators ?? '', 's')
    expect((await scribe.client.listTools()).tools.map(({ name }) => name)).toEqual([
      'look',
      'wait',
      'rule',
      'why',
      'digest',
    ])
    const random = randomFrom('http')
    let over = false
    for (let moves = 0; moves < 1500 && !over; moves++) {
      for (const model of [player, referee]) {
        const now = await model.call('wait', { seconds: 0 })
        if (now.waits.for === 'over') over = true
        else if (now.waits.for === 'you') await model.actSomehow(random)
      }
    }
    expect(over).toBe(true)
    const digest = await scribe.call('digest')
    expect(digest).toMatchObject({ over: true })
    expect(digest.operations).toBeDefined()
    const [player1, referee1] = [await player.call('look'), await referee.call('look')]
    expect((player1.you as { seat: string }).seat).toBe('players')
    expect((referee1.you as { seat: string }).seat).toBe('referee')
    const gone = once(child, 'close')
    child.kill('SIGTERM')
    expect(await gone).toEqual([0, null])
    const [journal = ''] = readdirSync(join(place.folder, 'data', 'fights')).filter((name) => name.endsWith('.jsonl'))
    expect(await place.fray(['verify', join(place.folder, 'data', 'fights', journal)])).toMatchObject({ code: 0 })
  }, 300_000)

  test('who has no key, another name for this machine, or comes from another site, gets nothing', async () => {
    const { url, keys } = await serving(newPlace(), 'duel', '--seed', '7', '--computer', 'referee')
    expect(Object.keys(keys).sort()).toEqual(['players', 'spectators'])
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })
    const ask = async (headers: Record<string, string>, to = url, text = body) =>
      fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body: text,
      })
    const authorization = `Bearer ${keys.players}`
    expect((await ask({ authorization })).status).toBe(200)
    expect((await ask({ authorization, origin: new URL(url).origin })).status).toBe(200)
    expect((await ask({})).status).toBe(401)
    for (const key of ['x', '', keys.players?.slice(1), `${keys.players}x`, `${keys.players} ${keys.spectators}`])
      expect((await ask({ authorization: `Bearer ${key}` })).status, key).toBe(401)
    expect((await ask({ authorization, origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask({ authorization, origin: 'null' })).status).toBe(403)
    expect((await ask({ authorization }, url.replace('/mcp', '/keys.json'))).status).toBe(404)
    expect((await ask({ authorization }, url, `{"a":"${'x'.repeat(400_000)}"}`)).status).toBe(413)
    const { hostname, port } = new URL(url)
    const { request } = await import('node:http')
    const elsewhere = await new Promise<number>((resolve, reject) => {
      const asked = request(
        { hostname, port, path: '/mcp', method: 'POST', headers: { host: 'evil.example', authorization } },
        (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })
    expect(elsewhere).toBe(403)
  })
})
