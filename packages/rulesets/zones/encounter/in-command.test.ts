import { expect, it } from 'vitest'
import { encounter, gob, setupOf } from './test/sample.ts'

const setup = setupOf(encounter())

it('reads somebody who joins, at the start of the side, with the seat of the side', () => {
  expect(setup.readEntrant('Hob', gob)).toMatchObject({ name: 'Hob', zone: 2, seat: 0, hp: { now: 9, most: 9 } })
  expect(setup.readEntrant('Mog', { from: 'toll-ruffian', side: 'characters' })).toMatchObject({ zone: 0, seat: 1 })
})

it('says everything that is wrong with somebody who joins', () => {
  expect(setup.readEntrant('Hob', { ...gob, level: 0, attacks: ['knife'] })).toMatchObject({
    rule: 'level-and-skill',
    reason: { slots: { wrong: { said: expect.stringMatching(/"level".*"knife"/) } } },
  })
  expect(setup.readEntrant('referee', gob)).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/another name/) } } },
  })
  expect(setup.readEntrant('Hob', 7)).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/This should be a map, not 7\./) } } },
  })
})

it('reads hazards and effects, or says in a sentence what is wrong', () => {
  expect(setup.readHazard({ damage: '1d6', attribute: 'dex' })).toMatchObject({ attribute: 1, dr: 12, when: 0 })
  expect(setup.readHazard({})).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/does nothing/) } } },
  })
  expect(setup.readOngoing({ dr: 14 })).toEqual({ attribute: -1, dr: 14, moments: 0 })
  expect(setup.readOngoing({ dc: 14 })).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/no field "dc"/) } } },
  })
  expect(setup.readHindrance('stuck')).toMatchObject({ kind: 2, attribute: -1, dr: -1 })
  expect(setup.readHindrance({ kind: 'stuck', dr: 13 })).toMatchObject({ kind: 2, attribute: -1, dr: 13 })
  expect(setup.readHindrance('stcuk')).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/Did you mean "stuck"/) } } },
  })
  expect(setup.readHindrance({ kind: 'distracted', needsAction: true })).toMatchObject({
    reason: { slots: { wrong: { said: expect.stringMatching(/cannot need an Action/) } } },
  })
})
