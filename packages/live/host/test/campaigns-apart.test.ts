import { type Connection, connect, inProcess } from '@fray/live/client'
import { expect, test } from 'vitest'
import type { FightServer } from '../src/index.ts'
import { encounterOf } from './fight-servers.ts'
import { pass, quiet, streetOf } from './two-servers.ts'

const BRIDGE = encounterOf('encounters/zones/bridge.yaml')

const sitDown = (fightServer: FightServer, key: string, name?: string): Connection =>
  connect(inProcess(fightServer), { key, ...(name !== undefined && { name }) })

test('two servers serve one campaign: who is there, what is prepared and the next fight are the same at both', async () => {
  const street = streetOf(2)
  const [here, there] = street.fightServers as [FightServer, FightServer]
  const { keys } = await here.startCampaign('Apart')
  const referee = sitDown(here, keys.referee)
  const other = sitDown(there, keys.referee)
  const ann = sitDown(there, keys.anybody, 'Ann')
  await quiet()
  await pass(street, 1)
  const devices = ({ now }: Connection) => now.campaign?.people.map(({ devices: many }) => many)
  expect(devices(referee)).toEqual([2, 1])
  expect(devices(ann)).toEqual([2, 1])
  expect(await referee.ask({ do: 'prepare', encounter: JSON.stringify(BRIDGE) })).toEqual({ done: true })
  await quiet()
  expect(other.now.campaign?.referee?.prepared).toHaveLength(1)
  // Both devices of the referee open at once: one fight is opened, and everybody is in it.
  const outcomes = await Promise.all([referee.ask({ do: 'open-next' }), other.ask({ do: 'open-next' })])
  await quiet()
  await pass(street, 2)
  expect(outcomes.filter((one) => (one as { done: boolean }).done)).toHaveLength(1)
  for (const one of [other, ann]) expect(one.now.fight).toBe(referee.now.fight)
  expect(ann.now.table?.fight.title).toBe('Two pennies to cross')
  expect(await here.list()).toHaveLength(1)
})

test('a server that was taken for dead shows again who is in the lobby of a campaign', async () => {
  const street = streetOf(2)
  const [here, there] = street.fightServers as [FightServer, FightServer]
  const { keys } = await here.startCampaign('Apart')
  const referee = sitDown(here, keys.referee)
  sitDown(there, keys.anybody, 'Ann')
  await quiet()
  await pass(street, 1)
  const devices = () => referee.now.campaign?.people.map(({ devices: many }) => many)
  expect(devices()).toEqual([1, 1])
  // Its machine sleeps, and the other server goes on.
  for (let second = 0; second < 20; second++) {
    street.clock.now += 1_000
    here.tick()
    await quiet()
  }
  expect(devices()).toEqual([1, 0])
  await pass(street, 3)
  expect(devices()).toEqual([1, 1])
})

test('a campaign without anybody is put away, and is as it was when somebody comes', async () => {
  const street = streetOf(1)
  const [here] = street.fightServers as [FightServer]
  const { keys } = await here.startCampaign('Apart')
  const ann = sitDown(here, keys.anybody, 'Ann')
  await quiet()
  ann.close()
  await pass(street, 400)
  const referee = sitDown(here, keys.referee)
  await quiet()
  expect(referee.now.campaign?.people.map(({ name, devices }) => [name, devices])).toEqual([
    ['referee', 1],
    ['Ann', 0],
  ])
})

test('an evening of three fights with a hidden foe in each, two people late: nothing of it reaches anybody', async () => {
  const street = streetOf(2)
  const [here, there] = street.fightServers as [FightServer, FightServer]
  const { keys } = await here.startCampaign('Secrets')
  const referee = sitDown(here, keys.referee)
  const heard: string[] = []
  const listening = (fightServer: FightServer, name: string): Connection => {
    const { open } = inProcess(fightServer)
    const hearing = (hear: (text: string) => void) => (text: string) => {
      heard.push(text)
      hear(text)
    }
    return connect({ open: (ears) => open({ ...ears, hear: hearing(ears.hear) }) }, { key: keys.anybody, name })
  }
  await quiet()
  const all = [listening(here, 'Ann')]
  for (const n of [1, 2, 3]) {
    const combatants = { ...(BRIDGE.combatants as object), [`Lurkmaw${n}`]: { from: 'toll-ruffian', hidden: true } }
    const secret = { ...BRIDGE, title: `Fight ${n}`, combatants, secrets: `The key${n} is in the mill.` }
    expect(await referee.ask({ do: 'prepare', encounter: JSON.stringify(secret) })).toEqual({ done: true })
  }
  for (const n of [1, 2, 3]) {
    expect(await referee.ask({ do: 'open-next' })).toEqual({ done: true })
    await quiet()
    if (n < 3) all.push(listening(n === 1 ? there : here, `Late ${n}`))
    await quiet()
    await pass(street, 1)
    await referee.submit({ actor: 'referee', action: 'override', path: `Lurkmaw${n}.hp`, to: 1 })
    await quiet()
    for (const { now } of all) expect(now.table?.fight.title).toBe(`Fight ${n}`)
    expect(JSON.stringify(referee.now.table)).toContain(`Lurkmaw${n}`)
    expect(heard.join()).not.toContain(`Fight ${n + 1}`)
  }
  expect(heard.join()).not.toMatch(/lurkmaw|key\d|"prepared"/i)
})
