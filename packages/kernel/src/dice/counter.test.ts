import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bitsAt, faceAt, MAX_FACES, type Seed, seedFrom } from './counter.ts'

const anyNumber = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

/**
 * How many standard deviations the counts lie from evenly spread ones (the cube-root approximation of chi-square).
 * The seeds below are fixed, so a test either always passes or never.
 */
function deviation(counts: readonly number[]): number {
  const freedom = counts.length - 1
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return (Math.cbrt(chi / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom))
}

/** How often each pair of faces (first of `n`, then of `partner(n)`) comes up. */
function pairCounts(seed: Seed, sides: number, rolls: number, partner: (n: number) => number): number[] {
  const counts = new Array<number>(sides * sides).fill(0)
  for (let n = 0; n < rolls; n++) counts[(faceAt(seed, n, sides) - 1) * sides + faceAt(seed, partner(n), sides) - 1]++
  return counts
}

describe('the numbers never change', () => {
  test.each([
    ['', 0x2f65378a, 0xb73882f0],
    ['fray', 0xefa56ba8, 0x394ac471],
    ['Fray', 0x06f8e12a, 0xf0341f14],
    ['42', 0x2fad9335, 0x7112b92d],
    [42, 0x2fad9335, 0x7112b92d],
    [-1.5, 0xc8c79dc8, 0xc9dd0614],
    ['ж☃', 0xd8e2bed3, 0x48429655],
  ])('seed from %j', (text, a, b) => {
    expect(seedFrom(text)).toEqual({ a, b })
  })

  test.each([
    [2, [1, 2, 2, 1, 2, 2, 2, 1, 1, 1, 2, 1]],
    [4, [2, 3, 3, 1, 3, 3, 4, 2, 2, 1, 3, 1]],
    [6, [2, 4, 4, 1, 5, 4, 6, 3, 3, 2, 5, 1]],
    [8, [3, 5, 5, 2, 6, 5, 8, 3, 4, 2, 6, 2]],
    [10, [3, 7, 7, 2, 8, 6, 10, 4, 4, 3, 8, 2]],
    [12, [4, 8, 8, 2, 9, 8, 12, 5, 5, 3, 9, 2]],
    [20, [6, 13, 13, 3, 15, 12, 20, 7, 8, 5, 15, 3]],
    [100, [27, 62, 62, 13, 72, 59, 96, 35, 38, 23, 72, 15]],
    [1000, [262, 616, 614, 126, 714, 588, 955, 342, 378, 230, 718, 149]],
  ])('the first d%i of "fray"', (sides, faces) => {
    const seed = seedFrom('fray')
    expect(faces.map((_, n) => faceAt(seed, n, sides))).toEqual(faces)
  })

  test.each([
    [0, 0x430aff49, 6],
    [1, 0x9d8b3ad6, 13],
    [2, 0x9cf02e22, 13],
    [2 ** 31 - 1, 0xb66392cd, 15],
    [2 ** 31, 0x86ebf76f, 11],
    [2 ** 32 - 1, 0x4bc486db, 6],
    [2 ** 32, 0xd311586e, 17],
    [2 ** 32 + 1, 0x6b73998c, 9],
    [2 ** 40 + 12345, 0x2a65a283, 4],
    [2 ** 53 - 1, 0x4acb76a4, 6],
  ])('bits and d20 of "fray" at %i', (n, bits, face) => {
    const seed = seedFrom('fray')
    expect(bitsAt(seed, n)).toBe(bits)
    expect(faceAt(seed, n, 20)).toBe(face)
  })

  test.each([
    [101525, 50001, 20961],
    [112636, 50001, 45223],
    [311262, 60000, 21233],
  ])('die %i has its first word rejected for d%i', (n, sides, face) => {
    const seed = seedFrom('fray')
    expect(Math.imul(bitsAt(seed, n), sides) >>> 0).toBeLessThan(2 ** 32 % sides)
    expect(faceAt(seed, n, sides)).toBe(face)
  })
})

describe('faces', () => {
  test('are whole numbers from 1 to the sides, the same at every asking', () => {
    fc.assert(
      fc.property(fc.string(), anyNumber, fc.integer({ min: 1, max: MAX_FACES }), (text, n, sides) => {
        const face = faceAt(seedFrom(text), n, sides)
        expect(Number.isInteger(face) && face >= 1 && face <= sides).toBe(true)
        expect(faceAt(seedFrom(text), n, sides)).toBe(face)
      }),
    )
  })

  test('are the upper part of the bits when the word is not rejected', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 1, max: MAX_FACES }), (n, sides) => {
        const product = BigInt(bitsAt(seedFrom('wide'), n)) * BigInt(sides)
        fc.pre(product % 2n ** 32n >= 2n ** 32n % BigInt(sides))
        expect(faceAt(seedFrom('wide'), n, sides)).toBe(Number(product >> 32n) + 1)
      }),
    )
  })

  test.each([0, -1, 2.5, 65536, 2 ** 32 + 6, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d sides', (sides) => {
    expect(() => faceAt(seedFrom('x'), 0, sides)).toThrow(
      `A die cannot have ${sides} sides: it has a whole number of sides from 1 to 65535.`,
    )
  })

  test.each([-1, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])('refuses die number %d', (n) => {
    const message = `There is no die number ${n}: dice are numbered by whole numbers from 0 to 2^53 - 1.`
    expect(() => faceAt(seedFrom('x'), n, 6)).toThrow(message)
    expect(() => bitsAt(seedFrom('x'), n)).toThrow(message)
  })
})

