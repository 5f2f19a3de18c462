import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DiceError, type DiceExpression, formatDice, parseDice } from './notation.ts'
import { compileDice, D20, D20_ADVANTAGE, D20_DISADVANTAGE, EXPLOSION_CAP, explodesAgain, type Pool } from './pool.ts'

/** Expressions with few and small dice, which can be enumerated. */
function smallExpressions(explodes: fc.Arbitrary<boolean>): fc.Arbitrary<DiceExpression> {
  const term = fc
    .record({
      sign: fc.constantFrom<1 | -1>(1, -1),
      count: fc.integer({ min: 1, max: 4 }),
      sides: fc.integer({ min: 1, max: 5 }),
      which: fc.constantFrom<'highest' | 'lowest'>('highest', 'lowest'),
      kept: fc.integer({ min: 1, max: 5 }),
      explodes,
    })
    .map(({ which, kept, ...rest }) => ({
      ...rest,
      explodes: rest.explodes && rest.sides > 1,
      keep: kept < rest.count ? { which, count: kept } : null,
    }))
  return fc.record({ terms: fc.array(term, { maxLength: 2 }), bonus: fc.integer({ min: -9, max: 9 }) })
}

const plainPools = smallExpressions(fc.constant(false)).map(compileDice)
const allPools = smallExpressions(fc.boolean()).map(compileDice)

/** Rolls a pool as its documentation says, with each face chosen by a share from 0 to below 1. */
function roll(pool: Pool, share: () => number): number[] {
  const faces: number[] = []
  pool.sides.forEach((sides, die) => {
    let explosions = 0
    do faces.push(1 + Math.floor(share() * sides))
    while (pool.exploding[die] && explodesAgain(faces.at(-1) as number, sides) && explosions++ < EXPLOSION_CAP)
  })
  return faces
}

/** Every combination of faces. */
function* allFaces(sides: readonly number[]): Generator<number[]> {
  const faces = sides.map(() => 1)
  for (;;) {
    yield faces
    let die = sides.length - 1
    while (die >= 0 && faces[die] === sides[die]) faces[die--] = 1
    if (die < 0) return
    faces[die]++
  }
}

