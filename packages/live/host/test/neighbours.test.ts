import { type Connection, connect, inProcess } from '@fray/live/client'
import type { ListedActions } from '@fray/seat'
import { expect, test } from 'vitest'
import type { OpenFight } from '../src/fight/live-fight.ts'
import type { FightServer } from '../src/index.ts'
import { encounterOf, sit } from './fight-servers.ts'
import { pass, quiet, type Street, streetOf } from './two-servers.ts'

const DUEL = 'encounters/zones/duel.yaml'
const override = { actor: 'referee', action: 'override', path: 'Ada.hp' }

/** Two servers, a duel, the referee at the first one and Ada's player at the second. */
async function apart(): Promise<
  Street & { here: FightServer; there: FightServer; fight: string; referee: Connection; player: Connection }
> {
  const street = streetOf(2)
  const [here, there] = street.fightServers as [FightServer, FightServer]
  const started = await here.start({ encounter: encounterOf(DUEL), seed: 'seven' })
  if ('problems' in started) throw new Error(started.problems[0]?.message)
  const { fight } = started
  const [referee, player] = [sit(here, fight, 'referee'), sit(there, fight, 'players')]
  await Promise.all([referee.ready, player.ready])
  await quiet()
  return { ...street, here, there, fight, referee, player }
}

const devicesAt = ({ now }: Connection, seat: string): number | undefined =>
  now.presence?.seats.find((one) => one.seat === seat)?.devices

const hitPoints = ({ now }: Connection): number | undefined | null =>
  now.table?.cards.find(({ who }) => who === 'Ada')?.health.pools[0]?.now

test('everybody is told who is there, at whichever house; a house that is gone without a word takes its people with it', async () => {
  const street = await apart()
  const { referee, player, there, fight, clock } = street
  expect(devicesAt(referee, 'players')).toBe(1)
  expect(devicesAt(player, 'referee')).toBe(1)
  const second = sit(there, fight, 'players')
  await second.ready
  await quiet()
  expect(devicesAt(referee, 'players')).toBe(2)
  second.close()
  await quiet()
  expect(devicesAt(referee, 'players')).toBe(1)
  // The second server says nothing any more.
  for (let second = 0; second < 40; second++) {
    clock.now += 1_000
    street.fightServers[0]?.tick()
    await referee.ask({ do: 'seats' })
    await quiet()
  }
  expect(devicesAt(referee, 'players')).toBe(0)
})

test('nobody is absent who sits at another house, also when no hint says so; absence is found out once, and ends when somebody comes anywhere', async () => {
  const street = await apart()
  const { referee, player, street: road, store, fight, there } = street
  road.loses = () => true
  expect(await referee.ask({ do: 'hand-over', seat: 'players', to: 'aggressive', after: 20 })).toEqual({ done: true })
  const lines = referee.now.told.length
  for (let i = 0; i < 30; i++) {
    await Promise.all([referee.ask({ do: 'seats' }), player.ask({ do: 'told', since: 1_000 })])
    await pass(street, 1)
  }
  expect(referee.now.told.length).toBe(lines)
  player.close()
  await quiet()
  const before = (await store.read(fight, 1)).length
  for (let i = 0; i < 40; i++) {
    await referee.ask({ do: 'seats' })
    await pass(street, 1)
  }
  expect(referee.now.presence?.seats.find(({ seat }) => seat === 'players')?.by).toBe('aggressive')
  expect(referee.now.told.length).toBeGreaterThan(lines)
  // One entry says that nobody is there; with it the computer has done what it could.
  expect((await store.read(fight, before + 1)).length).toBeLessThan(4)
  const back = sit(there, fight, 'players')
  await back.ready
  for (let i = 0; i < 20; i++) {
    await Promise.all([referee.ask({ do: 'seats' }), back.ask({ do: 'told', since: 1_000 })])
    await pass(street, 1)
  }
  expect(referee.now.presence?.seats.find(({ seat }) => seat === 'players')?.by).toBe('person')
})

