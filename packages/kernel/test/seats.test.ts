import { describe, expect, it } from 'vitest'
import { ASK_EVERYTHING, fingerprint, randomFrom, type SeatSettings } from '../src/index.ts'
import { brave, type DuelSession, startDuel } from './duel.ts'
import { plainOf } from './tiny.ts'

const seats = (bob: Partial<SeatSettings>, referee: Partial<SeatSettings> = {}): SeatSettings[] => [
  { ...ASK_EVERYTHING, ...referee },
  ASK_EVERYTHING,
  { ...ASK_EVERYTHING, ...bob },
]

/** Ada hits Gob with a 15; what happens then is what is tested. */
function hit(session: DuelSession) {
  session.submit('ann', plainOf('Ada attack target=Gob'))
  return session.answerDice([15])
}

describe('how a seat wants to be asked', () => {
  it('asks for reactions', () => {
    expect(hit(startDuel({ dice: 'typed', settings: seats({}) }))).toMatchObject({
      status: 'asking',
      awaited: { kind: 'answers' },
    })
  })

  it('never reacts: the answer that does nothing is taken', () => {
    const session = startDuel({ dice: 'typed', settings: seats({ reactions: 'never' }) })
    expect(hit(session)).toMatchObject({ awaited: { kind: 'dice', request: { rule: 'damage' } } })
    session.answerDice([2])
    expect(session.played.at(-1)?.inputs[1]).toEqual({ answers: ['no'] })
  })

  it('lets a policy react, and is asked when there is none', () => {
    const auto = seats({ reactions: 'auto' })
    expect(hit(startDuel({ dice: 'typed', settings: auto, reactions: brave })).status).toBe('done')
    expect(hit(startDuel({ dice: 'typed', settings: auto }))).toMatchObject({ awaited: { kind: 'answers' } })
  })

  it('takes the defaults of decisions, but a reaction is no decision', () => {
    const session = startDuel({
      dice: 'typed',
      settings: seats({ decisions: 'default' }, { decisions: 'default' }),
    })
    expect(hit(session)).toMatchObject({ awaited: { kind: 'answers', questions: [{ rule: 'parry' }] } })
    session.answer('bob', 'yes')
    expect(session.submit('ann', { actor: 'Ada', action: 'boast', words: 'I' }).status).toBe('done')
    // The default of the number is below nothing, and is a number like any other.
    expect(session.played.at(-1)?.inputs).toEqual([{ answers: [-1] }, { answers: ['Silence.'] }])
    expect(session.scene.now.combatant.effort[0]).toBe(1)
  })

  it('can change while a fight goes on', () => {
    const session = startDuel({ dice: 'typed' })
    hit(session)
    session.settings[2] = { reactions: 'never', decisions: 'ask' }
    session.answer('bob', 'yes')
    session.submit('ann', plainOf('Ada attack target=Gob'))
    expect(session.answerDice([20])).toMatchObject({ awaited: { kind: 'dice' } })
  })

  it('holds for the secret answers of several: who takes defaults is not waited for', () => {
    const session = startDuel({ dice: 'typed', settings: seats({ decisions: 'default' }) })
    const reply = session.submit('referee', { actor: 'referee', action: 'wagers' })
    expect(reply).toMatchObject({ status: 'asking', awaited: { given: [null, 1, null] } })
    session.answer('referee', 4, 2)
    expect(session.answer('ann', 7).status).toBe('done')
    expect(Array.from(session.scene.now.combatant.wager).slice(0, 3)).toEqual([7, 1, 4])
  })
})

describe('seats', () => {
  it('answer only for their own, and the referee for everybody', () => {
    const session = startDuel()
    session.submit('referee', { actor: 'referee', action: 'wagers' })
    expect(session.answer('ann', 3, 1)).toMatchObject({ refusal: { rule: 'not-your-seat' } })
    session.answer('ann', 3)
    session.answer('referee', 5, 1)
    expect(session.answer('bob', 4)).toMatchObject({ refusal: { rule: 'not-your-seat' } })
    expect(session.answer('referee', 6).status).toBe('done')
    expect(Array.from(session.scene.now.combatant.wager).slice(0, 3)).toEqual([3, 5, 6])
  })

  it('go with the combatant: whoever gets it answers for it', () => {
    const session = startDuel()
    session.submit('referee', { actor: 'referee', action: 'override', path: 'Ada.seat', to: 2 })
    expect(session.submit('ann', plainOf('Ada begin'))).toMatchObject({ refusal: { rule: 'not-your-seat' } })
    expect(session.submit('bob', plainOf('Ada begin')).status).toBe('done')
  })
})

describe("a policy's own randomness", () => {
  it('is apart from the dice of the fight, and the same for the same seed', () => {
    const policies = [null, brave, brave]
    const one = startDuel({ policies })
    const other = startDuel({ policies })
    for (const session of [one, other]) {
      session.submit('referee', { actor: 'referee', action: 'wagers' })
      session.answer('referee', 2)
      session.submit('ann', plainOf('Ada summon'))
    }
    expect(fingerprint(one.scene)).toBe(fingerprint(other.scene))
    expect(one.played.at(-1)?.from).toBe(0)
    const random = randomFrom('a seed')
    const again = randomFrom('a seed')
    const drawn = Array.from({ length: 200 }, () => random(6))
    expect(Array.from({ length: 200 }, () => again(6))).toEqual(drawn)
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3, 4, 5])
  })
})
