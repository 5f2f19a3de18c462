import { connect, inProcess } from '@fray/live/client'
import { expect, test } from 'vitest'
import { encounterOf, fightServerWith, settle, sit } from './fight-servers.ts'

const DUEL = 'encounters/zones/duel.yaml'
const set = (path: string, to: unknown) => ({ actor: 'referee', action: 'override', path, to })

test('during a pause nobody but the referee acts, neither people nor computers nor the clock; everybody is told', async () => {
  let now = 0
  const { fightServer, fight } = await fightServerWith(encounterOf(DUEL), { changes: { now: () => now } })
  const [referee, player] = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat))
  if (referee === undefined || player === undefined) throw new Error('Two seats were wanted.')
  const table = await player.ready
  await referee.ready
  const [who = ''] = table.turn.who
  expect(await player.ask({ do: 'pause', on: true })).toMatchObject({ done: false, rule: 'not-your-seat' })
  expect(await referee.ask({ do: 'clock', seconds: 30 })).toEqual({ done: true })
  fightServer.tick()
  expect(await referee.ask({ do: 'pause', on: true })).toEqual({ done: true })
  await settle()
  expect(player.now.presence?.paused).toBe(true)
  const action = (await player.actions(who))?.groups[0]?.actions.find(({ asks }) => asks.length === 0)
  expect(await player.submit(action?.key ?? '')).toMatchObject({ done: false, rule: 'paused' })
  expect(await player.undo()).toMatchObject({ done: false, rule: 'paused' })
  expect(await referee.ask({ do: 'hand-over', seat: 'players', to: 'aggressive' })).toEqual({ done: true })
  const told = player.now.told.length
  for (now = 1_000; now < 40_000; now += 5_000) fightServer.tick()
  await settle()
  expect(player.now.told.length).toBe(told)
  expect(player.now.presence?.until).toBeNull()
  expect(await referee.submit(set(`${who}.hp`, 1))).toEqual({ done: true })
  expect(await referee.ask({ do: 'hand-over', seat: 'players', to: 'person' })).toEqual({ done: true })
  expect(await referee.ask({ do: 'pause', on: false })).toEqual({ done: true })
  await settle()
  expect(player.now.presence?.paused).toBe(false)
  expect(await player.submit(action?.key ?? '')).toEqual({ done: true })
})

test('a pause outlives the table being put away', async () => {
  const { fightServer, hosting, fight } = await fightServerWith(encounterOf(DUEL))
  const referee = sit(fightServer, fight, 'referee')
  await referee.ready
  await referee.ask({ do: 'pause', on: true })
  const { openFightServer } = await import('../src/index.ts')
  const again = sit(openFightServer(hosting), fight, 'players')
  await again.ready
  await settle()
  expect(again.now.presence?.paused).toBe(true)
})

test('several orders are one: done or refused together, undone together, also after the fight was opened again', async () => {
  const { fightServer, hosting, fight } = await fightServerWith(encounterOf(DUEL))
  const [referee, player] = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat))
  const table = await referee?.ready
  const names = table?.cards.map(({ who }) => who) ?? []
  const actions = names.map((who) => set(`${who}.hp`, 1))
  expect(await player?.ask({ do: 'together', actions })).toMatchObject({ done: false })
  expect(await referee?.ask({ do: 'together', actions: [...actions, set('Nobody.hp', 1)] })).toMatchObject({
    done: false,
    reason: expect.stringMatching(/^Nothing was done, for number 3 of 3/),
  })
  expect(await referee?.ask({ do: 'together', actions })).toEqual({ done: true })
  const { openFightServer } = await import('../src/index.ts')
  const again = sit(openFightServer(hosting), fight, 'referee')
  const stands = await again.ready
  expect(stands.cards.map(({ health }) => health.pools[0]?.now)).toEqual(names.map(() => 1))
  expect(await again.undo()).toEqual({ done: true })
  expect(again.now.table?.cards.map(({ health }) => health.pools[0]?.now)).toEqual(
    table?.cards.map(({ health }) => health.pools[0]?.now),
  )
})

