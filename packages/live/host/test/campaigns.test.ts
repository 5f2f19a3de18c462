import type { Connection } from '@fray/live/client'
import { connect, inProcess } from '@fray/live/client'
import { expect, test, vi } from 'vitest'
import { type FightServer, type Hosting, MemoryStore, openFightServer } from '../src/index.ts'
import { chances, encounterOf, hostingOf, settle } from './fight-servers.ts'

const BRIDGE = JSON.stringify(encounterOf('encounters/zones/bridge.yaml'))
const SMOKEHOUSE = JSON.stringify(encounterOf('encounters/zones/smokehouse.yaml'))

const sitDown = (fightServer: FightServer, key: string, name?: string): Connection =>
  connect(inProcess(fightServer), { key, ...(name !== undefined && { name }) })

/** Everything that goes over the wire to somebody, as one text. */
function overheard(
  fightServer: FightServer,
  key: string,
  name: string,
): { connection: Connection; text: () => string } {
  let text = ''
  const { open } = inProcess(fightServer)
  const connection = connect(
    {
      open: (ears) =>
        open({
          ...ears,
          hear: (one) => {
            text += one
            ears.hear(one)
          },
        }),
    },
    { key, name },
  )
  return { connection, text: () => text }
}

async function evening(hosting: Hosting = hostingOf()) {
  const fightServer = openFightServer(hosting)
  const { campaign, keys } = await fightServer.startCampaign('The long winter')
  const referee = sitDown(fightServer, keys.referee)
  await settle()
  const say = (message: object) => referee.ask(message as never)
  return { fightServer, hosting, campaign, keys, referee, say }
}

const heroesOf = ({ now }: Connection): Record<string, readonly string[]> =>
  Object.fromEntries((now.campaign?.people ?? []).map(({ name, heroes }) => [name, heroes]))

const playedBy = ({ now }: Connection): Record<string, string> =>
  Object.fromEntries((now.table?.cards ?? []).map(({ who, seat }) => [who, seat ?? '']))

test('an evening: a lobby, a fight, somebody late, the next fight with the same seats and heroes', async () => {
  const { fightServer, keys, referee, say } = await evening()
  expect(referee.now.table).toBeNull()
  expect(referee.now.campaign).toMatchObject({ title: 'The long winter', now: null, you: 'referee', past: [] })
  const ann = sitDown(fightServer, keys.anybody, 'Ann')
  const ben = sitDown(fightServer, keys.anybody, 'Ben')
  await settle()
  expect(heroesOf(referee)).toEqual({ referee: [], Ann: [], Ben: [] })
  expect(ann.now.campaign).toMatchObject({ you: 'player-1', referee: null })

  expect(await say({ do: 'prepare', encounter: BRIDGE })).toEqual({ done: true })
  expect(await say({ do: 'prepare', encounter: SMOKEHOUSE })).toEqual({ done: true })
  expect(referee.now.campaign?.referee?.prepared.map(({ title }) => title)).toEqual([
    'Two pennies to cross',
    expect.any(String),
  ])
  expect(await say({ do: 'open-next' })).toEqual({ done: true })
  await settle()
  for (const one of [referee, ann, ben]) expect(one.now.table?.fight.title).toBe('Two pennies to cross')
  expect(heroesOf(referee)).toEqual({ referee: [], Ann: ['Ada', 'Wren'], Ben: ['Isolde', 'Nib'] })
  expect(playedBy(referee)).toMatchObject({ Ada: 'player-1', Isolde: 'player-2', Crole: 'referee' })
  expect(referee.now.presence?.seats.find(({ seat }) => seat === 'player-1')).toMatchObject({ name: 'Ann', devices: 1 })

  const cleo = sitDown(fightServer, keys.anybody, 'Cleo')
  await settle()
  expect(cleo.now).toMatchObject({ seat: { id: 'player-3', role: 'player' }, table: { fight: { round: 1 } } })
  expect(await say({ do: 'share-out', give: [{ who: 'Nib', to: 'player-3' }] })).toEqual({ done: true })

  expect(await say({ do: 'open-next' })).toEqual({ done: true })
  await settle()
  for (const one of [referee, ann, ben, cleo]) expect(one.now.table?.fight.title).not.toBe('Two pennies to cross')
  expect(heroesOf(referee)).toMatchObject({ Ann: ['Ada', 'Wren'], Cleo: ['Nib'] })
  expect(referee.now.campaign?.past).toHaveLength(2)
  expect(referee.now.campaign?.referee?.prepared).toEqual([])

  expect(await say({ do: 'leave-fight', evening: true })).toEqual({ done: true })
  await settle()
  for (const one of [referee, ann, ben, cleo])
    expect(one.now).toMatchObject({ table: null, campaign: { now: null, evening: 'over' } })
})

