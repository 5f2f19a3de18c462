import { type AnswerValue, type Question, REFEREE } from '@fray/kernel'
import { choice, person, plainly, say, type Who } from '@fray/kernel/rules'
import { describe, expect, it } from 'vitest'
import { Answers } from './case-answers.ts'
import { habitsOf } from './case-habits.ts'
import type { CaseAnswer } from './cases.ts'
import { table } from './test/sample.ts'

const { scene } = await table()
const ADA = 0
const BEL = 1
const GOB = 2

const options = (values: readonly AnswerValue[], refused: Readonly<Record<string, string>> = {}) => [
  ...values.map((value) => ({ value, label: { key: String(value), slots: {} } })),
  ...Object.entries(refused).map(([value, rule]) => ({
    value,
    label: { key: value, slots: {} },
    refusal: { rule, reason: plainly('It may not.') },
  })),
]

/** A reaction window in which someone may strike, guard, or decline. */
const window = (to: number, moment: string, refused: Readonly<Record<string, string>> = {}): Question => ({
  ...choice(
    'windows',
    to,
    say('What does {who} do?', { who: person(to as Who) }),
    options(['decline', 'guard', 'snap Gob'], refused),
  ),
  reaction: true,
  moment,
})

const cost = choice('cost', REFEREE, plainly('What does it cost?'), options(['main', 'move']))
const outcome: Question = { ...cost, kind: 'text', rule: 'outcome', presetText: 'nothing' }
const number: Question = { ...cost, kind: 'number', rule: 'modifier', min: -4, max: 4, preset: 0 }

const answers = (ruleset: string, ...written: CaseAnswer[]) => new Answers(written, habitsOf(ruleset))

/** What the answers reply to the questions, in order; null if one stays open. */
const said = (given: Answers, ...questions: Question[]) => questions.map((q) => given.next(scene, q, false))

const leftOver = (given: Answers) => given.leftOver(scene).map(({ at, message }) => `${at}: ${message}`)

describe('answers with a name', () => {
  it('wait for the first question to that combatant that offers them', () => {
    const given = answers('shock', { Ada: 'snap Gob' }, 'move', { 'old bel': 'guard' })
    expect(said(given, window(BEL, 'announce'), cost, window(ADA, 'roll'))).toEqual(['guard', 'move', 'snap Gob'])
    expect(leftOver(given)).toEqual([])
  })

  it('wait for their moment', () => {
    const given = answers('shock', { Ada: 'guard', at: 'roll' })
    expect(said(given, window(ADA, 'announce'), window(ADA, 'roll'))).toEqual(['decline', 'guard'])
  })

  it('are used in the order of the name', () => {
    const given = answers('shock', { Ada: 'snap Gob', at: 'roll' }, { Ada: 'guard' })
    const moments = ['announce', 'roll', 'roll'].map((moment) => window(ADA, moment))
    expect(said(given, ...moments)).toEqual(['decline', 'snap Gob', 'guard'])
  })

  it('may be refused, and the question goes on', () => {
    const refused = { 'snap Bel': 'discipline' }
    const snap = { Ada: 'snap Bel', refused: 'discipline', at: 'roll' }
    const question = window(ADA, 'roll', refused)
    expect(said(answers('shock', snap), window(ADA, 'step', refused), question)).toEqual(['decline', 'decline'])
    expect(said(answers('shock', snap, { Ada: 'guard' }), question)).toEqual(['guard'])
    expect(() => said(answers('shock', { Ada: 'guard', refused: 'discipline' }), question)).toThrow(
      /asks Ada \(seat .*\) at roll .*"guard" should be refused by discipline, but is taken/,
    )
    expect(() => said(answers('shock', { Ada: 'snap Bel', refused: 'cost' }), question)).toThrow(
      /should be refused by cost, but is by discipline/,
    )
    expect(said(answers('shock', { Ada: 'snap Cat', refused: 'cost' }), question)).toEqual(['decline'])
    expect(said(answers('shock', { Ada: 'snap Cat', refused: 'windows' }, { Ada: 'guard' }), question)).toEqual([
      'guard',
    ])
  })

  it('answer for the referee, and answer in words and numbers', () => {
    const given = answers('shock', { referee: 'move' }, { referee: 2 }, { referee: 'It holds.' })
    expect(said(given, cost, number, outcome)).toEqual(['move', 2, 'It holds.'])
  })

  it('say why they are left over', () => {
    const given = answers('shock', { Ada: 'snap Hob' }, { Gop: 'guard' }, { Gob: 'guard' }, 'guard')
    said(given, window(ADA, 'announce'), window(ADA, 'roll'))
    const asks = (moment: string) =>
      `The rule windows asks Ada (seat players) at ${moment} "What does Ada do?" (decline, guard, snap Gob).`
    expect(leftOver(given)).toEqual([
      `0: The answer {"Ada":"snap Hob"} is left over: nothing asks for it.\n${asks('announce')}\n${asks('roll')}`,
      '1: The answer {"Gop":"guard"} is left over: nothing asks for it.\nThere is no combatant "gop". Did you mean "Gob"?',
      '2: The answer {"Gob":"guard"} is left over: nothing asks for it.\nGob is not asked anything.',
      '3: The answer "guard" is left over: nothing asks for it.\n' +
        'Reactions take their preset unless an answer names who is asked, as in {Ada:guard}.',
    ])
  })
})

describe('reactions that nobody answers', () => {
  it('take their preset, or stay open where the step says so', () => {
    const given = answers('shock', 'main')
    expect(given.next(scene, window(GOB, 'roll'), false)).toBe('decline')
    expect(given.next(scene, window(GOB, 'roll'), true)).toBe(null)
    expect(said(given, cost)).toEqual(['main'])
  })

  it('take the next answer in rulesets that do so', () => {
    expect(said(answers('zones', 'guard', { Ada: 'snap Gob' }), window(GOB, 'roll'), window(ADA, 'roll'))).toEqual([
      'guard',
      'snap Gob',
    ])
    expect(said(answers('zones'), window(GOB, 'roll'))).toEqual([null])
  })
})

it('questions that are no reactions want an answer', () => {
  expect(said(answers('shock'), cost)).toEqual([null])
  expect(() => said(answers('shock', 'free'), cost)).toThrow(/asks referee "What does it cost\?".*"free" is refused/)
})
