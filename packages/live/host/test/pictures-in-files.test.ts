import { pngOf } from '@fray/files/test/corpus'
import { parseJournal } from '@fray/kernel'
import { type Connection, connect, inProcess } from '@fray/live/client'
import { expect, test } from 'vitest'
import { type FightServer, openFightServer } from '../src/index.ts'
import { chances, encounterOf, fightServerWith, hostingOf, settle, sit } from './fight-servers.ts'

/* Pictures of people in files that are handed on, and over the lobby of a campaign. */

const BRIDGE = encounterOf('encounters/zones/bridge.yaml')
const EGGS = encounterOf('encounters/shock/eggs.yaml')

const portraits = ({ now }: Connection) =>
  Object.fromEntries(
    now.table?.board.tokens.flatMap(({ who, picture }) => (picture === undefined ? [] : [[who, picture]])) ?? [],
  )

async function give(fightServer: FightServer, fight: string, seat: string, seed: number): Promise<string> {
  const given = await (await fightServer.open(fight))?.givePicture(seat, pngOf({ seed }), null)
  if (given === undefined || 'rule' in given) throw new Error(given?.reason)
  return given.picture
}

/** A campaign in its lobby after a fight in which Ada and a foe were given portraits; another fight is prepared. */
async function afterFight() {
  const fightServer = openFightServer(hostingOf())
  const { campaign, keys } = await fightServer.startCampaign('The long winter')
  const referee = connect(inProcess(fightServer), { key: keys.referee })
  const ann = connect(inProcess(fightServer), { key: keys.anybody, name: 'Ann' })
  await settle()
  const say = (message: object) => referee.ask(message as never)
  for (let n = 0; n < 3; n++) await say({ do: 'prepare', encounter: JSON.stringify(BRIDGE) })
  await say({ do: 'open-next' })
  await settle()
  const fight = referee.now.fight ?? ''
  const [ada, crole] = [await give(fightServer, fight, 'player-1', 1), await give(fightServer, fight, 'referee', 2)]
  await ann.ask({ do: 'portrait', who: 'Ada', picture: ada } as never)
  await say({ do: 'portrait', who: 'Crole', picture: crole })
  await say({ do: 'leave-fight' })
  await settle()
  return { fightServer, campaign, referee, ann, say, ada }
}

test('a hero keeps their portrait over the lobby, and loses it where it was taken away', async () => {
  const { fightServer, referee, ann, say, ada } = await afterFight()
  await say({ do: 'open-next' })
  await settle()
  // The foe of before is somebody else's affair.
  expect(portraits(referee)).toEqual({ Ada: ada })
  expect(await (await fightServer.open(ann.now.fight ?? ''))?.picture('player-1', ada)).not.toBeNull()
  await ann.ask({ do: 'portrait', who: 'Ada', picture: null } as never)
  await say({ do: 'leave-fight' })
  await say({ do: 'open-next' })
  await settle()
  expect(portraits(referee)).toEqual({})
})

/** The next fight of a campaign that another host has taken from a file, from the referee's seat. */
async function nextElsewhere(file: string, changes: Parameters<typeof hostingOf>[0] = {}) {
  const fightServer = openFightServer(hostingOf({ chance: chances('elsewhere'), ...changes }))
  const { campaign, keys } = await fightServer.importCampaign(file)
  const referee = connect(inProcess(fightServer), { key: keys.referee })
  await settle()
  await referee.ask({ do: 'open-next' } as never)
  await settle()
  return { fightServer, campaign, referee }
}

test('the file of a campaign has the portraits of its heroes, and another host shows them', async () => {
  const { fightServer, campaign, ada } = await afterFight()
  const file = (await fightServer.campaignFile(campaign)) ?? ''
  expect(file.match(/^\{"picture":"[0-9a-f]{64}"/gm)).toHaveLength(1)
  const there = await nextElsewhere(file)
  expect(portraits(there.referee)).toEqual({ Ada: ada })
  const open = await there.fightServer.open(there.referee.now.fight ?? '')
  expect(await open?.picture('player-1', ada)).toMatchObject({ type: 'png', bytes: new Uint8Array(pngOf({ seed: 1 })) })
  // What has happened since is behind, and what was there is as it was.
  const back = (await there.fightServer.campaignFile(there.campaign)) ?? ''
  expect(back.split('\n').filter((line) => line.startsWith('{"picture'))).toEqual(
    file.split('\n').filter((line) => line.startsWith('{"picture')),
  )
})

test('a picture of a file that may not be kept is left out, and everything else is taken', async () => {
  const { fightServer, campaign, ada } = await afterFight()
  const file = (await fightServer.campaignFile(campaign)) ?? ''
  const withBytes = (bytes: Uint8Array): string =>
    file.replace(/"bytes":"[^"]*"/, `"bytes":"${Buffer.from(bytes).toString('base64')}"`)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const wrong = {
    'another picture by its name': withBytes(pngOf({ seed: 3 })),
    'no picture': withBytes(svg),
    'no base64': file.replace(/"bytes":"[^"]*"/, '"bytes":"*"'),
    'no JSON': file.replace(/^\{"picture".*$/m, '{"picture'),
    'too long': file.replace(/"bytes":"[^"]*"/, `"bytes":"${'A'.repeat(2_900_000)}"`),
  }
  for (const [what, text] of Object.entries(wrong)) {
    const there = await nextElsewhere(text)
    expect(there.referee.now.table?.fight.title, what).toBe('Two pennies to cross')
    expect(portraits(there.referee), what).toEqual({})
  }
  const { hashOf: _, ...without } = hostingOf()
  const nowhere = openFightServer({ ...without, chance: chances('without') })
  expect(await nowhere.importCampaign(file)).toMatchObject({ campaign: expect.any(String) })
  expect(ada).toHaveLength(64)
})

test('the file of a fight has its pictures where they are wished for, and shows them where it is taken', async () => {
  const { fightServer, fight } = await fightServerWith(EGGS, {})
  const referee = sit(fightServer, fight, 'referee')
  const { cards } = await referee.ready
  const who = cards.find(({ seat }) => seat === 'players')?.who ?? ''
  const [face, map] = [await give(fightServer, fight, 'referee', 1), await give(fightServer, fight, 'referee', 2)]
  await referee.ask({ do: 'portrait', who, picture: face } as never)
  await referee.ask({ do: 'map-picture', picture: map } as never)
  const plain = (await fightServer.journal(fight)) ?? ''
  const file = (await fightServer.journal(fight, true)) ?? ''
  expect(file.startsWith(plain)).toBe(true)
  expect(file.slice(plain.length).trim().split('\n')).toHaveLength(3)
  expect(parseJournal(file)).toEqual(parseJournal(plain))

  const { fightServer: other } = await fightServerWith(EGGS, {})
  const taken = await other.importFight(file)
  const there = sit(other, taken.fight, 'players')
  await there.ready
  expect(portraits(there)).toEqual({ [who]: face })
  expect(there.now.table?.board.picture?.mark).toBe(map)
  const open = await other.open(taken.fight)
  for (const picture of [face, map]) expect(await open?.picture('players', picture)).not.toBeNull()
  // The log that is kept has no pictures, and the file of the copy is the same.
  expect(await other.journal(taken.fight)).toBe(plain)
  expect(await other.journal(taken.fight, true)).toBe(file)
  const forged = file.replace(/"who":\{[^}]*\}/, `"who":{"Nobody":"${face}","${who}":"${'0'.repeat(64)}"}`)
  const strange = sit(other, (await other.importFight(forged)).fight, 'players')
  await strange.ready
  expect(portraits(strange)).toEqual({})
})
