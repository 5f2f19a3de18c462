import { randomFrom } from '@fray/kernel'
import { connect } from '@fray/live/client'
import { expect, test } from 'vitest'
import { type Breaking, breakable, TestClock } from './broken-lines.ts'
import { encounterOf, fightServerWith, seatIn, settle, sit } from './fight-servers.ts'
import { moveAtRandom } from './moving.ts'

test('over lines that break all the time everything is done once, and both seats see it', async () => {
  const { fightServer, fight, hosting } = await fightServerWith(encounterOf('encounters/zones/bridge.yaml'))
  const clock = new TestClock()
  const random = randomFrom('lines')
  const breaking: Breaking = { random, oneIn: 12, broken: 0 }
  const seats = ['referee', 'players'].map((seat) =>
    connect(breakable(seatIn(fightServer, { fight, seat }), breaking), { clock }),
  )
  const [referee, player] = seats as [(typeof seats)[number], (typeof seats)[number]]
  let done = 0
  let stale = 0
  for (let round = 0; round < 200 && referee.now.table?.fight.over !== true; round++) {
    const moving = seats.map((seat) =>
      seat.now.pending.length > 0 ? null : moveAtRandom(seat, random, true).catch(() => null),
    )
    let isSettled = false
    const all = Promise.all(moving).then((outcomes) => {
      isSettled = true
      for (const outcome of outcomes) if (outcome?.done === true) done++
      for (const outcome of outcomes) if (outcome?.done === false && outcome.rule === 'stale') stale++
    })
    for (let i = 0; i < 300 && !isSettled; i++) {
      await settle()
      clock.forward(700)
    }
    await all
  }
  breaking.oneIn = 0
  for (let i = 0; i < 40; i++) {
    await settle()
    clock.forward(3_000)
  }
  expect(breaking.broken).toBeGreaterThan(30)
  const entries = await hosting.store.read(fight, 1)
  expect(entries.filter(({ id }) => !id.startsWith('/'))).toHaveLength(done)
  expect(done).toBeGreaterThan(20)
  for (const seat of [referee, player]) {
    expect(seat.now.line.state).toBe('open')
    expect(seat.now.pending).toEqual([])
    const whole = sit(fightServer, fight, seat === referee ? 'referee' : 'players')
    expect(await whole.ready).toEqual(seat.now.table)
    expect(seat.now.told.at(-1)).toEqual(whole.now.told.at(-1))
    whole.close()
  }
  process.stdout.write(`${breaking.broken} lines broke; ${done} deeds done, ${stale} stale\n`)
  for (const seat of seats) seat.close()
})

test('what was sent twice is done once, and gets the same answer', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'))
  const live = await fightServer.open(fight)
  const { seq, epoch } = (await live?.table('referee')) ?? { seq: -1, epoch: '' }
  const start = {
    do: 'submit',
    id: 'once',
    action: { actor: 'referee', action: 'override', path: 'Ada.hp', to: 5 },
    at: seq,
    epoch,
  } as const
  const [first, second] = await Promise.all([live?.hear('referee', start), live?.hear('referee', start)])
  expect(first).toMatchObject({ type: 'accepted', re: 'once' })
  expect(second).toEqual(first)
  const before = await fightServer.journal(fight)
  expect(await live?.hear('referee', start)).toEqual(first)
  expect(await fightServer.journal(fight)).toBe(before)
  expect(await live?.hear('referee', { ...start, id: 'other' })).toEqual({
    ...{ type: 'stale', re: 'other' },
    at: (await live?.table('referee'))?.seq,
  })
})

test('who hears that there is a network again does not wait until the next try', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'))
  const clock = new TestClock()
  const net = { isThere: true, tries: 0, breakNow: () => {} }
  const through = seatIn(fightServer, { fight, seat: 'referee' })
  const seat = connect(
    {
      open(ears) {
        net.tries++
        if (net.isThere) {
          net.breakNow = () => ears.closed(1006, '')
          return through.open(ears)
        }
        void Promise.resolve().then(() => ears.closed(1006, ''))
        return { send: () => {}, close: () => {} }
      },
    },
    { clock },
  )
  await seat.ready
  seat.retry()
  expect(net.tries).toBe(1)
  net.isThere = false
  net.breakNow()
  for (let i = 0; i < 200; i++) {
    await settle()
    clock.forward(1_000)
  }
  await settle()
  expect(seat.now.line.state).toBe('lost')
  const { tries } = net
  net.isThere = true
  // Once is enough, however often it is said.
  seat.retry()
  seat.retry()
  expect(net.tries).toBe(tries + 1)
  await settle()
  expect(seat.now.line.state).toBe('open')
  for (let i = 0; i < 60; i++) {
    clock.forward(1_000)
    await settle()
  }
  expect(net.tries).toBe(tries + 1)
  seat.close()
})