describe('a pool', () => {
  test('says what to roll and what can come of it', () => {
    const pool = compileDice('2d6 + d4 - 1d8 + 3')
    expect(pool.text).toBe('2d6+1d4-1d8+3')
    expect(pool.sides).toEqual([6, 6, 4, 8])
    expect(pool.exploding).toEqual([false, false, false, false])
    expect([pool.bonus, pool.min, pool.max, pool.explodes]).toEqual([3, 2 + 1 - 8 + 3, 12 + 4 - 1 + 3, false])
  })

  test.each<[string, number[], number, boolean[]]>([
    ['2d6+3', [2, 5], 10, [true, true]],
    ['1d20', [17], 17, [true]],
    ['2d20kh1', [4, 16], 16, [false, true]],
    ['2d20kl1', [4, 16], 4, [true, false]],
    ['2d20kh1', [9, 9], 9, [true, false]],
    ['4d6kh3', [3, 1, 6, 1], 10, [true, true, true, false]],
    ['4d6dh1', [6, 6, 2, 3], 11, [true, false, true, true]],
    ['5d6kl2', [5, 2, 2, 6, 2], 4, [false, true, true, false, false]],
    ['3d6kh2-2d4kl1+1', [1, 5, 6, 4, 2], 10, [false, true, true, false, true]],
    ['7', [], 7, []],
    ['1d8!', [8, 8, 3], 19, [true, true, true]],
    ['1d8!+1d6', [3, 6], 9, [true, true]],
    ['2d6!kh1-1', [6, 1, 6, 3], 8, [false, false, true, true]],
  ])('%s of %j is %i', (text, faces, total, kept) => {
    const pool = compileDice(text)
    expect(pool.total(faces)).toBe(total)
    expect(pool.dicePart(faces)).toBe(total - pool.bonus)
    expect(pool.kept(faces)).toEqual(kept)
  })

  test('reads its faces from any place of any list', () => {
    fc.assert(
      fc.property(allPools, fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (pool, shares) => {
        const faces = roll(pool, () => shares.next().value as number)
        const within = Uint16Array.from([5, 5, 5, ...faces, 5])
        expect(pool.total(within, 3)).toBe(pool.total(faces))
        expect(pool.kept(within, 3)).toEqual(pool.kept(faces))
        expect(pool.kept(faces)).toHaveLength(faces.length)
      }),
    )
  })

  test('has its totals between the least and the greatest', () => {
    fc.assert(
      fc.property(allPools, fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (pool, shares) => {
        const total = pool.total(roll(pool, () => shares.next().value as number))
        expect(total).toBeGreaterThanOrEqual(pool.min)
        expect(total).toBeLessThanOrEqual(pool.max)
      }),
    )
  })

  test('adds up exactly the dice that it keeps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 1, max: 39 }),
        fc.boolean(),
        (count, some, high) => {
          fc.pre(some < count)
          const pool = compileDice(`${count}d10${high ? 'kh' : 'kl'}${some}`)
          const faces = Array.from({ length: count }, (_, i) => 1 + ((i * 7 + some * 3) % 10))
          const sorted = faces.toSorted((a, b) => (high ? b - a : a - b)).slice(0, some)
          const kept = pool.kept(faces)
          expect(pool.total(faces)).toBe(sorted.reduce((sum, face) => sum + face, 0))
          expect(faces.filter((_, i) => kept[i]).toSorted((a, b) => a - b)).toEqual(sorted.toSorted((a, b) => a - b))
        },
      ),
    )
  })

  test('refuses too few faces', () => {
    expect(() => compileDice('3d6+1').total([4, 4])).toThrow('3d6+1 was given 2 faces: it needs 3.')
    expect(() => D20.kept([3], 1)).toThrow('1d20 was given 0 faces: it needs 1.')
    expect(() => compileDice('1d6!').total([6])).toThrow(
      '1d6! was given 1 face: it needs 1 and one more for each explosion.',
    )
  })

  test('is compiled once, however it is asked for', () => {
    const pool = compileDice('4d6dl1 + 2')
    expect(compileDice('2+4D6K3')).toBe(pool)
    expect(compileDice(parseDice('4d6kh3+2'))).toBe(pool)
    expect(compileDice('d20')).toBe(D20)
    expect(compileDice('2d20dl')).toBe(D20_ADVANTAGE)
    expect(compileDice('2d20dh')).toBe(D20_DISADVANTAGE)
  })

  test('survives a crowd of other pools', () => {
    for (let bonus = 0; bonus < 5000; bonus++) compileDice(`1d6+${bonus}`)
    expect(compileDice('1d20')).toBe(D20)
    expect(compileDice('2d20kl1')).toBe(D20_DISADVANTAGE)
    expect(compileDice('1d6+4999').total([1])).toBe(5000)
  })

  test('checks expressions that were made by hand', () => {
    const term = { sign: 1, count: 2, sides: 6, keep: { which: 'highest', count: 2 }, explodes: false } as const
    expect(compileDice({ terms: [term], bonus: 0 })).toBe(compileDice('2d6'))
    expect(() => compileDice({ terms: [{ ...term, count: 2.5 }], bonus: 0 })).toThrow(DiceError)
    expect(() => compileDice({ terms: [{ ...term, sides: 2000 }], bonus: 0 })).toThrow(DiceError)
    expect(() => compileDice({ terms: [], bonus: Number.NaN })).toThrow(DiceError)
  })
})

describe('exploding dice', () => {
  test('have no least or no greatest value', () => {
    expect([compileDice('1d6!+2').min, compileDice('1d6!+2').max]).toEqual([3, Number.POSITIVE_INFINITY])
    expect([compileDice('1d4-1d6!').min, compileDice('1d4-1d6!').max]).toEqual([Number.NEGATIVE_INFINITY, 3])
    expect(compileDice('1d8!+2d6').exploding).toEqual([true, false, false])
  })

  test('explode on the highest face only', () => {
    expect([explodesAgain(6, 6), explodesAgain(5, 6), explodesAgain(1, 6)]).toEqual([true, false, false])
  })

  test('stop at the cap', () => {
    const pool = compileDice('1d2!+1d4')
    const faces = roll(pool, () => 0.99)
    expect(faces).toHaveLength(1 + EXPLOSION_CAP + 1)
    expect(pool.total(faces)).toBe(2 * (1 + EXPLOSION_CAP) + 4)
  })

  test('have no outcomes', () => {
    const message = '1d6!+2 has no list of outcomes: an exploding die is asked for die by die.'
    expect(() => compileDice('1d6!+2').outcomes()).toThrow(message)
    expect(() => compileDice('1d6!+2').outcomesTotal).toThrow(message)
  })
})

