import { type Connection, connect, inProcess } from '@fray/live/client'
import { expect, test } from 'vitest'
import { type FightServer, openFightServer } from '../src/index.ts'
import { encounterOf, hostingOf, settle } from './fight-servers.ts'

// What strangers did at a table for the first time, and what became of it.

const BRIDGE = JSON.stringify(encounterOf('encounters/zones/bridge.yaml'))
const WELLS = JSON.stringify(encounterOf('encounters/weapon-speed/two-wells.yaml'))

const sitDown = (fightServer: FightServer, key: string, name?: string): Connection =>
  connect(inProcess(fightServer), { key, ...(name !== undefined && { name }) })

async function evening() {
  const fightServer = openFightServer(hostingOf())
  const { campaign, keys } = await fightServer.startCampaign('The long winter')
  const referee = sitDown(fightServer, keys.referee)
  await settle()
  return { fightServer, campaign, keys, referee, say: (message: object) => referee.ask(message as never) }
}

const hpOf = async (referee: Connection, who: string): Promise<unknown> => {
  const values = (await referee.ask({ do: 'values', who } as never)) as readonly { path: string; now: unknown }[]
  return values.find(({ path }) => path === `${who}.hp`)?.now
}

test('the referee has a name of their own, in the lobby and in every fight', async () => {
  const { fightServer, campaign, keys, referee, say } = await evening()
  const ann = sitDown(fightServer, keys.anybody, 'Ann')
  await settle()
  expect(await say({ do: 'rename', seat: 'referee', name: 'Rolf' })).toEqual({ done: true })
  expect(await ann.ask({ do: 'rename', seat: 'referee', name: 'Fool' } as never)).toMatchObject({
    rule: 'not-your-seat',
  })
  await settle()
  expect(ann.now.campaign?.people.map(({ name }) => name)).toEqual(['Rolf', 'Ann'])
  for (let fight = 0; fight < 2; fight++) {
    await say({ do: 'prepare', encounter: BRIDGE })
    await say({ do: 'open-next' })
    await settle()
    expect(ann.now.presence?.seats.find(({ seat }) => seat === 'referee')?.name).toBe('Rolf')
  }
  const copy = await fightServer.importCampaign((await fightServer.campaignFile(campaign)) ?? '')
  const there = sitDown(fightServer, copy.keys.referee)
  await settle()
  expect(there.now.campaign?.people[0]?.name).toBe('Rolf')
  expect(referee.now.campaign?.people).toHaveLength(2)
})

test('two devices of the referee open the same encounter: one fight, and the other is told why', async () => {
  const { fightServer, keys, referee, say } = await evening()
  const second = sitDown(fightServer, keys.referee)
  await settle()
  await say({ do: 'prepare', encounter: BRIDGE })
  await settle()
  const prepared = referee.now.campaign?.referee?.prepared[0]?.prepared
  const answers = await Promise.all(
    [referee, second].map((one) => one.ask({ do: 'open-next', prepared } as never) as Promise<object>),
  )
  await settle()
  expect(answers.filter((one) => 'done' in one && one.done === true)).toHaveLength(1)
  expect(answers).toContainEqual(
    expect.objectContaining({ reason: 'That encounter is no longer prepared: it was opened or removed meanwhile.' }),
  )
  expect(referee.now.campaign?.past).toHaveLength(1)
})

test('the seventeenth person is told that the campaign is full', async () => {
  const { fightServer, keys } = await evening()
  for (let n = 1; n <= 16; n++) sitDown(fightServer, keys.anybody, `Player ${n}`)
  await settle()
  const heard: string[] = []
  const { open } = inProcess(fightServer)
  const listening = {
    open: (ears: Parameters<typeof open>[0]) =>
      open({
        ...ears,
        hear: (one: string) => {
          heard.push(one)
          ears.hear(one)
        },
      }),
  }
  const late = connect(listening, { key: keys.anybody, name: 'Late' })
  await expect.poll(() => late.now.line).toMatchObject({ state: 'lost', why: 'full' })
  expect(heard.join()).toContain('This campaign has 16 people, as many as it may')
  late.close()
})

test('what goes along in one game is not lost where another game is played between', async () => {
  const { fightServer, keys, referee, say } = await evening()
  sitDown(fightServer, keys.anybody, 'Ann')
  await settle()
  for (const encounter of [BRIDGE, WELLS, BRIDGE]) await say({ do: 'prepare', encounter })
  await say({ do: 'open-next' })
  await settle()
  const fresh = await hpOf(referee, 'Ada')
  await referee.submit({ actor: 'referee', action: 'override', path: 'Ada.hp', to: 4 })
  await say({ do: 'open-next' })
  await settle()
  await say({ do: 'open-next' })
  await settle()
  expect(fresh).not.toBe('4')
  expect(await hpOf(referee, 'Ada')).toBe('4')
})
