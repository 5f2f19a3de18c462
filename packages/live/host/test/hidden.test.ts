import type { PastTable } from '@fray/seat'
import { expect, test } from 'vitest'
import { encounterOf, fightServerWith, sit } from './fight-servers.ts'

const ZONES = { ...encounterOf('encounters/zones/duel.yaml'), about: '', notes: [] }

/** A duel whose enemy the referee has hidden before anybody came to the players' seat. */
async function lurking() {
  const { fightServer, fight } = await fightServerWith(ZONES)
  const referee = sit(fightServer, fight, 'referee')
  await referee.ready
  const foe = referee.now.table?.cards.find(({ seat }) => seat === 'referee')?.who ?? ''
  expect(foe).not.toBe('')
  await referee.submit({ actor: 'referee', action: 'override', path: `${foe}.hidden`, to: 'yes' })
  return { fightServer, fight, referee, foe }
}

test('a seat’s past begins with what it was first shown: whom the referee has hidden before is in no step and no line', async () => {
  const { fightServer, fight, referee, foe } = await lurking()
  // The referee may look through the eyes of a seat before anybody has come to it.
  await referee.ask({ do: 'table', seat: 'players' })
  const player = sit(fightServer, fight, 'players')
  await player.ready
  const steps = (await player.ask({ do: 'steps' })) as { n: number }[]
  for (const { n } of steps) expect(JSON.stringify(await player.ask({ do: 'step', n })), `${n}`).not.toContain(foe)
  expect(JSON.stringify([player.now, await player.ask({ do: 'told' })])).not.toContain(foe)
  const before = (await referee.ask({ do: 'step', n: 0 })) as PastTable
  expect(JSON.stringify(before)).toContain(foe)
})

test('what was shown stays in the past of who has seen it', async () => {
  const { fightServer, fight } = await fightServerWith(ZONES)
  const player = sit(fightServer, fight, 'players')
  await player.ready
  const foe = player.now.table?.cards.find(({ yours }) => !yours)?.who ?? ''
  const referee = sit(fightServer, fight, 'referee')
  await referee.ready
  await referee.submit({ actor: 'referee', action: 'override', path: `${foe}.hidden`, to: 'yes' })
  expect(JSON.stringify(await player.ask({ do: 'step', n: 0 }))).toContain(foe)
  expect(JSON.stringify(player.now.table)).not.toContain(foe)
})

test('what is hidden stays hidden when the fight is played again', async () => {
  const { fightServer, fight, referee, foe } = await lurking()
  await referee.submit({ actor: 'referee', action: 'end-combat' })
  expect(referee.now.table?.fight.over).toBe(true)
  await referee.ask({ do: 'again', id: 'again' } as never)
  const next = (await fightServer.list()).map((one) => one.fight).find((one) => one !== fight) ?? ''
  const player = sit(fightServer, next, 'players')
  await player.ready
  expect(JSON.stringify([player.now, await player.ask({ do: 'told' })])).not.toContain(foe)
})

test('what is hidden stays hidden in a game of one’s own that is begun again, and where one goes on from a step before', async () => {
  const { fightServer, fight, foe } = await lurking()
  const shown = async (started: Awaited<ReturnType<typeof fightServer.startAgain>>) => {
    if ('problems' in started) throw new Error(started.problems[0]?.message)
    const player = sit(fightServer, started.fight, 'players')
    await player.ready
    const past = await player.ask({ do: 'step', n: 0 })
    return JSON.stringify([player.now, await player.ask({ do: 'told' }), past])
  }
  const player = sit(fightServer, fight, 'players')
  await player.ready
  expect(await shown(await fightServer.startAgain(fight, {}))).not.toContain(foe)
  expect(await shown(await fightServer.fork(fight, { seat: 'players', n: 0 }))).not.toContain(foe)
})
