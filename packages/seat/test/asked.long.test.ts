import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEncounterText } from '@fray/files'
import { answerValue, type ReactionSetting, randomFrom, Session } from '@fray/kernel'
import { policyNamed, SENSIBLE, withEyes } from '@fray/lab'
import { type AnyPolicy, type AnySession, Play, type SeatQuestion } from '@fray/seat'
import { expect, test } from 'vitest'

/* Ten against ten in `shock`, where the party has passed, so that everybody can step in: what is asked on the foes' turns. */

const FILE = join(import.meta.dirname, '../../../encounters/shock/pillared-hall.yaml')
const MOST_STEPS = 110

interface Turn {
  /** Events that were asked about: each is one question on the page. */
  events: number
  questions: number
  /** Of these, reactions for which the sensible policy would not have stepped in. */
  declined: SeatQuestion[]
}

/** What is asked on each turn of the foes, when every question is answered as the sensible policy does. */
async function turnsOf(seed: string, reactions: ReactionSetting): Promise<readonly Turn[]> {
  const reading = await readEncounterText(readFileSync(FILE, 'utf8'), FILE)
  if ('problems' in reading) throw new Error(reading.problems[0]?.message)
  const { game, setup } = reading
  const computer = policyNamed(game.rules, SENSIBLE) as AnyPolicy
  const sensible = withEyes(game.rules, game.rules.policies.get(SENSIBLE) as AnyPolicy)
  const policies = setup.seats.map(({ id }) => (id === 'players' ? null : computer))
  const session = new Session(game.rules, setup, { seed, policies }) as AnySession
  const play = new Play(session, policies)
  play.setSettings('players', { reactions, decisions: 'ask' })
  const turns: Turn[] = []
  let turn: Turn = { events: 0, questions: 0, declined: [] }
  for (let step = 0; step < MOST_STEPS; step++) {
    const still = play.goOn()
    if (still === 'question') {
      const asked = play.table('players').questions
      turn.events += new Set(asked.map(({ event, id }) => event || id)).size
      for (const one of asked) {
        const { awaited, scene } = session
        const question = (awaited?.kind === 'answers' ? awaited.questions : []).find(
          ({ to }) => scene.name(to) === one.to,
        )
        if (question === undefined) throw new Error(`Nobody asks ${one.to}.`)
        const answer = sensible.answer(scene, question, randomFrom('asked'), session.underway)
        turn.questions++
        if (one.reaction && answer === question.decline) turn.declined.push(one)
        const given = play.answer('players', one.id, answerValue(question, answer))
        if (!given.done) throw new Error(given.reason)
      }
      continue
    }
    const [who] = play.table('players').turn.who
    if (still !== 'person' || who === undefined) break
    if (turn.questions > 0) turns.push(turn)
    turn = { events: 0, questions: 0, declined: [] }
    const pass = play
      .actions('players', who)
      .groups.flatMap(({ actions }) => actions)
      .find(({ action }) => action === 'pass')
    if (pass === undefined || !play.submit('players', pass.key).done) break
  }
  return turns
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

test('what matters is a few questions a turn, where all that could be asked is many times as much', async () => {
  const seeds = ['s0', 's1', 's3']
  const [all, some] = await Promise.all(
    (['ask', 'matters'] as const).map(async (setting) =>
      (await Promise.all(seeds.map((seed) => turnsOf(seed, setting)))).flat(),
    ),
  )
  const events = (some ?? []).map((turn) => turn.events)
  expect(mean((all ?? []).map((turn) => turn.events))).toBeGreaterThan(6)
  expect(mean(events)).toBeLessThanOrEqual(3)
  expect(events.filter((n) => n > 3).length / events.length).toBeLessThanOrEqual(0.1)
  // Only what falls on one's own and may be undone is asked where a sensible player would let it pass.
  for (const { declined } of some ?? [])
    for (const { event, to } of declined) expect(event).toMatch(new RegExp(`attack on ${to} hits`))
})
