import { expect, test } from 'vitest'
import type { Play } from '../src/index.ts'
import { sitDownAt } from './tables.ts'

const YARD = `
ruleset: zones
battlefield: { yard: { adjacent: [lane] }, lane: {} }
combatants:
  Ada: { from: ada-the-warrior, zone: yard }
  Gob: { kind: creature, level: 1, skill: 1, hp: 9, attacks: [knife melee 1d4], zone: yard }
seats: { ann: { plays: [] }, players: { plays: [Ada] } }
`

/** The yard with persons at all seats and real dice, before the fight begins. */
const yard = (): Promise<Play> => sitDownAt(YARD, { seed: 'x', dice: 'typed' })

const give = (who: string, to: number) => ({ actor: 'referee', action: 'override', path: `${who}.seat`, to })
const seatOfAda = (play: Play) => play.table('referee').cards.find(({ who }) => who === 'Ada')?.seat
const asked = (play: Play) => play.table('referee').questions.map(({ prompt }) => prompt)

test('what the referee orders while something is asked is done, and the question stands', async () => {
  const play = await yard()
  play.submit('referee', { actor: 'referee', action: 'start' })
  expect(asked(play)).toEqual(['Is a side surprised?'])
  expect(play.together('referee', [give('Ada', 1)])).toEqual({ done: true })
  expect([seatOfAda(play), asked(play)]).toEqual(['ann', ['Is a side surprised?']])
  expect(play.submit('referee', give('Ada', 2))).toEqual({ done: true })
  expect([seatOfAda(play), asked(play)]).toEqual(['players', ['Is a side surprised?']])
})

test('refused, it leaves the question and all else as it was', async () => {
  const play = await yard()
  play.submit('referee', { actor: 'referee', action: 'start' })
  expect(play.together('referee', [give('Ada', 1), give('Nobody', 1)])).toMatchObject({
    done: false,
    reason: expect.stringMatching(/^Nothing was done, for number 2 of 2 cannot be: /),
  })
  expect([seatOfAda(play), asked(play)]).toEqual(['players', ['Is a side surprised?']])
})

test('what was rolled or answered is not lost for it', async () => {
  const play = await yard()
  play.submit('referee', { actor: 'referee', action: 'start' })
  play.answer('referee', play.table('referee').questions[0]?.id ?? '', 'nobody')
  const seat = play.seats.find((id) => play.table(id).dice !== null) ?? ''
  const before = play.table(seat).dice
  expect(play.together('referee', [give('Ada', 1)])).toMatchObject({ done: false, rule: 'question-open' })
  expect([seatOfAda(play), play.table(seat).dice]).toEqual(['players', before])
})

test('what is remembered of orders that were given together does not grow with the fight', async () => {
  const play = await sitDownAt(YARD, { seed: 'x' })
  const order = (n: number) => play.together('referee', [give('Ada', 1 + (n % 2)), give('Gob', 1 + (n % 2))])
  for (let n = 0; n < 400; n++) expect(order(n)).toEqual({ done: true })
  const { together = [] } = play.kept()
  expect(together.length).toBeGreaterThan(200)
  expect(together.length).toBeLessThan(260)
  for (let n = 0; n < 200; n++) {
    expect(play.table('referee').undo?.words).toMatch(/\(\+1\)$/)
    play.undo('referee')
  }
  expect(play.done).toBe(400)
})
