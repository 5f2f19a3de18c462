import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEncounterText } from '@fray/files'
import { Session } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { expect, it } from 'vitest'
import { type AnyPolicy, type AnySession, diff, Play, patch } from '../src/index.ts'

const file = 'encounters/zones/duel.yaml'

it('is what docs/reference/seat.md shows', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
  const said: string[] = []

  const reading = await readEncounterText(text, file)
  if ('problems' in reading) throw new Error(reading.problems[0]?.message)
  const { game, setup } = reading
  const computer = policyNamed(game.rules, 'aggressive') as AnyPolicy
  const session = new Session(game.rules, setup, { seed: 'seven' }) as AnySession
  const play = new Play(session, [computer, null])
  const me = setup.seats[1].id

  let table = play.table(me)
  for (let still = play.goOn(); still !== 'over'; still = play.goOn()) {
    const now = play.table(me)
    table = patch(table, diff(table, now))
    for (const { words } of play.told(me, said.length)) said.push(words)
    if (still === 'question') {
      const [question] = table.questions
      play.answer(me, question.id, question.decline ?? question.preset)
    } else {
      const actions = play.actions(me, table.turn.who[0]).groups.flatMap((group) => group.actions)
      let best = actions[actions.length - 1]
      let most = 0
      for (const action of actions) {
        const chances = await play.chances(me, action.key, { branches: 500 })
        if ((chances?.hits ?? 0) > most) [best, most] = [action, chances?.hits ?? 0]
      }
      play.submit(me, best.key)
    }
  }

  expect(play.table(me).fight.over).toBe(true)
  expect(said.length).toBeGreaterThan(5)
  expect(table).toStrictEqual(JSON.parse(JSON.stringify(table)))
})
