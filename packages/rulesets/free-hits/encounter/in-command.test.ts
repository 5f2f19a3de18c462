import { describe, expect, it } from 'vitest'
import { ann, encounter, orc, setupOf } from './test/sample.ts'

const setup = setupOf(encounter())

describe('somebody who joins', () => {
  it('has the seat of the side, and the square that it names', () => {
    expect(setup.readEntrant('Imp', { ...orc, at: '7,7' }, -1)).toMatchObject({
      name: 'Imp',
      side: 1,
      seat: 0,
      square: 7 * 20 + 7,
    })
    expect(setup.readEntrant('Rex', { from: 'hound' }, 0)).toMatchObject({ side: 0, seat: 1, square: 4 * 20 + 5 })
  })

  it('can be somebody whom one of the roster has summoned', () => {
    const bat = { from: 'bat', summoner: 'Ann', thralled: true, sick: 4, wounds: [{ aim: 'slowing', round: 3 }] }
    expect(setup.readEntrant('Bat', bat, 0)).toMatchObject({ summoner: 0, thralled: true, reserve: 6, sickUntil: 4 })
    expect(setup.readEntrant('Bat', bat, -1)).toMatchObject({ side: 0, seat: 1 })
    expect(setup.readEntrant('Bat', { ...bat, sick: true }, 0)).toMatchObject({
      rule: 'sickness-length',
      reason: { slots: { wrong: { said: expect.stringMatching(/Say in which round/) } } },
    })
  })

  it('is refused with everything that is wrong with it', () => {
    expect(setup.readEntrant('Imp', { ...orc, hp: '9/4', weapons: ['blaed'] }, 1)).toMatchObject({
      rule: 'defeated-at-zero',
      reason: { slots: { wrong: { said: expect.stringMatching(/at most 4/) } } },
    })
    expect(setup.readEntrant('Imp', { ...orc, weapons: ['blaed'] }, 1)).toMatchObject({
      rule: 'order-is-fixed',
      reason: { slots: { wrong: { said: expect.stringMatching(/Did you mean "blade"\?/) } } },
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

  it('is refused where the map has no room', () => {
    const full = setupOf(
      encounter({ battlefield: '2x1', combatants: { Ann: { ...ann, at: '0,0' }, Orc: { ...orc, at: '1,0' } } }),
    )
    expect(full.readEntrant('Imp', { hp: 1 }, 1)).toMatchObject({ rule: 'grid' })
  })
})

describe('creatures', () => {
  it('are read by their content id, and stand nowhere yet', () => {
    expect(setup.readCreature('hound')).toMatchObject({
      name: 'Hound',
      madeFrom: 'hound',
      pc: false,
      level: 2,
      square: -1,
      summoner: -1,
    })
  })

  it('are refused when there is none of that id', () => {
    expect(setup.readCreature('huond')).toMatchObject({
      rule: 'thrall',
      reason: { slots: { wrong: { said: expect.stringMatching(/"hound"/) } } },
    })
  })
})
