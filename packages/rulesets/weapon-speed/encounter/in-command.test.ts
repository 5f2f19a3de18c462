import { expect, it } from 'vitest'
import { ana, encounter, gob, SWORD, setupOf } from './test/sample.ts'

const setup = setupOf(encounter())

it('reads somebody who joins, by id or in full, with the seat of the side', () => {
  expect(setup.readEntrant('Imp', { ...gob, at: '7,7', items: [SWORD] }, -1)).toMatchObject({
    name: 'Imp',
    monster: true,
    side: 1,
    seat: 0,
    square: 7 * 20 + 7,
  })
  expect(setup.readEntrant('Ghoul', 'cellar-ghoul', 1)).toMatchObject({
    name: 'Ghoul',
    madeFrom: 'cellar-ghoul',
    monster: true,
    side: 1,
  })
  expect(setup.readEntrant('Roe', { from: 'captain-roe' }, 0)).toMatchObject({ side: 0, seat: 1 })
})

it('places somebody who joins without a square', () => {
  expect(setup.readEntrant('Imp', { ...gob, at: null }, 1)).toMatchObject({ square: expect.any(Number) })
  const full = setupOf(
    encounter({ battlefield: '2x1', combatants: { Ana: { ...ana, at: '0,0' }, Gob: { ...gob, at: '1,0' } } }),
  )
  expect(full.readEntrant('Imp', { kind: 'monster', hitDice: '1d6' }, 1)).toMatchObject({ rule: 'battlefield-yards' })
})

it('says everything that is wrong with somebody who joins', () => {
  expect(setup.readEntrant('Imp', { ...gob, wp: 40, items: ['clubb'] }, 1)).toMatchObject({
    rule: 'wound-points-max',
    reason: { slots: { wrong: { said: expect.stringMatching(/"clubb".*10 are the most/) } } },
  })
  expect(setup.readEntrant('Imp', 'celar-ghoul', 1)).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/Did you mean "cellar-ghoul"/) } } },
  })
  expect(setup.readEntrant('party', ana, 0)).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/another name/) } } },
  })
  expect(setup.readEntrant('Imp', 7, 1)).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/should be a map, not 7\./) } } },
  })
  expect(setup.readEntrant('Imp', { ...gob, about: '\u001b' }, 1)).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/control character/) } } },
  })
  expect(setup.readEntrant('Imp', { ...gob, conditions: ['unheard-of'] }, 1)).toMatchObject({
    rule: 'conditions-list-empty',
  })
})

it('reads injuries that the referee makes up', () => {
  const torn = { name: 'Torn ear', damage: '1d4', attributes: ['perception'], gives: { markers: ['deaf'] } }
  expect(setup.readInjury(torn)).toMatchObject({
    name: 'Torn ear',
    rule: 'combat-injury-table',
    attributes: 1 << 3,
    damage: { text: '1d4' },
    bearing: { markers: ['deaf'], halfSpeed: false },
  })
  expect(setup.readInjury({ name: 'Torn ear', damage: '1d4' })).toMatchObject({ rule: 'injury-attribute-damage' })
  expect(setup.readInjury({ gives: {} })).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/no "name"/) } } },
  })
  expect(setup.readInjury('Torn ear')).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/a map/) } } },
  })
})
