import type { LogEntry, PastStep, PastTable, SeatTable } from '@fray/seat'
import { expect, test } from 'vitest'
import { encounterOf, fightServerWith, sit } from './fight-servers.ts'

const ZONES = encounterOf('encounters/zones/duel.yaml')

/** A duel in which the first seat has done a few things, and how its steps stand. */
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
    const actions = (await me.actions())?.groups.flatMap((group) => group.actions) ?? []
    const action = actions.find(({ asks, drastic }) => asks.length === 0 && drastic === null)
    await me.submit(action?.key ?? '')
  }
  const steps = (await me.ask({ do: 'steps' })) as PastStep[]
  return { fightServer, fight, me, steps }
}

test('a seat asks for the moments that it was told of, and sees each as it was', async () => {
  const { me, steps } = await startedDuel()
  expect(steps.length).toBeGreaterThan(3)
  expect(steps[0]).toEqual({ n: 0, round: 0, line: 0 })
  const last = steps.at(-1) as PastStep
  const told = (await me.ask({ do: 'told' })) as LogEntry[]
  expect(last.line).toBeLessThanOrEqual(told.length)
  const past = (await me.ask({ do: 'step', n: last.n })) as PastTable
  expect(past.table.cards).toEqual((me.now.table as SeatTable).cards)
  expect(await me.ask({ do: 'step', n: last.n + 1 })).toBeNull()
})

test('a fight of its own begins from a step: the same people, the same past, and the journal knows what came after', async () => {
  const { fightServer, fight, me, steps } = await startedDuel()
  const n = steps.length - 2
  const past = (await me.ask({ do: 'step', n })) as PastTable
  const fork = await fightServer.fork(fight, { seat: 'players', n })
  expect(fork.fight).not.toBe(fight)
  const lines = (await fightServer.journal(fork.fight))?.trimEnd().split('\n') ?? []
  expect(lines.some((line) => line.includes('"undo"'))).toBe(true)
  const again = sit(fightServer, fork.fight, 'players')
  await again.ready
  expect(await again.ask({ do: 'step', n })).toEqual({ ...past, line: expect.any(Number) })
  expect(again.now.presence?.seats.find(({ seat }) => seat === 'referee')?.by).toBe('aggressive')
  // The fight that it came from stands as it stood.
  expect(((await me.ask({ do: 'steps' })) as PastStep[]).length).toBe(steps.length)
})

test('a step that there is not is refused with a message, and nothing is made', async () => {
  const { fightServer, fight, steps } = await startedDuel()
  await expect(fightServer.fork(fight, { seat: 'players', n: 999 })).rejects.toThrow(
    `There is no step 999 in this fight: it has steps 0 to ${steps.length - 1}.`,
  )
  await expect(fightServer.fork(fight, { seat: 'nobody', n: 0 })).rejects.toThrow('There is no seat "nobody".')
  expect(await fightServer.list()).toHaveLength(1)
})

test('a journal is taken back to a step of the one who saved it', async () => {
  const { fightServer, fight, steps } = await startedDuel()
  const journal = (await fightServer.journal(fight)) ?? ''
  const taken = await fightServer.importFight(journal, { seat: 'players', n: 1 })
  const open = await fightServer.open(taken.fight)
  const answer = await open?.hear('players', { do: 'steps' })
  expect(answer?.type).toBe('result')
  const now = (answer as { value: PastStep[] }).value
  expect(now.slice(0, 2).map(({ n, round }) => ({ n, round }))).toEqual(
    steps.slice(0, 2).map(({ n, round }) => ({ n, round })),
  )
})