describe('outcomes', () => {
  test('are what enumerating all faces counts', () => {
    fc.assert(
      fc.property(plainPools, (pool) => {
        const counted = new Map<number, number>()
        let ways = 0
        for (const faces of allFaces(pool.sides)) {
          const value = pool.dicePart(faces)
          counted.set(value, (counted.get(value) ?? 0) + 1)
          ways++
        }
        const expected = [...counted].toSorted(([a], [b]) => a - b).map(([value, weight]) => ({ value, weight }))
        expect(pool.outcomes()).toEqual(expected)
        expect(pool.outcomesTotal).toBe(ways)
        expect(pool.outcomes()[0]?.value).toBe(pool.min - pool.bonus)
        expect(pool.outcomes().at(-1)?.value).toBe(pool.max - pool.bonus)
      }),
    )
  })

  test('of two d20 with the higher kept', () => {
    expect(D20_ADVANTAGE.outcomes()).toEqual(
      Array.from({ length: 20 }, (_, i) => ({ value: i + 1, weight: 2 * i + 1 })),
    )
    expect(D20_ADVANTAGE.outcomesTotal).toBe(400)
    expect(D20_DISADVANTAGE.outcomes()[0]).toEqual({ value: 1, weight: 39 })
    expect(D20.outcomes()).toEqual(Array.from({ length: 20 }, (_, i) => ({ value: i + 1, weight: 1 })))
  })

  test('leave the flat bonus out', () => {
    expect(
      compileDice('1d4+5')
        .outcomes()
        .map((outcome) => outcome.value),
    ).toEqual([1, 2, 3, 4])
    expect(compileDice('5').outcomes()).toEqual([{ value: 0, weight: 1 }])
  })

  test('of known pools', () => {
    expect(compileDice('10d8').outcomes()).toHaveLength(71)
    // 4d6kh3, the most widely tabulated: 18 in 21 of 1296 rolls, 3 in one.
    const stats = compileDice('4d6kh3').outcomes()
    expect(stats.find((outcome) => outcome.value === 18)?.weight).toBe(21)
    expect(stats.find((outcome) => outcome.value === 13)?.weight).toBe(172)
    expect(stats[0]).toEqual({ value: 3, weight: 1 })
  })

  test.each(['10d20kh3', '10d20kl7', '52d2kh30', '5d1000kh4', '33d3dl1', '12d20', '100d1kh50+8d6', '1d1000-4d1000'])(
    '%s add up exactly to all ways to fall',
    (text) => {
      const pool = compileDice(text)
      const total = pool.sides.reduce((ways, sides) => ways * BigInt(sides), 1n)
      expect(pool.outcomes().reduce((sum, outcome) => sum + BigInt(outcome.weight), 0n)).toBe(total)
      expect(BigInt(pool.outcomesTotal)).toBe(total)
      expect(pool.outcomes().every((outcome) => outcome.weight > 0)).toBe(true)
    },
  )

  test('of the lowest mirror those of the highest', () => {
    const high = compileDice('9d12kh4').outcomes()
    const low = compileDice('9d12kl4').outcomes()
    expect(low.map(({ value, weight }) => ({ value: 4 * 13 - value, weight })).toReversed()).toEqual(high)
  })

  test('are refused when they cannot be exact', () => {
    const message =
      '53d2 can fall in too many ways to count them exactly: its outcomes are known only below 2^53 ways, ' +
      'so roll fewer or smaller dice, or sample it with seeded dice.'
    expect(compileDice('52d2').outcomesTotal).toBe(2 ** 52)
    expect(() => compileDice('53d2').outcomes()).toThrow(message)
    expect(() => compileDice('53d2').outcomesTotal).toThrow(message)
  })

  test('are counted once', () => {
    const pool = compileDice('3d6')
    expect(pool.outcomes()).toBe(pool.outcomes())
  })

  test('agree with the canonical text of the pool', () => {
    fc.assert(
      fc.property(smallExpressions(fc.constant(false)), (expression) => {
        expect(compileDice(expression).text).toBe(formatDice(expression))
      }),
    )
  })
})
