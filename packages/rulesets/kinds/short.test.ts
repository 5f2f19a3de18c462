import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problems } from '../loading/problems.ts'
import { asWritten, diceWord, followed, type Grammar, phrases, readShort, writeShort } from './short.ts'

/** A small grammar with a piece of each sort. */
const grammar: Grammar = {
  shape: 'A thing in short is NAME melee|ranged [2-hand] [reach FEET] [in hand] DICE',
  pieces: [
    phrases({ melee: { kind: 'melee' }, ranged: { kind: 'ranged' } }, true),
    phrases({ '2-hand': { hands: 2 }, 'in hand': { place: 'hand' } }, true),
    followed('reach', /^\d+$/, (feet) => ({ reach: Number(feet) }), 'feet, as in reach 10', asWritten('reach')),
    diceWord('damage'),
  ],
}

const read = (text: string) => {
  const problems = new Problems()
  return { fields: readShort(problems, text, [], grammar), problems: problems.list.map(({ message }) => message) }
}

describe('a short text', () => {
  it('is read in any order behind the name', () => {
    const { fields, problems } = read('Long spear 2-hand 1d8+2 melee reach 10 in hand')
    expect(problems).toEqual([])
    expect(fields).toEqual({ name: 'Long spear', kind: 'melee', hands: 2, place: 'hand', reach: 10, damage: '1d8+2' })
  })

  it('says what is wrong, and what would be right', () => {
    expect(read('spear melee raech 10').problems[0]).toMatch(/"raech" means nothing here. Did you mean "reach"\?/)
    expect(read('spear melee reach far').problems[0]).toBe('After "reach" comes feet, as in reach 10, not "far".')
  })

  it('is written so that it reads as the same', () => {
    const written = fc.record(
      {
        name: fc.constantFrom('spear', 'long spear'),
        kind: fc.constantFrom('melee', 'ranged'),
        hands: fc.constant(2),
        place: fc.constant('hand'),
        reach: fc.integer({ min: 0, max: 99 }),
        damage: fc.constantFrom('1d6', '2d4+1'),
      },
      { requiredKeys: ['name', 'kind'] },
    )
    fc.assert(
      fc.property(written, (thing) => {
        const text = writeShort(thing, grammar)
        expect(text).not.toBeNull()
        expect(read(text ?? '')).toEqual({ fields: thing, problems: [] })
      }),
    )
  })

  it('is none where a field cannot be said in short', () => {
    expect(writeShort({ name: 'spear', kind: 'melee', about: 'old' }, grammar)).toBeNull()
  })
})
