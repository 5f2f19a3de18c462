import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { connect, inProcess, overPort, type Port as Seating } from '@fray/live/client'
import { expect, expectTypeOf, test } from 'vitest'
import { type HostTransport, listenOn, type Port } from '../src/index.ts'
import { TestClock } from './broken-lines.ts'
import { encounterOf, fightServerWith, settle, sit } from './fight-servers.ts'

test('two sit behind one port of a worker, and one leaves', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'))
  const { port1, port2 } = new MessageChannel()
  listenOn(port1, fightServer, { fight, seat: 'referee' })
  const seat = connect(overPort(port2))
  await seat.ready
  expect(await seat.submit({ actor: 'referee', action: 'override', path: 'Ada.hp', to: 5 })).toEqual({ done: true })
  const again = connect(overPort(port2))
  await again.ready
  expect(again.now.table).toEqual(await again.ask({ do: 'table' }))
  seat.close()
  expect(again.now.line).toEqual({ state: 'open' })
  again.close()
  port1.close()
})

test('ports of Node are ports, by their types, too', () => {
  expectTypeOf<MessagePort>().toExtend<Port>()
  expectTypeOf<MessagePort>().toExtend<Seating>()
})

test('a gap in the news is noticed and filled', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'))
  let swallow = 0
  const holes = {
    accept: (transport: HostTransport) =>
      fightServer.accept(
        {
          ...{ close: transport.close, waiting: 0 },
          send(text: string) {
            if (text.startsWith('{"type":"news"') && swallow-- > 0) return
            transport.send(text)
          },
        },
        { fight, seat: 'players' },
      ),
  }
  const clock = new TestClock()
  const player = connect(inProcess(holes), { clock })
  const referee = sit(fightServer, fight, 'referee')
  await Promise.all([player.ready, referee.ready])
  const hit = (to: number) => referee.submit({ actor: 'referee', action: 'override', path: 'Ada.hp', to })
  swallow = 1
  await hit(5)
  await settle()
  expect(player.now.table).not.toEqual(await player.ask({ do: 'table' }))
  await hit(4)
  await settle()
  expect(player.now.table).toEqual(await player.ask({ do: 'table' }))

  // Nothing follows the one that is lost: the next pong tells of it.
  swallow = 1
  await hit(3)
  await settle()
  clock.forward(20_000)
  await settle()
  clock.forward(1_000)
  await settle()
  expect(player.now.table).toEqual(await player.ask({ do: 'table' }))
  for (const seat of [player, referee]) seat.close()
})

test('who does not take what is sent is closed and may come back', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'))
  const closed: string[] = []
  const transport = { send: () => undefined, close: (why: string) => closed.push(why), waiting: 50_000_000 }
  fightServer.accept(transport, { fight, seat: 'players' }).hear('{"do":"hello","protocol":1}')
  await settle()
  await settle()
  expect(closed).toEqual(['too-slow'])
})

test.each([
  ['{"do":"hello","protocol":0}', 'client-too-old'],
  ['{"do":"hello","protocol":2}', 'host-too-old'],
  ['{"do":"hello","protocol":1,"key":"nobody knows"}', 'no-such-link'],
  ['{"do":"table"}', 'no-hello'],
  ['{', 'no-hello'],
])('%s is closed: %s', async (text, why) => {
  const { fightServer } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'))
  const closed: string[] = []
  const heard: string[] = []
  fightServer.accept({ send: (one) => heard.push(one), close: (name) => closed.push(name), waiting: 0 }).hear(text)
  await settle()
  expect(closed).toEqual([why])
  expect(JSON.parse(heard.at(-1) ?? '{}')).toMatchObject({ type: 'closing', why })
})

test('who says nothing is closed: without a hello after ten seconds, with one after three beats', async () => {
  let now = 0
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'), {
    changes: { now: () => now },
  })
  const closed: string[] = []
  const transport = (name: string): HostTransport => ({
    send: () => undefined,
    close: (why) => closed.push(`${name} ${why}`),
    waiting: 0,
  })
  fightServer.accept(transport('new'))
  fightServer.accept(transport('silent'), { fight, seat: 'players' }).hear('{"do":"hello","protocol":1}')
  await settle()
  now = 11_000
  fightServer.tick()
  expect(closed).toEqual(['new silent'])
  now = 46_000
  fightServer.tick()
  expect(closed).toEqual(['new silent', 'silent silent'])
})

test('a fight is put away when nobody has asked for long, and not while somebody asks without a connection', async () => {
  let now = 0
  const changes = { now: () => now }
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'), { changes })
  const open = () => fightServer.open(fight)
  const first = await open()
  const ways = [() => first?.table('players'), () => first?.hear('referee', { do: 'actions', id: 1 })]
  for (let minutes = 1; minutes <= 12; minutes++) {
    now = minutes * 60_000
    if (minutes % 4 === 0) await ways[(minutes / 4) % 2]?.()
    fightServer.tick()
    expect(await open()).toBe(first)
  }
  now += 301_000
  fightServer.tick()
  expect(await open()).not.toBe(first)
})

test('what goes wrong at one connection or in one fight is said, and holds up nobody else', async () => {
  let now = 0
  const faults: (string | null)[] = []
  const changes = { now: () => now, fault: (_: unknown, fight: string | null) => void faults.push(fight) }
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'), { changes })
  const other = (await fightServer.start({ encounter: encounterOf('encounters/zones/duel.yaml') })) as { fight: string }
  let isBroken = false
  const heard: string[] = []
  const broken: HostTransport = {
    send: () => {
      if (isBroken) throw new TypeError('Nothing can be said here.')
    },
    close: () => {
      throw new TypeError('Nothing can be ended here.')
    },
    waiting: 0,
  }
  fightServer.accept(broken)
  fightServer.accept(broken, { fight, seat: 'players' }).hear('{"do":"hello","protocol":1}')
  const sound: HostTransport = {
    send: (text) => void heard.push(text),
    close: (why) => void heard.push(why),
    waiting: 0,
  }
  fightServer.accept(sound, { fight: other.fight, seat: 'referee' }).hear('{"do":"hello","protocol":1}')
  await settle()
  for (const at of [fight, other.fight]) {
    const open = await fightServer.open(at)
    await open?.hear('referee', { do: 'clock', id: 'clock', seconds: 30 })
  }
  isBroken = true
  heard.length = 0
  now = 11_000
  fightServer.tick()
  expect(faults).toEqual([null, fight])
  expect(heard.map((text) => JSON.parse(text).type)).toEqual(['presence'])
})
