import { describe, expect, it } from 'vitest'
import { compileDice, sumText, Table } from '../src/index.ts'
import { defineTables, plainly, recordTally, say, Tally } from '../src/rules.ts'
import { type SceneOf, tinyRuleset, tinySetup } from './tiny.ts'

const tables = defineTables({})
const rules = tinyRuleset<SceneOf<typeof tables>>({ tables, actions: [] })
const part = (value: number, rule: string, source: 'd20' | 'strength' | 'shield', counted = true) => ({
  value,
  rule,
  source: plainly(source),
  counted,
  dice: null,
})

describe('a tally', () => {
  it('adds up, and remembers its parts with those that did not count', () => {
    const tally = new Tally(true).add(10, 'roll', 'd20').add(2, 'str', 'strength').pass(1, 'shield', 'shield')
    expect(tally.total).toBe(12)
    expect(recordTally(tally)).toEqual({
      total: 12,
      parts: [part(10, 'roll', 'd20'), part(2, 'str', 'strength'), part(1, 'shield', 'shield', false)],
    })
  })

  it('keeps messages as sources: words without slots, what the content calls something, or a message', () => {
    const weapon = { name: 'knife {1}', damage: 4 }
    const magic = say('magic {weapon}', { weapon: { thing: weapon.name } })
    const tally = new Tally(true).add(1, 'a', 'words').change(2, 'b', weapon).pass(3, 'c', magic)
    expect(tally.parts?.map(({ source }) => source)).toEqual([
      plainly('words'),
      { key: '{name}', slots: { name: { thing: 'knife {1}' } } },
      magic,
    ])
    expect(sumText(recordTally(tally))).toBe('1 + 2 (knife {1}) = 3')
  })

  it('takes no words that come about when the rules run, and none with slots', () => {
    const tally = new Tally(true)
    const words: string = 'found out'
    // @ts-expect-error: words of which the type knows nothing.
    tally.add(1, 'a', words)
    // @ts-expect-error: a part of them is not known.
    tally.pass(1, 'a', `the ${words}`)
    // @ts-expect-error: nothing stands in the slot.
    tally.times(1, 'a', 'the {weapon}')
    expect(tally.total).toBe(1)
  })

  it('multiplies what there is, and holds a bound; the parts show the difference', () => {
    const tally = new Tally(true).add(3, 'a', 'a').times(2, 'crit', 'critical').add(-9, 'armor', 'armor')
    expect(tally.atLeast(0, 'floor', 'never below nothing').total).toBe(0)
    expect(tally.atLeast(-5, 'floor', 'no change').parts?.map((p) => p.value)).toEqual([3, 3, -9, 3])
  })

  it('is the same number when nobody listens, without any part', () => {
    const sum = (t: Tally) =>
      t.add(3, 'a', 'a').times(3, 'b', 'b').pass(5, 'c', 'c').add(-20, 'd', 'd').atLeast(1, 'e', 'e')
    const silent = sum(new Tally(false))
    expect(silent.total).toBe(1)
    expect(silent.total).toBe(sum(new Tally(true)).total)
    expect(silent.parts).toBeNull()
  })

  it.each([
    [new Tally(true).add(10, 'r', 'd20').add(2, 's', 's'), '10 + 2 = 12'],
    [new Tally(true).add(10, 'r', 'd20').add(-3, 's', 's').add(0, 't', 't'), '10 - 3 = 7'],
    [new Tally(true).add(-1, 'r', 'r').add(4, 's', 's').pass(9, 't', 't'), '-1 + 4 = 3'],
    [new Tally(true).add(5, 'r', 'r').add(-7, 's', 's').atLeast(0, 't', 'at least 0'), '5 - 7 + 2 (at least 0) = 0'],
    [new Tally(true).add(12, 'r', 'r').times(4, 's', 'critical x4'), '12 + 36 (critical x4) = 48'],
    [new Tally(true).add(9, 'r', 'r').change(-5, 's', 'half'), '9 - 5 (half) = 4'],
    [new Tally(true).add(5, 'r', 'r'), '5'],
    [new Tally(true), '0'],
  ])('reads as a sum', (tally, text) => {
    expect(sumText(recordTally(tally))).toBe(text)
  })
})