describe('chance', () => {
  test.each([4, 6, 20, 100].flatMap((sides) => [0, 2 ** 32 - 50_000, 2 ** 45].map((start) => [sides, start] as const)))(
    'd%i from die %i on is even',
    (sides, start) => {
      const counts = new Array<number>(sides).fill(0)
      const seed = seedFrom('even')
      for (let n = 0; n < 200_000; n++) counts[faceAt(seed, start + n, sides) - 1]++
      expect(Math.abs(deviation(counts))).toBeLessThan(3.5)
    },
  )

  test.each([1, 2, 3, 7, 256, 65536, 2 ** 31, 2 ** 32])('die n says nothing of die n + %i', (lag) => {
    expect(Math.abs(deviation(pairCounts(seedFrom('pairs'), 20, 200_000, (n) => n + lag)))).toBeLessThan(3.5)
  })

  test('neighbours are not correlated', () => {
    const seed = seedFrom('neighbours')
    const rolls = 200_000
    let product = 0
    for (let n = 0; n < rolls; n++) product += (faceAt(seed, n, 20) - 10.5) * (faceAt(seed, n + 1, 20) - 10.5)
    const variance = (20 ** 2 - 1) / 12
    expect(Math.abs(product / rolls / variance)).toBeLessThan(3.5 / Math.sqrt(rolls))
  })

  test('the first two dice of successive seeds are even and independent', () => {
    const first = new Array<number>(20).fill(0)
    const both = new Array<number>(400).fill(0)
    const successive = new Array<number>(400).fill(0)
    let before = 0
    for (let i = 0; i < 100_000; i++) {
      const seed = seedFrom(`fight ${i}`)
      const face = faceAt(seed, 0, 20) - 1
      first[face]++
      both[face * 20 + faceAt(seed, 1, 20) - 1]++
      successive[face * 20 + before]++
      before = face
    }
    for (const counts of [first, both, successive]) expect(Math.abs(deviation(counts))).toBeLessThan(3.5)
  })

  test('each bit of the number and of the seed moves half of the bits', () => {
    const rounds = 4000
    const { a, b } = seedFrom('avalanche')
    const changed: ((n: number, bit: number) => number)[] = [
      (n, bit) => bitsAt({ a, b }, n + 2 ** bit),
      (n, bit) => bitsAt({ a: (a ^ (1 << bit)) >>> 0, b }, n),
      (n, bit) => bitsAt({ a, b: (b ^ (1 << bit)) >>> 0 }, n),
    ]
    for (const word of changed) {
      for (let bit = 0; bit < 32; bit++) {
        let moved = 0
        for (let n = 0; n < rounds; n++) moved += bitCount(bitsAt({ a, b }, n) ^ word(n, bit))
        expect(Math.abs(moved / rounds - 16)).toBeLessThan(16 * 0.02)
      }
    }
  })

  test('words repeat as often as chance has it', () => {
    const seed = seedFrom('repeats')
    const words = 2 ** 18
    const seen = new Set(Array.from({ length: words }, (_, n) => bitsAt(seed, n)))
    // About 8 of 2^18 random words have been seen before; a mere permutation of the counter would have none.
    expect(words - seen.size).toBeGreaterThan(0)
    expect(words - seen.size).toBeLessThan(25)
  })
})

describe('seeds', () => {
  test('of a number is the seed of its text', () => {
    fc.assert(fc.property(fc.integer(), (n) => void expect(seedFrom(n)).toEqual(seedFrom(String(n)))))
  })

  test('are two unsigned 32-bit integers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { a, b } = seedFrom(text)
        expect([a >>> 0, b >>> 0]).toEqual([a, b])
      }),
    )
  })

  test('of similar texts differ in both halves', () => {
    const seeds = Array.from({ length: 5000 }, (_, i) => seedFrom(`fight ${i}`))
    expect(new Set(seeds.map((seed) => seed.a)).size).toBe(5000)
    expect(new Set(seeds.map((seed) => seed.b)).size).toBe(5000)
  })

  test('give different dice', () => {
    const rows = Array.from({ length: 500 }, (_, i) => {
      const seed = seedFrom(i)
      return Array.from({ length: 20 }, (_, n) => faceAt(seed, n, 20)).join()
    })
    expect(new Set(rows).size).toBe(500)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (number) => {
    expect(() => seedFrom(number)).toThrow(`A seed cannot be made from ${number}: give a text or a finite number.`)
  })
})

function bitCount(word: number): number {
  let count = 0
  for (let rest = word >>> 0; rest !== 0; rest &= rest - 1) count++
  return count
}