const MIRROR = { ...JSON.parse(BRIDGE), title: 'Back over the bridge' }

test('what outlasts a fight goes along, and the referee changes it with a reason before the next', async () => {
  const { fightServer, keys, referee, say } = await evening()
  const ann = sitDown(fightServer, keys.anybody, 'Ann')
  await settle()
  for (const one of [BRIDGE, JSON.stringify(MIRROR), JSON.stringify(MIRROR)])
    await say({ do: 'prepare', encounter: one })
  await say({ do: 'open-next' })
  await settle()
  await referee.submit({ actor: 'referee', action: 'override', path: 'Ada.hp', to: 4 })
  await referee.submit({ actor: 'referee', action: 'override', path: 'Wren.hp', to: 2 })
  await say({ do: 'leave-fight' })
  await settle()
  const goesAlong = (who: string) => referee.now.campaign?.referee?.heroes.find((one) => one.who === who)?.goesAlong
  expect(goesAlong('Ada')?.hp).toMatch(/^4\//)
  expect(referee.now.campaign?.referee?.heroesOf).toBe('zones')
  // Nobody goes along whom the referee plays.
  expect(goesAlong('Crole')).toBeUndefined()
  const most = String(goesAlong('Wren')?.hp).split('/')[1]
  await say({ do: 'set-hero', who: 'Wren', field: 'hp', to: `3/${most}`, because: 'a night in the barn' })
  const hp = async (who: string) => {
    const values = (await referee.ask({ do: 'values', who } as never)) as readonly { column: string; now: unknown }[]
    return JSON.stringify(values.find((one) => JSON.stringify(one).includes('.hp"')))
  }
  await say({ do: 'open-next' })
  await settle()
  expect(await hp('Ada')).toMatch(/"now":"?4\b/)
  expect(await hp('Wren')).toMatch(/"now":"?3\b/)
  // Afresh, everybody is as the encounter has them.
  await say({ do: 'open-next', fresh: true })
  await settle()
  expect(await hp('Ada')).not.toMatch(/"now":"?4\b/)
  expect(ann.now.table?.fight.title).toBe('Back over the bridge')
})

test('an evening of weapon-speed: an injury goes along', async () => {
  const { fightServer, keys, referee, say } = await evening()
  sitDown(fightServer, keys.anybody, 'Ann')
  await settle()
  const file = JSON.stringify(encounterOf('encounters/weapon-speed/two-wells.yaml'))
  for (let n = 0; n < 2; n++) expect(await say({ do: 'prepare', encounter: file })).toEqual({ done: true })
  await say({ do: 'open-next' })
  await settle()
  const hero = referee.now.table?.cards.find(({ seat }) => seat === 'player-1')?.who ?? ''
  const hurt = { actor: 'referee', action: 'injure', target: hero, type: 'blunt' }
  expect(await referee.submit(hurt)).toEqual({ done: true })
  await settle()
  await say({ do: 'open-next' })
  await settle()
  const injuries = referee.now.campaign?.referee?.heroes.find(({ who }) => who === hero)?.goesAlong.injuries
  expect(injuries).toHaveLength(1)
  const [injury] = injuries as readonly { from: string }[]
  const card = JSON.stringify(referee.now.table?.cards.find(({ who }) => who === hero))
  expect(card.toLowerCase()).toContain(injury?.from.replaceAll('-', ' ') ?? '?')
})

test('a hero who is dead is left out of what a prepared encounter says of them, and the referee alone hears of it', async () => {
  const { fightServer, keys, referee, say } = await evening()
  const ann = overheard(fightServer, keys.anybody, 'Ann')
  await settle()
  const first = { ...encounterOf('encounters/escalation/toll-house.yaml'), surprise: 'none' }
  const next = { ...first, title: 'The day after', positions: [['Ivo', 'Grey', 'close']] }
  for (const one of [first, next])
    expect(await say({ do: 'prepare', encounter: JSON.stringify(one) })).toEqual({ done: true })
  await say({ do: 'open-next' })
  await settle()
  await say({ do: 'leave-fight' })
  await say({ do: 'set-hero', who: 'Ivo', field: 'out', to: 'dead', because: 'the ditch' })
  expect(await say({ do: 'open-next' })).toEqual({ done: true })
  await settle()
  expect(ann.connection.now.table?.fight.title).toBe('The day after')
  expect(referee.now.talk.map(({ words, to }) => [words, to])).toEqual([
    ['Left out of the encounter: Ivo is dead, and nobody is close to it.', 'referee'],
  ])
  expect(ann.text()).not.toContain('Left out')
})

test('the referee goes back to a fight that was left, as it stood', async () => {
  const { fightServer, keys, referee, say } = await evening()
  const ann = sitDown(fightServer, keys.anybody, 'Ann')
  await settle()
  await say({ do: 'prepare', encounter: BRIDGE })
  await say({ do: 'prepare', encounter: SMOKEHOUSE })
  await say({ do: 'open-next' })
  await settle()
  const first = ann.now.fight
  await referee.submit({ actor: 'referee', action: 'override', path: 'Crole.hp', to: 3 })
  await say({ do: 'open-next' })
  await settle()
  expect(ann.now.fight).not.toBe(first)
  expect(await say({ do: 'open-next', fight: first })).toEqual({ done: true })
  await settle()
  expect(ann.now.fight).toBe(first)
  const values = (await referee.ask({ do: 'values', who: 'Crole' } as never)) as readonly {
    path: string
    now: unknown
  }[]
  expect(JSON.stringify(values)).toMatch(/"now":"?3\b/)
  expect(referee.now.campaign?.past).toHaveLength(2)
  expect(await say({ do: 'open-next', fight: 'elsewhere' })).toMatchObject({ rule: 'unknown-name' })
})

test('play again begins the present fight from its beginning, for everybody', async () => {
  const { fightServer, keys, referee, say } = await evening()
  const ann = sitDown(fightServer, keys.anybody, 'Ann')
  await settle()
  await say({ do: 'prepare', encounter: BRIDGE })
  await say({ do: 'open-next' })
  await settle()
  const first = ann.now.fight
  await referee.submit({ actor: 'referee', action: 'override', path: 'Ada.hp', to: 1 })
  expect(await say({ do: 'again' })).toEqual({ done: true })
  await settle()
  expect(ann.now.fight).not.toBe(first)
  expect(referee.now.fight).toBe(ann.now.fight)
  expect(referee.now.table?.fight.title).toBe('Two pennies to cross')
  expect(JSON.stringify(referee.now.table?.cards.find(({ who }) => who === 'Ada'))).not.toContain('"1/')
  expect(referee.now.campaign?.past).toHaveLength(2)
})

test('prepared encounters, and what goes along, reach nobody but the referee', async () => {
  const { fightServer, keys, say } = await evening()
  const ann = overheard(fightServer, keys.anybody, 'Ann')
  const watching = overheard(fightServer, keys.spectators, 'Wim')
  await settle()
  const secret = { ...JSON.parse(BRIDGE), title: 'The hidden lurkmaw' }
  await say({ do: 'prepare', encounter: JSON.stringify(secret) })
  await say({ do: 'set-hero', who: 'Ada', field: 'hp', to: '3/17', because: 'the lurkmaw bites' })
  await settle()
  for (const { connection, text } of [ann, watching]) {
    expect(connection.now.campaign?.title).toBe('The long winter')
    expect(text()).not.toMatch(/lurkmaw|3\/17/)
    expect(await connection.ask({ do: 'open-next' })).toMatchObject({ done: false, rule: 'not-your-seat' })
    expect(await connection.ask({ do: 'prepare', encounter: BRIDGE })).toMatchObject({ rule: 'not-your-seat' })
    expect(await connection.ask({ do: 'invite', to: 'referee' })).toMatchObject({ rule: 'not-your-seat' })
  }
})

test('notes are their person’s, and the referee’s where they want: in no message and no file else', async () => {
  const store = new MemoryStore(() => 0)
  const { fightServer, hosting, campaign, keys, referee, say } = await evening(hostingOf({ store }))
  const ann = overheard(fightServer, keys.anybody, 'Ann')
  const ben = overheard(fightServer, keys.anybody, 'Ben')
  const watching = overheard(fightServer, keys.spectators, 'Wim')
  const ruler = overheard(fightServer, keys.referee, 'Rolf')
  await settle()
  const text = 'Crole lies.\nThe key is in the mill.'
  const before = [ben, watching].map((one) => one.text())
  expect(await ann.connection.ask({ do: 'note', text } as never)).toEqual({ done: true })
  await settle()
  // They do not even hear that something was written.
  expect([ben, watching].map((one) => one.text())).toEqual(before)
  expect(await say({ do: 'note', text: 'Crole is the thief.' })).toEqual({ done: true })
  await settle()
  expect(ann.connection.now.campaign?.note).toEqual({ text, shared: false })
  expect(referee.now.campaign?.note?.text).toBe('Crole is the thief.')
  for (const one of [ben, watching, ruler]) expect(one.text()).not.toContain('Crole lies')
  for (const one of [ben, watching, ann]) expect(one.text()).not.toContain('thief')
  expect(await fightServer.campaignFile(campaign)).toContain('thief')
  expect(await fightServer.campaignFile(campaign)).not.toContain('Crole lies')
  expect(await watching.connection.ask({ do: 'note', text } as never)).toMatchObject({ rule: 'not-your-seat' })
  const wrong = await ann.connection.ask({ do: 'note', text: 'up\u001b[2J' } as never)
  expect(wrong).toMatchObject({ done: false })

  // Another server on the same store has them; the referee reads them for as long as Ann wants.
  const next = openFightServer(hosting)
  const again = sitDown(next, keys.referee)
  await ann.connection.ask({ do: 'note', text, shared: true } as never)
  await settle()
  expect(referee.now.campaign?.referee?.notes).toEqual([{ person: 'player-1', text }])
  for (const one of [ben, watching]) expect(one.text()).not.toContain('Crole lies')
  const file = (await fightServer.campaignFile(campaign)) ?? ''
  const copy = await fightServer.importCampaign(file)
  expect(await fightServer.campaignFile(copy.campaign)).toBe(file)
  const inCopy = sitDown(fightServer, copy.keys.referee)
  await settle()
  expect(inCopy.now.campaign?.referee?.notes).toEqual([{ person: 'player-1', text }])
  expect(again.now.campaign?.note?.text).toBe('Crole is the thief.')
  await ann.connection.ask({ do: 'note', text: 'Only for me.', shared: false } as never)
  await settle()
  expect(referee.now.campaign?.referee?.notes).toEqual([])
  expect(await fightServer.campaignFile(campaign)).not.toMatch(/Crole lies|Only for me/)
  await ann.connection.ask({ do: 'note', text: '' } as never)
  await settle()
  expect(ann.connection.now.campaign?.note).toBeUndefined()
  expect(await say({ do: 'remove-person', person: 'player-2' })).toEqual({ done: true })
})

test('what everybody is told of a campaign is made to text once', async () => {
  const { fightServer, keys, say } = await evening()
  sitDown(fightServer, keys.anybody, 'Ann')
  await settle()
  const made = vi.spyOn(JSON, 'stringify')
  try {
    await say({ do: 'prepare', encounter: BRIDGE })
    await settle()
    const campaigns = made.mock.calls.filter(([value]) => (value as { type?: unknown } | null)?.type === 'campaign')
    expect(campaigns).toHaveLength(2)
  } finally {
    made.mockRestore()
  }
})

test('notes that were written from older ones do not take the place of newer ones', async () => {
  const { fightServer, keys } = await evening()
  let own = ''
  const ann = connect(inProcess(fightServer), { key: keys.anybody, name: 'Ann', admitted: (key) => (own = key) })
  await settle()
  const phone = sitDown(fightServer, own)
  await settle()
  const note = (at: Connection, text: string, before: string) => at.ask({ do: 'note', text, before } as never)
  expect(await note(ann, 'The key.', '')).toEqual({ done: true })
  await settle()
  expect(await note(phone, 'The mill.', '')).toMatchObject({ done: false, rule: 'stale' })
  expect(phone.now.campaign?.note?.text).toBe('The key.')
  expect(await note(phone, 'The key.\nThe mill.', 'The key.')).toEqual({ done: true })
  await settle()
  expect(ann.now.campaign?.note?.text).toBe('The key.\nThe mill.')
})

test('a wrong encounter is refused with what is wrong, and so is what is not there', async () => {
  const { say } = await evening()
  expect(await say({ do: 'prepare', encounter: '{' })).toMatchObject({ rule: 'bad-encounter' })
  const wrong = { ruleset: 'zones', combatants: { Ada: { from: 'ada-the-warior' } } }
  expect(await say({ do: 'prepare', encounter: JSON.stringify(wrong) })).toMatchObject({
    rule: 'bad-encounter',
    reason: expect.stringContaining('Did you mean "ada-the-warrior"?'),
  })
  expect(await say({ do: 'open-next' })).toMatchObject({ reason: 'No encounter is prepared: prepare one first.' })
  expect(await say({ do: 'person', person: 'player-9', called: 'X' })).toMatchObject({
    reason: 'There is no person "player-9" in this campaign.',
  })
  expect(await say({ do: 'again' })).toMatchObject({ reason: 'There is no fight that could be played again.' })
})

test('a link stands for all evenings: another server on the same store has everything, and a removed person is out', async () => {
  const store = new MemoryStore(() => 0)
  const { fightServer, hosting, keys, say } = await evening(hostingOf({ store }))
  let own = ''
  const ann = connect(inProcess(fightServer), { key: keys.anybody, name: 'Ann', admitted: (key) => (own = key) })
  await settle()
  await say({ do: 'prepare', encounter: BRIDGE })
  await say({ do: 'open-next' })
  await settle()
  const { fight } = ann.now
  // The server is gone without a word.
  const next = openFightServer(hosting)
  const again = sitDown(next, own)
  await again.ready
  expect(again.now).toMatchObject({ fight, seat: { id: 'player-1' } })
  const referee = sitDown(next, keys.referee)
  await settle()
  expect(heroesOf(referee).Ann).toEqual(['Ada', 'Isolde', 'Wren', 'Nib'])
  expect(await referee.ask({ do: 'remove-person', person: 'player-1' } as never)).toEqual({ done: true })
  await settle()
  expect(again.now.line).toMatchObject({ state: 'ended', why: 'revoked' })
  const late = sitDown(next, own)
  await settle()
  expect(late.now.line).toMatchObject({ state: 'ended', why: 'no-such-link' })
})

test('the same request again does nothing again', async () => {
  const { referee, say } = await evening()
  await say({ do: 'prepare', encounter: BRIDGE, id: 'one' })
  await say({ do: 'prepare', encounter: BRIDGE, id: 'one' })
  expect(referee.now.campaign?.referee?.prepared).toHaveLength(1)
  await say({ do: 'open-next', id: 'two' })
  await settle()
  const { fight } = referee.now
  expect(await say({ do: 'open-next', id: 'two' })).toEqual({ done: true })
  await settle()
  expect(referee.now.fight).toBe(fight)
})

test('from host to host and back after a fight: everything is as it was, what goes along too', async () => {
  const { fightServer, campaign, keys, referee, say } = await evening()
  sitDown(fightServer, keys.anybody, 'Ann')
  await settle()
  for (const one of [BRIDGE, SMOKEHOUSE]) await say({ do: 'prepare', encounter: one })
  await say({ do: 'open-next' })
  await settle()
  await referee.submit({ actor: 'referee', action: 'override', path: 'Ada.hp', to: 4 })
  await say({ do: 'leave-fight' })
  await say({ do: 'set-hero', who: 'Wren', field: 'hp', to: '3/8', because: 'a night in the barn' })
  const file = (await fightServer.campaignFile(campaign)) ?? ''
  expect(file).toMatch(/"carried".*"hp":"4\//)

  const elsewhere = openFightServer(hostingOf({ chance: chances('elsewhere') }))
  const there = await elsewhere.importCampaign(file)
  const second = sitDown(elsewhere, there.keys.referee)
  await settle()
  const { campaign: _, people = [], ...asItWas } = { ...referee.now.campaign }
  const away = people.map((person) => ({ ...person, devices: person.person === 'referee' ? 1 : 0 }))
  expect(second.now.campaign).toMatchObject({ ...asItWas, people: away })
  const back = (await elsewhere.campaignFile(there.campaign)) ?? ''
  expect(back).toBe(file)
  const again = await fightServer.importCampaign(back)
  expect(await fightServer.campaignFile(again.campaign)).toBe(file)
})

test('a campaign is saved as a file and made of one, and a wrong file names the line', async () => {
  const { fightServer, campaign, say } = await evening()
  await say({ do: 'prepare', encounter: BRIDGE })
  const file = (await fightServer.campaignFile(campaign)) ?? ''
  const copy = await fightServer.importCampaign(file)
  const referee = sitDown(fightServer, copy.keys.referee)
  await settle()
  expect(referee.now.campaign).toMatchObject({
    title: 'The long winter',
    referee: { prepared: [{ ruleset: 'zones' }] },
  })
  expect(await fightServer.campaignFile(copy.campaign)).toBe(file)
  await expect(fightServer.importCampaign('{}')).rejects.toThrow('Line 1: this is not a file of a campaign')
  await expect(fightServer.importCampaign(`${file}[{"is":"opened"}]\n`)).rejects.toThrow('Line 4: "0.fight"')
  expect((await fightServer.list()).map(({ title }) => title)).not.toContain('The long winter')
  expect((await fightServer.campaigns()).map(({ title }) => title)).toContain('The long winter')
})

test('notes are written no faster than lines, and the same note twice is one', async () => {
  const { fightServer, keys } = await evening(hostingOf({ store: new MemoryStore(() => 0) }))
  const ann = overheard(fightServer, keys.anybody, 'Ann')
  await settle()
  const write = (text: string) => ann.connection.ask({ do: 'note', text } as never)
  for (let n = 0; n < 20; n++) expect(await write('the same')).toEqual({ done: true })
  const outcomes = []
  for (let n = 0; n < 6; n++) outcomes.push(await write(`line ${n}`))
  expect(outcomes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => ({ done: true })))
  expect(outcomes[5]).toMatchObject({ done: false, rule: 'too-fast' })
})
