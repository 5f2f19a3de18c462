import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp, openStorage, restore, USUAL_LIMITS } from '../src/index.ts'
import { newFolder } from './new-folder.ts'
import { encounterText, sitDown, startHere, until } from './running.ts'

interface Created {
  readonly campaign: string
  readonly links: Readonly<Record<'referee' | 'anybody' | 'spectators', string>>
  readonly message?: string
}

async function post(base: string, path: string, body: object, key?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) }
  return fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

const create = async (base: string): Promise<Created> =>
  (await (await post(base, 'api/campaigns', { title: 'The long winter' })).json()) as Created

const keyOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1)

test('titles and files of campaigns hold nothing that steers a screen or makes a line of its own', async () => {
  const { base } = await startHere()
  for (const title of ['x\u001b[2J', 'a\nReferee: it is over', 'x\u202ey', '\u200b'])
    expect([title, (await post(base, 'api/campaigns', { title })).status]).toEqual([title, 400])
  const { campaign, links } = await create(base)
  const headers = { authorization: `Bearer ${keyOf(links.referee)}` }
  const file = await (await fetch(`${base}api/campaigns/${campaign}/file`, { headers })).text()
  const taken = async (text: string) => (await post(base, 'api/campaign-files', { file: text })).status
  expect(await taken(file)).toBe(201)
  expect(file).toContain('The long winter')
  for (const title of ['x\\u001b[2J', 'a\\nReferee: it is over'])
    expect([title, await taken(file.replace('The long winter', title))]).toEqual([title, 422])
})

test('a campaign over HTTP and sockets: ready encounters by name, files with what is wrong, journals by its key', async () => {
  const ready = {
    list: [{ name: 'zones/bridge', ruleset: 'zones', title: '', line: '' }],
    read: (name: string) => (name === 'zones/bridge' ? encounterText('zones/bridge.yaml') : null),
  }
  const { base } = await startHere({ ready })
  const { campaign, links } = await create(base)
  const referee = sitDown(links.referee)
  const ann = sitDown(links.anybody, { name: 'Ann' })
  await until(() => referee.now.campaign?.people.length === 2, 'Ann is there')
  expect(await referee.ask({ do: 'prepare', encounter: 'zones/nowhere' })).toMatchObject({
    rule: 'bad-encounter',
    reason: 'There is no encounter of that name. Available: zones/bridge.',
  })
  expect(await referee.ask({ do: 'prepare', encounter: 'ruleset: zones\ncombatants: { Gob: { from: nobody } }\n' }))
    // The place of what is wrong stands before it.
    .toMatchObject({ rule: 'bad-encounter', reason: expect.stringMatching(/2:\d+.*There is no combatant "nobody"/) })
  const key = keyOf(links.referee)
  expect(await (await fetch(`${base}api/seat`, { headers: { authorization: `Bearer ${key}` } })).json()).toMatchObject({
    error: 'no-fight',
  })
  expect(
    (await post(base, `api/campaigns/${campaign}/prepare`, { encounter: 'zones/bridge', id: 'a' }, key)).status,
  ).toBe(200)
  expect((await post(base, `api/campaigns/${campaign}/open-next`, { id: 'b' }, key)).status).toBe(200)
  await ann.ready
  const fight = ann.now.fight ?? ''
  const asked = (path: string, of: string) =>
    fetch(`${base}${path}`, { headers: { authorization: `Bearer ${keyOf(of)}` } })
  expect((await asked(`api/fights/${fight}/journal`, links.referee)).status).toBe(200)
  expect((await asked(`api/fights/${fight}/journal`, links.spectators)).status).toBe(403)
  expect((await asked(`api/campaigns/${campaign}/file`, links.spectators)).status).toBe(403)
  expect(await (await asked('api/invitation', links.anybody)).json()).toEqual({ title: 'The long winter' })
  // A key of the campaign makes no link past it: the answer says where links are made.
  for (const [word, more] of [
    ['invite', { to: 'spectators' }],
    ['revoke', { of: 'spectators' }],
    ['again', {}],
    ['rename', { seat: 'referee', name: 'Bo' }],
  ] as const) {
    const past = await post(base, `api/fights/${fight}/${word}`, { id: word, ...more }, key)
    const reason = `This fight belongs to a campaign, whose links and fights it has: POST /api/campaigns/${campaign}/${word}.`
    expect([past.status, await past.json()]).toEqual([
      422,
      {
        ...{ type: 'refused', re: word, rule: 'bad-value', reason },
        ...{ error: 'bad-value', place: null, message: reason },
      },
    ])
  }
  const link = await post(base, `api/campaigns/${campaign}/invite`, { id: 'i', to: 'spectators' }, key)
  const { value } = (await link.json()) as { value: { key: string } }
  const led = await fetch(`${base}api/seat`, { headers: { authorization: `Bearer ${value.key}` } })
  expect(await led.json()).toMatchObject({ fight, role: 'spectator' })
  // Where the campaign has gone on, what was stays within reach of its links.
  await post(base, `api/campaigns/${campaign}/leave-fight`, { id: 'c' }, key)
  expect((await asked(`api/fights/${fight}/journal`, links.referee)).status).toBe(200)
  const other = await create(base)
  expect((await asked(`api/fights/${fight}`, other.links.referee)).status).toBe(403)
  const file = await (await asked(`api/campaigns/${campaign}/file`, links.referee)).text()
  const copy = (await (await post(base, 'api/campaign-files', { file })).json()) as Created
  const again = sitDown(copy.links.referee)
  await until(() => again.now.campaign !== null, 'the copy is open')
  expect(again.now.campaign).toMatchObject({ title: 'The long winter', past: [{ title: 'Two pennies to cross' }] })
  expect(await (await post(base, 'api/campaign-files', { file: 'x' })).json()).toMatchObject({ error: 'bad-campaign' })
})

test('a campaign is in a backup with its links, and where it was restored the same links lead to it', async () => {
  const data = newFolder()
  const limits = { ...USUAL_LIMITS, requests: 10_000, messages: 1000 }
  const server = await startHere({ limits }, await openStorage({ data, database: null, readOnly: false, limits }))
  const { links } = await create(server.base)
  const referee = sitDown(links.referee)
  let own = ''
  const ann = sitDown(links.anybody, { name: 'Ann', admitted: (key) => (own = key) })
  await until(() => own !== '', 'Ann has a key of her own')
  await referee.ask({ do: 'prepare', encounter: encounterText('zones/bridge.yaml') })
  await referee.ask({ do: 'open-next' })
  await ann.ready
  const backup = join(newFolder(), 'a.backup')
  await backUp({ data, database: null }, backup)
  const elsewhere = newFolder()
  await restore(backup, { data: elsewhere, database: null })
  const { base } = await startHere(
    { limits },
    await openStorage({ data: elsewhere, database: null, readOnly: false, limits }),
  )
  const there = sitDown(`${base}#/join/${own}`)
  expect((await there.ready).fight.title).toBe('Two pennies to cross')
  expect(there.now).toMatchObject({ fight: ann.now.fight, seat: { id: 'player-1' } })
})
