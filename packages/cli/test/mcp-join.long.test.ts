import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomFrom } from '@fray/kernel'
import { Model } from '@fray/mcp/test/model'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, onTestFinished, test } from 'vitest'
import { Place } from './fray.ts'

const BIN = join(import.meta.dirname, '../bin/fray.js')

/** A server in a process of its own; the port is 0 for any. */
async function serve(place: Place, port: string, ...more: string[]) {
  const child = place.spawn(['serve', ...more, '--port', port, '--log', 'error'])
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString()
    })
  while (!(more.length > 0 ? /links\.txt/ : /serves http/).test(said)) {
    if (child.exitCode !== null) throw new Error(said)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { child, port: /serves http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1] ?? '' }
}

function linksIn(place: Place): Readonly<Record<string, string>> {
  const text = readFileSync(join(place.folder, 'data', 'server', 'links.txt'), 'utf8')
  return Object.fromEntries([...text.matchAll(/^ {2}(\w+): +(\S+)$/gm)].map(([, seat, link]) => [seat, link]))
}

async function joined(place: Place, link: string, prefix: string, ...more: string[]): Promise<Model> {
  const client = new Client({ name: 'script', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [BIN, 'mcp', '--join', link, ...more],
      cwd: place.folder,
      env: { PATH: process.env.PATH ?? '', FRAY_DATA: join(place.folder, 'data') },
      stderr: 'pipe',
    }),
  )
  onTestFinished(() => client.close())
  return new Model(client, prefix)
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'close')
  child.kill('SIGKILL')
  await gone
}

test('two models play a fight at a server that dies in the middle of a question; a third writes it down', async () => {
  const place = new Place()
  onTestFinished(() => place.remove())
  const first = await serve(place, '0', 'clock-yard')
  const links = linksIn(place)
  const player = await joined(place, links.players ?? '', 'p')
  const referee = await joined(place, links.referee ?? '', 'r')
  const scribe = await joined(place, links.referee ?? '', 's', '--role', 'scribe')
  expect((await scribe.client.listTools()).tools.map(({ name }) => name)).not.toContain('act')
  expect((await referee.call('set_up', { id: 'x', encounter: 'duel' })).rule).toBe('not-here')

  let asked = await player.call('wait', { seconds: 10 })
  while (asked.waits.for !== 'you') asked = await player.call('wait', { seconds: 10 })
  const [question] = asked.questions as { id: string; options: { value: string }[] }[]
  const answer = { id: 'declared', question: question?.id, value: question?.options[0]?.value }
  expect((await player.call('answer', answer)).isError).toBe(false)
  await kill(first.child)
  // Said while nobody hears it: it is sent as soon as somebody does, and done once.
  const other = await referee.call('look')
  const [theirs] = other.questions as { id: string; options: { value: string }[] }[]
  const say = () => referee.call('answer', { id: 'late', question: theirs?.id, value: theirs?.options[0]?.value })
  const late = say()
  await serve(place, first.port)
  // Where the server is back after more time than a call takes, nobody knows yet: it is called again, as the result says.
  let said = await late
  while (said.rule === 'in-doubt') said = await say()
  expect(said.isError).toBe(false)
  // The same command of another process at the same seat is known to the server, which was started again.
  const again = await joined(place, links.players ?? '', 'q')
  expect((await again.call('answer', answer)).isError).toBe(false)

  const random = randomFrom('join')
  let over = false
  for (let moves = 0; moves < 1600 && !over; ) {
    for (const model of [player, referee]) {
      const now = await model.call('wait', { seconds: 0 })
      if (now.waits.for === 'over') over = true
      else if (now.waits.for === 'you') {
        // Only what is done counts: how often somebody is asked whether it is their turn says how fast the machine is.
        moves++
        await model.actSomehow(random)
      }
    }
  }
  expect(over).toBe(true)
  expect(await scribe.call('digest')).toMatchObject({ over: true })
  const looks = await Promise.all([player, referee, scribe].map((model) => model.call('look')))
  expect(new Set(looks.map(({ order }) => order)).size).toBe(1)
}, 300_000)

test('a link that leads nowhere, and a role that a seat has not, are said', async () => {
  const place = new Place()
  onTestFinished(() => place.remove())
  const { port } = await serve(place, '0', 'duel')
  const gone = await place.fray(['mcp', '--join', `http://127.0.0.1:${port}/#/join/${'x'.repeat(44)}`])
  expect(gone).toMatchObject({ code: 2, out: '', err: expect.stringContaining('The link leads to no seat') })
  const wrong = await place.fray(['mcp', '--join', linksIn(place).players ?? '', '--role', 'referee'])
  expect(wrong).toMatchObject({ code: 2, out: '', err: '--role: this link is to the seat of a player.\n' })
})

test('a model comes by the link of a campaign between two fights, and its evening survives the server', async () => {
  const place = new Place()
  onTestFinished(() => place.remove())
  const first = await serve(place, '0')
  const created = await fetch(`http://127.0.0.1:${first.port}/api/campaigns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'The long winter' }),
  })
  const { links } = (await created.json()) as { links: Readonly<Record<string, string>> }
  const referee = await joined(place, links.referee ?? '', 'r')
  const player = await joined(place, links.anybody ?? '', 'p', '--name', 'Mira')
  await expect
    .poll(async () => (await referee.call('campaign')).people, { timeout: 20_000 })
    .toMatchObject([{}, { name: 'Mira', here: true }])
  for (const encounter of ['zones/duel', 'zones/bridge'])
    expect(await referee.call('prepare', { id: referee.id(), encounter })).toMatchObject({ done: true })
  await kill(first.child)
  await serve(place, first.port)
  const opened = player.call('wait', { seconds: 40 })
  expect(await referee.call('open_next', { id: referee.id() })).toMatchObject({ done: true })
  expect((await opened).n).toBeGreaterThan(0)
  expect((await player.call('look')).you).toMatchObject({ seat: 'player-1', plays: ['Ada'] })
  expect(await referee.call('leave_fight', { id: referee.id() })).toMatchObject({ fight: null, prepared: [{}] })
})
