import { type Connection, connect, inProcess } from '@fray/live/client'
import { expect, test } from 'vitest'
import { openFightServer } from '../src/index.ts'
import { encounterOf, fightServerWith, hostingOf, settle, sit } from './fight-servers.ts'

const DUEL = 'encounters/zones/duel.yaml'

test('who follows an open invitation asks, is let in, and has a key of its own from then on', async () => {
  const { fightServer, hosting, fight } = await fightServerWith(encounterOf(DUEL))
  const referee = sit(fightServer, fight, 'referee')
  await referee.ready
  const { key } = (await referee.ask({ do: 'invite', to: 'anybody' })) as { key: string }
  const keys: string[] = []
  const ann = connect(inProcess(fightServer), { key, name: 'Ann', admitted: (own) => keys.push(own) })
  const bob = connect(inProcess(fightServer), { key, name: 'Bob' })
  await settle()
  expect(ann.now.line).toEqual({ state: 'lobby' })
  expect(referee.now.presence?.guests.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  const [a, b] = referee.now.presence?.guests ?? []
  expect(await referee.ask({ do: 'admit', guest: a?.guest ?? '', seat: 'players' })).toEqual({ done: true })
  expect(await referee.ask({ do: 'turn-away', guest: b?.guest ?? '' })).toEqual({ done: true })
  await ann.ready
  await settle()
  expect(ann.now.seat).toEqual({ id: 'players', role: 'player' })
  expect(bob.now.line).toMatchObject({ state: 'ended', why: 'turned-away' })
  expect(referee.now.presence?.seats.find(({ seat }) => seat === 'players')).toMatchObject({ name: 'Ann', devices: 1 })
  expect(referee.now.presence?.guests).toEqual([])
  expect(await hosting.accessTokens.find(keys[0] ?? '')).toEqual({ fight, seat: 'players' })
  expect(await ann.ask({ do: 'invite', to: 'referee' })).toMatchObject({ done: false, rule: 'not-your-seat' })
  expect(JSON.stringify(ann.now.presence)).not.toContain('guest-')
})

test('links are taken back, and whoever sat there is closed for good', async () => {
  const { fightServer, hosting, fight } = await fightServerWith(encounterOf(DUEL))
  const referee = sit(fightServer, fight, 'referee')
  const { key } = (await referee.ask({ do: 'invite', to: 'players' })) as { key: string }
  const ann = connect(inProcess(fightServer), { key })
  await ann.ready
  expect(await referee.ask({ do: 'revoke', of: 'players' })).toEqual({ done: true })
  await settle()
  expect(ann.now.line).toMatchObject({ state: 'ended', why: 'revoked' })
  expect(await hosting.accessTokens.find(key)).toBeNull()
  const again = connect(inProcess(fightServer), { key })
  await expect(again.ready).rejects.toThrow('The link leads to no seat')
  expect(again.now.line).toMatchObject({ state: 'ended', why: 'no-such-link' })
})

test('spectators see, and do nothing', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf(DUEL))
  const watcher = sit(fightServer, fight, 'spectators')
  const table = await watcher.ready
  expect(watcher.now.seat?.role).toBe('spectator')
  expect(table.cards.every(({ yours }) => !yours)).toBe(true)
  expect(await watcher.undo()).toMatchObject({ done: false, rule: 'not-your-seat' })
  expect(await watcher.ask({ do: 'settings', reactions: 'never' })).toMatchObject({ done: false })
})

test('combatants are moved to another seat, which commands them from then on; an undo takes that back', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf(DUEL), { seats: 2 })
  const [referee, first, second] = ['referee', 'players', 'player-1'].map((seat) => sit(fightServer, fight, seat)) as [
    Connection,
    Connection,
    Connection,
  ]
  await Promise.all([referee.ready, first.ready, second.ready])
  expect(first.now.table?.turn.who).toEqual(['Ada'])
  expect(await referee.ask({ do: 'move', who: 'Ada', to: 'player-1' })).toEqual({ done: true })
  await settle()
  expect(second.now.table?.turn.who).toEqual(['Ada'])
  expect(first.now.table?.turn.who).toEqual([])
  expect(await first.submit({ actor: 'Ada', action: 'move', zone: 'yard' })).toMatchObject({ rule: 'not-your-seat' })
  expect(await referee.undo()).toEqual({ done: true })
  await settle()
  expect(first.now.table?.turn.who).toEqual(['Ada'])
})