describe('a pool in a tally', () => {
  const roll = (dice: string, faces: readonly number[], listening: boolean) => {
    const scene = rules.open(tinySetup([{ name: 'A' }]))
    const pool = compileDice(dice)
    const sides = pool.explodes ? faces.map(() => pool.sides[0]) : pool.sides
    scene.table = Table.recorded({ inputs: faces.map((face, i) => ({ sides: sides[i], face })) })
    scene.record(listening)
    const tally = scene.tally()
    const value = scene.dice(pool, 0, 'roll', 'dice', tally)
    expect(scene.table.leftOver()).toEqual([])
    expect(tally.total).toBe(value)
    return { value, part: tally.parts?.[0] }
  }

  it.each([
    ['1d20', [13], 13, [true]],
    ['3d6', [1, 2, 3], 6, [true, true, true]],
    ['2d20kh1', [4, 17], 17, [false, true]],
    ['2d20kl1', [4, 4], 4, [true, false]],
    ['4d6kh3', [1, 6, 1, 5], 12, [true, true, false, true]],
    ['2d6-1d4', [3, 4, 2], 5, [true, true, true]],
    ['1d4!', [4, 4, 2], 10, [true, true, true]],
    ['2d4!kh1', [4, 1, 3], 5, [true, true, false]],
  ])('%s with %j comes to %i, and says which dice counted', (dice, faces, value, kept) => {
    const heard = roll(dice, faces, true)
    expect(heard.value).toBe(value)
    expect(heard.part).toMatchObject({ value, rule: 'roll', source: plainly('dice'), dice: { faces, kept } })
    expect(heard.part?.dice?.sides).toHaveLength(faces.length)
    expect(roll(dice, faces, false)).toEqual({ value, part: undefined })
  })

  it('of no dice at all is nothing, and takes none', () => {
    expect(roll('3', [], true).value).toBe(0)
    const scene = rules.open(tinySetup([{ name: 'A' }]))
    scene.table = Table.quick(1)
    expect(scene.dice(compileDice('3'), 0, 'flat', 'flat')).toBe(0)
    expect(scene.table.counter).toBe(0)
  })

  it.each([
    ['1d8+2', [5], 7, [5, 2]],
    ['2d6-1', [3, 4], 6, [7, -1]],
    ['1d6', [2], 2, [2]],
    ['3', [], 3, [3]],
    ['0', [], 0, []],
  ])('is rolled with its flat bonus: %s with %j comes to %i, of parts %j', (dice, faces, value, parts) => {
    const scene = rules.open(tinySetup([{ name: 'A' }]))
    const pool = compileDice(dice)
    const inputs = faces.map((face, i) => ({ sides: pool.sides[i], face }))
    scene.table = Table.recorded({ inputs })
    scene.record(true)
    const tally = scene.tally()
    expect(scene.roll(pool, 0, 'roll', 'dice', tally)).toBe(value)
    expect(tally.total).toBe(value)
    expect(tally.parts?.map((part) => part.value)).toEqual(parts)
    scene.table = Table.recorded({ inputs })
    expect(scene.roll(pool, 0, 'roll', 'dice')).toBe(value)
  })

  it('comes to the same whether anybody listens or not, die by die', () => {
    for (const dice of ['1d20', '3d6', '2d20kh1', '2d20kl1', '5d8kh3', '4d4kl2', '1d6+1d8', '2d6-1d4', '1d4!', '7']) {
      const totals = [false, true].map((listening) => {
        const scene = rules.open(tinySetup([{ name: 'A' }]))
        scene.table = Table.quick('same')
        scene.record(listening)
        const values = Array.from({ length: 50 }, () => scene.dice(compileDice(dice), 0, 'roll', 'dice', scene.tally()))
        return [...values, scene.table.counter]
      })
      expect(totals[0], dice).toEqual(totals[1])
    }
  })
})
