import { connect, inProcess } from '@fray/live/client'
import { expect, test } from 'vitest'
import { type AccessToken, type Hosting, MemoryAccessTokens, MemoryStore, StoreError } from '../src/index.ts'
import { encounterOf, fightServerWith, settle, sit } from './fight-servers.ts'

const DUEL = 'encounters/zones/duel.yaml'
const FULL = new StoreError('The disk is full.', true)

/** A server with a fight, on a disk that can be full; what it has heard of that should not have gone wrong. */
async function onADisk() {
  const disk = { isFull: false, isUnsure: false }
  const check = (): void => {
    if (disk.isUnsure) throw new StoreError('The line is gone.', false)
    if (disk.isFull) throw FULL
  }
  class AccessTokens extends MemoryAccessTokens {
    override async make(accessToken: AccessToken): Promise<string> {
      check()
      return super.make(accessToken)
    }
  }
  class Store extends MemoryStore {
    override async append(...given: Parameters<MemoryStore['append']>) {
      check()
      return super.append(...given)
    }
  }
  let keys = 0
  const faults: unknown[] = []
  const changes: Partial<Hosting> = {
    store: new Store(() => 0),
    accessTokens: new AccessTokens(() => `key-${++keys}`),
    fault: (error) => faults.push(error),
  }
  const { fightServer, hosting, fight } = await fightServerWith(encounterOf(DUEL), { changes })
  const open = await fightServer.open(fight)
  if (open === null) throw new Error('It was just begun.')
  return { disk, fightServer, hosting, fight, open, faults }
}

test('a request about seats that could not be kept is answered so, and the same is heard again when there is room', async () => {
  const { disk, open, faults } = await onADisk()
  const requests = [
    { do: 'invite', to: 'players', id: 'a' },
    { do: 'pause', on: true, id: 'b' },
    { do: 'rename', seat: 'players', name: 'Ann', id: 'c' },
  ] as const
  disk.isFull = true
  for (const request of requests)
    expect(await open.hear('referee', request)).toEqual({
      ...{ type: 'refused', re: request.id, rule: 'not-saved', reason: 'The disk is full.' },
    })
  disk.isUnsure = true
  for (const request of requests)
    expect(await open.hear('referee', request)).toMatchObject({ type: 'in-doubt', re: request.id })
  Object.assign(disk, { isFull: false, isUnsure: false })
  const [invited, ...others] = await Promise.all(requests.map((request) => open.hear('referee', request)))
  expect(invited).toMatchObject({ type: 'result', re: 'a', value: { key: expect.any(String) } })
  for (const other of others) expect(other.type).toBe('accepted')
  // What has come of something is remembered: there is no second key.
  expect(await open.hear('referee', requests[0])).toEqual(invited)
  expect(faults).toEqual([])
})

test('a guest for whom no key or no seat could be kept goes on asking, and is let in when there is room', async () => {
  const { disk, fightServer, hosting, fight } = await onADisk()
  const referee = sit(fightServer, fight, 'referee')
  await referee.ready
  const guest = connect(inProcess(fightServer), {
    key: await hosting.accessTokens.make({ fight, seat: null }),
    name: 'Ann',
  })
  await settle()
  const asking = () => referee.now.presence?.guests.map(({ name }) => name)
  expect(asking()).toEqual(['Ann'])
  const admit = { do: 'admit', guest: referee.now.presence?.guests[0]?.guest ?? '', seat: 'players' } as const
  disk.isFull = true
  expect(await referee.ask(admit)).toMatchObject({ done: false, rule: 'not-saved' })
  await settle()
  expect([asking(), guest.now.line.state]).toEqual([['Ann'], 'lobby'])
  disk.isFull = false
  expect(await referee.ask(admit)).toEqual({ done: true })
  await settle()
  expect([asking(), guest.now.seat]).toEqual([[], { id: 'players', role: 'player' }])
  expect(referee.now.presence?.seats.find(({ seat }) => seat === 'players')?.name).toBe('Ann')
})

test('a mistake of a ruleset that comes up in a request is heard of, and the fight goes on', async () => {
  const { open, faults } = await onADisk()
  const actions = await open.hear('players', { do: 'actions', who: 'Nobody' })
  expect(actions).toMatchObject({ type: 'refused', rule: 'unknown-name' })
  // Who asks for what is not there has found no mistake.
  expect(faults).toEqual([])
  const { play } = (open as unknown as { opened: { play: { actions: unknown } } }).opened
  play.actions = () => {
    throw new TypeError('There is no such row.')
  }
  expect(await open.hear('players', { do: 'actions' })).toMatchObject({
    type: 'refused',
    reason: 'There is no such row.',
  })
  expect(faults).toEqual([new TypeError('There is no such row.')])
  expect(
    await open.hear('players', { do: 'submit', id: 1, action: { actor: 'Ada', action: 'move', zone: 'yard' } }),
  ).toMatchObject({ type: 'accepted' })
})
