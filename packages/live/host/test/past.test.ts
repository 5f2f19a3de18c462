import type { LogEntry, PastMoment, PastTable, SeatTable } from '@fray/seat'
import { expect, test } from 'vitest'
import { encounterOf, fightServerWith, sit } from './fight-servers.ts'

const ZONES = encounterOf('encounters/zones/duel.yaml')

/** A duel in which the first seat has done a few things, and how its moments stand. */
async function startedDuel() {
  const { fightServer, fight } = await fightServerWith(ZONES, { by: { referee: 'aggressive' } })
  const me = sit(fightServer, fight, 'players')
  await me.ready
  for (let i = 0; i < 3 && !me.now.table?.fight.over; i++) {
    const [question] = me.now.table?.questions ?? []
    if (question !== undefined) {
      await me.answer(question.id, question.preset)
      continue
    }
    const acts = (await me.acts())?.groups.flatMap((group) => group.acts) ?? []
    const act = acts.find(({ asks, drastic }) => asks.length === 0 && drastic === null)
    await me.submit(act?.key ?? '')
  }
  const moments = (await me.ask({ do: 'moments' })) as PastMoment[]
  return { fightServer, fight, me, moments }
}

test('a seat asks for the moments that it was told of, and sees each as it was', async () => {
  const { me, moments } = await startedDuel()
  expect(moments.length).toBeGreaterThan(3)
  expect(moments[0]).toEqual({ n: 0, round: 0, line: 0 })
  const last = moments.at(-1) as PastMoment
  const told = (await me.ask({ do: 'told' })) as LogEntry[]
  expect(last.line).toBeLessThanOrEqual(told.length)
  const past = (await me.ask({ do: 'moment', n: last.n })) as PastTable
  expect(past.table.cards).toEqual((me.now.table as SeatTable).cards)
  expect(await me.ask({ do: 'moment', n: last.n + 1 })).toBeNull()
})

test('a fight of its own begins from a moment: the same people, the same past, and the journal knows what came after', async () => {
  const { fightServer, fight, me, moments } = await startedDuel()
  const n = moments.length - 2
  const past = (await me.ask({ do: 'moment', n })) as PastTable
  const fork = await fightServer.fork(fight, { seat: 'players', n })
  expect(fork.fight).not.toBe(fight)
  const lines = (await fightServer.journal(fork.fight))?.trimEnd().split('\n') ?? []
  expect(lines.some((line) => line.includes('"undo"'))).toBe(true)
  const again = sit(fightServer, fork.fight, 'players')
  await again.ready
  expect(await again.ask({ do: 'moment', n })).toEqual({ ...past, line: expect.any(Number) })
  expect(again.now.presence?.seats.find(({ seat }) => seat === 'referee')?.by).toBe('aggressive')
  // The fight that it came from stands as it stood.
  expect(((await me.ask({ do: 'moments' })) as PastMoment[]).length).toBe(moments.length)
})

test('a moment that there is not is refused with a message, and nothing is made', async () => {
  const { fightServer, fight, moments } = await startedDuel()
  await expect(fightServer.fork(fight, { seat: 'players', n: 999 })).rejects.toThrow(
    `There is no moment 999 in this fight: it has moments 0 to ${moments.length - 1}.`,
  )
  await expect(fightServer.fork(fight, { seat: 'nobody', n: 0 })).rejects.toThrow('There is no seat "nobody".')
  expect(await fightServer.list()).toHaveLength(1)
})

test('a journal is taken back to a moment of the one who saved it', async () => {
  const { fightServer, fight, moments } = await startedDuel()
  const journal = (await fightServer.journal(fight)) ?? ''
  const taken = await fightServer.take(journal, { seat: 'players', n: 1 })
  const open = await fightServer.open(taken.fight)
  const answer = await open?.hear('players', { do: 'moments' })
  expect(answer?.type).toBe('result')
  const now = (answer as { value: PastMoment[] }).value
  expect(now.slice(0, 2).map(({ n, round }) => ({ n, round }))).toEqual(
    moments.slice(0, 2).map(({ n, round }) => ({ n, round })),
  )
})
