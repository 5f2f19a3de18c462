import { everything, Session, verifyJournal } from '@fray/kernel'
import type { Command } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { weaponSpeed } from '../index.ts'

const { rules } = weaponSpeed
const person = (name: string, side: string, at: string) => ({
  name,
  side,
  at,
  kind: 'character',
  attributes: { strength: 14 },
  hitDice: '1d8',
  items: ['sword +4 1d8+2 slashing x2 speed 4', 'knife +4 1d4 piercing x2 speed 1'],
})

const TWO = { ann: { plays: ['Ana'] }, bob: { plays: ['Gob'] } }

function begin(seats: object = TWO) {
  const { setup, problems } = weaponSpeed.readEncounter({
    ruleset: 'weapon-speed',
    seats,
    combatants: [person('Ana', 'party', '0,0'), person('Gob', 'foes', '1,0')],
    now: { round: 2 },
  })
  if (setup === null) throw new Error(problems.map(({ message }) => message).join('\n'))
  const lines: string[] = []
  const session = new Session<never, Command>(rules as never, setup, {
    seed: 'declaring',
    onLine: (line) => lines.push(line as never),
  })
  return { session, setup, lines }
}

const DECLARE = { actor: 'referee', action: 'declare' }
const declared = (session: { readonly scene: unknown }, row: number): unknown =>
  rules.describe(session.scene as never, row, everything()).declared

describe('a secret declaration', () => {
  test('can be taken back before the others have answered', () => {
    const { session } = begin()
    session.submit('referee', DECLARE)
    session.answer('ann', 'sword', 0)
    expect(session.retract('bob')).toMatchObject({ status: 'refused' })
    expect(session.retract('ann')).toMatchObject({ status: 'asking', awaited: { given: [null, null] } })
    expect(session.retract('ann')).toMatchObject({ status: 'refused' })
    session.answer('ann', 'knife', 0)
    session.answer('bob', 'sword', 1)
    expect([declared(session, 0), declared(session, 1)]).toEqual(['attack knife', 'attack sword'])
  })

  test('stands when it has been shown and is taken back, in a restored fight and a fork, too', () => {
    const { session, setup, lines } = begin()
    session.submit('referee', DECLARE)
    session.answer('ann', 'sword', 0)
    session.answer('bob', 'knife', 1)
    session.undo(0)
    const again = new Session<never, Command>(rules as never, setup, { seed: 'declaring' })
    again.restore(lines.slice(1) as never)
    for (const one of [session, again, session.fork()]) {
      expect(one.submit('referee', DECLARE).status).toBe('done')
      expect([declared(one, 0), declared(one, 1)]).toEqual(['attack sword', 'attack knife'])
    }
  })

  test('is made again on the word of the referee, and the journal says so', () => {
    const { session, setup, lines } = begin()
    session.submit('referee', DECLARE)
    session.answer('ann', 'sword', 0)
    session.answer('bob', 'knife', 1)
    session.undo(0, false, true)
    expect(lines.at(-1)).toEqual({ kind: 'undo', to: 0, counter: 0, redeclare: true })
    expect(session.submit('referee', DECLARE).status).toBe('asking')
    session.answer('ann', 'move', 0)
    session.answer('bob', 'knife', 1)
    expect(declared(session, 0)).toBe('move')
    const [head, ...rest] = lines
    expect(verifyJournal(rules as never, setup, { head, lines: rest } as never).difference).toBeNull()
  })

  test('of one seat alone has shown nobody anything, and may be made otherwise', () => {
    const { session } = begin({ ann: { plays: ['Ana', 'Gob'] } })
    session.submit('referee', DECLARE)
    session.answer('ann', 'sword', 0)
    session.answer('ann', 'knife', 1)
    session.undo(0)
    expect(session.submit('referee', DECLARE).status).toBe('asking')
  })
})
