import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pngOf } from '@fray/files/test/corpus'
import { connect, inProcess } from '@fray/live/client'
import type { FightServer } from '@fray/live/host'
import { expect, test } from 'vitest'
import { backUp, restore, USUAL_LIMITS, withFights } from '../src/index.ts'
import { newFolder } from './new-folder.ts'
import { usePostgres } from './postgres.ts'
import { until } from './running.ts'

/* Pictures of people in files and backups of campaigns and fights, in both stores. */

interface Place {
  readonly data: string
  readonly database: string | null
}

const postgres = usePostgres()
const aFolder = async (): Promise<Place> => ({ data: newFolder(), database: null })
const aDatabase = async (): Promise<Place> => ({ data: newFolder(), database: await postgres.newDatabase() })

const at = <T>(place: Place, work: (fightServer: FightServer) => Promise<T>): Promise<T> =>
  withFights({ ...place, readOnly: false, limits: USUAL_LIMITS, version: 'test' }, work)

const ENCOUNTER = {
  ruleset: 'zones',
  title: 'A scuffle',
  battlefield: 'A-B',
  combatants: {
    Ada: { kind: 'character', level: 1, str: 2, dex: 1, hp: 10, items: ['longsword melee 1d8'], zone: 'A' },
    Gob: { kind: 'creature', level: 1, skill: 1, hp: 9, attacks: ['knife melee 1d4'], zone: 'A' },
  },
}

/** Opens the next fight of a campaign. */
async function open(fightServer: FightServer, campaign: string, key: string) {
  const said = await fightServer.hearCampaign(campaign, 'referee', { do: 'open-next', id: key })
  expect(said.type).toBe('accepted')
  const found = await fightServer.leadsTo({ fight: campaign, seat: 'referee' })
  const fight = await fightServer.open(found?.fight ?? '')
  if (fight === null) throw new Error('No fight is open.')
  return fight
}

/** A campaign between two fights whose hero has a portrait; with its file, and that of the first fight. */
const campaignWithPortrait = (place: Place) =>
  at(place, async (fightServer) => {
    const { campaign, keys } = await fightServer.startCampaign('The long winter')
    const ann = connect(inProcess(fightServer), { key: keys.anybody, name: 'Ann' })
    await until(() => ann.now.campaign !== null, 'Ann is in')
    ann.close()
    const say = (id: string, message: object) =>
      fightServer.hearCampaign(campaign, 'referee', { id, ...message } as never)
    for (const id of ['a', 'b']) await say(id, { do: 'prepare', encounter: JSON.stringify(ENCOUNTER) })
    const fight = await open(fightServer, campaign, 'c')
    const given = await fight.givePicture('referee', pngOf({ seed: 1 }), null)
    if ('rule' in given) throw new Error(given.reason)
    const { picture } = given
    await fight.hear('referee', { do: 'portrait', id: 'e', who: 'Ada', picture })
    const journal = (await fightServer.journal(fight.fight, true)) ?? ''
    return { campaign, picture, journal, fight: fight.fight }
  })

test.each([
  ['a folder', aFolder, aDatabase],
  ['a database', aDatabase, aFolder],
] as const)('pictures of people go from %s with files, and with a backup', async (_, from, to) => {
  const here = await from()
  const { campaign, picture, journal, fight } = await campaignWithPortrait(here)
  const file = await at(here, async (fightServer) => {
    await fightServer.hearCampaign(campaign, 'referee', { do: 'leave-fight', id: 'f' })
    return (await fightServer.campaignFile(campaign)) ?? ''
  })
  const shown = async (fightServer: FightServer, of: string) => {
    const live = await fightServer.open(of)
    return (await live?.table('referee'))?.table.board.tokens.find(({ who }) => who === 'Ada')?.picture
  }
  await at(await to(), async (fightServer) => {
    const taken = await fightServer.importFight(journal)
    expect(await shown(fightServer, taken.fight)).toBe(picture)
    expect(await fightServer.journal(taken.fight, true)).toBe(journal)
    const copy = await fightServer.importCampaign(file)
    expect(await fightServer.campaignFile(copy.campaign)).toBe(file)
    const next = await open(fightServer, copy.campaign, 'g')
    expect(await shown(fightServer, next.fight)).toBe(picture)
    const { bytes = [] } = (await next.picture('referee', picture)) ?? {}
    expect(Buffer.compare(Buffer.from(bytes), Buffer.from(pngOf({ seed: 1 })))).toBe(0)
    // With the campaign go its pictures; the fights have their own.
    await fightServer.delete(copy.campaign)
    expect(await next.picture('referee', picture)).not.toBeNull()
  })

  const backup = join(newFolder(), 'a.backup')
  mkdirSync(dirname(backup), { recursive: true })
  await backUp(here, backup)
  const there = await to()
  await restore(backup, there)
  await at(there, async (fightServer) => {
    expect(await fightServer.campaignFile(campaign)).toBe(file)
    expect(await shown(fightServer, fight)).toBe(picture)
    expect(await shown(fightServer, (await open(fightServer, campaign, 'h')).fight)).toBe(picture)
  })
})
