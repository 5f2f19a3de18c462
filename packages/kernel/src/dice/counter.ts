/**
 * Counter-based dice: die number n of a seed is a hash of the seed and n. Only n has to be saved, dice can be read
 * again in any order, and the same seed and number give the same face on every machine.
 */

/** The start of a sequence of dice: two unsigned 32-bit integers. Made by `seedFrom`; plain data, safe to store. */
export type Seed = { readonly a: number; readonly b: number }

/** The most sides that `faceAt` can roll. */
export const MAX_FACES = 65535

const TWO_32 = 4294967296

/**
 * The seed for a text or a finite number; a number counts as its decimal text, so 42 and '42' give the same seed.
 * Texts that differ at all, even in case or spaces, give unrelated seeds.
 * @throws RangeError for NaN and the infinities.
 */
export function seedFrom(text: string | number): Seed {
  if (typeof text === 'number' && !Number.isFinite(text)) {
    throw new RangeError(`A seed cannot be made from ${text}: give a text or a finite number.`)
  }
  const source = String(text)
  let h = 0x243f6a88
  let k = 0x85a308d3
  for (let i = 0; i < source.length; i++) {
    const unit = source.charCodeAt(i)
    h = Math.imul(h ^ unit, 0x9e3779b1)
    h = (((h << 13) | (h >>> 19)) + k) | 0
    k = Math.imul(k ^ unit, 0x85ebca77)
    k = (((k << 17) | (k >>> 15)) + h) | 0
  }
  h = scramble(h ^ source.length)
  k = scramble(k + h)
  h = scramble(h + k)
  return { a: h >>> 0, b: k >>> 0 }
}

/**
 * The face, 1 to `sides`, of die number `n`; every face is equally likely. Allocates nothing.
 * @param n which die, a whole number from 0 to 2^53 - 1.
 * @param sides a whole number from 1 to 65535.
 * @throws RangeError for an `n` or a `sides` outside its range.
 */
export function faceAt(seed: Seed, n: number, sides: number): number {
  let word = mix(seed.a, seed.b, n)
  // The face is the upper half of the 64-bit product word * sides. Only if the lower half is less than the sides can
  // the word be one of the few that would bias the faces. Hashing first, with one branch for everything rare (bad
  // arguments included), is markedly faster than checking first.
  if (Math.imul(word, sides) >>> 16 === 0 || n >>> 0 !== n || (sides & MAX_FACES) !== sides) {
    word = fairWord(seed, n, sides)
  }
  return ((Math.imul(word >>> 16, sides) + (Math.imul(word & 0xffff, sides) >>> 16)) >>> 16) + 1
}

/**
 * 32 random bits, as an unsigned integer, at position `n`; for random choices that are not dice. Callers (a policy, a
 * generator of encounters) use a seed of their own, so that the fight's dice do not change.
 * @param n a whole number from 0 to 2^53 - 1.
 * @throws RangeError for an `n` outside its range.
 */
export function bitsAt(seed: Seed, n: number): number {
  return (n >>> 0 === n ? mix(seed.a, seed.b, n) : wordAt(seed, n, 0)) >>> 0
}

/**
 * The hash: the sum of two different keyed permutations of the counter. One permutation alone would never repeat a
 * word; their sum repeats as often as chance does. Signed throughout, because engines compute unsigned words as
 * floats.
 */
function mix(keyA: number, keyB: number, counter: number): number {
  const a = keyA | 0
  const b = keyB | 0
  let x = (counter + a) | 0
  let y = counter ^ b
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  y = Math.imul(y ^ (y >>> 16), 0x7feb352d)
  x = ((x ^ (x >>> 15)) + b) | 0
  y = ((y ^ (y >>> 15)) + a) | 0
  x = Math.imul(x, 0x735a2d97)
  y = Math.imul(y, 0x846ca68b)
  return ((x ^ (x >>> 15)) + (y ^ (y >>> 16))) | 0
}

/** A permutation of 32 bits in which each bit of the value moves about half of the bits of the result. */
function scramble(value: number): number {
  let x = value ^ (value >>> 16)
  x = Math.imul(x, 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return x ^ (x >>> 15)
}

/** The word of die `n` at an attempt, starting at 0; the upper bits of `n` and later attempts change the keys. */
function wordAt(seed: Seed, n: number, attempt: number): number {
  if (!Number.isSafeInteger(n) || n < 0) {
    throw new RangeError(`There is no die number ${n}: dice are numbered by whole numbers from 0 to 2^53 - 1.`)
  }
  const tweak = Math.floor(n / TWO_32) | (attempt << 21)
  if (tweak === 0) return mix(seed.a, seed.b, n)
  const key = scramble(tweak)
  return mix(scramble(seed.a ^ key), scramble(seed.b + key), n >>> 0)
}

/** The first word of die `n` that leaves all faces equally likely; fewer than `sides` of all 2^32 words do not. */
function fairWord(seed: Seed, n: number, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > MAX_FACES) {
    throw new RangeError(`A die cannot have ${sides} sides: it has a whole number of sides from 1 to ${MAX_FACES}.`)
  }
  const surplus = TWO_32 % sides
  for (let attempt = 0; ; attempt++) {
    const word = wordAt(seed, n, attempt)
    if (Math.imul(word, sides) >>> 0 >= surplus) return word
  }
}
