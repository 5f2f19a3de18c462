import { heard } from '@fray/live/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { encounterText, sitDown, start, startHere } from './running.ts'

/** Waits until the server has read all that was said over a line, or has closed it. */
function allRead(socket: WebSocket): Promise<void> {
  if (socket.readyState === socket.CLOSED) return Promise.resolve()
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('pong', done).off('close', done)
      resolve()
    }
    socket.on('pong', done).on('close', done)
    if (socket.readyState === socket.OPEN) socket.ping()
  })
}

/** Fields and words of the protocol's own declarations. */
const WORDS = heard.map((one) => one.shape.do.def.values[0] as string)
const FIELDS = [...new Set(heard.flatMap((one) => Object.keys(one.shape)))]

const wild = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    'referee',
    'players',
    'Ada',
    'a1',
    '',
    -1,
    0,
    1e15,
    null,
    [],
    {},
    'spectators',
    'anybody',
    '\u0000',
    '\u202e',
  ),
  fc.record({
    actor: fc.constantFrom('Ada', 'referee', 'Corwin'),
    action: fc.constantFrom('attack', 'end', 'override', 'remove'),
    path: fc.string(),
    to: fc.jsonValue(),
  }),
)
const message = fc
  .tuple(fc.constantFrom(...WORDS), fc.dictionary(fc.constantFrom(...FIELDS), wild, { maxKeys: 6 }))
  .map(([word, fields]) => JSON.stringify({ ...fields, do: word }))
const anything = fc.oneof(
  { weight: 6, arbitrary: message },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '{"do":"submit","id":"x","action":{"__proto__":{"a":1},"actor":"Ada","action":"end"}}',
      '[]',
      'null',
      '{"do":"hello","protocol":1}',
    ),
  },
)

test('whatever a seat says, the server stands, is no larger for it, and nobody else is disturbed', async () => {
  const { base, fightServer } = await startHere()
  const { fight, links } = await start(base, encounterText('zones/duel.yaml'))
  const other = await start(base, encounterText('zones/duel.yaml'))
  const bystander = sitDown(other.links.players as string)
  await bystander.ready
  const before = JSON.stringify(bystander.now.table)
  const key = (links.players as string).split('/join/')[1]
  const address = `${base.replace('http', 'ws')}api/live`
  let closes = 0
  const open = (): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(address)
      socket.on('open', () => {
        socket.send(JSON.stringify({ do: 'hello', protocol: 1, key }))
        resolve(socket)
      })
      socket.on('error', reject).on('close', () => closes++)
    })
  let socket = await open()
  let said = 0
  const memory = process.memoryUsage().heapUsed
  for (const text of fc.sample(anything, { numRuns: 1500, seed: 7 })) {
    if (socket.readyState !== socket.OPEN) socket = await open()
    socket.send(text)
    if (++said % 50 === 0) await allRead(socket)
  }
  await allRead(socket)
  // Time for what is not to come of it.
  await new Promise((resolve) => setTimeout(resolve, 500))
  socket.terminate()
  expect(closes).toBeGreaterThan(2)
  expect(JSON.stringify(bystander.now.table)).toBe(before)
  expect(bystander.now.line.state).toBe('open')
  expect(await bystander.ask({ do: 'table' })).toEqual(bystander.now.table)
  expect((await fightServer.open(fight))?.roleOf('players')).toBe('player')
  const referee = sitDown(links.referee as string)
  expect((await referee.ready).fight.ruleset).toBe('zones')
  expect((process.memoryUsage().heapUsed - memory) / 1e6).toBeLessThan(150)
  expect(({} as { a?: number }).a).toBeUndefined()
})
