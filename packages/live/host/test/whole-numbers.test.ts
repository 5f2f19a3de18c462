import { type Connection, connect, inProcess } from '@fray/live/client'
import { readSaid } from '@fray/live/protocol'
import { expect, test } from 'vitest'
import { type FightServer, MemoryStore, openFightServer } from '../src/index.ts'
import { encounterOf, hostingOf, settle } from './fight-servers.ts'

const BRIDGE = JSON.stringify(encounterOf('encounters/zones/bridge.yaml'))

/** Sits down, and hands each text that comes to `hear` before the client has it. */
function sitDown(fightServer: FightServer, key: string, hear: (text: string) => void, name?: string): Connection {
  const { open } = inProcess(fightServer)
  const transport = {
    open: (ears: Parameters<typeof open>[0]) =>
      open({
        ...ears,
        hear(text) {
          hear(text)
          ears.hear(text)
        },
      }),
  }
  return connect(transport, { key, ...(name !== undefined && { name }) })
}

test('a clock with parts of milliseconds: all frames are as declared, and whole times are stored', async () => {
  let time = 1_795_986_877_743.4734
  const stored: string[] = []
  const store = new MemoryStore(() => 0)
  const writing = <F extends 'start' | 'append'>(name: F) => {
    const write = store[name].bind(store) as (...given: unknown[]) => unknown
    store[name] = ((...given: unknown[]) => {
      stored.push(JSON.stringify(given))
      return write(...given)
    }) as (typeof store)[F]
  }
  writing('start')
  writing('append')
  const fightServer = openFightServer(hostingOf({ store, now: () => time }))
  const frames: string[] = []
  const hear = (text: string) => frames.push(text)
  const { campaign, keys } = await fightServer.startCampaign('The long winter')
  const referee = sitDown(fightServer, keys.referee, hear)
  const ann = sitDown(fightServer, keys.anybody, hear, 'Ann')
  await settle()
  const says = async (by: Connection, message: object) => {
    expect(await by.ask(message as never)).toEqual({ done: true })
    time += 1_500.25
    fightServer.tick()
    await settle()
  }
  await says(referee, { do: 'prepare', encounter: BRIDGE })
  await says(referee, { do: 'open-next' })
  await says(referee, { do: 'clock', seconds: 60 })
  await says(referee, { do: 'hand-over', seat: 'player-1', to: 'aggressive', after: 60 })
  await says(ann, { do: 'write', words: 'here' })
  await says(ann, { do: 'point', place: 'bridge' })
  await says(ann, { do: 'throw-dice', dice: '1d20' })
  await says(referee, { do: 'leave-fight' })

  expect(frames.filter((text) => readSaid(text).type === 'campaign').length).toBeGreaterThan(2)
  expect(referee.now.campaign?.past).toMatchObject([{ at: 1_795_986_879_243 }])
  for (const text of [...frames, ...stored]) expect(text).not.toMatch(/\d{10,}\.\d/)

  // Logs that were written before have parts of milliseconds.
  const before = String(await fightServer.campaignFile(campaign)).replace(/"at":(\d+)/, '"at":$1.4734')
  expect(before).toContain('.4734')
  const { keys: copied } = await fightServer.importCampaign(before)
  const again = sitDown(fightServer, copied.referee, hear)
  await settle()
  expect(again.now.campaign?.past).toMatchObject([{ at: 1_795_986_879_243 }])
  for (const text of frames) readSaid(text)
})
