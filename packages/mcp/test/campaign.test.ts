import { gameOf, readEncounterText } from '@fray/files'
import { randomFrom } from '@fray/kernel'
import { type Connection, connect, inProcess } from '@fray/live/client'
import { MemoryAccessTokens, MemoryStore, openFightServer } from '@fray/live/host'
import { expect, onTestFinished, test } from 'vitest'
import { type McpRole, TableSeat } from '../src/index.ts'
import type { Model, Result } from './model.ts'
import { chances, encounterText, modelAt } from './rooms.ts'

/** A campaign at a server of this process, with scripts in the places of its referee and of a player. */
async function evening() {
  const chance = chances()
  const fightServer = openFightServer({
    store: new MemoryStore(),
    accessTokens: new MemoryAccessTokens(chance),
    game: gameOf,
    program: 'test 1',
    now: Date.now,
    chance,
    async readEncounter(text) {
      const read = await readEncounterText(text.includes('\n') ? text : encounterText(`${text}.yaml`), 'encounter')
      return 'problems' in read ? read : { encounter: read.value }
    },
  })
  onTestFinished(() => fightServer.stop())
  const { keys } = await fightServer.startCampaign('The long winter')
  const sit = async (key: string, role: McpRole, name: string) => {
    const connection = connect(inProcess(fightServer), { key, name })
    onTestFinished(() => connection.close())
    await known(connection)
    return modelAt(new TableSeat(() => connection, role, { draw: () => '', setUp: null }), name)
  }
  const referee = await sit(keys.referee, 'referee', 'Rolf')
  return { referee, player: await sit(keys.anybody, 'player', 'Mira'), sit, keys }
}

const known = (connection: Connection): Promise<void> =>
  new Promise((resolve) => {
    const stop = connection.subscribe(({ campaign }) => {
      if (campaign === null) return
      stop()
      resolve()
    })
  })

const goesAlong = (result: Result, who: string): Record<string, unknown> =>
  (result.goesAlong as { who: string; goesAlong: Record<string, unknown> }[]).find((one) => one.who === who)
    ?.goesAlong ?? {}

const namesOf = async ({ client }: Model): Promise<string> =>
  (await client.listTools()).tools.map(({ name }) => name).join(' ')

/** Both play until the fight is over. */
async function playOut(referee: Model, player: Model): Promise<void> {
  await Promise.all([referee.play(randomFrom('referee')), player.play(randomFrom('player'))])
  expect((await referee.call('look')).fight).toMatchObject({ over: true })
}

test('a model runs an evening of two fights: prepares, opens, plays, changes what goes along, speaks', async () => {
  const { referee, player } = await evening()
  expect(await namesOf(referee)).toMatch(/ talk campaign prepare open_next leave_fight set_hero person$/)
  expect(await namesOf(player)).toMatch(/ digest talk campaign$/)
  expect(referee.client.getInstructions()).toContain('open_next')
  expect((await referee.call('campaign')).people).toMatchObject([{ person: 'referee' }, { name: 'Mira', here: true }])
  expect(await referee.call('look')).toMatchObject({ isError: true, rule: 'no-fight' })
  expect(await referee.call('wait', { seconds: 0 })).toMatchObject({ isError: false, title: 'The long winter' })

  const prepare = { id: referee.id(), encounter: 'zones/duel' }
  expect(await referee.call('prepare', prepare)).toMatchObject({ done: true, prepared: [{ ruleset: 'zones' }] })
  expect(await referee.call('prepare', prepare)).toMatchObject({ repeated: true })
  const wrong = await referee.call('prepare', { id: referee.id(), encounter: 'ruleset: zones\ncombatants: 3\n' })
  expect(wrong).toMatchObject({ isError: true, rule: 'bad-encounter' })
  await referee.call('prepare', { id: referee.id(), encounter: encounterText('zones/duel.yaml') })
  const added = await referee.call('prepare', { id: referee.id(), encounter: 'zones/bridge' })
  expect(added.prepared).toHaveLength(3)
  const [, , last] = added.prepared as { prepared: string }[]
  const dropped = await referee.call('prepare', { id: referee.id(), drop: last?.prepared })
  expect(dropped.prepared).toHaveLength(2)
  // What comes next is nobody's but the referee's.
  expect(await player.call('campaign')).not.toHaveProperty('prepared')

  const waits = player.call('wait', { seconds: 20 })
  expect(await referee.call('open_next', { id: referee.id() })).toMatchObject({ done: true })
  expect((await waits).n).toBeGreaterThan(0)
  const [hero] = ((await player.call('look')).you as { plays: string[] }).plays
  expect(hero).toBe('Ada')
  const said = { id: referee.id(), words: 'Snow falls.', announce: true }
  expect(await referee.call('talk', said)).toMatchObject({ talk: [{ is: 'announcement', words: 'Snow falls.' }] })
  await referee.call('talk', { id: referee.id(), words: 'You know this man.', to: 'player-1' })
  const heard = (await player.call('talk', { id: player.id() })).talk as { words: string; to?: string }[]
  expect(heard.map(({ words, to }) => [words, to])).toEqual([
    ['Snow falls.', undefined],
    ['You know this man.', 'player-1'],
  ])
  await playOut(referee, player)
  const { n } = await player.call('digest')

  const left = await referee.call('leave_fight', { id: referee.id() })
  expect(left).toMatchObject({ fight: null, past: [{ title: expect.any(String) }] })
  expect(goesAlong(left, 'Ada').hp).toMatch(/^\d+\/10$/)
  const change = { who: 'Ada', field: 'hp', to: '7/10', because: 'a night in the barn' }
  const set = await referee.call('set_hero', { id: referee.id(), ...change })
  expect(goesAlong(set, 'Ada').hp).toBe('7/10')
  await expect(player.call('set_hero', { id: player.id(), ...change })).rejects.toThrow('not found')

  // What was known of the last fight does not hide what is told of this one.
  const next = player.call('wait', { since: n, seconds: 20 })
  await referee.call('open_next', { id: referee.id() })
  const begun = await next
  expect((begun.told as { n: number }[])[0]?.n).toBe(1)
  const { combatant } = await referee.call('look', { who: 'Ada' })
  expect(combatant).toMatchObject({ health: expect.stringMatching(/^7\/10/) })
  await playOut(referee, player)
  expect(await referee.call('leave_fight', { id: referee.id(), evening: true })).toMatchObject({
    evening: 'over',
    past: [{}, {}],
  })
})

test('a key that was listed in one fight does nothing in the next; the tools of an evening stay small', async () => {
  const { referee } = await evening()
  for (const encounter of ['zones/duel', 'zones/duel']) await referee.call('prepare', { id: referee.id(), encounter })
  await referee.call('open_next', { id: referee.id() })
  const listed = await referee.call('legal', { who: 'Corwin' })
  const [{ key }] = (listed.actions as { actions: { key: string }[] }[]).flatMap(({ actions }) => actions) as [
    { key: string },
  ]
  await referee.call('open_next', { id: referee.id() })
  const { at } = await referee.call('look')
  const act = { id: referee.id(), at, key, given: { nothing: 'x' } }
  expect((await referee.call('act', act)).reason).toContain('No action with this key has been listed to you')
  const { tools } = await referee.client.listTools()
  const shown = tools.map(({ outputSchema: _, ...one }) => one)
  expect(Buffer.byteLength(JSON.stringify({ tools: shown })) / 4).toBeLessThan(3300)
})
