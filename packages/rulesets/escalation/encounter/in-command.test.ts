import { describe, expect, it } from 'vitest'
import { encounter, orc, setupOf } from './test/sample.ts'

const setup = setupOf(encounter())

describe('somebody who joins', () => {
  it('has its side by what it is, and the seat of the side', () => {
    expect(setup.readEntrant('Imp', orc, -1)).toMatchObject({ name: 'Imp', kind: 2, side: 1, seat: 0 })
    expect(setup.readEntrant('Cai', { hp: 9 }, 0)).toMatchObject({ kind: 0, side: 0, seat: 1, hp: { now: 9, most: 9 } })
    expect(setup.readEntrant('Rex', { from: 'wolf' }, -1)).toMatchObject({ madeFrom: 'wolf', band: 1 })
  })

  it('can be tied to those who are there', () => {
    const held = { ...orc, conditions: [{ condition: 'grabbed', by: 'Ana' }] }
    expect(setup.readEntrant('Imp', held, 1)).toMatchObject({ conditions: [{ by: 0 }] })
  })

  it('is refused with everything that is wrong with it', () => {
    expect(setup.readEntrant('Imp', { ...orc, hp: '9/4', attacks: ['axxe'] }, 1)).toMatchObject({
      rule: 'damage-to-hp',
      reason: { slots: { wrong: { said: expect.stringMatching(/at most 4/) } } },
    })
    expect(setup.readEntrant('Imp', { ...orc, abilities: ['cleve'] }, 1)).toMatchObject({
      rule: 'enemies-and-objects',
      reason: { slots: { wrong: { said: expect.stringMatching(/Did you mean "cleave"\?/) } } },
    })
    expect(setup.readEntrant('Orc 2', { ...orc, kind: 'enemy' }, 0)).toMatchObject({ rule: 'npc-friends' })
    expect(setup.readEntrant('party', orc, 1)).toMatchObject({
      reason: { slots: { wrong: { said: expect.stringMatching(/another name/) } } },
    })
    expect(setup.readEntrant('Imp', 7, 1)).toMatchObject({
      reason: { slots: { wrong: { said: expect.stringMatching(/should be a map, not 7\./) } } },
    })
    expect(setup.readEntrant('Imp', { ...orc, about: '\u001b' }, 1)).toMatchObject({
      reason: { slots: { wrong: { said: expect.stringMatching(/control character/) } } },
    })
  })
})