test('a guest at one house is let in, or turned away, by a referee at another', async () => {
  const street = await apart()
  const { referee, there, accessTokens, fight } = street
  const key = await accessTokens.make({ fight, seat: null })
  const kept: string[] = []
  const ann = connect(inProcess(there), { key, name: 'Ann', admitted: (own) => kept.push(own) })
  const bob = connect(inProcess(there), { key, name: 'Bob' })
  await quiet()
  expect(referee.now.presence?.guests.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  const [a, b] = referee.now.presence?.guests ?? []
  expect(await referee.ask({ do: 'admit', guest: a?.guest ?? '', seat: 'players' })).toEqual({ done: true })
  expect(await referee.ask({ do: 'turn-away', guest: b?.guest ?? '' })).toEqual({ done: true })
  await quiet()
  expect(ann.now.seat).toEqual({ id: 'players', role: 'player' })
  expect(bob.now.line).toMatchObject({ state: 'ended', why: 'turned-away' })
  expect(await accessTokens.find(kept[0] ?? '')).toEqual({ fight, seat: 'players' })
  expect(referee.now.presence?.guests).toEqual([])
  expect(referee.now.presence?.seats.find(({ seat }) => seat === 'players')?.name).toBe('Ann')
  expect(await referee.ask({ do: 'admit', guest: a?.guest ?? '', seat: 'players' })).toMatchObject({ done: false })
})

test('a link that is taken back closes whoever came by it, at every house, also when the hint is lost', async () => {
  const street = await apart()
  const { referee, there, accessTokens, fight, street: road, counts } = street
  const key = await accessTokens.make({ fight, seat: 'players' })
  const ann = connect(inProcess(there), { key })
  await ann.ready
  const open = await accessTokens.make({ fight, seat: null })
  const guest = connect(inProcess(there), { key: open })
  await quiet()
  road.loses = () => true
  expect(await referee.ask({ do: 'revoke', of: 'players' })).toEqual({ done: true })
  expect(await referee.ask({ do: 'revoke', of: 'anybody' })).toEqual({ done: true })
  await quiet()
  expect(ann.now.line.state).toBe('open')
  for (let i = 0; i < 16; i++) await pass(street, 1)
  expect(ann.now.line).toMatchObject({ state: 'ended', why: 'revoked' })
  expect(guest.now.line).toMatchObject({ state: 'ended', why: 'revoked' })
  expect(counts[1]?.get('hint-missed')).toBe(1)
  // Who comes by a new link stays.
  const again = connect(inProcess(there), { key: await accessTokens.make({ fight, seat: 'players' }) })
  await again.ready
  await pass(street, 16)
  expect(again.now.line.state).toBe('open')
})

test('the clock is one clock: more time counts everywhere, and who is waited for is answered for once', async () => {
  const street = await apart()
  const { referee, player, store, fight } = street
  const stay = async (seconds: number) => {
    for (let i = 0; i < seconds; i++) {
      await Promise.all([referee.ask({ do: 'seats' }), player.ask({ do: 'told', since: 1_000 })])
      await pass(street, 1)
    }
  }
  expect(await referee.ask({ do: 'clock', seconds: 20 })).toEqual({ done: true })
  await stay(10)
  expect(await referee.ask({ do: 'extend', seconds: 10 })).toEqual({ done: true })
  const before = (await store.read(fight, 1)).length
  await stay(15)
  expect((await store.read(fight, 1)).length).toBe(before)
  await stay(8)
  const after = await store.read(fight, before + 1)
  expect(after).toHaveLength(1)
  expect(player.now.table).toEqual(await player.ask({ do: 'table' }))
})

test('a fight that is begun again takes everybody along, and one that is deleted closes for all', async () => {
  const street = await apart()
  const { here, referee, player, accessTokens, store, fight } = street
  expect(await referee.submit({ actor: 'referee', action: 'end-combat' })).toEqual({ done: true })
  const open = (await here.open(fight)) as OpenFight
  const ask = { do: 'again', id: 'once' } as const
  expect(await open.hear('referee', ask)).toMatchObject({ type: 'accepted' })
  await quiet()
  const to = referee.now.again?.fight ?? ''
  expect(player.now.again?.fight).toBe(to)
  expect(await accessTokens.find(player.now.again?.key ?? '')).toEqual({ fight: to, seat: 'players' })
  // Sent again at the other server it is the same request.
  const other = (await street.fightServers[1]?.open(fight)) as OpenFight
  expect(await other.hear('referee', ask)).toMatchObject({ type: 'accepted' })
  expect(await store.list()).toHaveLength(2)
  expect(await here.delete(fight)).toBe(true)
  await quiet()
  expect(player.now.line).toMatchObject({ state: 'ended', why: 'no-such-fight' })
  expect(await street.fightServers[1]?.open(fight)).toBeNull()
})

test('a request that is sent to two houses is done once, with one answer; what was called stale at one does not happen at the other', async () => {
  const { here, there, fight, store, street: road } = await apart()
  const [one, two] = (await Promise.all([here.open(fight), there.open(fight)])) as [OpenFight, OpenFight]
  const { seq, epoch } = await one.table('referee')
  const request = { do: 'submit', id: 'once', action: { ...override, to: 5 }, at: seq, epoch } as const
  const first = await one.hear('referee', request)
  expect(first).toMatchObject({ type: 'accepted', re: 'once' })
  expect(await two.hear('referee', request)).toEqual(first)
  road.loses = () => true
  const late = { ...request, id: 'late', at: (await one.table('referee')).seq }
  expect(await two.hear('referee', late)).toMatchObject({ type: 'stale', re: 'late' })
  expect(await one.hear('referee', late)).toMatchObject({ type: 'stale', re: 'late' })
  const { length } = (await store.read(fight, 1)).filter(({ id }) => id.startsWith('referee/'))
  expect(length).toBe(2)
})

test('the key of an action says the same at a house that has not listed it', async () => {
  const { here, there, fight } = await apart()
  const [one, two] = (await Promise.all([here.open(fight), there.open(fight)])) as [OpenFight, OpenFight]
  const { value } = (await one.hear('players', { do: 'actions' })) as { readonly value: ListedActions }
  const key = value.groups[0]?.actions[0]?.key ?? ''
  expect(await two.hear('players', { do: 'submit', id: 'z', action: `${key}0` })).toMatchObject({
    rule: 'unknown-name',
  })
  expect(await two.hear('players', { do: 'submit', id: 'a', action: key })).toMatchObject({ type: 'accepted' })
})

test('whoever comes is shown what another house has done, though no hint of it was heard', async () => {
  const { there, fight, referee, player, street: road } = await apart()
  road.loses = () => true
  expect(await referee.submit({ ...override, to: 5 })).toEqual({ done: true })
  await quiet()
  expect(hitPoints(player)).not.toBe(5)
  const second = sit(there, fight, 'players')
  await second.ready
  expect(hitPoints(second)).toBe(5)
  await quiet()
  expect(hitPoints(player)).toBe(5)
})

test('what does not go on from where a fight stands is opened again, and what leads nowhere can be looked at', async () => {
  const street = await apart()
  const { store, fight, referee, counts } = street
  const version = (await store.look(fight))?.version ?? 0
  await store.append(fight, version, [{ id: '/strange', text: '{"answer":null}\n{"redo":99}' }], {
    ...{ title: 'x', ruleset: 'zones', over: false },
  })
  await pass(street, 16)
  expect(counts.map((of) => of.get('reopened'))).toEqual([1, 1])
  expect(await referee.submit({ ...override, to: 5 })).toMatchObject({ done: false, rule: 'read-only' })
})
