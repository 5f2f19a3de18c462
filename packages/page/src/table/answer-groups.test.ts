import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEncounterText } from '@fray/files'
import { Session } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { type AnyPolicy, type AnySession, Play, type SeatQuestion } from '@fray/seat'
import { expect, test } from 'vitest'
import { answerGroups, answersInOrder } from './answer-groups.ts'

/** The first question that a seat is asked when a ready fight is played. */
async function firstQuestion(fight: string): Promise<SeatQuestion> {
  const file = join(import.meta.dirname, '../../../../encounters', `${fight}.yaml`)
  const reading = await readEncounterText(readFileSync(file, 'utf8'), file)
  if ('problems' in reading) throw new Error(reading.problems[0]?.message)
  const { game, setup } = reading
  const computer = policyNamed(game.rules, 'aggressive') as AnyPolicy
  const policies = setup.seats.map(({ id }) => (id === 'players' ? null : computer))
  const play = new Play(new Session(game.rules, setup, { seed: 'seven', policies }) as AnySession, policies)
  play.goOn()
  const [question] = play.table('players').questions
  if (question === undefined) throw new Error(`Nothing is asked in ${fight}.`)
  return question
}

/** A question with so many answers, each about what is said of it. */
const asking = (unders: readonly string[], preset: string): SeatQuestion => ({
  ...{ id: 'q1', to: 'Ada', rule: 'r', title: '', prompt: '?', kind: 'choice', min: null, max: null },
  ...{ preset, decline: 'a0', reaction: true, takesCommands: false, secret: false, event: '', pointless: '' },
  options: unders.map((under, i) => ({ value: `a${i}`, label: `a${i}`, under, refused: null })),
})

const shown = (question: SeatQuestion) =>
  answerGroups(question).map(({ under, answers }) => [under, answers.map(({ at }) => at).join(' ')])

test('few answers stay as the rules list them', () => {
  expect(shown(asking(['', 'Gob', 'Nib', 'Gob'], 'a0'))).toEqual([['', '0 1 2 3']])
})

test('many are together by what they are about, in the rules order; what is alone stands before them or last', () => {
  const unders = ['', 'alone', 'Gob', 'Nib', 'Gob', 'other', 'Nib', 'Gob', 'Nib', 'Gob']
  const order = [
    ['', '0 1'],
    ['Gob', '2 4 7 9'],
    ['Nib', '3 6 8'],
    [null, '5'],
  ]
  expect(shown(asking(unders, 'a0'))).toEqual(order)
  // What is usual comes first, with all that belongs to it, or by itself.
  expect(shown(asking(unders, 'a6')).map(([under]) => under)).toEqual(['', 'Nib', 'Gob', null])
  expect(shown(asking(unders, 'a5'))[0]).toEqual(['', '0 1 5'])
  expect(answersInOrder(asking(unders, 'a0')).map(({ value }) => value)).toEqual(
    [0, 1, 2, 4, 7, 9, 3, 6, 8, 5].map((at) => `a${at}`),
  )
})

test('many about one thing, or about nothing, are one list', () => {
  expect(shown(asking(Array(12).fill(''), 'a0'))).toHaveLength(1)
  expect(shown(asking(['', ...Array(12).fill('Gob')], 'a0'))).toHaveLength(2)
})

test('the rules say what their many answers are about', async () => {
  const declared = shown(await firstQuestion('weapon-speed/tithe-day')).map(([under]) => under)
  expect(declared).toEqual(['', 'attack', 'Defensive Attack', 'call upon', null])
  const opened = shown(await firstQuestion('free-hits/toll-island')).map(([under]) => under)
  expect(opened.slice(0, 3)).toEqual(['', 'Black Reeve', 'Clerk'])
})
