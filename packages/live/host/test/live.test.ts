import { expect, test } from 'vitest'
import { encounterOf, fightServerWith, settle, sit } from './fight-servers.ts'

test('two seats play, and each sees what the other does', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'))
  const referee = sit(fightServer, fight, 'referee')
  const player = sit(fightServer, fight, 'players')
  await Promise.all([referee.ready, player.ready])
  await settle()
  expect(referee.now.presence?.seats.map(({ seat, devices }) => [seat, devices])).toEqual([
    ['referee', 1],
    ['players', 1],
    ['spectators', 0],
  ])
  for (let i = 0; i < 60 && referee.now.table?.fight.over === false; i++) {
    const mine = player.now.waits?.for === 'you' ? player : referee
    const [question] = mine.now.table?.questions ?? []
    if (question !== undefined) {
      expect(await mine.answer(question.id, question.decline ?? question.preset)).toEqual({ done: true })
      continue
    }
    const [who] = mine.now.table?.turn.who ?? []
    const actions = await mine.actions(who ?? 'referee')
    const all =
      actions?.groups
        .flatMap((group) => group.actions)
        .filter(({ drastic, asks }) => drastic === null && asks.length === 0) ?? []
    const action = all.find(({ action }) => action === 'attack') ?? all[0]
    expect(await mine.submit(action?.key ?? '')).toEqual({ done: true })
  }
  expect(player.now.told.length).toBeGreaterThan(5)
  const undone = await referee.undo()
  expect(undone).toEqual({ done: true })
  await settle()
  expect(player.now.told.at(-1)?.takesBack).not.toBeNull()
  const whole = await player.ask({ do: 'table' })
  expect(player.now.table).toEqual(whole)
})
