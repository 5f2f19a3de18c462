import { randomUUID } from 'node:crypto'
import { connect, inProcess } from '@fray/live/client'
import { rulesets } from '@fray/rulesets'
import { expect, test } from 'vitest'
import { MemoryAccessTokens, MemoryStore, openFightServer } from '../src/index.ts'
import { encounterOf } from './fight-servers.ts'

test('docs/how-to/build-a-client.md: a table in one process', async () => {
  const encounter = encounterOf('encounters/zones/duel.yaml')
  const secret = () => randomUUID()
  const accessTokens = new MemoryAccessTokens(secret)

  const fightServer = openFightServer({
    store: new MemoryStore(),
    accessTokens,
    game: async (ruleset) => (await rulesets[ruleset]?.()) ?? null,
    program: 'my host 1',
    now: () => Date.now(),
    chance: secret,
  })
  const started = await fightServer.start({ encounter, seats: 2 })
  if ('problems' in started) throw new Error(started.problems[0]?.message)

  const key = await accessTokens.make({ fight: started.fight, seat: 'players' })
  const seat = connect(inProcess(fightServer), { key })
  const { turn } = await seat.ready
  const actions = await seat.actions(turn.who[0])
  const outcome = await seat.submit(actions?.groups[0]?.actions[0]?.key ?? '')

  if (turn.who.length > 0) expect(outcome).toEqual({ done: true })
  seat.close()
  await fightServer.stop()
  expect(await fightServer.list()).toMatchObject([{ ruleset: 'zones', over: false }])
})
