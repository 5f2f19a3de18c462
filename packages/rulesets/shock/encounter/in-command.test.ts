import { expect, it } from 'vitest'
import { ann, encounter, orc, setupOf } from './test/sample.ts'

const setup = setupOf(encounter())

it('reads somebody who joins, with the seat of the side, in the square that it names', () => {
  expect(setup.readEntrant('Imp', { ...orc, at: '7,7' }, -1)).toMatchObject({
    name: 'Imp',
    side: 1,
    seat: 0,
    square: 7 * 20 + 7,
  })
  expect(setup.readEntrant('Dog', { from: 'yard-dog' }, 0)).toMatchObject({ side: 0, seat: 1, square: 4 * 20 + 5 })
})

it('says everything that is wrong with somebody who joins', () => {
  expect(setup.readEntrant('Imp', { ...orc, hp: '9/4', weapons: ['kinfe'] }, 1)).toMatchObject({
    rule: 'hit-points',
    reason: { slots: { wrong: { said: expect.stringMatching(/^(?=.*at most 4).*"kinfe"/) } } },
  })
  expect(setup.readEntrant('party', ann, 0)).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/another name/) } } },
  })
  expect(setup.readEntrant('Imp', 7, 1)).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/should be a map, not 7\./) } } },
  })
  expect(setup.readEntrant('Imp', { ...orc, about: '\u001b' }, 1)).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/control character/) } } },
  })
})

it('refuses one for whom the map has no room', () => {
  const full = setupOf(
    encounter({ battlefield: '2x1', combatants: { Ann: { ...ann, at: '0,0' }, Orc: { ...orc, at: '1,0' } } }),
  )
  expect(full.readEntrant('Imp', { kind: 'npc', hp: 1 }, 1)).toMatchObject({ rule: 'end-in-free-square' })
})

it('reads amounts: numbers and dice', () => {
  expect(setup.readAmount(4)).toMatchObject({ min: 4, max: 4 })
  expect(setup.readAmount('2d6+1')).toMatchObject({ text: '2d6+1' })
  expect(setup.readAmount('2d')).toMatchObject({
    rule: 'bad-value',
    reason: { slots: { wrong: { said: expect.stringMatching(/sides/) } } },
  })
  expect(setup.readAmount(null)).toMatchObject({ rule: 'bad-value', reason: { key: expect.stringMatching(/2d6/) } })
})
