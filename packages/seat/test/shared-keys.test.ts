import { randomFrom } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { expect, test } from 'vitest'
import { effort } from '../../../scripts/tests/effort.ts'
import { randomAnswer, seatToMove, wholeAction } from './random-play.ts'
import { actionsIn, oneOf, readyEncounters, sitDown } from './tables.ts'

const MOVES = effort(16, 40)

test.each(Object.keys(rulesets))(
  '%s: the key of an action means the same to a host that has never listed it',
  async (id) => {
    const random = randomFrom(`keys of ${id}`)
    const file = oneOf(readyEncounters(id), random)
    const [here, there] = await Promise.all([sitDown(file, 'keys', true), sitDown(file, 'keys', true)])
    let keys = 0
    for (let move = 0; move < MOVES; move++) {
      const still = here.goOn()
      expect(there.goOn()).toBe(still)
      if (still === 'over') break
      const seat = seatToMove(here)
      const table = here.table(seat)
      expect(there.table(seat)).toEqual(table)
      const [question] = table.questions
      if (question !== undefined) {
        const value = randomAnswer(question, random)
        expect(there.answer(seat, question.id, value)).toEqual(here.answer(seat, question.id, value))
        continue
      }
      const who = table.turn.who.length === 0 ? 'referee' : oneOf(table.turn.who, random)
      const actions = actionsIn(here.actions(seat, who)).filter(({ drastic }) => drastic === null)
      for (const { key, command } of actions) expect([key, there.commandOf(seat, key)]).toEqual([key, command])
      const { action, given } = wholeAction(here, seat, who, oneOf(actions, random), random)
      expect([action.key, there.commandOf(seat, action.key)]).toEqual([action.key, action.command])
      keys += actions.length
      expect(there.submit(seat, action.key.toUpperCase(), given)).toEqual(here.submit(seat, action.key, given))
    }
    expect(keys).toBeGreaterThan(MOVES / 2)
    expect(there.submit('players', 'a-0123456789')).toMatchObject({ done: false, rule: 'unknown-name' })
    expect(there.account('referee')).toEqual(here.account('referee'))
  },
)

test('two hosts of a fight show each action under the same key, and nobody else does', async () => {
  const file = 'encounters/zones/duel.yaml'
  const [one, two, alone] = await Promise.all([
    sitDown(file, 'keys', true),
    sitDown(file, 'keys', true),
    sitDown(file, 'keys'),
  ])
  const keysIn = (play: typeof one): string[] => {
    play.goOn()
    const seat = seatToMove(play)
    const [who = 'referee'] = play.table(seat).turn.who
    return actionsIn(play.actions(seat, who)).map(({ key }) => key)
  }
  const keys = keysIn(one)
  expect(keysIn(two)).toEqual(keys)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(/^[a-z]+-[0-9a-z]{10}$/)
  for (const key of keysIn(alone)) expect(key).toMatch(/^[a-z]+\d+$/)
})