test('a seat is handed to the referee, to a policy, and back; also of itself while nobody is there', async () => {
  let now = 0
  const { fightServer, fight } = await fightServerWith(encounterOf(DUEL), { changes: { now: () => now } })
  const [referee, player] = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat)) as [
    Connection,
    Connection,
  ]
  await Promise.all([referee.ready, player.ready])
  const handOver = (to: string, after?: number) =>
    referee.ask({ do: 'hand-over', seat: 'players', to, ...(after !== undefined && { after }) })
  expect(await handOver('referee')).toEqual({ done: true })
  await settle()
  expect(referee.now.waits).toEqual({ for: 'you', seats: ['referee'] })
  expect(referee.now.table?.turn.who).toEqual(['Ada'])
  expect(player.now.table?.turn.who).toEqual([])
  expect(await player.submit({ actor: 'Ada', action: 'move', zone: 'yard' })).toMatchObject({ rule: 'not-your-seat' })
  expect(await handOver('person')).toEqual({ done: true })
  await settle()
  expect(player.now.waits?.for).toBe('you')
  expect(await handOver('nobody-knows')).toMatchObject({ rule: 'unknown-name' })

  expect(await handOver('aggressive', 30)).toEqual({ done: true })
  await settle()
  expect(player.now.waits?.for).toBe('you')
  const lines = referee.now.told.length
  player.close()
  await settle()
  fightServer.tick()
  now += 29_000
  fightServer.tick()
  await settle()
  expect(referee.now.told.length).toBe(lines)
  now += 2_000
  fightServer.tick()
  await settle()
  expect(referee.now.told.length).toBeGreaterThan(lines)
  expect(referee.now.presence?.seats.find(({ seat }) => seat === 'players')?.by).toBe('aggressive')
  const back = sit(fightServer, fight, 'players')
  await back.ready
  fightServer.tick()
  await settle()
  expect(referee.now.presence?.seats.find(({ seat }) => seat === 'players')?.by).toBe('person')
})

test('no clock forces anybody unless the referee sets one; it can be extended', async () => {
  let now = 0
  const { fightServer, fight } = await fightServerWith(encounterOf(DUEL), { changes: { now: () => now } })
  const [referee, player] = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat)) as [
    Connection,
    Connection,
  ]
  await Promise.all([referee.ready, player.ready])
  const pass = async (seconds: number) => {
    for (const seat of [referee, player]) await seat.ask({ do: 'told', since: 1_000 })
    now += seconds * 1_000
    fightServer.tick()
    await settle()
    await settle()
  }
  const lines = referee.now.told.length
  for (let i = 0; i < 40; i++) await pass(30)
  expect(referee.now.told.length).toBe(lines)
  expect(await referee.ask({ do: 'clock', seconds: 60 })).toEqual({ done: true })
  await pass(1)
  expect(player.now.presence?.until).toBe(60)
  expect(await referee.ask({ do: 'extend', seconds: 30 })).toEqual({ done: true })
  await pass(30)
  await pass(31)
  await pass(20)
  expect(referee.now.told.length).toBe(lines)
  await pass(20)
  expect(referee.now.told.length).toBeGreaterThan(lines)
})

test('who sits where, names and wishes stay when the host is restarted', async () => {
  const { fightServer, hosting, fight } = await fightServerWith(encounterOf(DUEL))
  const [referee, player] = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat)) as [
    Connection,
    Connection,
  ]
  await player.ask({ do: 'rename', seat: 'players', name: 'Ann' })
  await player.ask({ do: 'settings', reactions: 'never' })
  expect(await player.ask({ do: 'rename', seat: 'referee', name: 'Ann' })).toMatchObject({ rule: 'not-your-seat' })
  await referee.ask({ do: 'hand-over', seat: 'players', to: 'referee', after: 60 })
  const later = openFightServer({ ...hosting, chance: hostingOf().chance })
  const again = sit(later, fight, 'players')
  await again.ready
  await settle()
  expect(again.now.presence?.seats.find(({ seat }) => seat === 'players')?.name).toBe('Ann')
  expect(await again.ask({ do: 'settings' })).toMatchObject({ reactions: 'never' })
})

test('no more than twenty ask at a time', async () => {
  const { fightServer, hosting, fight } = await fightServerWith(encounterOf(DUEL))
  const referee = sit(fightServer, fight, 'referee')
  await referee.ready
  const key = await hosting.accessTokens.make({ fight, seat: null })
  const guests = Array.from({ length: 22 }, () => connect(inProcess(fightServer), { key }))
  await settle()
  await settle()
  expect(guests.filter(({ now }) => now.line.state === 'lobby')).toHaveLength(20)
  expect(guests.filter(({ now }) => now.line.state === 'lost')).toHaveLength(2)
  expect(referee.now.presence?.guests).toHaveLength(20)
  for (const guest of guests) guest.close()
  await settle()
  await settle()
  expect(referee.now.presence?.guests).toEqual([])
})

test('there is no seat by a name that every object has, and the house goes on', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf(DUEL))
  const referee = sit(fightServer, fight, 'referee')
  await referee.ready
  for (const seat of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    for (const request of [
      { do: 'rename', seat, name: 'Ann' },
      { do: 'hand-over', seat, to: 'aggressive' },
      { do: 'hand-over', seat, to: 'aggressive', after: 5 },
      { do: 'revoke', of: seat },
      { do: 'invite', to: seat },
    ] as const)
      expect(await referee.ask(request)).toMatchObject({ done: false, rule: 'unknown-name' })
  }
  fightServer.tick()
  expect(referee.now.presence?.seats.map(({ seat }) => seat)).toEqual(['referee', 'players', 'spectators'])
})
