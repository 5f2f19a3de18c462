import { randomFrom } from '@fray/kernel'
import type { Connection } from '@fray/live/client'
import { expect, test } from 'vitest'
import { type Appended, MemoryStore, type NewEntry, openFightServer, StoreError } from '../src/index.ts'
import { encounterOf, fightServerWith, hostingOf, settle, sit } from './fight-servers.ts'
import { moveAtRandom, randomAnswer } from './moving.ts'

/** Plays until both seats have a question to answer at the same time. */
async function toSecret(seats: readonly Connection[], random: ReturnType<typeof randomFrom>): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await settle()
    if (seats.every(({ now }) => (now.table?.questions.length ?? 0) > 0)) return
    for (const seat of seats) {
      if (seats.every(({ now }) => (now.table?.questions.length ?? 0) > 0)) return
      await moveAtRandom(seat, random)
      await settle()
    }
  }
  throw new Error('No question came to both seats.')
}

test('after a crash in the middle of a question to several seats, the answers that were in stay, and the others are asked under the same id', async () => {
  const { fightServer, hosting, fight } = await fightServerWith(encounterOf('encounters/weapon-speed/two-wells.yaml'))
  const random = randomFrom('restart')
  const seats = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat))
  const [referee, player] = seats as [Connection, Connection]
  await Promise.all(seats.map(({ ready }) => ready))
  await toSecret(seats, random)
  const [mine] = player.now.table?.questions ?? []
  const [theirs] = referee.now.table?.questions ?? []
  if (mine === undefined || theirs === undefined) throw new Error('Nobody is asked.')
  expect(await player.answer(mine.id, randomAnswer(mine, random))).toEqual({ done: true })
  await settle()
  const left = player.now.table?.questions.map(({ id }) => id)
  expect(left).not.toContain(mine.id)
  const told = player.now.told.map(({ words }) => words)

  // Nothing is closed: the first server is simply gone.
  const later = openFightServer({ ...hosting, chance: hostingOf().chance })
  const [refereeAgain, playerAgain] = ['referee', 'players'].map((seat) => sit(later, fight, seat)) as [
    Connection,
    Connection,
  ]
  await Promise.all([refereeAgain.ready, playerAgain.ready])
  expect(refereeAgain.now.table).toEqual(referee.now.table)
  expect(playerAgain.now.table).toEqual(player.now.table)
  expect(playerAgain.now.told.map(({ words }) => words)).toEqual(told)
  expect(await playerAgain.answer(mine.id, mine.preset)).toMatchObject({ done: false, rule: 'bad-value' })
  expect(await refereeAgain.answer(theirs.id, randomAnswer(theirs, random))).toEqual({ done: true })
})

test('an undo makes a question void, and what is asked again is another question', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/weapon-speed/two-wells.yaml'))
  const random = randomFrom('void')
  const seats = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat))
  const [referee, player] = seats as [Connection, Connection]
  await Promise.all(seats.map(({ ready }) => ready))
  await toSecret(seats, random)
  const [question] = player.now.table?.questions ?? []
  expect(await player.answer(question?.id ?? '', question?.preset ?? '')).toEqual({ done: true })
  const ids = player.now.table?.questions.map(({ id }) => id) ?? []
  expect(await referee.undo()).toEqual({ done: true })
  await settle()
  const after = player.now.table?.questions.map(({ id }) => id) ?? []
  for (const id of after) expect([question?.id, ...ids]).not.toContain(id)
})

/** A store whose appends fail in a way that a test sets. */
class FailingStore extends MemoryStore {
  fails: 'no' | 'certainly' | 'before' | 'after' = 'no'

  override async append(...[fight, after, entries, note]: Parameters<MemoryStore['append']>): Promise<Appended> {
    const { fails } = this
    if (fails === 'certainly') throw new StoreError('The disk is full.', true)
    if (fails === 'before') throw new StoreError('The store does not answer.', false)
    const appended = await super.append(fight, after, entries as readonly NewEntry[], note)
    if (fails === 'after') throw new StoreError('The store does not answer.', false)
    return appended
  }
}

const override = { actor: 'referee', action: 'override', path: 'Ada.hp' }

test.each(['certainly', 'before', 'after'] as const)(
  'where something cannot be kept (%s), nobody is told of it before it is',
  async (fails) => {
    const store = new FailingStore(() => 0)
    const { fightServer, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'), {
      changes: { store },
    })
    const [referee, player] = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat)) as [
      Connection,
      Connection,
    ]
    await Promise.all([referee.ready, player.ready])
    const before = player.now.table
    store.fails = fails
    let outcome: unknown = null
    const asked = referee.submit({ ...override, to: 5 }).then((found) => {
      outcome = found
      return found
    })
    await settle()
    await settle()
    if (fails === 'certainly') {
      expect(outcome).toEqual({ done: false, rule: 'not-saved', reason: 'The disk is full.' })
      expect(player.now.table).toEqual(before)
      store.fails = 'no'
      expect(await referee.submit({ ...override, to: 5 })).toEqual({ done: true })
    } else {
      if (fails === 'before') expect(player.now.table).toEqual(before)
      store.fails = 'no'
      const found = await asked
      // What was in doubt is found to be kept, or is done now: the table on which it was made still stands.
      expect(found).toEqual({ done: true })
    }
    await settle()
    const ada = player.now.table?.cards.find(({ who }) => who === 'Ada')
    expect(ada?.health.pools[0]?.now).toBe(5)
    expect(player.now.table).toEqual(await player.ask({ do: 'table' }))
  },
)

test('where two hosts have the same fight open, what one has written first counts', async () => {
  const { fightServer, hosting, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'))
  const other = openFightServer({ ...hosting, chance: hostingOf().chance })
  const here = sit(fightServer, fight, 'referee')
  const there = sit(other, fight, 'referee')
  await Promise.all([here.ready, there.ready])
  expect(await here.submit({ ...override, to: 5 })).toEqual({ done: true })
  expect(await there.submit({ ...override, to: 4 })).toMatchObject({ done: false, rule: 'stale' })
  await settle()
  expect(there.now.table?.cards).toEqual(here.now.table?.cards)
  expect(await there.submit({ ...override, to: 4 })).toEqual({ done: true })
})
