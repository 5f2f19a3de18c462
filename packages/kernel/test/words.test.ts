import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listText, nearest, nearestFew, wholeNumber } from '../src/index.ts'
import { readPair } from '../src/rules.ts'
import { editDistance, hasControl, stoppedOnce } from '../src/words.ts'

describe('the distance of two words', () => {
  it.each([
    ['sword', 'sword', 0],
    ['sword', 'swrod', 1],
    ['sword', 'word', 1],
    ['sword', 'swords', 1],
    ['sword', 'sward', 1],
    ['', 'axe', 3],
    ['bow', 'crossbow', 5],
  ])('%s to %s is %i', (a, b, d) => {
    expect(editDistance(a, b)).toBe(d)
  })

  it('is the same both ways, nothing only between equals, and never more than the longer word', () => {
    const few = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(few, few, (a, b) => {
        const d = editDistance(a, b)
        expect(editDistance(b, a)).toBe(d)
        expect(d === 0).toBe(a === b)
        expect(d).toBeLessThanOrEqual(Math.max(a.length, b.length))
        expect(d).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      }),
    )
  })
})

describe('the nearest word', () => {
  const known = ['attack', 'aim', 'cast', 'disengage']
  it.each([
    ['atack', 'attack'],
    ['ATTAKC', 'attack'],
    ['am', 'aim'],
    ['dsengaeg', 'disengage'],
    ['past', 'cast'],
    ['xyz', null],
    ['attackers', 'attack'],
    ['', null],
  ])('of %s is %s', (word, found) => {
    expect(nearest(word, known)).toBe(found)
  })

  it('is the first of several that are equally near', () => {
    expect(nearest('bat', ['cat', 'rat'])).toBe('cat')
    expect(nearest('word', [])).toBeNull()
  })

  it('is one of a few, the nearest first, none much farther off than that', () => {
    expect(nearestFew('bat', ['dog', 'boat', 'cat', 'rat', 'bad'])).toEqual(['boat', 'cat', 'rat'])
    expect(nearestFew('mill-wier', ['mill-weir', 'mill-wire', 'mill-window'])).toEqual(['mill-weir', 'mill-wire'])
    expect(nearestFew('xyz', known)).toEqual([])
  })
})

describe('a list in words', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('%j is "%s"', (words, text) => {
    expect(listText(words)).toBe(text)
  })
})

describe('a whole number', () => {
  it.each([
    [7, 7],
    [-3, -3],
    ['12', 12],
    [' +4 ', 4],
    ['-5', -5],
    [1.5, null],
    [Number.NaN, null],
    ['1.0', null],
    ['1e3', null],
    ['', null],
    [true, null],
    [null, null],
    [[3], null],
    ['99999999999999999999', null],
  ])('%j is %j', (raw, value) => {
    expect(wholeNumber(raw)).toBe(value)
  })
})

describe('text from people', () => {
  it.each(['plain', 'two\nlines', 'a\ttab', 'Zoë <b>x</b> 龍'])('%j is text', (text) => {
    expect(hasControl(text)).toBe(false)
  })

  it.each(['\u001b[2J', 'bell\u0007', '\u009b31m', 'right-to-left \u202e'])('%j steers a terminal', (text) => {
    expect(hasControl(text)).toBe(true)
  })
})

describe('a sentence that ends in words of somebody', () => {
  it.each([
    ['Ada tries: a leap.', 'Ada tries: a leap.'],
    ['Ada tries: a leap..', 'Ada tries: a leap.'],
    ['Ada tries: a leap. .', 'Ada tries: a leap.'],
    ['Ada tries: a leap .', 'Ada tries: a leap.'],
    ['Ada tries: why not?.', 'Ada tries: why not?'],
    ['Ada tries: a leap.. Does that do?', 'Ada tries: a leap. Does that do?'],
    ['Ada tries: well....', 'Ada tries: well...'],
    ['Ada tries: well... a leap.', 'Ada tries: well... a leap.'],
    ['Ada pays 2.5 coins.', 'Ada pays 2.5 coins.'],
    ['Ada: "A leap."', 'Ada: "A leap."'],
  ])('"%s" is "%s"', (said, once) => {
    expect(stoppedOnce(said)).toBe(once)
  })
})

describe('a place in two numbers', () => {
  it.each([
    ['3,4', [3, 4]],
    [' ( -3 , 4 ) ', [-3, 4]],
    ['(3,4', [3, 4]],
    ['3', null],
    ['3,4,5', null],
    ['3,4x', null],
    ['3 4,5', null],
    ['', null],
    [',', null],
  ])('%j is %j', (text, pair) => {
    expect(readPair(text)).toEqual(pair)
  })
})