test('a fight that is over is begun once more, and each who is here gets the key of the same seat', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf(DUEL))
  const [referee, player] = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat))
  await referee?.ready
  await player?.ready
  await player?.ask({ do: 'rename', seat: 'players', name: 'Mira' })
  expect(await referee?.ask({ do: 'again' })).toMatchObject({ done: false, reason: 'The fight is not over yet.' })
  await referee?.submit({ actor: 'referee', action: 'end-combat' })
  expect(await player?.ask({ do: 'again' })).toMatchObject({ done: false, rule: 'not-your-seat' })
  expect(await referee?.ask({ do: 'again' })).toEqual({ done: true })
  await settle()
  const [mine, theirs] = [referee?.now.again, player?.now.again]
  expect(mine?.fight).toBe(theirs?.fight)
  expect(mine?.key).not.toBe(theirs?.key)
  const next = connect(inProcess(fightServer), { key: theirs?.key ?? '' })
  const table = await next.ready
  await settle()
  expect(next.now.seat).toEqual({ id: 'players', role: 'player' })
  expect(next.now.presence?.seats.find(({ seat }) => seat === 'players')?.name).toBe('Mira')
  expect(table.fight.over).toBe(false)
})

test('forms and typed lines are the referee’s; a seat reads lines of its own', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf(DUEL))
  const [referee, player] = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat))
  const table = await referee?.ready
  const [who = ''] = table?.cards.map((card) => card.who) ?? []
  await expect(player?.ask({ do: 'orders' })).rejects.toThrow('for the referee')
  await expect(player?.ask({ do: 'values', who })).rejects.toThrow('for the referee')
  expect(await referee?.ask({ do: 'read', line: `override ${who}.hp 2`, who: 'referee' })).toEqual(set(`${who}.hp`, 2))
  expect(await referee?.ask({ do: 'stat-line', line: 'from: bandit, hp: 3' })).toEqual({ from: 'bandit', hp: 3 })
  await expect(referee?.ask({ do: 'stat-line', line: '[' })).rejects.toThrow('no stat line')
})

test('the clock answers as it is preset, and says so to whom it was asked', async () => {
  let now = 0
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/weapon-speed/clock-yard.yaml'), {
    changes: { now: () => now },
    by: { referee: 'aggressive' },
  })
  const player = sit(fightServer, fight, 'players')
  const asked = await player.ready
  const [question] = asked.questions
  const usual = question?.options.find(({ value }) => value === question.preset)?.label
  await (await fightServer.open(fight))?.hear('referee', { do: 'clock', seconds: 30 })
  for (; now < 40_000; now += 5_000) fightServer.tick()
  await settle()
  await (await fightServer.open(fight))?.table('players')
  expect(player.now.notice).toContain(
    `Your time was up: "${question?.prompt}" was answered with the usual, "${usual}".`,
  )
})

test('who types real dice is the referee’s word, also in mid-fight, as is the curtain; the party is shared out in one step', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf(DUEL), {
    dice: 'typed',
    seats: 2,
    by: { referee: 'aggressive' },
  })
  const [referee, player] = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat))
  await referee?.ready
  const table = await player?.ready
  await settle()
  expect(table?.turn.waitingFor).toEqual(['players'])
  expect(player?.now.presence?.realDice).toBe('own')
  expect(await player?.ask({ do: 'real-dice', typed: 'none' })).toMatchObject({ done: false })
  expect(await referee?.ask({ do: 'real-dice', typed: 'none' })).toEqual({ done: true })
  await settle()
  expect(player?.now.presence?.realDice).toBe('none')
  expect(player?.now.table?.dice).toBeNull()
  expect(await player?.ask({ do: 'curtain', down: true })).toMatchObject({ done: false })
  expect(player?.now.presence?.curtain).toBeUndefined()
  expect(await referee?.ask({ do: 'curtain', down: true })).toEqual({ done: true })
  await settle()
  expect(player?.now.presence?.curtain).toBe(true)
  const give = table?.cards.map(({ who }) => ({ who, to: 'player-1' })) ?? []
  expect(await referee?.ask({ do: 'share-out', give: [...give, { who: 'Ada', to: 'nobody' }] })).toMatchObject({
    done: false,
  })
  expect(await referee?.ask({ do: 'share-out', give })).toEqual({ done: true })
  expect(referee?.now.table?.cards.map(({ seat }) => seat)).toEqual(give.map(() => 'player-1'))
})
