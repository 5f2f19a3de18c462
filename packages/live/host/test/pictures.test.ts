import { pngOf } from '@fray/files/test/corpus'
import type { Connection } from '@fray/live/client'
import { expect, test } from 'vitest'
import { encounterOf, fightServerWith, settle, sit } from './fight-servers.ts'

const BRIDGE = encounterOf('encounters/zones/bridge.yaml')

async function table() {
  let time = 0
  const { fightServer, fight, hosting } = await fightServerWith(BRIDGE, { changes: { now: () => time } })
  const [referee, players] = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat)) as [
    Connection,
    Connection,
  ]
  await Promise.all([referee.ready, players.ready])
  const open = await fightServer.open(fight)
  if (open === null) throw new Error('It was just started.')
  const give = async (seat: string, seed: number): Promise<string> => {
    const given = await open.givePicture(seat, pngOf({ seed }), null)
    if ('rule' in given) throw new Error(given.reason)
    return given.picture
  }
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { fightServer, fight, hosting, referee, players, open, give, pass }
}

const portraits = ({ now }: Connection) =>
  Object.fromEntries(
    now.table?.board.tokens.flatMap(({ who, picture }) => (picture === undefined ? [] : [[who, picture]])) ?? [],
  )
const say = (seat: Connection, message: object) => seat.ask(message as never)

test('a portrait stays where the fight is opened again, is begun again, or goes on from a step', async () => {
  const { fightServer, fight, hosting, referee, players, open, give } = await table()
  const who = players.now.table?.cards.find(({ yours }) => yours)?.who ?? ''
  const picture = await give('players', 1)
  expect(await say(players, { do: 'portrait', who, picture })).toEqual({ done: true })
  await settle()
  expect([portraits(referee), portraits(players)]).toEqual([{ [who]: picture }, { [who]: picture }])
  // A step of the past shows the same people.
  const past = (await say(players, { do: 'step', n: 0 })) as { table: typeof players.now.table }
  expect(past.table?.board.tokens.find((one) => one.who === who)?.picture).toBe(picture)
  const { fightServer: other } = await fightServerWith(BRIDGE, { changes: { store: hosting.store } })
  expect((await (await other.open(fight))?.picture('players', picture))?.type).toBe('png')

  const forked = await fightServer.fork(fight, { seat: 'referee', n: 0 })
  const there = sit(fightServer, forked.fight, 'players')
  await there.ready
  expect(portraits(there)).toEqual({ [who]: picture })
  expect(await (await fightServer.open(forked.fight))?.picture('players', picture)).not.toBeNull()
  const begun = await fightServer.startAgain(fight, {})
  if ('problems' in begun) throw new Error(begun.problems[0]?.message)
  const again = sit(fightServer, begun.fight, 'players')
  await again.ready
  expect(portraits(again)).toEqual({ [who]: picture })
  // Each fight has its own: what one loses the other keeps.
  await fightServer.delete(fight)
  expect(await (await fightServer.open(forked.fight))?.picture('players', picture)).not.toBeNull()
  expect(open.roleOf('players')).toBe('player')
})

test('the journal of a fight with pictures is the one without, and is taken as that', async () => {
  const { fightServer, fight, referee, give } = await table()
  const before = await fightServer.journal(fight)
  const picture = await give('referee', 2)
  const who = referee.now.table?.cards[0]?.who
  expect(await say(referee, { do: 'portrait', who, picture })).toEqual({ done: true })
  expect(await say(referee, { do: 'hand-out', picture, words: 'Look' })).toEqual({ done: true })
  expect(await fightServer.journal(fight)).toBe(before)
  const taken = await fightServer.importFight(before ?? '')
  const there = sit(fightServer, taken.fight, 'referee')
  await there.ready
  expect(portraits(there)).toEqual({})
})

test('so many pictures in a minute, and again in the next', async () => {
  const { open, give, pass } = await table()
  for (let seed = 1; seed <= 12; seed++) await give('players', seed)
  expect(await open.givePicture('players', pngOf({ seed: 20 }), null)).toMatchObject({ rule: 'too-fast' })
  await give('referee', 21)
  pass(61_000)
  await give('players', 22)
})
