import { expect, test } from 'vitest'
import { encounterOf, fightServerWith, sit } from './fight-servers.ts'

const READY = ['zones/bridge', 'shock/gatehouse', 'escalation/witness', 'free-hits/reed-bed', 'weapon-speed/tithe-day']

test.each(READY)('%s: played again, everybody has the seat that the referee gave them', async (name) => {
  const { fightServer, fight } = await fightServerWith(encounterOf(`encounters/${name}.yaml`), { seats: 3 })
  const referee = sit(fightServer, fight, 'referee')
  await referee.ready
  const players = referee.now.table?.cards.filter(({ seat }) => seat !== 'referee') ?? []
  const foes = referee.now.table?.cards.filter(({ seat }) => seat === 'referee') ?? []
  // One of the party each for two players, one for the referee if there are so many, and a foe for a player.
  const [one, two, three] = players.map(({ who }) => who)
  const give = [
    { who: one, to: 'player-1' },
    { who: two, to: 'player-2' },
    { who: three, to: 'referee' },
    { who: foes[0]?.who, to: 'player-1' },
  ].filter((each) => each.who !== undefined)
  expect(await referee.ask({ do: 'share-out', give } as never)).toEqual({ done: true })
  expect(referee.now.told.map(({ words }) => words)).toContain(`${one} is played from the seat player-1 now.`)
  const seating = (cards: readonly (typeof players)[number][]) => cards.map(({ who, seat }) => [who, seat])
  const before = seating(referee.now.table?.cards ?? [])
  await referee.submit({ actor: 'referee', action: 'end-combat' })
  expect(await referee.ask({ do: 'again' })).toEqual({ done: true })
  const next = referee.now.again?.fight ?? ''
  const there = sit(fightServer, next, 'referee')
  await there.ready
  expect(seating(there.now.table?.cards ?? [])).toEqual(before)
  expect(give.length).toBeGreaterThan(1)
})
